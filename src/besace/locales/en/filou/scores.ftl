# The score sheet.

scores-filou-total = { $who }: cats { $cats } + mice { $mice } = { $total }
scores-filou-tie = { $names } have the same total: whoever has more points in cats wins.
sheet-filou-cards = The cards of { $who } should be a list of { $cards }.
sheet-filou-dog = { $who } cannot have bought a dog: dogs always run away.
sheet-filou-mice = { $who } should have from { $least } to { $most } mice.
sheet-filou-sets = There are only { $most } cards of this kind in the game: { $card ->
    [rabbit] { filou-card-rabbit }
   *[other] { $card }
}.
sheet-filou-all-mice = There are only { $most } mice in the game.
score-begin-filou = Tap the cards that each player has bought, and note the mice.
score-mice = mice
