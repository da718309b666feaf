# Figaro. Karten stehen in Sätzen immer im vierten Fall: „einen Gaukler 2“.

figaro-title = Figaro
web-box-figaro = Im Schloss geht alles schief, und keiner will es gewesen sein: Schieb die Missgeschicke den anderen zu!
figaro-credits = Ein Spiel von Reiner Knizia, illustriert von Daniele Barletta (daVinci, 2006). Wir sind Verehrer dieses Spiels und nicht seine Eigentümer: Dies ist eine inoffizielle Fassung, die Rechte bleiben bei ihren Inhabern, Bilder und Texte sind von uns.
figaro-headline = Runde { $round } von 3
figaro-over = Am Ende des Weges

figaro-ask-play = Jemandem eine Karte vorlegen oder alles einsammeln?

figaro-card-V = Violett { $n }
figaro-card-O = Orange { $n }
figaro-card-G = Grün { $n }
figaro-card-R = Rot { $n }
figaro-card-B = Blau { $n }
figaro-card-J = Gaukler { $n }
figaro-card-X = Reigen
figaro-the-V = eine violette { $n }
figaro-the-O = eine orange { $n }
figaro-the-G = eine grüne { $n }
figaro-the-R = eine rote { $n }
figaro-the-B = eine blaue { $n }
figaro-the-J = einen Gaukler { $n }
figaro-the-X = einen Reigen

figaro-move-play = { $who } legt { $card } vor { $whom }.
figaro-move-play-self = { $who } legt { $card } vor sich selbst.
figaro-move-play-X = { $who } spielt einen Reigen: Was vor den Spielern liegt, wandert einen Platz nach links.
figaro-move-take = { $who } sammelt alles ein.

figaro-choice-play = { $card } → { $whom }
figaro-choice-play-self = { $card } → vor dich
figaro-choice-play-X = Reigen: Alles wandert nach links
figaro-choice-take = Alles einsammeln
figaro-take-sure = Wirklich alles einsammeln?
figaro-group-play = Eine Karte spielen
figaro-value-play-card = { $card }
figaro-value-play-whom = vor { $whom }

figaro-column-hand = Karten
figaro-column-table = davor
figaro-column-points = Punkte
figaro-column-pile = Stapel
figaro-column-roads = Weg
figaro-roads-round = Wegstücke dieser Runde
figaro-hands = Karten auf der Hand
figaro-hand = Deine Hand
figaro-last-collector = { $who } hat zuletzt eingesammelt.
figaro-no-collector = In dieser Runde hat noch niemand eingesammelt.
figaro-legend = V Violett, O Orange, G Grün, R Rot, B Blau mit Punkten   J Gaukler   X Reigen   ♛ König   ▸ am Zug

figaro-help =
    Drei Runden. Wenn du dran bist, leg eine Karte offen vor irgendwen, auch vor dich. Jeder Platz hat eine Farbe, jede Farbe einen Platz.
    Gaukler passen überall. Einen Reigen legst du vor dich: Dann wandert alles, was offen liegt, einen Platz nach links.
    Wer sechs oder mehr Punkte vor sich hat, sammelt alle Karten auf dem Tisch ein; statt zu spielen, darf man das auch freiwillig.
    Viele eingesammelte Karten bringen ein langes Wegstück, und nach drei Runden gewinnt der kürzeste Weg zum König.

figaro-colour-V = Violett
figaro-colour-O = Orange
figaro-colour-G = Grün
figaro-colour-R = Rot
figaro-colour-B = Blau
figaro-no-colour = noch keine Farbe
figaro-seat-points = { $n ->
    [one] ein Punkt von sechs
   *[other] { $n } Punkte von sechs
}
figaro-hand-size = { $n ->
    [one] eine Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
figaro-pile = { $n ->
    [one] eine Karte eingesammelt
   *[other] { $n } Karten eingesammelt
}
figaro-cards = { $n ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $n } Karten
}
figaro-on-table = { $n ->
    [0] nichts auf dem Tisch
    [one] eine Karte auf dem Tisch
   *[other] { $n } Karten auf dem Tisch
}
figaro-king = hat den König
figaro-king-with = Der König ist bei { $who }
figaro-last = hat zuletzt eingesammelt
figaro-roads = Wegstücke der drei Runden
figaro-roads-owned = Weg bisher
figaro-round = Runde { $round }
figaro-turn = { $who } ist dran
figaro-clockwise = im Uhrzeigersinn

