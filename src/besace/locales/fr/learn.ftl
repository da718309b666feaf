# Apprendre et revoir ses parties.

rules-more = Ceci est une partie des règles. besace rules { $game } les montre toutes.
memo-note = pour la table
memo-written = L’aide-mémoire est dans { $path }.
