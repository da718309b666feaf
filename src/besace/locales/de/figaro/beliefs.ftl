# Die Chancen, und wie der Trainer sie sagt. Plätze zählen ab 0, wie im Protokoll.

belief-figaro-you-can-force = { $percent ->
    [0] Du kannst Platz { $seat } jetzt nicht auf sechs bringen.
   *[other] Du kannst Platz { $seat } jetzt auf sechs bringen.
}
belief-figaro-can-force = Platz { $by } hat mit { $percent } % Wahrscheinlichkeit eine Karte, die Platz { $seat } auf sechs bringt.
belief-figaro-colour-left = { $n ->
    [one] Eine Karte der Farbe { $colour } ist noch verborgen.
   *[other] { $n } Karten der Farbe { $colour } sind noch verborgen.
}
belief-figaro-comes-back = Mit { $percent } % Wahrscheinlichkeit musst du vor deinem nächsten Zug einsammeln, was auf dem Tisch liegt.
coach-figaro-you-can-force = { $percent ->
    [0] Du kannst { $who } jetzt nicht auf sechs bringen.
   *[other] Du kannst { $who } jetzt auf sechs bringen.
}
coach-figaro-can-force = { $by } hat mit { $percent } % Wahrscheinlichkeit eine Karte, die { $who } auf sechs bringt.
coach-figaro-colour-left = { $n ->
    [one] Eine { $colour ->
        [V] violette
        [O] orange
        [G] grüne
        [R] rote
       *[B] blaue
    } Karte ist noch verborgen.
   *[other] { $n } { $colour ->
        [V] violette
        [O] orange
        [G] grüne
        [R] rote
       *[B] blaue
    } Karten sind noch verborgen.
}
