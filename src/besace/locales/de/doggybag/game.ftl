# Doggy Bag. Knochen stehen in Sätzen immer im vierten Fall: „einen Rinderknochen“.

doggybag-title = Doggy Bag
web-box-doggybag = Im Gaslicht schieben Straßenhunde Knochen in Fagins Beutel, und dann traut sich einer nach dem anderen hineinzugreifen.
doggybag-credits = Ein Spiel von Antonin Boccara, illustriert von Aline Kirrmann (Blam!, 2017). Wir sind Verehrer dieses Spiels und nicht seine Eigentümer: Dies ist eine inoffizielle Fassung, die Rechte bleiben bei ihren Inhabern, Bilder und Texte sind von uns.
doggybag-headline = Runde { $turn }
doggybag-over = Beutel zu

doggybag-ask-loot = Welchen Knochen legst du in den Beutel?
doggybag-ask-roles = Welche Rolle nimmst du?
doggybag-ask-effect = Führ deine Rolle aus.
doggybag-ask-decide = Aufhören oder gierig sein?
doggybag-ask-steal = Noch jemandem einen Knochen stehlen?

doggybag-kind-grey = Knöchlein
doggybag-kind-white = Huhn
doggybag-kind-red = Rind
doggybag-kind-yellow = Mark
doggybag-kind-black = Gammel
doggybag-a-grey = ein Knöchlein
doggybag-a-white = einen Hühnerknochen
doggybag-a-red = einen Rinderknochen
doggybag-a-yellow = einen Markknochen
doggybag-a-black = einen Gammelknochen

doggybag-role-0 = Schleimer
doggybag-role-1 = Späher
doggybag-role-2 = Leithund
doggybag-role-3 = Langfinger
doggybag-role-4 = Maulwurf
doggybag-role-5 = Spürnase
doggybag-role-6 = Verwalter
doggybag-role-7 = Profi
doggybag-hothead = Hitzkopf { $n }
doggybag-numbered-role = { $n } { $role }
doggybag-effect-0 = einer deiner Gammelknochen kommt in die Truhe
doggybag-effect-1 = zieh einen Knochen für dich (Gammelknochen zurück), dann schau in den Beutel
doggybag-effect-1-first = schau in den Beutel, dann zieh einen Knochen für dich (Gammelknochen zurück)
doggybag-effect-2 = bestimm, wer ab der nächsten Runde beginnt
doggybag-effect-3 = zieh einen Knochen für dich (Gammelknochen zurück)
doggybag-effect-4 = schau in den Beutel
doggybag-effect-5 = drei Knochen werden gezogen: einer in die Truhe, die anderen zurück
doggybag-effect-6 = zwei Knochen aus der Truhe kommen in den Beutel
doggybag-effect-7 = tausch einen Knochen hinter deinem Sichtschirm gegen einen aus der Truhe

doggybag-move-coins = Fagins Münzen zeigen { $a } und { $b }.
doggybag-move-put = { $who } legt { $kind } in den Beutel.
doggybag-move-put-hidden = { $who } legt einen Knochen in den Beutel.
doggybag-move-take = { $who } nimmt die Rolle { $role } ({ $n }).
doggybag-move-flip = { $who } dreht das Plättchen { $role } um und wagt { $announced } Knochen.
doggybag-move-draw = Die Pfote zieht { $kind } aus dem Beutel.
doggybag-move-stop = { $who } hört auf und behält die Beute.
doggybag-move-glut = { $who } will noch einen!
doggybag-move-steal = { $who } stiehlt { $whom } einen Knochen dieser Art.
doggybag-move-keep = { $who } bestiehlt niemanden.
doggybag-move-first = { $who } gibt den Startspielermarker an { $whom }.
doggybag-move-first-self = { $who } beansprucht den Startspielermarker für sich.
doggybag-move-chest = { $who } legt { $kind } in die Truhe.
doggybag-move-bag = { $who } legt { $kind } aus der Truhe in den Beutel.
doggybag-move-swap = { $who } tauscht { $mine } gegen { $theirs } aus der Truhe.

