# Le guide d’une première partie. Bref : chaque phrase doit tenir au-dessus de la main, sur un téléphone.

guide-figaro-welcome = Je m’appelle Noisette. À Figaro, on fuit les cartes : qui en a ramassé le plus dans une manche reçoit le plus long tronçon de route. Après trois manches, la route la plus courte gagne.
guide-figaro-roads = { $pieces ->
    [one] Le tronçon de cette manche mesure { $lengths }.
   *[other] Les tronçons de cette manche mesurent { $lengths }.
} Le plus de cartes, le plus long tronçon, et ainsi de suite. Qui a le moins de cartes n’en reçoit aucun.
guide-figaro-play = Prenez une carte et posez-la devant n’importe qui, vous compris : les places éclairées l’acceptent. Devant un joueur, une seule couleur ; et jamais deux joueurs avec la même.
guide-figaro-forced = Aucune de vos cartes ne peut être posée. Il faut alors ramasser ce qui est là : { $n ->
    [one] une carte
   *[other] { $n } cartes
}. Ensuite, vous rejouez sur une table vide.
guide-figaro-third = La troisième manche est spéciale : qui y a le moins de cartes échange son plus long tronçon contre le plus court de la manche, { $shortest }. De quoi réparer un malheur passé.
guide-figaro-push = Voyez : devant { $whom }, il y a { $n } points. Posez-y { $card } : cela fait six ou plus, et { $whom } ramasse les { $cards } cartes. C’est ainsi qu’on se débarrasse des ennuis.
guide-figaro-danger = Vous avez { $n } devant vous. Encore { $missing ->
    [one] un point
   *[other] { $missing } points
} et vous ramassez tout. Une ronde le passerait au voisin ; ou bien ramassez tout de suite, tant qu’il y a peu sur la table.
guide-figaro-ronde = Vous tenez une ronde. Posée devant vous, elle fait avancer tout ce qui est sur la table d’une place vers la gauche : vos { $n } points seraient ceux du voisin.
guide-figaro-juggler = Vous tenez un jongleur. Il n’a pas de couleur et va devant n’importe qui : bien commode pour arriver à six là où vos couleurs ne vont pas.
guide-figaro-cheap = { $n ->
    [one] Il n’y a qu’une carte sur la table. Au lieu de jouer, vous pouvez la ramasser :
   *[other] Il n’y a que { $n } cartes sur la table. Au lieu de jouer, vous pouvez les ramasser :
} peu de cartes par choix valent souvent mieux que beaucoup plus tard. Et vous rejouez aussitôt.
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
    [yes] L’échange de la troisième manche : avec le moins de cartes, vous rendez { $gave } et recevez { $got } à la place.
   *[no] L’échange de la troisième manche : avec le moins de cartes, { $who } rend { $gave } et reçoit { $got } à la place. Le long tronçon ira à un autre.
}
guide-figaro-round-over = La manche { $round } est finie : { $who }, sans carte, prend le Roi et commencera la suivante. { $n ->
    [0] Pas de tronçon pour vous : personne n’avait ramassé moins, ou votre pile était vide.
   *[other] Pour votre pile, vous recevez un tronçon de { $road }.
} Votre route jusqu’ici : { $all }.
guide-figaro-six-me = { $own ->
    [yes] Avec { $card }, vous arrivez vous-même à six ou plus : vous ramassez tout, { $n } cartes. Regardez vos propres points avant de poser devant vous.
   *[no] { $who } a posé { $card } devant vous : cela fait six, et vous ramassez les { $n } cartes. À vous maintenant, sur une table vide.
}
guide-figaro-six-other = { $mine ->
    [yes] Bien joué ! Avec { $card }, { $whom } arrive à six et ramasse les { $n } cartes.
   *[no] { $who } a posé { $card } devant { $whom } : six points. { $whom } ramasse toutes les cartes de la table, { $n } en tout, et joue ensuite.
}
guide-figaro-took = { $forced ->
    [yes] Il vous a fallu ramasser
   *[no] Vous avez ramassé
} { $n ->
    [one] une carte
   *[other] { $n } cartes
}, et vous rejouez sur une table vide. Une petite pile ne fait guère de mal : seule la plus grosse reçoit le plus long tronçon.
guide-figaro-they-took = { $who } a choisi de ramasser : { $n ->
    [one] une carte
   *[other] { $n } cartes
}. Une petite pile maintenant peut en éviter une grosse plus tard, et { $who } rejoue sur une table vide.
guide-figaro-turned = { $mine ->
    [yes] Vous avez joué une ronde :
   *[no] { $who } a joué une ronde :
} tout a avancé d’une place vers la gauche. Vous aviez { $had ->
    [one] { $had } point
   *[other] { $had } points
} devant vous, vous en avez maintenant { $got }.
guide-figaro-their-card = { $who } a posé { $card } { $self ->
    [yes] à sa propre place
   *[no] devant { $whom }
}. La première carte fixe la couleur d’une place, jusqu’à ce que quelqu’un ramasse.
guide-figaro-on-me = { $who } a posé { $card } devant vous : vous en êtes à { $n }. À six, il faut tout ramasser.
guide-figaro-my-card = { $self ->
    [yes] Vous avez posé { $card } devant vous et en êtes à { $n }. Pas de danger pour l’instant, mais les autres peuvent en rajouter.
   *[no] Maintenant, il y a { $n } devant { $whom }. Qui arrive à six ramasse toute la table.
}
