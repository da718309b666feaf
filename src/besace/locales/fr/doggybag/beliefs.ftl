# Les chances, et comment les conseils les disent. Les places se comptent à partir de 0, comme dans un enregistrement.

belief-doggybag-black = Il y a { $percent } % de chances que le prochain os tiré du sac soit faisandé.
belief-doggybag-raid = { $number ->
    [one] Tirer un os a { $percent } % de chances de réussir.
   *[other] Tirer { $number } os a { $percent } % de chances de réussir.
}
belief-doggybag-stop = S’arrêter maintenant rapporte { $value } points.
belief-doggybag-glut = La gourmandise laisse en moyenne { $value } points de ce larcin.
belief-doggybag-hides = La place { $seat } cache encore { $value } os faisandés en moyenne.
coach-doggybag-hides = { $who } cache encore { $value } os faisandés en moyenne.
