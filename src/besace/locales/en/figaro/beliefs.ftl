# The odds, and how the coach says them. Seats are counted from 0, as in a record.

belief-figaro-you-can-force = { $percent ->
    [0] You cannot bring seat { $seat } to six now.
   *[other] You can bring seat { $seat } to six now.
}
belief-figaro-can-force = There is a { $percent }% chance that seat { $by } holds a card that brings seat { $seat } to six.
belief-figaro-colour-left = { $n ->
    [one] One card of the colour { $colour } is still hidden.
   *[other] { $n } cards of the colour { $colour } are still hidden.
}
belief-figaro-comes-back = There is a { $percent }% chance that you pick up what lies on the table before your next turn.
coach-figaro-you-can-force = { $percent ->
    [0] You cannot bring { $who } to six now.
   *[other] You can bring { $who } to six now.
}
coach-figaro-can-force = There is a { $percent }% chance that { $by } holds a card that brings { $who } to six.
coach-figaro-colour-left = { $n ->
    [one] One { $colour ->
        [V] violet
        [O] orange
        [G] green
        [R] red
       *[B] blue
    } card is still hidden.
   *[other] { $n } { $colour ->
        [V] violet
        [O] orange
        [G] green
        [R] red
       *[B] blue
    } cards are still hidden.
}
