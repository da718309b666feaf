# The odds, and how the coach says them. Seats are counted from 0, as in a record.

belief-filou-sack = The sack is worth { $value } on average.
belief-filou-sack-poor = There is a { $percent }% chance that the sack is worth nothing or less.
belief-filou-dog = There is a { $percent }% chance that card { $place } is a dog.
belief-filou-bad-cat = There is a { $percent }% chance that card { $place } is a bad cat.
belief-filou-dog-odds = There is a { $percent }% chance that somebody else slips a dog into the sack.
belief-filou-can-outbid = Seat { $seat } can go up to { $most }.
belief-filou-cannot-outbid = Seat { $seat } cannot bid any higher.
coach-filou-can-outbid = { $who } can go up to { $most }.
coach-filou-cannot-outbid = { $who } cannot bid any higher.
coach-filou-dog = There is a { $percent }% chance that card { $place } of the row is a dog.
coach-filou-bad-cat = There is a { $percent }% chance that card { $place } of the row is a bad cat.
