# The odds, and how the coach says them. Seats are counted from 0, as in a record.

belief-doggybag-black = There is a { $percent }% chance that the next bone out of the bag is smoked.
belief-doggybag-raid = { $number ->
    [one] Drawing one bone has a { $percent }% chance of going well.
   *[other] Drawing { $number } bones has a { $percent }% chance of going well.
}
belief-doggybag-stop = Stopping now brings { $value } points.
belief-doggybag-glut = With gluttony, { $value } points of this raid are left on average.
belief-doggybag-hides = Seat { $seat } still hides { $value } smoked bones on average.
coach-doggybag-hides = { $who } still hides { $value } smoked bones on average.
