# The score sheet.

scores-figaro-given = Round { $round }: { $who }, with { $n ->
    [one] one card
   *[other] { $n } cards
}, gets the piece of { $length }.
scores-figaro-none = Round { $round }: { $who }, with { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
}, gets no piece.
scores-figaro-all-fewest = { $names } have the fewest cards, { $n } each: none of them gets a piece.
scores-figaro-equal = { $names } have { $n } cards each: the nearest clockwise from { $king }, who holds the King, gets the longer piece; the holder comes last.
scores-figaro-exchange = { $who } has the fewest cards and exchanges the { $gave } for the { $got }.
scores-figaro-no-exchange = { $who } has the fewest cards, but no piece that is longer than the shortest of the round.
scores-figaro-tie = { $names } have equally long roads: { $king }, who holds the King, wins, or else the nearest clockwise.
sheet-figaro-fewest = Who goes without (fewest) should be one of { $values }.
sheet-figaro-rounds = There should be from 1 to { $most } rounds.
sheet-figaro-cards = The first round should have a pile for each of { $least } to { $most } players.
sheet-figaro-round = Round { $n } should have its pieces of road (roads), cards and king.
sheet-figaro-piles = Round { $n } should have { $players } piles.
sheet-figaro-pile = In round { $n } the pile of { $who } should have from { $least } to { $most } cards.
sheet-figaro-deck = In round { $n } the piles have more cards than there are: { $most }.
sheet-figaro-pieces = Round { $n } should have { $pieces } pieces of road.
sheet-figaro-piece = A piece of road in round { $n } should have a length of { $least } or more, such as 7 or 7½.
sheet-figaro-king = In round { $n } the King should be with a player.
score-begin-figaro = Fill in the first round: the pieces laid out, the cards of every pile, and who took the King.
score-figaro-clockwise = Clockwise, as you sit at the table.
score-figaro-pieces = Pieces of road laid out
score-figaro-piece = Piece { $n } of round { $round }
score-figaro-cards = cards
score-figaro-king = King
score-figaro-pile = Cards of { $who } in round { $round }
score-figaro-took = { $who } took the King in round { $round }
score-figaro-incomplete = This round counts as soon as every field is filled and the King has his place.
