# Die Chancen, und wie der Trainer sie sagt. Plätze zählen ab 0, wie im Protokoll.

belief-doggybag-black = Der nächste Knochen aus dem Beutel ist mit { $percent } % Wahrscheinlichkeit ein Gammelknochen.
belief-doggybag-raid = { $number ->
    [one] Einen Knochen zu ziehen geht mit { $percent } % Wahrscheinlichkeit gut.
   *[other] { $number } Knochen zu ziehen geht mit { $percent } % Wahrscheinlichkeit gut.
}
belief-doggybag-stop = Jetzt aufhören bringt { $value } Punkte.
belief-doggybag-glut = Mit Gier bleiben von diesem Raubzug im Schnitt { $value } Punkte.
belief-doggybag-hides = Platz { $seat } versteckt im Schnitt noch { $value } Gammelknochen.
coach-doggybag-hides = { $who } versteckt im Schnitt noch { $value } Gammelknochen.
