# Le guide d’une première partie. Bref : chaque phrase doit tenir au-dessus de la main, sur un téléphone.

guide-name = Noisette, votre guide
guide-more = Et puis ?
guide-onward = Continuer
guide-sleep = Je me débrouille
guide-again = Noisette, répétez un peu
guide-wake = Réveiller Noisette
guide-silent = Rien à dire pour l’instant. Jouez : je reparlerai quand il y aura du nouveau.

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
guide-filou-halfway = La moitié des sacs est vendue. Vous avez { $points } en chats et { $mice } souris. Vous connaissez le jeu maintenant : je ne parlerai plus que s’il y a du nouveau.
guide-filou-last-round = Le dernier sac, et votre dernière carte : { $card }. Ensuite, chaque souris qui vous reste vaut un point.
guide-filou-last-chance = Tous les autres ont passé et personne n’a misé. Le sac est entièrement découvert : { $points } points. Il est à vous pour une seule souris, ou bien vous le laissez.
guide-filou-bid = { $high ->
    [0] Personne n’a encore misé,
    [one] La plus haute mise est d’une souris,
   *[other] La plus haute mise est de { $high } souris,
} et vous en avez { $mice }. Misez plus, ou passez : vous prenez alors { $pays } souris et sortez de la vente. Plus on passe tard, plus le tas est gros.
guide-filou-think = Vous voyez { $points } points, votre carte comprise ; { $down ->
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
}, et vous en prenez { $mice ->
    [0] zéro, car les tas sont vides
    [one] une
   *[other] { $mice }
}. { $up ->
    [0] La vente est finie.
   *[other] Une carte de plus est découverte. Regardez maintenant jusqu’où vont les autres.
}
guide-filou-they-passed = { $who } passe et prend le plus petit tas : { $mice ->
    [0] rien
    [one] une souris
   *[other] { $mice } souris
}. Chaque fois, on découvre une carte de plus ; cette fois, { $card }.
guide-filou-one-dog = { $dog ->
    [big] Il y avait un gros chien dans le sac. Il chasse la meilleure bête : { $prey } s’enfuit, et le chien court derrière.
   *[small] Il y avait un petit chien dans le sac. Il chasse la pire des bêtes : { $prey } s’enfuit, et le chien court derrière. Parfois, cela rend service !
}
guide-filou-many-dogs = À { $dogs } dans un même sac, les chiens ne font que se chamailler : ils s’en vont tous, et chaque chat reste.
guide-filou-bought-well = Le sac est à vous : { $points } points pour { $paid } souris, soit { $gain } de gagné. Belle affaire !
guide-filou-bought-badly = Le sac est à vous, mais voyez : { $points } points pour { $paid } souris. { $gain ->
    [0] Rien de gagné.
    [one] Cela vous coûte un point.
   *[other] Cela vous coûte { $gain } points.
} La prochaine fois, arrêtez-vous quand le prix atteint ce que vous espérez y trouver.
guide-filou-sold = { $who } paie { $paid ->
    [one] une souris
   *[other] { $paid } souris
} pour { $points } points. { $good ->
    [yes] Une bonne affaire : on aurait pu miser encore.
   *[no] Trop cher ! Les souris payées sont des points perdus.
}
guide-filou-gave-bad = Et dedans, il y avait un cadeau de vous : { $card }. { $who } a payé pour l’avoir. Les mauvais chats vont bien dans les sacs dont on ne veut pas.
guide-filou-gave-fine = Vous aviez mis { $card }, et { $who } l’emporte pour { $paid ->
    [one] une souris
   *[other] { $paid } souris
}. Quand on met un beau chat dans un sac, il faut être prêt à miser, ou à faire monter le prix.
guide-filou-unsold = Personne n’a voulu de ce sac : il disparaît. Le suivant viendra sans souris pour qui passe.

