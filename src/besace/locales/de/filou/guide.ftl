# Die Begleitung der ersten Partie. Kurz: Jeder Satz muss auf dem Handy über die Kartenhand passen.

guide-filou-welcome = Ich bin Hasel. In Filou werden neun Säcke verkauft, einer je Runde, und in jedem versteckt ihr alle eine Karte. Wer den Sack kauft, bekommt alles darin. Am Ende sind Katzen und Mäuse deine Punkte.
guide-filou-hand = Gute Katzen zählen für den, der sie bekommt, böse gegen ihn. Das Kaninchen zählt nichts, Hunde machen Ärger. Von deinen zehn Karten sind neun im Spiel: Du spielst ohne { $card }, und das weißt nur du.
guide-filou-choose = Steck eine Karte in den ersten Sack. Willst du ihn kaufen? Dann eine gute Katze. Soll ihn jemand anders nehmen? Dann vielleicht eine böse. Eine feine Katze lockt auch die anderen an.
guide-filou-first = { $mine ->
    [yes] Du hast den letzten Sack gekauft und bist Startspieler: Deine Karte wird gleich aufgedeckt, vor aller Augen. Wähle eine, die man sehen darf.
   *[no] Startspieler ist jetzt { $who }: Diese Karte wird gleich aufgedeckt. Deine bleibt noch eine Weile verdeckt.
}
guide-filou-empty-row = { $why ->
    [unsold] Niemand wollte den letzten Sack:
   *[bank] Die Bank kann die Mäusekarten nicht füllen:
} Diese Runde gibt es keine Mäuse, und Passen bringt nichts. Dann werden Säcke oft teurer, weil alle dabeibleiben.
guide-filou-halfway = Die Hälfte der Säcke ist verkauft. Deine Katzen zählen { $points }, deine Mäuse { $mice }. Du kennst das Spiel jetzt: Ich melde mich nur noch, wenn etwas Neues kommt.
guide-filou-last-round = Der letzte Sack, und dir bleibt keine Wahl: Du kannst nur noch { $card } hineinstecken. Danach ist jede Maus, die du noch hast, ein Punkt.
guide-filou-last-chance = Alle anderen haben gepasst, und niemand hat geboten. Der ganze Sack liegt offen und ist { $points } wert. Für eine einzige Maus gehört er dir, oder du lässt ihn stehen.
guide-filou-bid = { $high ->
    [0] Noch hat niemand geboten,
    [one] Das höchste Gebot ist eine Maus,
   *[other] Das höchste Gebot sind { $high } Mäuse,
} und du hast { $mice }. Biete mehr oder passe: Dann nimmst du { $pays ->
        [0] keine
       *[other] { $pays }
    } Mäuse und bist bei diesem Sack draußen. Je später man passt, desto größer der Haufen.
guide-filou-think = Was du siehst, ist { $points } wert, deine Karte mitgezählt; { $down ->
    [0] verdeckt ist nichts mehr
    [one] eine Karte ist noch verdeckt
   *[other] { $down } Karten sind noch verdeckt
}. Zahl weniger, als der Sack wert ist, dann gewinnst du. Bieten kostet mindestens { $least }, Passen bringt { $pays }.
guide-filou-poor = { $mice ->
    [0] Du hast keine Mäuse mehr.
    [one] Du hast nur noch eine Maus.
   *[other] Du hast nur noch { $mice } Mäuse.
} Ohne Mäuse kauft man nichts: Passe und sammle welche für einen besseren Sack.

guide-filou-end = Die neun Säcke sind verkauft. Katzen { $cats } und Mäuse { $mice }: Das macht { $total }. { $won ->
    [yes] Du hast deine erste Partie gewonnen!
   *[no] Diesmal gewinnt { $who }. Beim nächsten Mal kennst du die Kniffe.
}
guide-filou-row = Der Sack ist voll. Die erste Karte, von { $who }, liegt offen: Du siehst { $card } und dazu deine eigene; die anderen sind verdeckt. Sooft jemand passt, wird eine weitere aufgedeckt.
guide-filou-i-passed = Du hast gepasst: { $bid ->
    [0] Verloren ist nichts
    [one] Deine Maus kam zurück
   *[other] Deine { $bid } Mäuse kamen zurück
}, und du bekamst { $mice ->
    [0] keine Mäuse, denn die Haufen sind leer
    [one] eine Maus
   *[other] { $mice } Mäuse
}. { $up ->
    [0] Damit war die Auktion zu Ende.
   *[other] Eine Karte mehr liegt offen. Nun sieh, wie weit die anderen gehen.
}
guide-filou-they-passed = { $who } hat gepasst und den kleinsten Haufen genommen: { $mice ->
    [0] nichts
    [one] eine Maus
   *[other] { $mice } Mäuse
}. Jedes Passen deckt eine weitere Karte auf; diesmal zeigt sie { $card }.
guide-filou-one-dog = { $dog ->
    [big] Ein großer Hund war im Sack. Er verjagt das beste Tier: Weg ist { $prey }, und der Hund hinterher.
   *[small] Ein kleiner Hund war im Sack. Er verjagt das schlechteste Tier: Weg ist { $prey }, und der Hund hinterher. Das kann ein Segen sein!
}
guide-filou-many-dogs = Bei { $dogs } Hunden in einem Sack zanken sie nur miteinander: Alle Hunde laufen davon, und jede Katze bleibt.
guide-filou-bought-well = Der Sack gehört dir: Er ist { $points } wert und kostet dich { $paid ->
        [one] eine Maus
       *[other] { $paid } Mäuse
    }. Macht { $gain } Gewinn. Gut gekauft!
guide-filou-bought-badly = Der Sack gehört dir, aber schau: Er ist { $points } wert, und du zahlst { $paid ->
        [one] eine Maus
       *[other] { $paid } Mäuse
    }. { $gain ->
    [0] Gewonnen ist nichts.
    [one] Das hat dich einen Punkt gekostet.
   *[other] Das hat dich { $gain } Punkte gekostet.
} Hör nächstes Mal auf, wenn der Preis erreicht, was du im Sack vermutest.
guide-filou-sold = { $who } hat { $paid ->
    [one] eine Maus
   *[other] { $paid } Mäuse
} für einen Sack bezahlt, der { $points } wert ist. { $good ->
    [yes] Ein guter Kauf: Da hätte man weiterbieten können.
   *[no] Zu teuer! Bezahlte Mäuse sind verlorene Punkte.
}
guide-filou-gave-bad = Und darin war ein Geschenk von dir: { $card }. { $who } hat dafür bezahlt. Böse Katzen gehören in Säcke, die du nicht haben willst.
guide-filou-gave-fine = Du hattest { $card } hineingesteckt, und { $who } bekam sie für { $paid ->
    [one] eine Maus
   *[other] { $paid } Mäuse
}. Wer eine feine Katze in den Sack steckt, sollte mitbieten oder den Preis hochtreiben.
guide-filou-unsold = Niemand wollte diesen Sack, also ist er weg. Der nächste kommt ohne Mäuse fürs Passen.
