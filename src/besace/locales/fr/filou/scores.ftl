# La feuille de score.

scores-filou-total = { $who } : chats { $cats } + souris { $mice } = { $total }
scores-filou-tie = { $names } ont le même total : celui qui a le plus de points en chats gagne.
sheet-filou-cards = Les cartes de { $who } devraient être une liste parmi { $cards }.
sheet-filou-dog = { $who } ne peut pas avoir acheté un chien : les chiens s’enfuient toujours.
sheet-filou-mice = { $who } devrait avoir de { $least } à { $most } souris.
sheet-filou-sets = Il n’y a que { $most } cartes de cette sorte dans la partie : { $card ->
    [rabbit] { filou-card-rabbit }
   *[other] { $card }
}.
sheet-filou-all-mice = Il n’y a que { $most } souris dans la partie.
score-begin-filou = Touchez les cartes achetées par chaque joueur, et notez les souris.
score-mice = souris
