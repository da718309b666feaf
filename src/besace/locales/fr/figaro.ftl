# Figaro.

figaro-title = Figaro
figaro-headline = Manche { $round } sur 3
figaro-over = Le bout de la route

figaro-ask-play = Poser une carte devant quelqu’un, ou ramasser la table ?

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
figaro-move-play-self = { $who } pose { $card } devant soi.
figaro-move-play-X = { $who } pose une ronde : tout ce qui est devant les joueurs passe d’une place à gauche.
figaro-move-take = { $who } ramasse la table.

figaro-choice-play = { $card } → { $whom }
figaro-choice-play-self = { $card } → vous-même
figaro-choice-play-X = Ronde : tout passe à gauche
figaro-choice-take = Ramasser la table
figaro-group-play = Poser une carte
figaro-value-play-card = { $card }
figaro-value-play-whom = devant { $whom }

figaro-column-hand = cartes
figaro-column-table = devant
figaro-column-points = points
figaro-column-pile = pile
figaro-column-roads = routes
figaro-roads-round = Routes de la manche
figaro-hands = Cartes restées en main
figaro-hand = Votre main
figaro-last-collector = { $who } a ramassé la table en dernier.
figaro-no-collector = Personne n’a encore ramassé la table dans cette manche.

figaro-help =
    Trois manches. À votre tour, posez une carte devant n’importe qui, vous compris. Une place n’a qu’une couleur, une couleur qu’une place.
    Les jongleurs vont partout. Une ronde se pose devant soi et fait passer chaque pile d’une place à gauche.
    Qui a six points ou plus devant soi ramasse toute la table ; on peut aussi ramasser au lieu de poser.
    Beaucoup de cartes ramassées donnent un long tronçon de route, et la route la plus courte après trois manches gagne.
