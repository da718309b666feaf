# Looking back on a game.

filou-bluff-paid = { $who } bid for a sack that seemed worth { $believed } and, with your card, was worth { $truth }.
filou-bluff-passed = { $who } passed on a sack that seemed worth { $believed } and, with your card, was worth { $truth }.
