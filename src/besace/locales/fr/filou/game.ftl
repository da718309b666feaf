# Filou, un chat dans le sac.

filou-title = Filou
web-box-filou = Neuf sacs aux enchères, et nul ne sait ce que valent les chats qui s’y cachent.
filou-credits = Un jeu de Friedemann Friese (1992), illustré par Maura Kalusky (2F-Spiele 2008, en français chez Filosofia). En anglais, il s’appelle Felix : The Cat in the Sack. Nous aimons ce jeu sans en être propriétaires : cette version n’est pas officielle, les droits restent à leurs titulaires, et les images et les textes sont les nôtres.
filou-headline = Manche { $round } sur 9
filou-over = Les neuf sacs sont vendus

filou-ask-choose = Quelle carte glissez-vous dans le sac ?
filou-ask-bid = Miser plus, ou passer et prendre des souris ?

filou-the-cat = le chat { $n }
filou-the-rabbit = le lapin
filou-the-big = le gros chien
filou-the-small = le petit chien
filou-card-rabbit = lapin
filou-card-big = gros chien
filou-card-small = petit chien

filou-move-card = { $who } glisse { $card } dans le sac.
filou-move-card-hidden = { $who } glisse une carte dans le sac.
filou-move-bid = { $who } mise { $n ->
    [one] une souris
   *[other] { $n } souris
}.
filou-move-pass = { $who } passe.

filou-choice-card = Glisser { $card }
filou-choice-bid = Miser { $n }
filou-choice-pass = Passer
filou-group-card = Glisser une carte
filou-group-bid = Miser { $range }
filou-value-card-card = { $card }
filou-value-bid-n = { $n }

filou-column-hand = cartes
filou-column-mice = souris
filou-column-bid = mise
filou-column-won = acheté
filou-passed = a passé
filou-ready = prêt
filou-row = Le sac
filou-passive = joueur passif
filou-hand = Votre main
filou-removed = écartée
filou-removed-all = Cartes hors du jeu
filou-mouse-cards = Souris pour qui passe
filou-bank = Banque
filou-last-bought = Dernier sac : { $who } a payé { $paid } et obtenu { $won }.
filou-last-left = Dernier sac : personne n’en a voulu.
filou-last-dog = Il y avait là { $dog }, qui a fait fuir { $prey }.

filou-legend = ▸ à qui de jouer   ★ enchérit en premier   ▒▒ une carte cachée
filou-help =
    Neuf sacs sont mis aux enchères. Chacun y cache une carte ; elles se découvrent une à une, à mesure que l’on passe.
    Qui passe prend le plus petit tas de souris restant. Le dernier en lice paie et emporte tout, bons et mauvais chats.
    Un chien seul part avec la meilleure bête (gros chien) ou la pire (petit chien) ; à plusieurs, ils ne font que se courir après.
    À la fin, on additionne chats et souris : le plus grand total gagne.

# La table dans le navigateur.
filou-corner-rabbit = 0
filou-corner-big = C
filou-corner-small = c
filou-only-you = pour vous seul
filou-face-down = une carte face cachée
filou-first = Premier joueur
filou-bids = mise { $n }
filou-collected = Acheté : { $n } en chats
filou-packet = { $n ->
    [-1] Cartes achetées, face cachée
    [one] Une carte achetée, face cachée
   *[other] { $n } cartes achetées, face cachée
 }
filou-fate-dog = chasse
filou-fate-prey = fuit
filou-pick-card = Choisissez une carte pour le sac
filou-lay = Glisser { $card } dans le sac
filou-bid-stepper = Votre mise
filou-bid-less = Une souris de moins
filou-bid-more = Une souris de plus
filou-say-bid = Miser { $n }
filou-say-pass = { $n ->
    [0] Passer, sans rien gagner
    [one] Passer et prendre une souris
   *[other] Passer et prendre { $n } souris
}
filou-buy-one = Tout acheter pour une souris
filou-say-leave = Laisser le sac
filou-removed-note = Hors du jeu, et vous seul le savez : { $card }.
filou-told-left = { $who } laisse le sac : personne n’en veut, et le suivant vient sans souris.
filou-told-bought = { $verb ->
    [pass] { $who } passe.{" "}
   *[other] {""}
}{ $winner } paie { $paid ->
    [one] une souris
   *[other] { $paid } souris
} et emporte { $count ->
    [0] un sac vide
   *[other] { $won }
}.{ $chase ->
    [big] {" "}Le gros chien a fait fuir { $prey }.
    [small] {" "}Le petit chien a fait fuir { $prey }.
   *[none] { $dogs ->
        [0] {""}
       *[other] {" "}Les chiens n’ont fait que se courir après.
    }
}
filou-why-auction = Les cartes se glissent dans le sac au début d’une manche ; maintenant, il est aux enchères.
filou-why-chosen = Votre carte est déjà dans le sac : elle y reste.
filou-why-not-held = Vous n’avez plus { $card }.
filou-why-wait = Pas maintenant : il se passe encore quelque chose à la table.
filou-why-one-mouse = Personne n’a misé : le dernier en lice achète le sac pour une souris exactement, ou le laisse.
filou-why-low = Il faut dépasser la plus haute mise, qui est de { $high }.
filou-why-high = On ne mise pas plus de souris qu’on n’en a : vous en avez { $owned }.
filou-result-cats = chats
filou-result-mice = souris
filou-option-open_mice = Ce qu’on sait des souris
filou-option-open_mice-false = Chacun cache ses souris, comme d’habitude.
filou-option-open_mice-true = Les souris de chacun sont comptées au grand jour : plus facile pour débuter.
filou-option-open_sacks = Ce qu’on sait des cartes achetées
filou-option-open_sacks-false = Les cartes achetées par les autres restent face cachée, comme dans la boîte.
filou-option-open_sacks-true = Les cartes achetées sont visibles de tous : rien à retenir.

# En scène.
filou-line-sold = { $you ->
    [yes] Adjugé à vous pour { $paid } !
   *[no] Adjugé à { $who } pour { $paid } !
}
filou-line-left = Personne n’en veut !
filou-worth-for = { $paid ->
    [one] en chats pour une souris
   *[other] en chats pour { $paid } souris
}
filou-line-worth = { $bargain ->
    [yes] Bonne affaire : { $worth } pour { $paid } !
   *[no] Mauvaise affaire : { $worth } pour { $paid } !
}
