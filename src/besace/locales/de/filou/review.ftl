# Rückblick auf eine Partie.

filou-bluff-paid = { $who } bot auf einen Sack, der { $believed } wert schien und mit deiner Karte { $truth } wert war.
filou-bluff-passed = { $who } passte bei einem Sack, der { $believed } wert schien und mit deiner Karte { $truth } wert war.
