# Rückblick auf eine Partie.

doggybag-luck-coins = die Münzen
doggybag-luck-draw = die gezogenen Knochen
doggybag-bluff-dared = { $who } vermutete { $believed } Gammelknochen hinter deinem Sichtschirm, wo { $truth } { $truth ->
        [one] war
       *[other] waren
    }, und zog einen.
