# Figaro.

figaro-title = Figaro
web-box-figaro = Au château, tout va de travers, et ce n’est la faute de personne : mettez les bourdes sur le dos des autres !
figaro-credits = Un jeu de Reiner Knizia, illustré par Daniele Barletta (daVinci, 2006). Nous aimons ce jeu sans en être propriétaires : cette version n’est pas officielle, les droits restent à leurs titulaires, et les images et les textes sont les nôtres.
figaro-headline = Manche { $round } sur 3
figaro-over = Le bout de la route

figaro-ask-play = Poser une carte devant quelqu’un, ou ramasser la table ?

figaro-card-V = { $n } violet
figaro-card-O = { $n } orange
figaro-card-G = { $n } vert
figaro-card-R = { $n } rouge
figaro-card-B = { $n } bleu
figaro-card-J = jongleur { $n }
figaro-card-X = ronde
figaro-the-V = un { $n } violet
figaro-the-O = un { $n } orange
figaro-the-G = un { $n } vert
figaro-the-R = un { $n } rouge
figaro-the-B = un { $n } bleu
figaro-the-J = un jongleur { $n }
figaro-the-X = une ronde

figaro-move-play = { $who } pose { $card } devant { $whom }.
figaro-move-play-self = { $who } pose { $card } à sa propre place.
figaro-move-play-X = { $who } pose une ronde : tout ce qui est devant les joueurs avance d’une place vers la gauche.
figaro-move-take = { $who } ramasse la table.

figaro-choice-play = { $card } → { $whom }
figaro-choice-play-self = { $card } → votre place
figaro-choice-play-X = Ronde : tout passe à gauche
figaro-choice-take = Ramasser la table
figaro-take-sure = Vraiment tout ramasser ?
figaro-group-play = Poser une carte
figaro-value-play-card = { $card }
figaro-value-play-whom = devant { $whom }

figaro-column-hand = cartes
figaro-column-table = devant
figaro-column-points = points
figaro-column-pile = pile
figaro-column-roads = routes
figaro-roads-round = Tronçons de la manche
figaro-hands = Cartes restées en main
figaro-hand = Votre main
figaro-last-collector = { $who } a ramassé la table en dernier.
figaro-no-collector = Personne n’a encore ramassé la table dans cette manche.

figaro-legend = V violet, O orange, G vert, R rouge, B bleu avec points   J jongleur   X ronde   ♛ roi   ▸ à qui de jouer
figaro-help =
    Trois manches. À votre tour, posez une carte devant n’importe qui, vous compris. Une place n’a qu’une couleur, une couleur qu’une place.
    Les jongleurs vont partout. Une ronde se pose devant soi et fait avancer d’une place vers la gauche tout ce qui est devant les joueurs.
    Qui a six points ou plus devant soi ramasse toute la table ; on peut aussi ramasser au lieu de poser.
    Beaucoup de cartes ramassées donnent un long tronçon de route, et la route la plus courte après trois manches gagne.

figaro-colour-V = violet
figaro-colour-O = orange
figaro-colour-G = vert
figaro-colour-R = rouge
figaro-colour-B = bleu
figaro-no-colour = pas encore de couleur
figaro-seat-points = { $n ->
    [one] { $n } point sur six
   *[other] { $n } points sur six
}
figaro-hand-size = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
figaro-pile = { $n ->
    [one] { $n } carte ramassée
   *[other] { $n } cartes ramassées
}
figaro-cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
figaro-on-table = { $n ->
    [0] rien sur la table
    [one] une carte sur la table
   *[other] { $n } cartes sur la table
}
figaro-king = tient le Roi
figaro-king-with = Le Roi est chez { $who }
figaro-last = a ramassé en dernier
figaro-roads = Tronçons des trois manches
figaro-roads-owned = Route jusqu’ici
figaro-round = Manche { $round }
figaro-turn = À { $who } de jouer
figaro-clockwise = sens horaire

