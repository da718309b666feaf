# Der Wertungsblock.

scores-filou-total = { $who }: Katzen { $cats } + Mäuse { $mice } = { $total }
scores-filou-tie = { $names } haben gleich viele Punkte: Es entscheiden die Katzenpunkte.
sheet-filou-cards = Die Karten von { $who } müssen eine Liste aus { $cards } sein.
sheet-filou-dog = { $who } kann keinen Hund gekauft haben: Hunde laufen immer davon.
sheet-filou-mice = { $who } muss { $least } bis { $most } Mäuse haben.
sheet-filou-sets = Von dieser Karte gibt es im Spiel nur { $most }: { $card ->
    [rabbit] { filou-card-rabbit }
   *[other] { $card }
}.
sheet-filou-all-mice = Im Spiel sind nur { $most } Mäuse.
score-begin-filou = Tipp die Karten an, die jeder gekauft hat, und notiere die Mäuse.
score-mice = Mäuse
