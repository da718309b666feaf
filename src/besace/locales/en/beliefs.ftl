# What a seat may expect of what it does not see. Seats are counted from 0, as in a record.

belief-doggybag-black = The next bone out of the bag is rotten with a chance of { $percent } %.
belief-doggybag-raid = { $number ->
    [one] Drawing one bone goes well with a chance of { $percent } %.
   *[other] Drawing { $number } bones goes well with a chance of { $percent } %.
}
belief-doggybag-stop = Stopping now brings { $value } points.
belief-doggybag-glut = Gluttony leaves { $value } points of this raid on average.
belief-doggybag-hides = Seat { $seat } still hides { $value } rotten bones on average.

belief-filou-sack = The sack is worth { $value } on average.
belief-filou-sack-poor = The sack is worth nothing or less with a chance of { $percent } %.
belief-filou-dog = Card { $place } is a dog with a chance of { $percent } %.
belief-filou-bad-cat = Card { $place } is a bad cat with a chance of { $percent } %.
belief-filou-dog-odds = Somebody else slips a dog into the sack with a chance of { $percent } %.
belief-filou-can-outbid = Seat { $seat } can go up to { $most }.
belief-filou-cannot-outbid = Seat { $seat } cannot bid any higher.

belief-figaro-you-can-force = { $percent ->
    [0] You cannot bring seat { $seat } to six now.
   *[other] You can bring seat { $seat } to six now.
}
belief-figaro-can-force = Seat { $by } holds a card that brings seat { $seat } to six with a chance of { $percent } %.
belief-figaro-colour-left = { $n ->
    [one] One card of the colour { $colour } is still hidden.
   *[other] { $n } cards of the colour { $colour } are still hidden.
}
belief-figaro-comes-back = What lies on the table comes to you before your next turn with a chance of { $percent } %.

why-best = { $move } wins most often: { $value } out of 100, against { $other } for { $next }.
why-worse = { $next } would win more often: { $other } out of 100, against { $value } for { $move }.
why-only = { $move } is the only move.
why-close = { $move } and { $next } are about equally good.
why-thumb = { $move } is what the rules of thumb say.
