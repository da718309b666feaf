# Filou, un chat dans le sac.

filou-title = Filou
filou-headline = Manche { $round } sur 9
filou-over = Les neuf sacs sont vendus

filou-ask-choose = Quelle carte glissez-vous dans le sac ?
filou-ask-bid = Surenchérir, ou passer et prendre des souris ?

filou-the-cat = le chat { $n }
filou-the-rabbit = le lapin
filou-the-big = le gros chien
filou-the-small = le petit chien
filou-card-rabbit = lapin
filou-card-big = gros chien
filou-card-small = petit chien

filou-move-card = { $who } glisse { $card } dans le sac.
filou-move-card-hidden = { $who } glisse une carte dans le sac.
filou-move-bid = { $who } propose { $n ->
    [one] une souris
   *[other] { $n } souris
}.
filou-move-pass = { $who } passe.

filou-choice-card = Glisser { $card }
filou-choice-bid = Proposer { $n }
filou-choice-pass = Passer
filou-group-card = Glisser une carte
filou-group-bid = Proposer { $range }
filou-value-card-card = { $card }
filou-value-bid-n = { $n }

filou-column-hand = cartes
filou-column-mice = souris
filou-column-bid = mise
filou-column-won = gagné
filou-passed = passe
filou-ready = prêt
filou-row = Le sac
filou-passive = à personne
filou-hand = Votre main
filou-removed = écartée
filou-removed-all = Cartes hors du jeu
filou-mouse-cards = Souris pour qui passe
filou-bank = Banque
filou-last-bought = Dernier sac : { $who } a payé { $paid } et obtenu { $won }.
filou-last-left = Dernier sac : personne n’en a voulu.
filou-last-dog = Chien : { $dog } ; il a fait fuir { $prey }.

filou-help =
    Neuf sacs sont mis aux enchères. Chacun y cache une carte ; elles se découvrent une à une, à mesure que l’on passe.
    Qui passe prend le plus petit tas de souris restant. Le dernier en lice paie et emporte tout, bons et mauvais chats.
    Un chien seul part avec la meilleure bête (gros chien) ou la pire (petit chien) ; à plusieurs, ils ne chassent qu’eux-mêmes.
    À la fin, on additionne chats et souris : le plus grand total gagne.
