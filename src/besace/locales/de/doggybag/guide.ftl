# Die Begleitung der ersten Partie. Kurz: Jeder Satz muss auf dem Handy über die Kartenhand passen.

guide-doggybag-welcome = Ich bin Hasel. In Doggy Bag füllen alle Fagins Beutel und trauen sich dann nacheinander hineinzugreifen. Was du heimbringst, liegt vor dir und zählt. Gammelknochen verderben alles.
guide-doggybag-bones = Die Münzen zeigen { $a } und { $b }: Jeder legt heimlich { $n } Knochen in den Beutel. Knöchlein und Huhn zählen 1, Rind 2, Mark 3, Gammelknochen nichts.
guide-doggybag-loot = Vielleicht ziehst du selbst aus diesem Beutel! Gammelknochen (du hast { $black }) machen ihn für alle gefährlich. Gute sind hinter dem Sichtschirm sicher, aber nur gezogene zählen am Ende.
guide-doggybag-next-turn = Eine neue Runde. { $n ->
    [0] Der Beutel ist leer
    [one] Ein Knochen ist noch im Beutel
   *[other] { $n } Knochen sind noch im Beutel
}. { $mine ->
    [yes] Du hast den Startspielermarker und nimmst zuerst eine Rolle.
   *[no] { $who } hat den Startspielermarker und nimmt zuerst eine Rolle.
}
guide-doggybag-two-black = Vorsicht: Vor dir liegen zwei Gammelknochen. Mit dem dritten fliegst du raus.{ $beginner ->
    [yes] {""}
   *[no] {" "}Der Schleimer (0) wird einen los.
}
guide-doggybag-last-bones = { $n ->
    [one] Nur noch ein Knochen liegt
   *[other] Nur noch { $n } Knochen liegen
} hinter deinem Sichtschirm. Sind alle Sichtschirme leer, endet die Partie mit der Runde. Was dahinter liegt, zählt nichts.
guide-doggybag-roles = { $beginner ->
    [yes] Nimm ein Plättchen. Die Zahl darauf
   *[no] Nimm eine Rolle. Sie wirkt sofort; ihre Zahl
} sagt, wie viele Knochen du zu ziehen wagst. Die höchste Zahl ist zuerst dran, braucht aber viele gute Knochen hintereinander.
guide-doggybag-announce = Im Beutel { $n ->
    [one] ist ein Knochen
   *[other] sind { $n } Knochen
}. Soweit du weißt, { $black ->
        [0] ist kein Gammelknochen dabei
        [one] kann ein Gammelknochen dabei sein
       *[other] können bis zu { $black } Gammelknochen dabei sein
    }. Eine kleine Zahl schafft man leicht, doch jemand über dir kann die Runde vorher beenden.
guide-doggybag-rid = Der Schleimer (0) ist frei: Er befreit dich von { $n ->
    [one] deinem Gammelknochen
   *[other] einem deiner { $n } Gammelknochen
}. Er zieht nichts, kann aber die Runde beenden.
guide-doggybag-hothead = Du kannst ein Plättchen auch umdrehen und mehr als 7 ansagen: Ein Hitzkopf ist vor allen dran, aber ohne Wirkung. Mutig – oder schlau, kurz bevor der Beutel leer ist.
guide-doggybag-effect-first = Als Leithund bestimmst du, wer ab der nächsten Runde beginnt. Wer beginnt, hat bei den Rollen die erste Wahl, aber die anderen kennen dann seine Zahl.
guide-doggybag-effect-chest = Die Spürnase hat drei Knochen gezeigt. Einer kommt in die Truhe: Ein Gammelknochen macht deinen Raubzug sicherer, ein guter den Beutel ärmer.
guide-doggybag-effect-bag = Der Verwalter legt zwei Knochen aus der Truhe in den Beutel zurück. Wer als Nächster zieht, bekommt sie vielleicht: Überleg, wer das ist.
guide-doggybag-effect-swap = Der Profi tauscht einen Knochen hinter dem Sichtschirm gegen einen aus der Truhe. Werde einen Gammelknochen los, oder hol dir etwas Gutes für später.
guide-doggybag-decide = Geschafft! { $n ->
    [0] Du hast nichts gewagt, also ging nichts schief.
   *[other] Du hast { $bones }.
} Hör auf, und alles gehört dir und die Runde ist für alle vorbei. Oder zieh noch einen, wenn du gierig bist.
guide-doggybag-glut = Noch einen von { $n }: Ist er gut, gehört er dir auch, und du darfst jemandem einen von seiner Art stehlen. Ist es ein Gammelknochen, verlierst du diesen Raubzug{ $black ->
    [2] {" "}und fliegst raus
   *[other] {""}
}.
guide-doggybag-steal = Es hat geklappt! Du hast { $kind } gezogen und darfst jetzt einem anderen Spieler einen von derselben Art stehlen. Zum Beispiel dem, der vorn liegt.