figaro-ask-choose = Poser une carte ou ramasser la table ?
figaro-ask-first = Posez une carte devant quelqu’un.
figaro-ask-take = Aucune carte ne peut être posée : ramassez la table.
figaro-let-go = Reposer
figaro-play-there = Poser { $card } devant { $whom }
figaro-play-self = Poser { $card } devant vous
figaro-play-not = { $whom } : { $card } ne va pas ici
figaro-card-nowhere = { $card }, ne va nulle part pour l’instant

figaro-tell = { $text }
figaro-tell-take = { $n ->
    [one] { $who } ramasse la table : une carte.
   *[other] { $who } ramasse la table : { $n } cartes.
}
figaro-tell-six = { $who } pose { $card } devant { $whom }, qui arrive à six et ramasse { $n } cartes.
figaro-tell-six-self = { $who } pose { $card } à sa propre place, arrive à six et ramasse { $n } cartes.
figaro-tell-end = La manche { $round } est finie ; { $who } a le Roi.
figaro-tell-road = { $who } reçoit un tronçon de route : { $lengths }.
figaro-tell-no-road = { $who } ne reçoit pas de tronçon.
figaro-tell-exchange = Avec le moins de cartes, { $who } échange un tronçon de { $gave } contre un de { $got }.
figaro-exchanges = Le moins de cartes : { $who } échange
figaro-no-road = pas de tronçon

figaro-why-turn = C’est à { $who } de jouer ; votre tour viendra.
figaro-why-over = La partie est finie.
figaro-why-ronde = Une ronde ne se pose que devant soi.
figaro-why-juggler = À votre tour, un jongleur va devant n’importe qui.
figaro-why-home = Le { $colour } va devant { $whom }, où cette couleur se trouve déjà.
figaro-why-home-self = Le { $colour } va devant vous, où cette couleur se trouve déjà.
figaro-why-colour = Il n’y a qu’une couleur devant un joueur, et devant { $whom } c’est le { $colour }.
figaro-why-colour-self = Il n’y a qu’une couleur devant un joueur, et devant vous c’est le { $colour }.
figaro-why-nowhere = Chaque place a sa couleur, et aucune n’est { $colour }.
figaro-why-take = Il n’y a rien à ramasser sur la table.

figaro-result-piles = Dernière pile

figaro-option-deck3 = Cartes à trois
figaro-option-deck3-official = 45 cartes : tous les bleus et quelques autres restent dans la boîte.
figaro-option-deck3-memo = 41 cartes : les cinq couleurs, mais sans les 1.
figaro-option-roads = Longueurs des tronçons
figaro-option-fewest = Qui a le moins de cartes
figaro-option-fewest-one = Un seul joueur reste sans tronçon, même si plusieurs ont le moins de cartes.
figaro-option-fewest-all = Tous ceux qui ont le moins de cartes restent sans tronçon.
figaro-option-open_piles = Ce qu’on sait des piles des autres
figaro-option-open_piles-true = Chacun voit combien de cartes les autres ont ramassées, et leurs tronçons.
figaro-option-open_piles-false = Il faut retenir ce que les autres ont ramassé, et leurs tronçons.

# En scène.
figaro-line-six = { $you ->
    [yes] Six ! Vous ramassez { $n } cartes
   *[no] Six ! { $who } en ramasse { $n }
}
figaro-line-take = { $you ->
    [yes] Vous ramassez { $n } cartes
   *[no] { $who } ramasse { $n } cartes
}
figaro-line-ronde = La ronde !
figaro-line-end = { $you ->
    [yes] Fin de la manche { $round } : le Roi vient chez vous !
   *[no] Fin de la manche { $round } : le Roi va chez { $who } !
}
figaro-line-exchange = { $you ->
    [yes] Vous donnez votre { $gave } pour un { $got } !
   *[no] { $who } donne son { $gave } pour un { $got } !
}
figaro-line-road = { $n ->
    [0] Pas de route pour vous !
   *[other] Votre route s’allonge de { $n }
}
figaro-line-won = { $you ->
    [yes] La place est à vous !
   *[no] La place est à { $who } !
}
