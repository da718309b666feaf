# Apprendre et revoir ses parties.

rules-more = Ceci est une partie des règles. besace rules { $game } les montre toutes.
memo-note = pour la table
memo-written = L’aide-mémoire est dans { $path }.

scores-sum = { $who } : { $parts } = { $total }

sheet-shape = Une feuille de score devrait être un objet.
sheet-key = Une feuille de score n’a pas de champ { $key }.
sheet-names = Il faudrait { $n } noms.
sheet-players = Il faudrait de { $least } à { $most } joueurs.
sheet-player = Ce qu’a un joueur devrait être un objet avec seulement { $keys }.

coach-best = « { $move } » gagne le plus souvent : { $value } fois sur 100, contre { $other } pour « { $next } ».
coach-close = « { $move } » et « { $next } » se valent à peu près.
coach-only = Il n’y a qu’un coup : « { $move } ».
coach-thumb = « { $move } » est ce que ferait un joueur expérimenté.
coach-not-allowed = Il n’y a pas de conseils à cette table : ils aideraient un joueur contre les autres.

review-title = { $game } : { $who } revoit sa partie
review-summary = { $start } % au départ, { $luck } par la chance, { $skill } par ses coups, { $others } par les autres : { $result } % à la fin.
review-cause-start = avant la donne
review-cause-luck = la chance
review-cause-skill = ses coups
review-cause-others = les autres
review-cause-result = le résultat
review-luck-deal = la donne
review-note-skill = Ses coups sont comparés à ceux d’un joueur de club qui en saurait autant. Tout est en points sur cent, à une erreur type près.
review-curve = Chances de gagner
review-moments = À revoir
review-moment-mistake = Coup { $ply } : « { $best } » était le meilleur coup. Il gagne { $more } parties sur 100, « { $played } » en gagne { $less }.
review-moment-turn = Coup { $ply } : { $what } Avant, on gagnait { $before } parties sur 100 ; après, { $after }.
review-moment-skill = Coup { $ply } : « { $played } » gagne { $after } parties sur 100 ; ce que ferait un joueur de club en gagne { $before }.
review-moment-bluff = Coup { $ply } : un de vos bluffs a marché. { $what }
review-bluffs = Bluffs réussis
review-decisions = Décisions
review-decision = Coup { $ply } : { $played }
review-better = « { $best } » était meilleur
review-nothing-better = rien de nettement mieux
review-only-move = le seul coup
review-knew = Ce que vous saviez
review-column-move = coup
review-column-value = gagnées sur 100
review-column-decision = décision
review-column-lost = coût
review-column-best = mieux
review-replay = besace replay { $file } --at { $ply } --seat { $seat }
review-written = L’analyse est dans { $path }.