guide-doggybag-end = { $why ->
    [alone] Nur ein Hund ist übrig.
    [black] Alle Gammelknochen sind ans Licht gekommen: Die Partie ist vorbei.
   *[empty] Alle Sichtschirme sind leer: Die Partie ist vorbei.
} { $out ->
    [yes] Du bist rausgeflogen und bekommst keine Punkte.
   *[no] Du hast { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } vor dir.
} { $won ->
    [yes] Du hast deine erste Partie gewonnen!
   *[no] Diesmal gewinnt { $who }. Beim nächsten Mal riechst du es kommen.
}
guide-doggybag-looted = Jetzt sind { $n } Knochen im Beutel. Alle kennt niemand, aber du kennst deine: { $mine ->
    [0] kein Gammelknochen
    [one] ein Gammelknochen
   *[other] { $mine } Gammelknochen
} bisher von dir.
guide-doggybag-out-me = Der dritte Gammelknochen: Du fliegst raus, und alles, was vor dir lag, kommt in die Truhe. Das passiert den Mutigen. Sieh zu, wie es ausgeht, oder fang eine neue Partie an.
guide-doggybag-out-other = Der dritte Gammelknochen: { $who } fliegt raus, und alles, was vor { $who } lag, kommt in die Truhe. Behalt deine eigenen im Auge.
guide-doggybag-black-me = { $glut ->
    [yes] Vergammelt! Gier hat ihren Preis:
   *[no] Vergammelt! Dein Raubzug ist vorbei:
} { $lost ->
    [0] Zum Glück ist nichts verloren.
   *[other] { $lost ->
        [one] Ein Knochen kam in die Truhe
       *[other] { $lost } Knochen kamen in die Truhe
    }{ $kept ->
        [yes] , nur Knöchlein bleiben dir.
       *[no] , denn Gier kostet auch Knöchlein.
    }
} Der Gammelknochen liegt vor dir: { $n } von dreien, und mit dreien fliegst du raus.
guide-doggybag-black-other = { $who } hat einen Gammelknochen gezogen: Raubzug vorbei. { $lost ->
    [0] Nichts ging verloren.
   *[other] { $lost ->
        [one] Ein Knochen kommt in die Truhe
       *[other] { $lost } Knochen kommen in die Truhe
    }{ $kept ->
        [yes] ; nur Knöchlein bleiben.
       *[no] ; Gier kostet auch Knöchlein.
    }
} Der Gammelknochen bleibt liegen: { $n } von dreien für { $who }, mit dreien fliegt man raus.
guide-doggybag-glutted = { $mine ->
    [yes] Gierig und Glück gehabt! Du behältst den ganzen Raubzug und einen Knochen mehr.
   *[no] { $who } war gierig und hatte Glück: der ganze Raubzug und ein Knochen mehr. Die Runde endet.
}
guide-doggybag-too-late = { $who } hat { $theirs } erreicht und hört auf: Die Runde ist vorbei, bevor deine { $mine } dran war. Eine höhere Zahl kommt früher, muss aber mehr ziehen: Das ist die Wahl.
guide-doggybag-stopped = { $mine ->
    [yes] In Sicherheit! { $n ->
        [0] Du hast die Runde für alle beendet, ohne zu ziehen.
       *[other] Du bringst { $bones } heim: { $points } mehr vor dir.
    }
   *[no] { $who } hat mit { $bones } aufgehört und die Runde für alle beendet.
} Am Ende zählt, was vorn liegt.
guide-doggybag-stolen = { $who } war gierig, hatte Glück und hat dir einen Knochen gestohlen. Was vor dir liegt, ist nie ganz sicher.
guide-doggybag-failed = Alle sind gescheitert, und die Runde ist vorbei.{ $beginner ->
    [yes] {""}
   *[no] {" "}Was in die Truhe kam, kann durch manche Rollen zurückkehren.
}
guide-doggybag-dry = Der Beutel ist leer: Was gezogen ist, bleibt, und die Runde ist vorbei.
guide-doggybag-flipped = { $who } hat das Plättchen umgedreht: ein Hitzkopf! Das heißt { $n } Knochen, mehr als jede Rolle wagt, vor allen anderen und ohne die Wirkung der Rolle.
guide-doggybag-role-taken = { $mine ->
    [yes] Du bist jetzt { $role }: Deine Zahl ist { $n }.
   *[no] { $who } ist jetzt { $role }, mit der Zahl { $n }.
} Was vergeben ist, kann in dieser Runde niemand sonst nehmen.
guide-doggybag-raid = Der Raubzug beginnt. { $mine ->
    [yes] Du hast
   *[no] { $who } hat
} die höchste Zahl, { $n }. Gezogen wird, bis sie erreicht ist oder ein Gammelknochen kommt.
