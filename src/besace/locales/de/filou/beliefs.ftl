# Die Chancen, und wie der Trainer sie sagt. Plätze zählen ab 0, wie im Protokoll.

belief-filou-sack = Der Sack ist im Schnitt { $value } wert.
belief-filou-sack-poor = Mit { $percent } % Wahrscheinlichkeit ist der Sack nichts oder weniger wert.
belief-filou-dog = Karte { $place } ist mit { $percent } % Wahrscheinlichkeit ein Hund.
belief-filou-bad-cat = Karte { $place } ist mit { $percent } % Wahrscheinlichkeit eine böse Katze.
belief-filou-dog-odds = Mit { $percent } % Wahrscheinlichkeit steckt noch jemand einen Hund in den Sack.
belief-filou-can-outbid = Platz { $seat } kann bis { $most } gehen.
belief-filou-cannot-outbid = Platz { $seat } kann nicht mehr höher bieten.
coach-filou-can-outbid = { $who } kann bis { $most } gehen.
coach-filou-cannot-outbid = { $who } kann nicht mehr höher bieten.
coach-filou-dog = Die { $place }. Karte der Reihe ist mit { $percent } % Wahrscheinlichkeit ein Hund.
coach-filou-bad-cat = Die { $place }. Karte der Reihe ist mit { $percent } % Wahrscheinlichkeit eine böse Katze.
