# Figaro.

figaro-title = Figaro
web-box-figaro = Everything goes wrong at the castle, and nobody wants to have done it: lay the blunders at each other’s door!
figaro-credits = A game by Reiner Knizia, illustrated by Daniele Barletta (daVinci, 2006). We are admirers of this game, not its owners: this is an unofficial version, the rights stay with their owners, and the pictures and texts here are our own.
figaro-headline = Round { $round } of 3
figaro-over = The end of the road

figaro-ask-play = Play a card in front of someone, or pick up the table?

figaro-card-V = violet { $n }
figaro-card-O = orange { $n }
figaro-card-G = green { $n }
figaro-card-R = red { $n }
figaro-card-B = blue { $n }
figaro-card-J = juggler { $n }
figaro-card-X = ronde
figaro-the-V = a violet { $n }
figaro-the-O = an orange { $n }
figaro-the-G = a green { $n }
figaro-the-R = a red { $n }
figaro-the-B = a blue { $n }
figaro-the-J = a juggler { $n }
figaro-the-X = a ronde

figaro-move-play = { $who } plays { $card } in front of { $whom }.
figaro-move-play-self = { $who } plays { $card } in front of themselves.
figaro-move-play-X = { $who } plays a ronde: everything in front of the players moves one seat to the left.
figaro-move-take = { $who } picks up the table.

figaro-choice-play = { $card } → { $whom }
figaro-choice-play-self = { $card } → yourself
figaro-choice-play-X = Ronde: everything moves to the left
figaro-choice-take = Pick up the table
figaro-take-sure = Really pick them all up?
figaro-group-play = Play a card
figaro-value-play-card = { $card }
figaro-value-play-whom = in front of { $whom }

figaro-column-hand = cards
figaro-column-table = in front
figaro-column-points = points
figaro-column-pile = pile
figaro-column-roads = roads
figaro-roads-round = Pieces of road this round
figaro-hands = Cards left in hand
figaro-hand = Your hand
figaro-last-collector = { $who } was the last to pick up the table.
figaro-no-collector = Nobody has picked up the table yet this round.

figaro-legend = V violet, O orange, G green, R red, B blue with points   J juggler   X ronde   ♛ king   ▸ to move
figaro-help =
    Three rounds. On your turn play one card face up in front of anyone, yourself too. A place holds one colour, and a colour one place.
    Jugglers fit everywhere. A ronde goes in front of yourself and moves everything in front of the players one seat to the left.
    Whoever has six points or more in front must pick up every card on the table; you may also pick up instead of playing.
    Many cards picked up bring a long piece of road, and the shortest road after three rounds wins.

figaro-colour-V = violet
figaro-colour-O = orange
figaro-colour-G = green
figaro-colour-R = red
figaro-colour-B = blue
figaro-no-colour = no colour yet
figaro-seat-points = { $n ->
    [one] one point of six
   *[other] { $n } points of six
}
figaro-hand-size = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
figaro-pile = { $n ->
    [one] one card picked up
   *[other] { $n } cards picked up
}
figaro-cards = { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
}
figaro-on-table = { $n ->
    [0] nothing on the table
    [one] one card on the table
   *[other] { $n } cards on the table
}
figaro-king = holds the King
figaro-king-with = The King is with { $who }
figaro-last = last to pick up
figaro-roads = Roads of the three rounds
figaro-roads-owned = Road so far
figaro-round = Round { $round }
figaro-turn = { $who } to play
figaro-clockwise = clockwise

figaro-ask-choose = Play a card or pick up the table?
figaro-ask-first = Play a card in front of someone.
figaro-ask-take = No card fits anywhere: pick up the table.
figaro-let-go = Put it back
figaro-play-there = Play { $card } in front of { $whom }
figaro-play-self = Play { $card } in front of yourself
figaro-play-not = { $whom }: { $card } does not fit here
figaro-card-nowhere = { $card }, fits nowhere just now

figaro-tell = { $text }
figaro-tell-take = { $n ->
    [one] { $who } picks up the table: one card.
   *[other] { $who } picks up the table: { $n } cards.
}
figaro-tell-six = { $who } plays { $card } in front of { $whom }, who reaches six and picks up { $n } cards.
figaro-tell-six-self = { $who } plays { $card } in front of themselves, reaches six and picks up { $n } cards.
figaro-tell-end = Round { $round } is over; { $who } has the King.
figaro-tell-road = { $who } gets a piece of road: { $lengths }.
figaro-tell-no-road = { $who } gets no piece of road.
figaro-tell-exchange = With the fewest cards, { $who } exchanges a piece of { $gave } for one of { $got }.
figaro-exchanges = Fewest cards: { $who } exchanges
figaro-no-road = no road

figaro-why-turn = It is { $who }’s turn; you play when it comes round to you.
figaro-why-over = The game is over.
figaro-why-ronde = A ronde can only be played in front of yourself.
figaro-why-juggler = On your turn, a juggler fits in front of anyone.
figaro-why-home = All { $colour } cards go in front of { $whom }, where that colour already lies.
figaro-why-home-self = All { $colour } cards go in front of you, where that colour already lies.
figaro-why-colour = Only one colour lies in front of a player, and in front of { $whom } it is { $colour }.
figaro-why-colour-self = Only one colour lies in front of a player, and in front of you it is { $colour }.
figaro-why-nowhere = Every place has its colour, and none of them is { $colour }.
figaro-why-take = There is nothing on the table to pick up.

figaro-result-piles = Last pile

figaro-option-deck3 = Cards for three
figaro-option-deck3-official = 45 cards: all blue ones and a few others stay in the box.
figaro-option-deck3-memo = 41 cards: all five colours, but without the 1s.
figaro-option-roads = Lengths of the pieces of road
figaro-option-fewest = The fewest cards
figaro-option-fewest-one = Only one player goes without a piece of road, even where several have the fewest cards.
figaro-option-fewest-all = All who have the fewest cards go without a piece of road.
figaro-option-open_piles = What is known of the others’ piles
figaro-option-open_piles-true = Everyone sees how many cards the others have picked up, and their pieces of road.
figaro-option-open_piles-false = What the others have picked up, and their pieces of road, must be remembered.

# On the stage.
figaro-line-six = { $you ->
    [yes] Six! You take { $n }
   *[no] Six! { $who } takes { $n }
}
figaro-line-take = { $you ->
    [yes] You take { $n }
   *[no] { $who } takes { $n }
}
figaro-line-ronde = The ronde!
figaro-line-end = { $you ->
    [yes] Round { $round } is over: the King comes to you!
   *[no] Round { $round } is over: the King goes to { $who }!
}
figaro-line-exchange = { $you ->
    [yes] You give { $gave } away for { $got }!
   *[no] { $who } gives { $gave } away for { $got }!
}
figaro-line-road = { $n ->
    [0] No road for you!
   *[other] Your road grows by { $n }
}
figaro-line-won = { $you ->
    [yes] You get the post!
   *[no] { $who } gets the post!
}
