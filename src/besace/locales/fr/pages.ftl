# Les pages à côté de la table : aide-mémoire, feuille de score, mes parties, classements, et s’orienter dans les règles.

rules-contents = Sommaire
rules-paragraph-link = Lien vers « { $title } »
rules-found = { $n ->
    [one] Un paragraphe trouvé.
   *[other] { $n } paragraphes trouvés.
}

memo = Aide-mémoire
memo-of = Aide-mémoire : { $game }
memo-print = Imprimer

score = Feuille de score
score-title = Feuille de score : { $game }
score-help = Vous avez joué avec la vraie boîte ? Notez ce que chacun possède ; cette page fait les comptes. Elle retient tout jusqu’à ce que vous l’effaciez.
score-name = Nom du joueur { $n }
score-remove = Retirer { $who } de la feuille
score-add = Un joueur de plus
score-next-game = Partie suivante, mêmes joueurs
score-clear = Tout effacer
score-take-back = Reprendre la feuille précédente
score-total = Total de { $who }
score-of = { $thing }, { $who }
score-one-more = Un de plus : { $what }
score-one-less = Un de moins : { $what }
score-result = Résultat
score-so-far = Pour l’instant
score-missing = Reste à compter : { $names }. Un zéro compte aussi.
score-steps = Le détail du compte

me-title = Mes parties
me-hello = { $n ->
    [0] { $name }, vous n’avez pas encore terminé de partie ici.
    [one] { $name }, vous avez terminé une partie ici.
   *[other] { $name }, vous avez terminé { $n } parties ici.
}
me-none = Dès que ce sera fait, cette page dira comment vous vous en sortez, et contre qui.
me-games = parties
me-wins = victoires
me-mean-place = place moyenne
me-wins-told = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} sur { $games }. Le trait montre ce que donnerait le hasard seul : { $luck }.
me-places = Les places au fil du temps
me-place = { $place } sur { $players }
me-oldest = avant
me-newest = récemment
me-meetings = Face à face
me-ahead = devant
me-behind = derrière
me-bot = { $level } (robot)
me-bot-at = { $name } ({ $level })
me-list = Toutes mes parties
me-review = Analyse
me-more = { $n ->
    [one] En voir une de plus
   *[other] En voir { $n } de plus
}
me-data = Ce que ce serveur sait de moi
me-data-help = Votre surnom, vos tables avec vos propres coups, et ce que vous avez écrit dans les discussions.
me-device = Ce que cet appareil sait de moi
me-device-help = Votre surnom et les parties que vous avez jouées ici. Personne d’autre ne les a.
me-download = Tout télécharger
me-forget = Faire tout supprimer…
me-forget-title = Supprimer tout ce qui me concerne ?
me-forget-name = Votre surnom et votre connexion disparaissent, sur tous vos appareils.
me-forget-games = Les parties terminées restent à ceux qui ont joué avec vous ; à votre place, il n’y a plus de nom. Votre historique, vos statistiques et votre cote sont perdus.
me-forget-chat = Ce que vous avez écrit dans les discussions est supprimé.
me-forget-tables = Vous quittez les parties en cours ; des robots y jouent à votre place.
me-forget-here = Ce navigateur oublie aussi, feuilles de score comprises ; seuls la langue et les réglages restent.
me-forget-device = Toutes les parties de cet appareil et votre surnom disparaissent, feuilles de score comprises ; seuls la langue et les réglages restent.
me-forget-never = C’est définitif.
me-forget-keep = Tout garder
me-forget-yes = Tout supprimer
me-forgotten = C’est fait : ce serveur ne vous connaît plus.

ranking = Classement
ranking-of = Classement : { $game }
ranking-people = Les joueurs et les robots de ce serveur, d’après ce que leurs parties disent à coup sûr.
ranking-bots = Les robots, d’après leurs parties ici. Ce serveur ne classe pas les personnes.
ranking-own = Vos propres résultats sont dans Mes parties ; les donnes du jour vous comparent à ceux qui ont joué les mêmes cartes.
ranking-play = Jouer à { $game }
ranking-none = Personne n’a encore terminé de partie classée ici.
ranking-place = rang
ranking-rating = cote
ranking-spread = marge
ranking-how = Les cotes partent de 25 et bougent à chaque partie, plus ou moins selon que le résultat était attendu. Le ± diminue à chaque partie ; l’ordre suit ce qui est sûr : les nouveaux venus partent donc du bas.