guide-figaro-welcome = Je m’appelle Noisette. À Figaro, on fuit les cartes : qui en a ramassé le plus dans une manche marche le plus long bout de route. Après trois manches, la route la plus courte gagne.
guide-figaro-roads = { $pieces ->
    [one] Le bout de route de cette manche mesure { $lengths }.
   *[other] Les bouts de route de cette manche mesurent { $lengths }.
} Le plus de cartes, le plus long bout, et ainsi de suite. Qui a le moins de cartes ne marche pas du tout.
guide-figaro-play = Prenez une carte et posez-la devant n’importe qui, vous compris : les places éclairées l’acceptent. Devant un joueur, une seule couleur ; et jamais deux joueurs avec la même.
guide-figaro-forced = Aucune de vos cartes ne va nulle part. Il faut alors ramasser ce qui est là : { $n ->
    [one] une carte
   *[other] { $n } cartes
}. Ensuite, vous rejouez sur une table vide.
guide-figaro-third = La troisième manche est spéciale : qui y a le moins de cartes échange son plus long bout de route contre le plus court de la manche, { $shortest }. De quoi réparer un vieux malheur.
guide-figaro-push = Voyez : { $whom } a { $n } devant soi. Posez-y { $card } : cela fait six ou plus, et { $whom } ramasse les { $cards } cartes. C’est ainsi qu’on se débarrasse des ennuis.
guide-figaro-danger = Vous avez { $n } devant vous. Encore { $missing ->
    [one] un point
   *[other] { $missing } points
} et vous ramassez tout. Une ronde le ferait passer au voisin ; ou bien ramassez tout de suite, tant que la table est petite.
guide-figaro-ronde = Vous tenez une ronde. Posée devant vous, elle fait passer tout ce qui est sur la table d’une place à gauche : vos { $n } points seraient ceux du voisin.
guide-figaro-juggler = Vous tenez un jongleur. Il n’a pas de couleur et va devant n’importe qui : bien commode pour arriver à six là où vos couleurs ne vont pas.
guide-figaro-cheap = { $n ->
    [one] Il n’y a qu’une carte
   *[other] Il n’y a que { $n } cartes
} sur la table. Au lieu de jouer, vous pouvez la ramasser : peu de cartes quand on veut valent souvent mieux que beaucoup plus tard. Et vous rejouez aussitôt.
guide-figaro-few = { $n ->
    [0] { $who } n’a plus de carte.
   *[other] { $mine ->
        [yes] Il ne vous reste que
       *[no] Il ne reste à { $who } que
    } { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
} La manche finit quand quelqu’un doit jouer et n’en a plus. Ce qui est alors sur la table n’est à personne.

guide-figaro-end = Les trois manches sont finies. Votre route mesure { $total }. { $won ->
    [yes] C’est la plus courte : vous gagnez votre première partie !
   *[no] La plus courte, cette fois, est celle de { $who }. La prochaine fois, vous connaîtrez le chemin.
}
guide-figaro-exchange = { $mine ->
    [yes] L’échange de la troisième manche : avec le moins de cartes, vous donnez { $gave } et marchez { $got } à la place.
   *[no] L’échange de la troisième manche : avec le moins de cartes, { $who } donne { $gave } et marche { $got } à la place. Le long bout ira à un autre.
}
guide-figaro-round-over = La manche { $round } est finie : { $who }, sans carte, prend le Roi et commencera la suivante. { $n ->
    [0] Vous ne marchez pas : personne n’avait ramassé moins, ou votre pile était vide.
   *[other] Pour votre pile, vous marchez un bout de { $road }.
} Votre route jusqu’ici : { $all }.
guide-figaro-six-me = { $own ->
    [yes] Avec { $card }, vous arrivez vous-même à six ou plus : vous ramassez tout, { $n } cartes. Regardez vos propres points avant de poser chez vous.
   *[no] { $who } a posé { $card } devant vous : cela fait six, et vous ramassez les { $n } cartes. À vous maintenant, sur une table vide.
}
guide-figaro-six-other = { $mine ->
    [yes] Bien poussé ! Avec { $card }, { $whom } arrive à six et ramasse les { $n } cartes.
   *[no] { $who } a posé { $card } devant { $whom } : six points. { $whom } ramasse toutes les cartes de la table, { $n } en tout, et joue ensuite.
}
guide-figaro-took = { $forced ->
    [yes] Il vous a fallu ramasser
   *[no] Vous avez ramassé
} { $n ->
    [one] une carte
   *[other] { $n } cartes
}, et vous rejouez sur une table vide. Les petites piles ne font guère de mal : seul marche loin qui en a le plus.
guide-figaro-they-took = { $who } a choisi de ramasser : { $n ->
    [one] une carte
   *[other] { $n } cartes
}. Une petite pile maintenant peut en éviter une grosse plus tard, et { $who } rejoue sur une table vide.
guide-figaro-turned = { $mine ->
    [yes] Vous avez joué une ronde :
   *[no] { $who } a joué une ronde :
} tout est passé d’une place à gauche. Vous aviez { $had ->
    [one] { $had } point
   *[other] { $had } points
} devant vous, vous en avez maintenant { $got }.
guide-figaro-their-card = { $who } a posé { $card } { $self ->
    [yes] devant soi
   *[no] devant { $whom }
}. La première carte fixe la couleur d’une place, jusqu’à ce que quelqu’un ramasse.
guide-figaro-on-me = { $who } a posé { $card } devant vous : vous en êtes à { $n }. À six, il faut tout ramasser.
guide-figaro-my-card = { $self ->
    [yes] Vous avez posé { $card } devant vous et en êtes à { $n }. Rien ne presse, mais les autres peuvent en rajouter.
   *[no] Maintenant, { $whom } a { $n } devant soi. Qui arrive à six ramasse toute la table.
}

guide-doggybag-welcome = Je m’appelle Noisette. À Doggy Bag, on remplit ensemble le sac de Fagin, puis on ose y piocher, l’un après l’autre. Ce qu’on rapporte reste devant soi et compte. Les os faisandés gâchent tout.
guide-doggybag-bones = Les pièces donnent { $a } et { $b } : chacun glisse en secret { $n } os de derrière son paravent dans le sac. Osselets et poulet valent 1, bœuf 2, moelle 3, les faisandés rien.
guide-doggybag-loot = Vous piocherez peut-être dans ce sac ! Les os faisandés (vous en avez { $black }) le rendent dangereux pour tous. Les bons sont à l’abri derrière le paravent, mais seuls compteront ceux qu’on en ressort.
guide-doggybag-next-turn = Un nouveau tour. { $n ->
    [0] Le sac est vide
    [one] Il reste un os dans le sac
   *[other] Il reste { $n } os dans le sac
}. { $mine ->
    [yes] Vous avez le jeton de premier joueur : vous choisirez votre rôle d’abord.
   *[no] { $who } a le jeton de premier joueur et choisira son rôle d’abord.
}
guide-doggybag-two-black = Attention : vous avez deux os faisandés devant vous. Un troisième vous élimine. Le Fayot (0) en fait partir un.
guide-doggybag-last-bones = { $n ->
    [one] Il ne reste qu’un os
   *[other] Il ne reste que { $n } os
} derrière votre paravent. Quand tous les paravents sont vides, la partie finit avec le tour. Les points restés derrière ne comptent pas.
guide-doggybag-roles = Prenez un rôle. Son effet a lieu aussitôt ; son numéro est le nombre d’os que vous osez tirer. Le plus grand numéro pioche d’abord, mais il lui faut beaucoup de bons tirages.
guide-doggybag-announce = Le sac contient { $n } os. Pour autant que vous sachiez, il peut y avoir là jusqu’à { $black } faisandés. Un petit numéro s’atteint facilement, mais quelqu’un au-dessus de vous peut finir le tour avant.
guide-doggybag-rid = Le Fayot (0) est libre : il vous débarrasse { $n ->
    [one] de votre os faisandé
   *[other] d’un de vos { $n } os faisandés
}. Il ne tire rien, mais il peut finir le tour.
guide-doggybag-hothead = On peut aussi retourner un jeton et annoncer plus de 7 : une tête brûlée pioche avant tout le monde, sans aucun effet. Courageux, ou bien juste avant que le sac soit vide.
guide-doggybag-effect-first = Meneur, vous dites qui commence à partir du prochain tour. Commencer, c’est choisir son rôle d’abord, mais les autres connaissent alors votre numéro.
guide-doggybag-effect-chest = L’Éclaireur a sorti trois os. L’un va au coffre : un faisandé rend votre raid plus sûr, un bon appauvrit le sac.
guide-doggybag-effect-bag = L’Intendant remet deux os du coffre dans le sac. Le prochain à piocher les aura peut-être : pensez à qui c’est.
guide-doggybag-effect-swap = Le Crack échange un os de derrière son paravent contre un du coffre. Débarrassez-vous d’un faisandé, ou prenez quelque chose de bon pour plus tard.
guide-doggybag-decide = Réussi ! { $n ->
    [0] Vous n’osiez rien : rien ne pouvait rater.
   *[other] Vous tenez { $bones }.
} Arrêtez-vous, et c’est à vous, et le tour finit pour tous. Ou tirez encore un os, si vous êtes gourmand.
guide-doggybag-glut = Encore un parmi { $n } : s’il est bon, il est à vous aussi, et vous pouvez voler à quelqu’un un os de la même sorte. S’il est faisandé, vous perdez ce raid{ $black ->
    [2] , et vous êtes éliminé
   *[other] {""}
}.
guide-doggybag-steal = Ça a marché ! Vous avez tiré { $kind } : vous pouvez prendre un os de cette sorte devant un autre joueur. Devant celui qui mène, par exemple.

guide-doggybag-end = { $why ->
    [alone] Il ne reste qu’un chien.
    [black] Tous les os faisandés sont au jour : la partie est finie.
   *[empty] Tous les paravents sont vides : la partie est finie.
} { $out ->
    [yes] Vous étiez éliminé, et cela ne rapporte rien.
   *[no] Vous avez { $points } points devant vous.
} { $won ->
    [yes] Vous gagnez votre première partie !
   *[no] Cette fois, la victoire est pour { $who }. La prochaine fois, vous le sentirez venir.
}
guide-doggybag-looted = Le sac contient maintenant { $n } os. Personne ne les connaît tous, mais vous connaissez les vôtres : { $mine ->
    [0] aucun faisandé
    [one] un faisandé
   *[other] { $mine } faisandés
} de vous jusqu’ici.
guide-doggybag-out-me = Un troisième os faisandé : vous êtes éliminé, et tout ce qui était devant vous va au coffre. Cela arrive aux audacieux. Regardez comment cela finit, ou commencez une autre partie.
guide-doggybag-out-other = Un troisième os faisandé : { $who } est hors jeu, et tout ce qui était devant { $who } va au coffre. Surveillez les vôtres.
guide-doggybag-black-me = { $glut ->
    [yes] Faisandé ! La gourmandise a son prix :
   *[no] Faisandé ! Votre raid est fini :
} { $lost ->
    [0] par chance, rien n’est perdu.
    [one] un os va au coffre, seuls les osselets vous restent.
   *[other] { $lost } os vont au coffre, seuls les osselets vous restent.
} L’os faisandé est devant vous : { $n } sur trois, et à trois on est éliminé.
guide-doggybag-black-other = { $who } a tiré un os faisandé : son raid est fini. { $lost ->
    [0] Rien de perdu.
    [one] Un os va au coffre ; seuls restent les osselets.
   *[other] { $lost } os vont au coffre ; seuls restent les osselets.
} L’os faisandé reste devant : { $n } sur trois pour { $who }, et à trois on est éliminé. Au numéro suivant.
guide-doggybag-glutted = { $mine ->
    [yes] Gourmandise et chance ! Vous gardez tout le raid et un os de plus.
   *[no] Gourmandise et chance pour { $who } : tout le raid et un os de plus. Le tour finit.
}
guide-doggybag-too-late = { $who } est arrivé à { $theirs } et s’arrête : le tour finit avant que votre { $mine } ait pu piocher. Un grand numéro passe d’abord, mais doit tirer plus d’os : tout le choix est là.
guide-doggybag-stopped = { $mine ->
    [yes] En sécurité ! { $n ->
        [0] Vous finissez le tour pour tous, sans rien tirer.
       *[other] Vous rapportez { $bones } : { $points } de plus devant vous.
    }
   *[no] { $who } s’arrête avec { $bones } et finit le tour pour tous.
} Ce qui est devant vous compte à la fin.
guide-doggybag-stolen = Gourmandise et chance : { $who } vous a volé un os. Ce qui est devant vous n’est jamais tout à fait à l’abri.
guide-doggybag-failed = Tout le monde a échoué, et le tour est fini. Ce qui est au coffre peut en revenir par certains rôles.
guide-doggybag-dry = Le sac est vide : on garde ce qu’on a tiré, et le tour est fini.
guide-doggybag-flipped = { $who } retourne son jeton : une tête brûlée ! Elle ose { $n } tirages, plus qu’aucun rôle, et pioche avant tout le monde, mais le rôle reste sans effet.
guide-doggybag-role-taken = { $mine ->
    [yes] Vous voilà { $role } : votre numéro est le { $n }.
   *[no] { $who } prend le rôle { $role }, numéro { $n }.
} Un rôle pris n’est plus libre pour les autres à ce tour.
guide-doggybag-raid = Le raid commence. { $mine ->
    [yes] Vous avez
   *[no] { $who } a
} le plus grand numéro, { $n } : on tire jusqu’au nombre annoncé, ou jusqu’à l’os faisandé.