doggybag-choice-put = { $kind } in den Beutel
doggybag-choice-take = { $role } ({ $n })
doggybag-choice-flip = { $role } umdrehen, { $announced } wagen
doggybag-choice-stop = Aufhören
doggybag-choice-glut = Noch einen!
doggybag-choice-steal = { $whom } bestehlen
doggybag-choice-keep = Nichts stehlen
doggybag-choice-first = { $whom } beginnt
doggybag-choice-first-self = Selbst beginnen
doggybag-choice-chest = { $kind } in die Truhe
doggybag-choice-bag = { $kind } in den Beutel
doggybag-choice-swap = { $mine } gegen { $theirs }
doggybag-group-put = Einen Knochen in den Beutel
doggybag-group-take = Eine Rolle nehmen
doggybag-group-flip = Hitzkopf: ein Plättchen umdrehen und mehr als 7 wagen
doggybag-group-first = Bestimmen, wer beginnt
doggybag-group-swap = Einen Knochen tauschen
doggybag-group-bag = Den Beutel füllen
doggybag-group-chest = Die Truhe füllen
doggybag-group-steal = Stehlen
doggybag-value-put-kind = { $kind }
doggybag-value-take-n = { $role }
doggybag-value-flip-n = { $role } umdrehen
doggybag-value-flip-announced = { $announced }
doggybag-value-first-whom = { $whom }
doggybag-value-steal-whom = { $whom }
doggybag-value-chest-kind = { $kind }
doggybag-value-bag-kind = { $kind }
doggybag-value-swap-mine = { $mine } abgeben
doggybag-value-swap-theirs = gegen { $theirs }

doggybag-column-place = Knochen
doggybag-column-role = Rolle
doggybag-column-behind = hinten
doggybag-out = raus
doggybag-owes = schuldet { $n }
doggybag-chest = die Truhe
doggybag-shown = gezeigt
doggybag-bag = der Beutel
doggybag-behind = dein Sichtschirm
doggybag-behind-of = { $who } versteckte
doggybag-coins = Münzen: { $a } + { $b }
doggybag-black = Gammelknochen in Sicht: { $n }
doggybag-glutted = Die Gier brachte { $kind }.
doggybag-legend = ▸ am Zug   ★ Startspieler   ✗ Raubzug vorbei   · keine   ? unbekannt

doggybag-help =
    Zwei Münzen sagen, wie viele Knochen jeder heimlich in den Beutel legt. Dann nimmt jeder eine Rolle; ihre Zahl sagt, wie viele Knochen er zu ziehen wagt.
    Die höchste Zahl geht zuerst auf Raubzug. Ein Gammelknochen beendet ihn: Er bleibt mit den Knöchlein bei dir, der Rest kommt in die Truhe.
    Erreichst du deine Zahl, darfst du aufhören, und die Runde ist für alle vorbei, oder noch einen wagen und einen von seiner Art stehlen.
    Mit drei Gammelknochen vor dir bist du raus. Knöchlein und Hühnerknochen zählen 1, Rind 2, Mark 3.
doggybag-help-revised = Bei Gleichstand gewinnt die höhere Rolle der letzten Runde.
doggybag-help-first = Bei Gleichstand gewinnt, wer die wenigsten Gammelknochen vor sich hat.
doggybag-help-english = Ein Gammelknochen aus Gier kostet dich auch die Knöchlein. Bei Gleichstand gewinnt die höhere Rolle der letzten Runde.

# Am Tisch im Browser.

doggybag-letter-grey = K
doggybag-letter-white = H
doggybag-letter-red = R
doggybag-letter-yellow = M
doggybag-letter-black = G
doggybag-n-grey = { $n } Knöchlein
doggybag-n-white = { $n } Hühnerknochen
doggybag-n-red = { $n } Rinderknochen
doggybag-n-yellow = { $n } Markknochen
doggybag-n-black = { $n } Gammelknochen
doggybag-n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
doggybag-pts = { $n ->
   *[other] Pkt.
}
doggybag-points = { $n } Pkt.

doggybag-ask-loot-n = { $n ->
    [one] Wähle heimlich einen Knochen für den Beutel.
   *[other] Wähle heimlich { $n } Knochen für den Beutel.
}
doggybag-ask-first = Wer beginnt ab der nächsten Runde?
doggybag-ask-chest = Welcher der gezogenen Knochen kommt in die Truhe?
doggybag-ask-bag = Welcher Knochen aus der Truhe kommt in den Beutel?
doggybag-ask-swap = Welchen Knochen gibst du, welchen nimmst du?
doggybag-ask-steal-kind = Jemandem { $kind } stehlen?

doggybag-tell-looted = Alle haben den Beutel gefüllt: { $n } Knochen sind darin.
doggybag-tell-draw = { $who } zieht { $kind }: { $n } von { $of }.
doggybag-tell-black = { $who } zieht einen Gammelknochen: Der Raubzug ist vorbei.
doggybag-tell-black-lost = { $who } zieht einen Gammelknochen: Der Raubzug ist vorbei, die Beute kommt in die Truhe.
doggybag-tell-thrown-out = { $who } zieht den dritten Gammelknochen und fliegt raus!
doggybag-tell-glutted = { $who } zieht noch { $kind } dazu und behält alles!
doggybag-tell-pocketed = { $who } steckt { $kind } ein.
doggybag-tell-back = Ein Gammelknochen zeigt sich und kommt zurück in den Beutel.
doggybag-tell-scouted = Alle sehen { $kind }.

