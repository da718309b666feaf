# La feuille de score.

scores-figaro-given = Manche { $round } : { $who }, avec { $n ->
    [one] une carte
   *[other] { $n } cartes
}, reçoit le tronçon de { $length }.
scores-figaro-none = Manche { $round } : { $who }, { $n ->
    [0] sans carte
    [one] avec une carte
   *[other] avec { $n } cartes
}, ne reçoit pas de tronçon.
scores-figaro-all-fewest = { $names } ont le moins de cartes ({ $n } chacun) : personne parmi eux ne reçoit de tronçon.
scores-figaro-equal = { $names } ont { $n } cartes chacun : le plus proche de { $king }, qui tient le Roi, dans le sens horaire, reçoit le tronçon le plus long ; celui qui tient le Roi passe en dernier.
scores-figaro-exchange = { $who } a la plus petite pile et échange le { $gave } contre le { $got }.
scores-figaro-no-exchange = { $who } a la plus petite pile, mais aucun tronçon plus long que le plus court de la manche.
scores-figaro-tie = { $names } ont des routes de même longueur : { $king }, qui tient le Roi, gagne, ou sinon le plus proche dans le sens horaire.
sheet-figaro-fewest = Qui ne reçoit rien (fewest) devrait être l’une de ces valeurs : { $values }.
sheet-figaro-rounds = Il faudrait de 1 à { $most } manches.
sheet-figaro-cards = La première manche devrait avoir une pile pour chacun des { $least } à { $most } joueurs.
sheet-figaro-round = La manche { $n } devrait avoir ses tronçons (roads), ses cartes (cards) et son Roi (king).
sheet-figaro-piles = La manche { $n } devrait avoir { $players } piles.
sheet-figaro-pile = À la manche { $n }, la pile de { $who } devrait avoir de { $least } à { $most } cartes.
sheet-figaro-deck = À la manche { $n }, les piles ont plus de cartes qu’il n’y en a : { $most }.
sheet-figaro-pieces = La manche { $n } devrait avoir { $pieces } tronçons de route.
sheet-figaro-piece = Un tronçon de la manche { $n } devrait avoir une longueur d’au moins { $least }, par exemple 7 ou 7½.
sheet-figaro-king = À la manche { $n }, le Roi devrait être chez un joueur.
score-begin-figaro = Remplissez la première manche : les tronçons posés, les cartes de chaque pile, et qui a pris le Roi.
score-figaro-clockwise = Dans le sens des aiguilles d’une montre, comme autour de la table.
score-figaro-pieces = Tronçons de route posés
score-figaro-piece = Tronçon { $n } de la manche { $round }
score-figaro-cards = cartes
score-figaro-king = Roi
score-figaro-pile = Cartes de { $who } à la manche { $round }
score-figaro-took = { $who } a pris le Roi à la manche { $round }
score-figaro-incomplete = Cette manche comptera dès que toutes les cases seront remplies et que le Roi aura sa place.
