# The guide of a first game. Short: every sentence has to fit above the hand on a phone.

guide-figaro-welcome = I am Hazel. In Figaro nobody wants to pick up cards: whoever has picked up the most in a round gets the longest piece of road. After three rounds the shortest road wins.
guide-figaro-roads = { $pieces ->
    [one] The piece of this round measures { $lengths }.
   *[other] The pieces of this round measure { $lengths }.
} Most cards, longest piece, and so on down. Whoever has the fewest cards gets none at all.
guide-figaro-play = Pick a card and lay it in front of anyone, yourself too: the lit places are where it fits. In front of a player lies one colour only, and no two players have the same.
guide-figaro-forced = None of your cards fits anywhere. Then you have to pick up what lies there: { $n ->
    [one] one card
   *[other] { $n } cards
}. Afterwards you play on an empty table.
guide-figaro-third = The third round is special: whoever has the fewest cards in it swaps their longest piece for the shortest of the round, { $shortest }. So few cards now make up for an earlier mishap.
guide-figaro-push = Look: { $whom } has { $n } in front. Lay { $card } there: that makes six or more, and { $whom } must pick up all { $cards } cards. That is how to get rid of trouble.
guide-figaro-danger = You have { $n } in front of you. { $missing ->
    [one] One point
   *[other] { $missing } points
} more and you must pick up everything. You could pass it on with a ronde, or pick up now while there is little on the table.
guide-figaro-ronde = You hold a ronde. Played in front of yourself, it makes everything on the table move one seat to the left: your { $n } points would be your neighbour’s.
guide-figaro-juggler = You hold a juggler. It has no colour and fits in front of anyone: good for reaching six where your colours do not fit.
guide-figaro-cheap = { $n ->
    [one] Only one card lies on the table. Instead of playing you may pick it up:
   *[other] Only { $n } cards lie on the table. Instead of playing you may pick them up:
} a few by choice are often better than many later. It also lets you play again at once.
guide-figaro-few = { $mine ->
    [yes] You have
   *[no] { $who } has
} { $n ->
    [0] no card
    [one] only one card
   *[other] only { $n } cards
} left. The round ends when it is somebody’s turn and they have none. What lies on the table then belongs to nobody.

guide-figaro-end = The three rounds are over. Your road is { $total } long. { $won ->
    [yes] The shortest of all: you have won your first game!
   *[no] { $who } has the shortest one this time. Next time you will know the way.
}
guide-figaro-exchange = { $mine ->
    [yes] The exchange of the third round: with the fewest cards you gave away { $gave } and got { $got } instead.
   *[no] The exchange of the third round: with the fewest cards, { $who } gave away { $gave } and got { $got } instead. The long piece goes to somebody else.
}
guide-figaro-round-over = Round { $round } is over: { $who } had no card left, takes the King and starts the next. { $n ->
    [0] You get no piece: nobody had picked up less, or your pile was empty.
   *[other] For your pile you get a piece of { $road }.
} Your road so far: { $all }.
guide-figaro-six-me = { $own ->
    [yes] With { $card } you have six or more yourself, so you pick up everything: { $n } cards. Look at your own points before you play in front of yourself.
   *[no] { $who } laid { $card } in front of you: that makes six, and you pick up all { $n } cards. Now you start on an empty table.
}
guide-figaro-six-other = { $mine ->
    [yes] Well played! With { $card }, { $whom } reaches six and picks up all { $n } cards.
   *[no] { $who } laid { $card } in front of { $whom }: six points. { $whom } picks up every card on the table, { $n } in all, and plays next.
}
guide-figaro-took = { $forced ->
    [yes] You had to pick up
   *[no] You picked up
} { $n ->
    [one] one card
   *[other] { $n } cards
}, and you play again on an empty table. Small piles do little harm: only the biggest one gets the longest piece.
guide-figaro-they-took = { $who } chose to pick up the table: { $n ->
    [one] one card
   *[other] { $n } cards
}. A small pile now can save you a big one later, and { $who } plays again on an empty table.
guide-figaro-turned = { $mine ->
    [yes] You played a ronde:
   *[no] { $who } played a ronde:
} everything went one seat to the left. You had { $had } points in front, now you have { $got }.
guide-figaro-their-card = { $who } laid { $card } in front of { $self ->
    [yes] themselves
   *[no] { $whom }
}. The first card settles the colour of a place until somebody picks up.
guide-figaro-on-me = { $who } laid { $card } in front of you: you have { $n } now. At six you must pick up everything.
guide-figaro-my-card = { $self ->
    [yes] You laid { $card } in front of yourself and have { $n } now. Safe for the moment, but the others may add to it.
   *[no] Now { $whom } has { $n } in front. Whoever reaches six picks up the whole table.
}
