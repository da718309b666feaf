# Revoir une partie.

doggybag-luck-coins = les pièces
doggybag-luck-draw = les tirages
doggybag-bluff-dared = { $who } pensait qu’il y avait { $believed } os faisandés derrière votre paravent (il y en avait { $truth }), et en a tiré un.
