# Filou, die Katze im Sack. Karten stehen in Sätzen immer im vierten Fall: „den großen Hund“.

filou-title = Filou
web-box-filou = Neun Säcke unter dem Hammer, und niemand weiß, was die Katzen darin taugen.
filou-credits = Ein Spiel von Friedemann Friese (1992), illustriert von Maura Kalusky (2F-Spiele 2008, auf Französisch bei Filosofia). Auf Englisch heißt es Felix: The Cat in the Sack. Wir sind Verehrer dieses Spiels und nicht seine Eigentümer: Dies ist eine inoffizielle Fassung, die Rechte bleiben bei ihren Inhabern, Bilder und Texte sind von uns.
filou-headline = Runde { $round } von 9
filou-over = Alles verkauft

filou-ask-choose = Welche Karte steckst du in den Sack?
filou-ask-bid = Mehr bieten oder passen und Mäuse nehmen?

filou-the-cat = die Katze { $n }
filou-the-rabbit = das Kaninchen
filou-the-big = den großen Hund
filou-the-small = den kleinen Hund
filou-card-rabbit = Kaninchen
filou-card-big = großer Hund
filou-card-small = kleiner Hund

filou-move-card = { $who } steckt { $card } in den Sack.
filou-move-card-hidden = { $who } steckt eine Karte in den Sack.
filou-move-bid = { $who } bietet { $n ->
    [one] eine Maus
   *[other] { $n } Mäuse
}.
filou-move-pass = { $who } passt.

filou-choice-card = { $card } in den Sack
filou-choice-bid = { $n } bieten
filou-choice-pass = Passen
filou-group-card = Eine Karte in den Sack
filou-group-bid = Bieten, { $range }
filou-value-card-card = { $card }
filou-value-bid-n = { $n }

filou-column-hand = Karten
filou-column-mice = Mäuse
filou-column-bid = Gebot
filou-column-won = gekauft
filou-passed = gepasst
filou-ready = fertig
filou-row = Der Sack
filou-passive = Strohmann
filou-hand = Deine Hand
filou-removed = aussortiert
filou-removed-all = Karten aus dem Spiel
filou-mouse-cards = Mäuse fürs Passen
filou-bank = Bank
filou-last-bought = Letzter Sack: { $who } hat { $paid } bezahlt und bekam { $won }.
filou-last-left = Letzter Sack: Niemand wollte ihn.
filou-last-dog = Der Sack enthielt auch { $dog }; verjagt wurde { $prey }.
filou-legend = ▸ am Zug   ★ bietet zuerst   ▒▒ eine verdeckte Karte

filou-help =
    Neun Säcke werden versteigert. Jeder versteckt eine Karte im Sack; mit jedem Passen kommt eine weitere ans Licht.
    Wer passt, nimmt den kleinsten Haufen Mäuse, der noch da ist. Wer übrig bleibt, zahlt und bekommt alles, gute und böse Katzen.
    Ein einzelner Hund verjagt das beste Tier (großer Hund) oder das schlechteste (kleiner Hund); mehrere Hunde jagen nur einander.
    Am Ende zählen Katzen und Mäuse zusammen, und die meisten Punkte gewinnen.

# Der Tisch im Browser.
filou-corner-rabbit = 0
filou-corner-big = H
filou-corner-small = h
filou-only-you = nur für dich
filou-face-down = eine verdeckte Karte
filou-first = Startspieler
filou-bids = bietet { $n }
filou-collected = Gekaufte Katzen: { $n }
filou-packet = { $n ->
    [-1] Gekaufte Karten, verdeckt
    [one] Eine gekaufte Karte, verdeckt
   *[other] { $n } gekaufte Karten, verdeckt
 }
filou-fate-dog = jagt
filou-fate-prey = flieht
filou-pick-card = Wähle eine Karte für den Sack
filou-lay = Steck { $card } in den Sack
filou-bid-stepper = Dein Gebot
filou-bid-less = Eine Maus weniger
filou-bid-more = Eine Maus mehr
filou-say-bid = { $n } bieten
filou-say-pass = { $n ->
    [0] Passen, für nichts
    [one] Passen und eine Maus nehmen
   *[other] Passen und { $n } Mäuse nehmen
}
filou-buy-one = Alles für eine Maus kaufen
filou-say-leave = Den Sack stehen lassen
filou-removed-note = Nur du weißt es: Du spielst ohne { $card }.
filou-told-left = { $who } lässt den Sack stehen: Niemand will ihn, und der nächste kommt ohne Mäuse.
filou-told-bought = { $verb ->
    [pass] { $who } passt.{" "}
   *[other] {""}
}{ $winner } zahlt { $paid ->
    [one] eine Maus
   *[other] { $paid } Mäuse
} und bekommt { $count ->
    [0] einen leeren Sack
   *[other] { $won }
}.{ $chase ->
    [big] {" "}Der große Hund hat { $prey } verjagt.
    [small] {" "}Der kleine Hund hat { $prey } verjagt.
   *[none] { $dogs ->
        [0] {""}
       *[other] {" "}Die Hunde haben nur einander gejagt.
    }
}
filou-why-auction = Karten kommen am Anfang einer Runde in den Sack; jetzt wird er versteigert.
filou-why-chosen = Deine Karte steckt schon im Sack, und da bleibt sie.
filou-why-not-held = Du hast { $card } nicht mehr.
filou-why-wait = Jetzt nicht: Am Tisch ist noch etwas im Gange.
filou-why-one-mouse = Niemand hat geboten: Wer übrig ist, kauft den Sack für genau eine Maus oder lässt ihn stehen.
filou-why-low = Ein Gebot muss über dem höchsten liegen, und das ist { $high }.
filou-why-high = Du kannst nicht mehr Mäuse bieten, als du hast: Du hast { $owned }.
filou-result-cats = Katzen
filou-result-mice = Mäuse
filou-option-open_mice = Was man von den Mäusen weiß
filou-option-open_mice-false = Jeder versteckt seine Mäuse, wie üblich.
filou-option-open_mice-true = Die Mäuse aller liegen offen: leichter für den Anfang.

# Auf der Bühne.
filou-line-sold = { $you ->
    [yes] Verkauft an dich für { $paid }!
   *[no] Verkauft an { $who } für { $paid }!
}
filou-line-left = Den will keiner!
filou-worth-for = { $paid ->
    [one] an Katzen für eine Maus
   *[other] an Katzen für { $paid } Mäuse
}
filou-option-open_sacks = Was man von gekauften Karten weiß
filou-option-open_sacks-false = Was die anderen gekauft haben, liegt verdeckt, wie in der Schachtel vorgesehen.
filou-option-open_sacks-true = Die gekauften Karten aller liegen offen: nichts zu merken.
filou-line-worth = { $bargain ->
    [yes] Gut gekauft: { $worth } für { $paid }!
   *[no] Schlecht gekauft: { $worth } für { $paid }!
}
