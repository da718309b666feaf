# Revoir une partie.

filou-bluff-paid = { $who } a misé sur un sac qui semblait valoir { $believed } et qui, avec votre carte, valait { $truth }.
filou-bluff-passed = { $who } a laissé passer un sac qui semblait valoir { $believed } et qui, avec votre carte, valait { $truth }.
