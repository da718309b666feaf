# Looking back on a game.

doggybag-luck-coins = the coins
doggybag-luck-draw = the draws
doggybag-bluff-dared = { $who } believed { $believed } smoked bones to be behind your screen, where there { $truth ->
        [one] was
       *[other] were
    } { $truth }, and drew a smoked one.