figaro-ask-choose = Karte spielen oder alles einsammeln?
figaro-ask-first = Leg jemandem eine Karte vor.
figaro-ask-take = Keine Karte passt: Sammle alles ein.
figaro-let-go = Zurücklegen
figaro-play-there = { $card } vor { $whom } legen
figaro-play-self = { $card } vor dich legen
figaro-play-not = { $whom }: Hierhin kannst du { $card } nicht legen
figaro-card-nowhere = { $card }, passt gerade nirgends

figaro-tell = { $text }
figaro-tell-take = { $n ->
    [one] { $who } sammelt alles ein: eine Karte.
   *[other] { $who } sammelt alles ein: { $n } Karten.
}
figaro-tell-six = { $who } legt { $card } vor { $whom }: Das macht sechs, und { $whom } sammelt { $n } Karten ein.
figaro-tell-six-self = { $who } legt { $card } vor sich selbst, hat sechs und sammelt { $n } Karten ein.
figaro-tell-end = Runde { $round } ist zu Ende; { $who } hat den König.
figaro-tell-road = { $who } bekommt ein Wegstück: { $lengths }.
figaro-tell-no-road = { $who } bekommt kein Wegstück.
figaro-tell-exchange = Mit den wenigsten Karten tauscht { $who } ein Wegstück von { $gave } gegen eins von { $got }.
figaro-exchanges = Wenigste Karten: { $who } tauscht
figaro-no-road = kein Wegstück

figaro-why-turn = { $who } ist dran; warte, bis du an der Reihe bist.
figaro-why-over = Die Partie ist vorbei.
figaro-why-ronde = Einen Reigen legt man nur vor sich selbst.
figaro-why-juggler = Ein Gaukler passt vor jeden, wenn du dran bist.
figaro-why-home = { $colour } liegt schon vor { $whom }: Alle Karten dieser Farbe kommen dorthin.
figaro-why-home-self = { $colour } liegt schon vor dir: Alle Karten dieser Farbe kommen dorthin.
figaro-why-colour = Vor jedem liegt nur eine Farbe, und vor { $whom } ist es { $colour }.
figaro-why-colour-self = Vor jedem liegt nur eine Farbe, und vor dir ist es { $colour }.
figaro-why-nowhere = Jeder Platz hat seine Farbe, und { $colour } ist nicht dabei.
figaro-why-take = Auf dem Tisch liegt nichts zum Einsammeln.

figaro-result-piles = Letzter Stapel

figaro-option-deck3 = Karten zu dritt
figaro-option-deck3-official = 45 Karten: Alle blauen und ein paar andere bleiben in der Schachtel.
figaro-option-deck3-memo = 41 Karten: alle fünf Farben, aber ohne die Einsen.
figaro-option-roads = Länge der Wegstücke
figaro-option-fewest = Die wenigsten Karten
figaro-option-fewest-one = Nur einer bekommt kein Wegstück, auch wenn mehrere die wenigsten Karten haben.
figaro-option-fewest-all = Alle, die die wenigsten Karten haben, bekommen kein Wegstück.
figaro-option-open_piles = Was man von den Stapeln der anderen weiß
figaro-option-open_piles-true = Alle sehen, wie viele Karten und welche Wegstücke die anderen haben.
figaro-option-open_piles-false = Eingesammelte Karten und Wegstücke der anderen muss man sich merken.

# Auf der Bühne.
figaro-line-six = { $you ->
    [yes] Sechs! Du sammelst { $n } ein
   *[no] Sechs! { $who } sammelt { $n } ein
}
figaro-line-take = { $you ->
    [yes] Du sammelst { $n } ein
   *[no] { $who } sammelt { $n } ein
}
figaro-line-ronde = Der Reigen!
figaro-line-end = { $you ->
    [yes] Runde { $round } ist aus: Der König kommt zu dir!
   *[no] Runde { $round } ist aus: Der König geht zu { $who }!
}
figaro-line-exchange = { $you ->
    [yes] Du gibst { $gave } für { $got } her!
   *[no] { $who } gibt { $gave } für { $got } her!
}
figaro-line-road = { $n ->
    [0] Kein Wegstück für dich!
   *[other] Dein Weg wird um { $n } länger
}
figaro-line-won = { $you ->
    [yes] Du bekommst die Stelle!
   *[no] { $who } bekommt die Stelle!
}
