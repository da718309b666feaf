# Der Wertungsblock.

scores-doggybag-out = { $who } ist rausgeflogen und bekommt keine Punkte.
scores-doggybag-last = { $who } ist der letzte Hund im Spiel und gewinnt, ganz gleich mit wie vielen Punkten.
scores-doggybag-tie = { $names } haben gleich viele Punkte: Die höhere Rolle der letzten Runde entscheidet.
scores-doggybag-tie-first = { $names } haben gleich viele Punkte: Weniger Gammelknochen entscheiden.
sheet-doggybag-edition = Die Ausgabe muss eine von diesen sein: { $editions }.
sheet-doggybag-kinds = Die Knochen von { $who } müssen nach Art gezählt sein: { $kinds }.
sheet-doggybag-bones = { $who } muss { $least } bis { $most } Knochen dieser Art haben: { $kind ->
    [grey] { doggybag-kind-grey }
    [white] { doggybag-kind-white }
    [red] { doggybag-kind-red }
    [yellow] { doggybag-kind-yellow }
   *[black] { doggybag-kind-black }
}.
sheet-doggybag-box = Im Spiel sind nur { $most } Knochen dieser Art: { $kind ->
    [grey] { doggybag-kind-grey }
    [white] { doggybag-kind-white }
    [red] { doggybag-kind-red }
    [yellow] { doggybag-kind-yellow }
   *[black] { doggybag-kind-black }
}.
sheet-doggybag-out = { $who } ist raus und kann nichts vor sich haben.
sheet-doggybag-three = { $who } hat drei Gammelknochen vor sich und ist also raus.
sheet-doggybag-all-out = Jemand muss noch im Spiel sein.
sheet-doggybag-role = Die letzte Rolle von { $who } muss eine Zahl von { $least } bis { $most } sein.
sheet-doggybag-roles = Zwei Spieler können nicht dieselbe Rolle gehabt haben, und zwei Hitzköpfe gibt es auch nicht.
scores-doggybag-role-needed = Gleichstand: Sag, welche Rolle { $who } in der letzten Runde hatte.
score-begin-doggybag = Tipp die Knochen an, die vor jedem Hund liegen, oder gib ihre Zahl ein.
score-doggybag-out = rausgeflogen
score-doggybag-role = letzte Rolle
score-doggybag-hothead = Hitzkopf, Ansage …
score-doggybag-called = angesagte Zahl
score-doggybag-edition-revised = überarbeitet
score-doggybag-edition-first = erste Auflage
score-doggybag-edition-english = englisch
score-doggybag-edition-why = Sie entscheidet, was bei Gleichstand den Ausschlag gibt.
