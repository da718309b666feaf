# Der Wertungsblock.

scores-figaro-given = Runde { $round }: { $who } bekommt mit { $n ->
    [one] einer Karte
   *[other] { $n } Karten
} das Wegstück { $length }.
scores-figaro-none = Runde { $round }: { $who } bekommt { $n ->
    [0] ohne Karten
    [one] mit einer Karte
   *[other] mit { $n } Karten
} kein Wegstück.
scores-figaro-all-fewest = { $names } haben die wenigsten Karten (je { $n }): Niemand von ihnen bekommt ein Wegstück.
scores-figaro-equal = { $names } haben je { $n } Karten: Wer { $king } mit dem König im Uhrzeigersinn am nächsten sitzt, bekommt das längere Stück; wer den König hat, kommt zuletzt.
scores-figaro-exchange = { $who } hat die wenigsten Karten und tauscht das Wegstück { $gave } gegen { $got }.
scores-figaro-no-exchange = { $who } hat die wenigsten Karten, aber kein Wegstück, das länger ist als das kürzeste der Runde.
scores-figaro-tie = { $names } haben gleich lange Wege: Es gewinnt { $king } mit dem König oder sonst, wer im Uhrzeigersinn als Nächster kommt.
sheet-figaro-fewest = Wer leer ausgeht (fewest), muss einer dieser Werte sein: { $values }.
sheet-figaro-rounds = Es müssen 1 bis { $most } Runden sein.
sheet-figaro-cards = Die erste Runde muss für jeden der { $least } bis { $most } Spieler einen Stapel haben.
sheet-figaro-round = Runde { $n } muss ihre Wegstücke (roads), Karten (cards) und ihren König (king) haben.
sheet-figaro-piles = Runde { $n } muss { $players } Stapel haben.
sheet-figaro-pile = In Runde { $n } muss der Stapel von { $who } { $least } bis { $most } Karten haben.
sheet-figaro-deck = In Runde { $n } haben die Stapel mehr Karten, als es gibt: { $most }.
sheet-figaro-pieces = Runde { $n } muss { $pieces } Wegstücke haben.
sheet-figaro-piece = Ein Wegstück in Runde { $n } muss mindestens { $least } lang sein, zum Beispiel 7 oder 7½.
sheet-figaro-king = In Runde { $n } muss der König bei einem Spieler sein.
score-begin-figaro = Füll die erste Runde aus: die ausgelegten Wegstücke, die Karten jedes Stapels und wer den König genommen hat.
score-figaro-clockwise = Im Uhrzeigersinn, wie ihr am Tisch sitzt.
score-figaro-pieces = Ausgelegte Wegstücke
score-figaro-piece = Wegstück { $n } der Runde { $round }
score-figaro-cards = Karten
score-figaro-king = König
score-figaro-pile = Karten von { $who } in Runde { $round }
score-figaro-took = { $who } hat in Runde { $round } den König genommen
score-figaro-incomplete = Diese Runde zählt, sobald alle Felder ausgefüllt sind und der König seinen Platz hat.