doggybag-seat-first-long = { $who } hat den Startspielermarker
doggybag-seat-black = Gammelknochen: { $n } von { $of }
doggybag-seat-front = Vor dem Sichtschirm: { $bones }
doggybag-seat-behind = { $n ->
    [0] nichts hinter dem Sichtschirm
   *[other] { $n } Knochen hinter dem Sichtschirm
}
doggybag-seat-owes = schuldet dem Beutel { $n } Knochen
doggybag-seat-ready = hat den Beutel gefüllt
doggybag-seat-hothead = Hitzkopf: wagt { $n }
doggybag-seat-raids = auf Raubzug: { $n } von { $of }
doggybag-seat-failed = gescheitert
doggybag-seat-out = rausgeflogen
doggybag-first-here = { $who } beginnt
doggybag-steal-here = { $who } bestehlen

doggybag-bag-size = { $n ->
    [0] Der Beutel ist leer
   *[other] Im Beutel: { $n } Knochen
}
doggybag-bag-known = Du weißt, was im Beutel ist: { $bones }.
doggybag-chest-holds = In der Truhe: { $bones }
doggybag-coins-say = { $a } + { $b } = { $n } für jeden
doggybag-coins-none = Die Münzen sind noch nicht geworfen
doggybag-black-of = Gammelknochen in Sicht: { $n } von { $of }
doggybag-tokens = Die Rollen in der Mitte
doggybag-token = { $n } { $role }: { $effect }
doggybag-token-taken = { $n } { $role }: hat { $who }
doggybag-token-beginner = in der Einsteigerpartie ohne Wirkung
doggybag-raid-of = Raubzug: { $who }
doggybag-raid-count = { $n } von { $of }
doggybag-raid-glut = noch einen!
doggybag-shown-title = Gezeigt
doggybag-empty-heap = noch nichts
doggybag-reach = Greif in den Beutel!
doggybag-at-stake = { $n ->
    [one] Punkt auf dem Spiel
   *[other] Punkte auf dem Spiel
}
doggybag-nerve = { $you ->
    [yes] Aufhören … oder noch einen?
   *[no] { $who }: aufhören … oder noch einen?
}
doggybag-line-made = { $you ->
    [yes] Geschafft! { $n }
   *[no] { $who } hat es geschafft! { $n }
}
doggybag-line-home = { $you ->
    [yes] Du läufst mit { $n } heim!
   *[no] { $who } läuft mit { $n } heim!
}
doggybag-line-glut = { $you ->
    [yes] Noch einen für dich!
   *[no] { $who } will noch einen!
}
doggybag-line-glutted = { $you ->
    [yes] Vielfraß! { $n } für dich
   *[no] Vielfraß! { $n } für { $who }
}
doggybag-line-black = { $n ->
    [0] Vergammelt!
   *[other] { $you ->
        [yes] Vergammelt! Du verlierst { $n }
       *[no] Vergammelt! { $who } verliert { $n }
    }
}
doggybag-line-out = { $you ->
    [yes] Du fliegst raus!
   *[no] { $who } fliegt raus!
}


doggybag-screen = Hinter deinem Sichtschirm
doggybag-screen-empty = Hinter deinem Sichtschirm ist nichts mehr.
doggybag-screen-out = Du bist rausgeflogen. Was hinter deinem Sichtschirm liegt, bleibt dort bis zum Ende.
doggybag-loot-add = { $kind }, noch { $n } hinter dem Sichtschirm: dazulegen
doggybag-loot-back = { $kind } zurücknehmen
doggybag-loot-free = freier Platz
doggybag-loot-count = { $n } von { $of } gewählt
doggybag-loot-confirm = { $n ->
    [one] In den Beutel legen
   *[other] Alle { $n } in den Beutel legen
}
doggybag-loot-all = Die Münzen verlangen alles, was noch hinter deinem Sichtschirm liegt.
doggybag-loot-wait = Deine Knochen sind im Beutel. Die anderen wählen noch.
doggybag-pick-token = Tipp ein Plättchen an, um zu lesen, was es bewirkt.
doggybag-take-it = Nehmen
doggybag-take-token = { $role } nehmen
doggybag-take-dares = Du wagst { $n ->
    [0] keinen Knochen
    [one] einen Knochen
   *[other] { $n } Knochen
}.
doggybag-flip-it = Umdrehen
doggybag-flip-token = Umdrehen: Hitzkopf, { $n } wagen
doggybag-flip-why = Hitzkopf: keine Wirkung, aber du bist zuerst dran.
doggybag-flip-announce = Wie viele Knochen du ansagst
doggybag-flip-less = Einen Knochen weniger
doggybag-flip-more = Einen Knochen mehr
doggybag-decide-stop-nothing = Aufhören, ohne noch etwas mitzunehmen
doggybag-decide-glut = Noch einen von { $n }
doggybag-decide-stake = Ein Gammelknochen würde dich { $bones } kosten.
doggybag-decide-stake-nothing = Du riskierst nichts als einen Gammelknochen.
doggybag-decide-known = Du kennst den Beutel: { $black } von { $n } Knochen { $black ->
    [one] ist vergammelt
   *[other] sind vergammelt
}.
doggybag-decide-third = Es wäre dein dritter: Du würdest rausfliegen.
doggybag-decide-win = Jeder andere Knochen gehört dir, und du darfst einen von seiner Art stehlen.
doggybag-steal-what = { $whom } hat { $n }
doggybag-swap-give = Du gibst
doggybag-swap-get = Du nimmst
doggybag-swap-confirm = { $mine } gegen { $theirs } tauschen
doggybag-swap-pick = Wähle auf jeder Seite einen
doggybag-result-role = Zuletzt gewagt

