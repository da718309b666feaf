# Apprendre et revoir ses parties.

rules-more = Ceci est une partie des règles. besace rules { $game } les montre toutes.
memo-note = pour la table
memo-written = L’aide-mémoire est dans { $path }.

scores-sum = { $who } : { $parts } = { $total }
scores-doggybag-out = { $who } est éliminé et ne marque rien.
scores-doggybag-last = { $who } est le dernier chien en jeu et gagne, quels que soient les points.
scores-doggybag-tie = { $names } ont autant de points : le plus grand rôle du dernier tour décide.
scores-doggybag-tie-first = { $names } ont autant de points : le moins d’os faisandés décide.
scores-figaro-given = Manche { $round } : { $who }, avec { $n } cartes, parcourt { $length }.
scores-figaro-none = Manche { $round } : { $who }, avec { $n } cartes, ne parcourt rien.
scores-figaro-equal = { $names } ont { $n } cartes chacun : le plus proche après { $king }, qui tient le Roi, reçoit le tronçon le plus long ; celui qui tient le Roi passe en dernier.
scores-figaro-exchange = { $who } a la plus petite pile et échange le { $gave } contre le { $got }.
scores-figaro-no-exchange = { $who } a la plus petite pile, mais aucun tronçon plus long que le plus court de la manche.
scores-figaro-tie = { $names } ont des routes aussi longues : { $king }, qui tient le Roi, ou sinon le plus proche après lui, gagne.
scores-filou-total = { $who } : { $cats } en chats + { $mice } souris = { $total }
scores-filou-tie = { $names } ont le même total : le plus de points en chats décide.

sheet-shape = Une feuille de score devrait être un objet.
sheet-key = Une feuille de score n’a pas de champ { $key }.
sheet-names = Il faudrait { $n } noms.
sheet-players = Il faudrait de { $least } à { $most } joueurs.
sheet-player = Ce qu’a un joueur devrait être un objet avec seulement { $keys }.
sheet-edition = L’édition devrait être l’une de celles-ci : { $editions }.
sheet-doggybag-kinds = Les os de { $who } devraient être comptés par sorte : { $kinds }.
sheet-doggybag-bones = { $who } devrait avoir de { $least } à { $most } os de la sorte { $kind ->
    [grey] { doggybag-kind-grey }
    [white] { doggybag-kind-white }
    [red] { doggybag-kind-red }
    [yellow] { doggybag-kind-yellow }
   *[black] { doggybag-kind-black }
}.
sheet-doggybag-box = Il n’y a que { $most } os de la sorte { $kind ->
    [grey] { doggybag-kind-grey }
    [white] { doggybag-kind-white }
    [red] { doggybag-kind-red }
    [yellow] { doggybag-kind-yellow }
   *[black] { doggybag-kind-black }
} dans la partie.
sheet-doggybag-out = { $who } est éliminé : il ne peut rien avoir devant lui.
sheet-doggybag-three = { $who } a trois os faisandés devant lui : il est donc éliminé.
sheet-doggybag-all-out = Il faut qu’il reste quelqu’un en jeu.
sheet-doggybag-role = Le dernier rôle de { $who } devrait être un nombre de { $least } à { $most }.
sheet-doggybag-roles = Deux joueurs ne peuvent pas avoir eu le même rôle, et il n’y a qu’une tête brûlée.
sheet-doggybag-role-needed = Il y a égalité : dites quel rôle { $who } avait au dernier tour.
sheet-figaro-rounds = Il faudrait de 1 à { $most } manches.
sheet-figaro-cards = La première manche devrait avoir une pile pour chacun des { $least } à { $most } joueurs.
sheet-figaro-round = La manche { $n } devrait avoir ses routes (roads), ses cartes (cards) et son Roi (king).
sheet-figaro-piles = La manche { $n } devrait avoir { $players } piles.
sheet-figaro-pile = À la manche { $n }, la pile de { $who } devrait avoir de { $least } à { $most } cartes.
sheet-figaro-deck = À la manche { $n }, les piles ont plus de cartes qu’il n’y en a : { $most }.
sheet-figaro-pieces = La manche { $n } devrait avoir { $pieces } tronçons de route.
sheet-figaro-piece = Un tronçon de la manche { $n } devrait être un nombre entier à partir de { $least }.
sheet-figaro-twice = Un tronçon de la manche { $n } est là deux fois.
sheet-figaro-king = À la manche { $n }, le Roi devrait être chez un joueur.
sheet-filou-cards = Les cartes de { $who } devraient être une liste parmi { $cards }.
sheet-filou-dog = { $who } ne peut pas avoir gagné un chien : les chiens s’enfuient toujours.
sheet-filou-mice = { $who } devrait avoir de { $least } à { $most } souris.
sheet-filou-sets = Il n’y a que { $most } cartes { $card ->
    [rabbit] { filou-card-rabbit }
   *[other] { $card }
} dans la partie.
sheet-filou-all-mice = Il n’y a que { $most } souris dans la partie.

coach-doggybag-hides = { $who } cache encore { $value } os faisandés en moyenne.
coach-filou-can-outbid = { $who } peut monter jusqu’à { $most }.
coach-filou-cannot-outbid = { $who } ne peut plus enchérir.
coach-figaro-you-can-force = { $percent ->
    [0] Vous ne pouvez pas amener { $who } à six maintenant.
   *[other] Vous pouvez amener { $who } à six maintenant.
}
coach-figaro-can-force = { $by } tient une carte qui amène { $who } à six avec une chance de { $percent } %.
coach-figaro-colour-left = { $n ->
    [one] Une carte { $colour ->
        [V] violette
        [O] orange
        [G] verte
        [R] rouge
       *[B] bleue
    } est encore cachée.
   *[other] { $n } cartes { $colour ->
        [V] violettes
        [O] orange
        [G] vertes
        [R] rouges
       *[B] bleues
    } sont encore cachées.
}
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
review-luck-coins = les pièces
review-luck-draw = les tirages
review-note-skill = Ses coups sont comparés à ceux d’un bon joueur qui en saurait autant. Tout est en points sur cent, à une erreur type près.
review-curve = Chances de gagner
review-moments = À revoir
review-moment-mistake = Coup { $ply } : « { $best } » aurait gagné environ { $percent } fois de plus sur 100 que « { $played } ».
review-moment-luck = Coup { $ply } : { $what } Cela a changé { $percent } points.
review-moment-others = Coup { $ply } : { $what } Cela a changé { $percent } points.
review-moment-skill = Coup { $ply } : « { $played } » a rapporté { $percent } points.
review-moment-bluff = Coup { $ply } : un de vos bluffs a marché. { $what }
review-bluffs = Bluffs réussis
review-bluff-paid = { $who } a misé sur un sac qui semblait valoir { $believed } et qui, avec votre carte, valait { $truth }.
review-bluff-passed = { $who } a laissé passer un sac qui semblait valoir { $believed } et qui, avec votre carte, valait { $truth }.
review-bluff-dared = { $who } croyait { $believed } os faisandés derrière votre paravent, où il y en avait { $truth }, et en a tiré un.
review-decisions = Décisions
review-decision = Coup { $ply } : { $played }
review-gave-away = a coûté { $percent } ± { $error }
review-nothing-better = rien de nettement mieux
review-only-move = le seul coup
review-knew = Ce que vous saviez
review-column-move = coup
review-column-value = gagne sur 100
review-column-decision = décision
review-column-lost = coût
review-column-best = mieux
review-replay = besace replay { $file } --at { $ply } --seat { $seat }
review-written = La revue est dans { $path }.
