# Le guide d’une première partie. Bref : chaque phrase doit tenir au-dessus de la main, sur un téléphone.

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
guide-doggybag-two-black = Attention : vous avez deux os faisandés devant vous. Un troisième vous élimine.{ $beginner ->
    [yes] {""}
   *[no] {" "}Le Fayot (0) en fait partir un.
}
guide-doggybag-last-bones = { $n ->
    [one] Il ne reste qu’un os
   *[other] Il ne reste que { $n } os
} derrière votre paravent. Quand tous les paravents sont vides, la partie finit avec le tour. Les points restés derrière ne comptent pas.
guide-doggybag-roles = { $beginner ->
    [yes] Prenez un jeton :
   *[no] Prenez un rôle. Son effet a lieu aussitôt ;
} son numéro est le nombre d’os que vous osez tirer. Le plus grand numéro pioche d’abord, mais il lui faut beaucoup de bons tirages.
guide-doggybag-announce = Le sac contient { $n } os. Pour autant que vous sachiez, { $black ->
        [0] aucun n’est faisandé
        [one] un seul peut être faisandé
       *[other] jusqu’à { $black } peuvent être faisandés
    }. Un petit numéro s’atteint facilement, mais quelqu’un au-dessus de vous peut finir le tour avant.
guide-doggybag-rid = Le Fayot (0) est libre : il vous débarrasse { $n ->
    [one] de votre os faisandé
   *[other] d’un de vos { $n } os faisandés
}. Il ne tire rien, mais il peut finir le tour.
guide-doggybag-hothead = On peut aussi retourner un jeton et annoncer plus de 7 : une tête brûlée pioche avant tout le monde, sans aucun effet. Courageux… ou malin, juste avant que le sac soit vide.
guide-doggybag-effect-first = Meneur, vous dites qui commence à partir du prochain tour. Commencer, c’est choisir son rôle d’abord, mais les autres connaissent alors votre numéro.
guide-doggybag-effect-chest = L’Éclaireur a sorti trois os. L’un va au coffre : un faisandé rend votre larcin plus sûr, un bon appauvrit le sac.
guide-doggybag-effect-bag = L’Intendant remet deux os du coffre dans le sac. Le prochain à piocher les aura peut-être : pensez à qui c’est.
guide-doggybag-effect-swap = Le Crack échange un os de derrière son paravent contre un du coffre. Débarrassez-vous d’un faisandé, ou prenez quelque chose de bon pour plus tard.
guide-doggybag-decide = Réussi ! { $n ->
    [0] Vous n’osiez rien : rien ne pouvait rater.
   *[other] Vous tenez { $bones }.
} Arrêtez-vous, et c’est à vous, et le tour finit pour tous. Ou tirez encore un os, si vous êtes gourmand.
guide-doggybag-glut = Encore un parmi { $n } : s’il est bon, il est à vous aussi, et vous pouvez voler à quelqu’un un os de la même sorte. S’il est faisandé, vous perdez ce larcin{ $black ->
    [2] , et vous êtes éliminé
   *[other] {""}
}.
guide-doggybag-steal = Ça a marché ! Vous avez tiré { $kind } : vous pouvez prendre un os de cette sorte devant un autre joueur. Devant celui qui mène, par exemple.

guide-doggybag-end = { $why ->
    [alone] Il ne reste qu’un chien.
    [black] Tous les os faisandés sont au jour : la partie est finie.
   *[empty] Tous les paravents sont vides : la partie est finie.
} { $out ->
    [yes] Une fois éliminé, on ne marque rien.
   *[no] Vous avez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } devant vous.
} { $won ->
    [yes] Vous gagnez votre première partie !
   *[no] Cette fois, la victoire est pour { $who }. La prochaine fois, vous le sentirez venir.
}
guide-doggybag-looted = Le sac contient maintenant { $n } os. Personne ne les connaît tous, mais vous savez ce que vous y avez mis : { $mine ->
    [0] aucun faisandé
    [one] un faisandé
   *[other] { $mine } faisandés
} jusqu’ici.
guide-doggybag-out-me = Un troisième os faisandé : vous êtes éliminé, et tout ce qui était devant vous va au coffre. Cela arrive aux audacieux. Regardez comment cela finit, ou commencez une autre partie.
guide-doggybag-out-other = Un troisième os faisandé : { $who } est hors jeu, et tout ce qui était devant { $who } va au coffre. Surveillez les vôtres.
guide-doggybag-black-me = { $glut ->
    [yes] Faisandé ! La gourmandise a son prix :
   *[no] Faisandé ! Votre larcin est fini :
} { $lost ->
    [0] par chance, rien n’est perdu.
   *[other] { $lost ->
        [one] un os va au coffre
       *[other] { $lost } os vont au coffre
    }{ $kept ->
        [yes] , seuls les osselets vous restent.
       *[no] , osselets compris.
    }
} L’os faisandé est devant vous : { $n } sur trois, et à trois on est éliminé.
guide-doggybag-black-other = { $who } a tiré un os faisandé : son larcin est fini. { $lost ->
    [0] Rien de perdu.
   *[other] { $lost ->
        [one] Un os va au coffre
       *[other] { $lost } os vont au coffre
    }{ $kept ->
        [yes] {" ;"} seuls restent les osselets.
       *[no] , osselets compris.
    }
} L’os faisandé reste devant : { $n } sur trois pour { $who }, et à trois on est éliminé. Au numéro suivant.
guide-doggybag-glutted = { $mine ->
    [yes] Gourmandise et chance ! Vous gardez tout le larcin et un os de plus.
   *[no] Gourmandise et chance pour { $who } : tout le larcin et un os de plus. Le tour finit.
}
guide-doggybag-too-late = { $who } atteint { $theirs } et s’arrête : le tour finit avant que votre { $mine } ait pu piocher. Un grand numéro passe d’abord, mais doit tirer plus d’os : tout le choix est là.
guide-doggybag-stopped = { $mine ->
    [yes] En sécurité ! { $n ->
        [0] Vous finissez le tour pour tous, sans rien tirer.
       *[other] Vous rapportez { $bones } : { $points } de plus devant vous.
    }
   *[no] { $who } s’arrête avec { $bones } et finit le tour pour tous.
} Ce qui est devant vous compte à la fin.
guide-doggybag-stolen = Gourmandise et chance : { $who } vous a volé un os. Ce qui est devant vous n’est jamais tout à fait à l’abri.
guide-doggybag-failed = Tout le monde a échoué, et le tour est fini.{ $beginner ->
    [yes] {""}
   *[no] {" "}Ce qui est au coffre peut en revenir par certains rôles.
}
guide-doggybag-dry = Le sac est vide : on garde ce qu’on a tiré, et le tour est fini.
guide-doggybag-flipped = { $who } retourne son jeton : une tête brûlée ! Elle ose { $n } tirages, plus qu’aucun rôle, et pioche avant tout le monde, mais le rôle reste sans effet.
guide-doggybag-role-taken = { $mine ->
    [yes] Vous voilà { $role } : votre numéro est le { $n }.
   *[no] { $who } prend le rôle { $role }, numéro { $n }.
} Un rôle pris n’est plus libre pour les autres à ce tour.
guide-doggybag-raid = Le larcin commence. { $mine ->
    [yes] Vous avez
   *[no] { $who } a
} le plus grand numéro, { $n } : on tire jusqu’au nombre annoncé, ou jusqu’à l’os faisandé.