doggybag-why-turn = Warte: { $who } ist dran.
doggybag-why-chance = Einen Moment: Erst kommt der Zufall.
doggybag-why-watching = Du siehst zu: Nur wer mitspielt, darf wählen.
doggybag-why-over = Die Partie ist vorbei.
doggybag-why-out = Du bist rausgeflogen und siehst nur noch zu.
doggybag-why-put-enough = { $n ->
    [one] Die Münzen verlangen einen Knochen, mehr nicht.
   *[other] Die Münzen verlangen { $n } Knochen, mehr nicht.
}
doggybag-why-put-none = Hinter deinem Sichtschirm ist kein Knochen dieser Art mehr ({ $kind }).
doggybag-why-put-done = Du hast alle Knochen abgegeben, die du schuldest.
doggybag-why-put-few = { $n ->
    [one] Wähle noch einen Knochen: Die Münzen verlangen { $of }.
   *[other] Wähle noch { $n } Knochen: Die Münzen verlangen { $of }.
}
doggybag-why-put-later = Knochen kommen nur gleich nach dem Münzwurf in den Beutel.
doggybag-why-taken = { $who } hat diese Rolle schon ({ $role }).
doggybag-why-role-had = Du hast deine Rolle für diese Runde schon.
doggybag-why-roles-later = Rollen nimmt man, wenn alle den Beutel gefüllt haben.
doggybag-why-second-hothead = { $who } ist schon der Hitzkopf: In jeder Runde gibt es nur einen.
doggybag-why-announced-low = Ein Hitzkopf sagt mindestens { $least } an.
doggybag-why-announced-high = Wenn der Raubzug beginnt, sind höchstens { $most } Knochen im Beutel: Eine größere Zahl würde auch nicht mehr bedeuten.
doggybag-why-announced-small-bag = Bei so wenigen Knochen im Beutel sagt ein Hitzkopf einfach { $least } an.
doggybag-why-dog-out = { $who } ist rausgeflogen.
doggybag-why-effect-later = Das bestimmt der Leithund.
doggybag-why-steal-none = { $who } hat keinen solchen Knochen vor sich ({ $kind }).
doggybag-why-chest-none = Die Spürnase kam ohne { $kind } zurück.
doggybag-why-bag-none = In der Truhe suchst du { $kind } vergeblich.
doggybag-why-swap-none = Hinter deinem Sichtschirm suchst du { $kind } vergeblich.
doggybag-why-swap-chest = In der Truhe suchst du { $kind } vergeblich.
doggybag-why-bag-secret = Nur Späher und Maulwurf schauen in den Beutel.

doggybag-option-edition = Ausgabe
doggybag-option-edition-revised = Überarbeitet: Der Späher zieht, dann schaut er; bei Gleichstand gewinnt die höhere Rolle.
doggybag-option-edition-first = Erste: Der Späher schaut, dann zieht er; bei Gleichstand gewinnen weniger Gammelknochen.
doggybag-option-edition-english = Englisch: wie die überarbeitete, aber wer aus Gier einen Gammelknochen zieht, verliert auch die Knöchlein.
doggybag-option-beginner = Rollen
doggybag-option-beginner-true = Für Einsteiger: Rollen haben keine Wirkung, nur Zahlen; der Startspieler wechselt jede Runde. Ab sechs Jahren.
doggybag-option-beginner-false = Jede Rolle hat ihre Wirkung.
