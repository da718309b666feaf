# Figaro.

figaro-title = Figaro
figaro-headline = Round { $round } of 3
figaro-over = The end of the road

figaro-ask-play = Play a card before someone, or take the table?

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
figaro-move-play-self = { $who } plays { $card } at home.
figaro-move-play-X = { $who } plays a ronde: everything in front of players goes one seat to the left.
figaro-move-take = { $who } takes the table.

figaro-choice-play = { $card } → { $whom }
figaro-choice-play-self = { $card } → yourself
figaro-choice-play-X = Ronde: all piles go left
figaro-choice-take = Take the table
figaro-group-play = Play a card
figaro-value-play-card = { $card }
figaro-value-play-whom = in front of { $whom }

figaro-column-hand = cards
figaro-column-table = in front
figaro-column-points = points
figaro-column-pile = pile
figaro-column-roads = roads
figaro-roads-round = Roads of this round
figaro-hands = Cards left in hand
figaro-hand = Your hand
figaro-last-collector = { $who } was the last to take the table.
figaro-no-collector = Nobody has taken the table yet this round.

figaro-help =
    Three rounds. On your turn play one card face up in front of anyone, yourself too. A place holds one colour, and a colour one place.
    Jugglers fit everywhere. A ronde goes before yourself and moves every pile one seat to the left.
    Whoever has six points or more in front must take every card on the table; you may also take instead of playing.
    Many cards taken bring a long piece of road, and the shortest road after three rounds wins.

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
    [one] one card taken
   *[other] { $n } cards taken
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
figaro-last = last to take the table
figaro-roads = Roads of the three rounds
figaro-roads-owned = Road so far
figaro-round = Round { $round }
figaro-turn = { $who } to play
figaro-clockwise = clockwise

figaro-ask-choose = Play a card or take the table?
figaro-ask-first = Play a card before someone.
figaro-ask-take = No card fits anywhere: take the table.
figaro-let-go = Let go
figaro-play-there = Play { $card } in front of { $whom }
figaro-play-self = Play { $card } in front of yourself
figaro-play-not = { $whom }: { $card } does not fit here
figaro-card-nowhere = { $card }, fits nowhere now

figaro-tell = { $text }
figaro-tell-take = { $n ->
    [one] { $who } takes the table: one card.
   *[other] { $who } takes the table: { $n } cards.
}
figaro-tell-six = { $who } plays { $card } in front of { $whom }, who has six and takes { $n } cards.
figaro-tell-six-self = { $who } plays { $card } at home, has six and takes { $n } cards.
figaro-tell-end = Round { $round } is over; { $who } has the King.
figaro-tell-road = { $who } gets { $lengths } of road.
figaro-tell-no-road = { $who } gets no road.
figaro-tell-exchange = With the fewest cards, { $who } exchanges a road of { $gave } for one of { $got }.
figaro-exchanges = Fewest cards: { $who } exchanges
figaro-no-road = no road

figaro-why-turn = It is { $who }’s turn; you play when it comes round to you.
figaro-why-over = The game is over.
figaro-why-ronde = A ronde is played in front of oneself only.
figaro-why-juggler = A juggler fits in front of anyone on your turn.
figaro-why-home = All { $colour } cards go before { $whom }, where this colour lies already.
figaro-why-home-self = All { $colour } cards go before you, where this colour lies already.
figaro-why-colour = Only one colour lies before a player, and before { $whom } it is { $colour }.
figaro-why-colour-self = Only one colour lies before a player, and before you it is { $colour }.
figaro-why-nowhere = Every place has its colour, and none of them is { $colour }.
figaro-why-take = There is nothing on the table to take.

figaro-result-piles = Last pile

figaro-option-deck3 = Cards for three
figaro-option-deck3-official = 45 cards: all blue ones and a few others stay in the box.
figaro-option-deck3-memo = 41 cards: all five colours, but no ones.
figaro-option-roads = Lengths of the roads
figaro-option-open_piles = Open piles
figaro-option-open_piles-true = Everyone sees how many cards and which roads the others have.
figaro-option-open_piles-false = Cards taken and roads of the others must be remembered.
