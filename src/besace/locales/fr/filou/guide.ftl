# Le guide d’une première partie. Bref : chaque phrase doit tenir au-dessus de la main, sur un téléphone.

guide-filou-welcome = Je m’appelle Noisette. À Filou, on vend neuf sacs, un par manche, et chacun cache une carte dans chaque sac. Qui achète emporte tout. À la fin, chats et souris font vos points.
guide-filou-hand = Les bons chats comptent pour qui les obtient, les mauvais contre lui. Le lapin ne vaut rien, les chiens sèment la pagaille. Une de vos dix cartes est hors du jeu, { $card }, et vous seul le savez.
guide-filou-choose = Glissez une carte dans le premier sac. Vous voulez l’acheter ? Alors un bon chat. Vous le laissez à un autre ? Alors pourquoi pas un mauvais. Un beau chat peut aussi servir d’appât.
guide-filou-first = { $mine ->
    [yes] Vous avez acheté le dernier sac, c’est donc vous qui commencez : votre carte sera découverte aussitôt, devant tout le monde. Choisissez-en une qu’on peut montrer.
   *[no] C’est { $who } qui commence : sa carte sera découverte aussitôt. La vôtre restera cachée un moment.
}
guide-filou-empty-row = { $why ->
    [unsold] Personne n’a voulu du dernier sac :
   *[bank] La banque ne peut plus remplir les cartes souris :
} pas de souris à cette manche, et passer ne rapporte rien. Les sacs coûtent alors souvent plus cher, car chacun s’accroche.
guide-filou-halfway = La moitié des sacs est vendue. Vos chats comptent { $points }, vos souris { $mice }. Vous connaissez le jeu maintenant : je ne parlerai plus que s’il y a du nouveau.
guide-filou-last-round = Le dernier sac, et votre dernière carte : { $card }. Ensuite, chaque souris qui vous reste vaut un point.
guide-filou-last-chance = Tous les autres ont passé et personne n’a misé. Le sac est entièrement découvert et vaut { $points }. Il est à vous pour une seule souris, ou bien vous le laissez.
guide-filou-bid = { $high ->
    [0] Personne n’a encore misé,
    [one] La plus haute mise est d’une souris,
   *[other] La plus haute mise est de { $high } souris,
} et vous en avez { $mice }. Misez plus, ou passez : vous prenez alors { $pays ->
        [0] zéro
       *[other] { $pays }
    } souris et sortez de la vente. Plus on passe tard, plus le tas est gros.
guide-filou-think = Ce que vous voyez vaut { $points }, votre carte comprise ; { $down ->
    [0] plus rien n’est caché
    [one] une carte est encore cachée
   *[other] { $down } cartes sont encore cachées
}. Payez moins que le sac ne vaut, et vous y gagnez. Miser coûte au moins { $least }, passer rapporte { $pays }.
guide-filou-poor = { $mice ->
    [0] Vous n’avez plus de souris.
    [one] Il vous reste une souris.
   *[other] Il vous reste { $mice } souris.
} Sans souris, on n’achète rien : passez, et faites des réserves pour un meilleur sac.

guide-filou-end = Les neuf sacs sont vendus. Vos chats ({ $cats }) et vos souris ({ $mice }) font { $total }. { $won ->
    [yes] Vous gagnez votre première partie !
   *[no] Cette fois, la victoire est pour { $who }. La prochaine fois, vous connaîtrez les ficelles.
}
guide-filou-row = Le sac est plein. La première carte, celle de { $who }, est découverte : { $card }. Vous voyez aussi la vôtre ; les autres sont cachées. Chaque fois que quelqu’un passe, on en découvre une de plus.
guide-filou-i-passed = Vous passez : { $bid ->
    [0] rien de perdu
    [one] votre souris vous revient
   *[other] vos { $bid } souris vous reviennent
}, et vous prenez { $mice ->
    [0] zéro souris, car les tas sont vides
    [one] une souris
   *[other] { $mice } souris
}. { $up ->
    [0] La vente est finie.
   *[other] Une carte de plus est découverte. Regardez maintenant jusqu’où vont les autres.
}
guide-filou-they-passed = { $who } passe et prend le plus petit tas : { $mice ->
    [0] rien
    [one] une souris
   *[other] { $mice } souris
}. À chaque passe, on découvre une carte de plus ; cette fois, { $card }.
guide-filou-one-dog = { $dog ->
    [big] Il y avait un gros chien dans le sac. Il chasse la meilleure bête : { $prey } s’enfuit, et le chien court derrière.
   *[small] Il y avait un petit chien dans le sac. Il chasse la pire des bêtes : { $prey } s’enfuit, et le chien court derrière. Parfois, cela rend service !
}
guide-filou-many-dogs = À { $dogs } dans un même sac, les chiens ne font que se chamailler : ils s’en vont tous, et chaque chat reste.
guide-filou-bought-well = Le sac est à vous : il vaut { $points } et coûte { $paid } souris, soit { $gain } de gagné. Belle affaire !
guide-filou-bought-badly = Le sac est à vous, mais voyez : il vaut { $points }, et vous payez { $paid } souris. { $gain ->
    [0] Rien de gagné.
    [one] Cela vous coûte un point.
   *[other] Cela vous coûte { $gain } points.
} La prochaine fois, arrêtez-vous quand le prix atteint ce que vous espérez y trouver.
guide-filou-sold = { $who } paie { $paid ->
    [one] une souris
   *[other] { $paid } souris
} pour un sac qui vaut { $points }. { $good ->
    [yes] Une bonne affaire : on aurait pu miser encore.
   *[no] Trop cher ! Les souris payées sont des points perdus.
}
guide-filou-gave-bad = Et dedans, il y avait un cadeau de vous : { $card }. { $who } a payé pour l’avoir. Les mauvais chats vont bien dans les sacs dont on ne veut pas.
guide-filou-gave-fine = Vous aviez mis { $card }, et { $who } l’emporte pour { $paid ->
    [one] une souris
   *[other] { $paid } souris
}. Quand on met un beau chat dans un sac, il faut être prêt à miser, ou à faire monter le prix.
guide-filou-unsold = Personne n’a voulu de ce sac : il disparaît. Le suivant viendra sans souris pour qui passe.
