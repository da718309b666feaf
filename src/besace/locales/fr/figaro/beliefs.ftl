# Les chances, et comment les conseils les disent. Les places se comptent à partir de 0, comme dans un enregistrement.

belief-figaro-you-can-force = { $percent ->
    [0] Vous ne pouvez pas amener la place { $seat } à six maintenant.
   *[other] Vous pouvez amener la place { $seat } à six maintenant.
}
belief-figaro-can-force = Il y a { $percent } % de chances que la place { $by } tienne une carte qui amène la place { $seat } à six.
belief-figaro-colour-left = { $n ->
    [one] Une carte de la couleur { $colour } est encore cachée.
   *[other] { $n } cartes de la couleur { $colour } sont encore cachées.
}
belief-figaro-comes-back = Il y a { $percent } % de chances que vous ramassiez ce qui est sur la table avant votre prochain tour.
coach-figaro-you-can-force = { $percent ->
    [0] Vous ne pouvez pas amener { $who } à six maintenant.
   *[other] Vous pouvez amener { $who } à six maintenant.
}
coach-figaro-can-force = Il y a { $percent } % de chances que { $by } tienne une carte qui amène { $who } à six.
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
