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
