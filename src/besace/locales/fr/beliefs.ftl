# Ce qu’une place peut attendre de ce qu’elle ne voit pas. Les places se comptent à partir de 0, comme dans un enregistrement.

belief-doggybag-black = Le prochain os tiré du sac est faisandé avec une chance de { $percent } %.
belief-doggybag-raid = { $number ->
    [one] Tirer un os réussit avec une chance de { $percent } %.
   *[other] Tirer { $number } os réussit avec une chance de { $percent } %.
}
belief-doggybag-stop = S’arrêter maintenant rapporte { $value } points.
belief-doggybag-glut = La gourmandise laisse en moyenne { $value } points de ce vol.
belief-doggybag-hides = La place { $seat } cache encore { $value } os faisandés en moyenne.

belief-filou-sack = Le sac vaut { $value } en moyenne.
belief-filou-sack-poor = Le sac ne vaut rien, ou moins, avec une chance de { $percent } %.
belief-filou-dog = La carte { $place } est un chien avec une chance de { $percent } %.
belief-filou-bad-cat = La carte { $place } est un mauvais chat avec une chance de { $percent } %.
belief-filou-dog-odds = Quelqu’un d’autre glisse un chien dans le sac avec une chance de { $percent } %.
belief-filou-can-outbid = La place { $seat } peut monter jusqu’à { $most }.
belief-filou-cannot-outbid = La place { $seat } ne peut plus enchérir.

belief-figaro-you-can-force = { $percent ->
    [0] Vous ne pouvez pas amener la place { $seat } à six maintenant.
   *[other] Vous pouvez amener la place { $seat } à six maintenant.
}
belief-figaro-can-force = La place { $by } tient une carte qui amène la place { $seat } à six avec une chance de { $percent } %.
belief-figaro-colour-left = { $n ->
    [one] Une carte de la couleur { $colour } est encore cachée.
   *[other] { $n } cartes de la couleur { $colour } sont encore cachées.
}
belief-figaro-comes-back = Ce qui est sur la table vous revient avant votre prochain tour avec une chance de { $percent } %.

why-best = { $move } gagne le plus souvent : { $value } sur 100, contre { $other } pour { $next }.
why-worse = { $next } gagnerait plus souvent : { $other } sur 100, contre { $value } pour { $move }.
why-only = { $move } est le seul coup.
why-close = { $move } et { $next } se valent à peu près.
why-thumb = { $move } est ce que disent les règles du métier.
