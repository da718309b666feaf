# Les chances, et comment les conseils les disent. Les places se comptent à partir de 0, comme dans un enregistrement.

belief-filou-sack = Le sac vaut { $value } en moyenne.
belief-filou-sack-poor = Il y a { $percent } % de chances que le sac ne vaille rien, ou moins.
belief-filou-dog = Il y a { $percent } % de chances que la carte { $place } soit un chien.
belief-filou-bad-cat = Il y a { $percent } % de chances que la carte { $place } soit un mauvais chat.
belief-filou-dog-odds = Il y a { $percent } % de chances que quelqu’un d’autre glisse un chien dans le sac.
belief-filou-can-outbid = La place { $seat } peut monter jusqu’à { $most }.
belief-filou-cannot-outbid = La place { $seat } ne peut plus enchérir.
coach-filou-can-outbid = { $who } peut monter jusqu’à { $most }.
coach-filou-cannot-outbid = { $who } ne peut plus enchérir.
coach-filou-dog = Il y a { $percent } % de chances que la carte { $place } de la rangée soit un chien.
coach-filou-bad-cat = Il y a { $percent } % de chances que la carte { $place } de la rangée soit un mauvais chat.
