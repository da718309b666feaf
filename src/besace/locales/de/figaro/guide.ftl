# Die Begleitung der ersten Partie. Kurz: Jeder Satz muss auf dem Handy über die Kartenhand passen.

guide-figaro-welcome = Ich bin Hasel. In Figaro will niemand Karten einsammeln: Wer in einer Runde die meisten hat, bekommt das längste Wegstück. Nach drei Runden gewinnt der kürzeste Weg zum König.
guide-figaro-roads = { $pieces ->
    [one] Das Wegstück dieser Runde misst { $lengths }.
   *[other] Die Wegstücke dieser Runde messen { $lengths }.
} Meiste Karten, längstes Stück, und so weiter. Wer die wenigsten Karten hat, bekommt gar keins.
guide-figaro-play = Nimm eine Karte und leg sie vor irgendwen, auch vor dich: Wo es leuchtet, passt sie. Vor jedem liegt nur eine Farbe, und keine zwei Spieler haben dieselbe.
guide-figaro-forced = Keine deiner Karten passt irgendwo. Dann musst du einsammeln, was da liegt: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}. Danach spielst du auf dem leeren Tisch weiter.
guide-figaro-third = Die dritte Runde ist besonders: Wer in ihr die wenigsten Karten hat, tauscht sein längstes Wegstück gegen das kürzeste der Runde, { $shortest }. So lässt sich früheres Pech noch gutmachen.
guide-figaro-push = Schau: { $whom } hat { $n } vor sich. Leg { $card } dazu: Das macht sechs oder mehr, und { $whom } muss alle { $cards } Karten einsammeln. So wird man Missgeschicke los.
guide-figaro-danger = Du hast { $n } vor dir. Noch { $missing ->
    [one] ein Punkt
   *[other] { $missing } Punkte
}, und du musst alles einsammeln. Reich es mit einem Reigen weiter, oder sammle jetzt ein, solange wenig auf dem Tisch liegt.
guide-figaro-ronde = Du hast einen Reigen. Vor dich gelegt, lässt er alles auf dem Tisch einen Platz nach links wandern: Deine { $n } Punkte hätte dann dein Nachbar.
guide-figaro-juggler = Du hast einen Gaukler. Er hat keine Farbe und passt vor jeden: gut, um jemanden auf sechs zu bringen, wo deine Farben nicht passen.
guide-figaro-cheap = { $n ->
    [one] Nur eine Karte liegt
   *[other] Nur { $n } Karten liegen
} auf dem Tisch. Statt zu spielen, darfst du sie einsammeln: Wenige freiwillig sind oft besser als viele später. Und du bist gleich noch einmal dran.
guide-figaro-few = { $mine ->
    [yes] Du hast
   *[no] { $who } hat
} { $n ->
    [0] keine Karte mehr
    [one] nur noch eine Karte
   *[other] nur noch { $n } Karten
}. Die Runde endet, wenn jemand dran ist und keine Karte hat. Was dann auf dem Tisch liegt, gehört niemandem.

guide-figaro-end = Die drei Runden sind vorbei. Dein Weg ist { $total } lang. { $won ->
    [yes] Der kürzeste von allen: Du hast deine erste Partie gewonnen!
   *[no] Den kürzesten hat diesmal { $who }. Beim nächsten Mal kennst du den Weg.
}
guide-figaro-exchange = { $mine ->
    [yes] Der Tausch der dritten Runde: Mit den wenigsten Karten hast du { $gave } abgegeben und { $got } dafür bekommen.
   *[no] Der Tausch der dritten Runde: Mit den wenigsten Karten hat { $who } { $gave } abgegeben und { $got } dafür bekommen. Das lange Stück bekommt jemand anders.
}
guide-figaro-round-over = Runde { $round } ist vorbei: { $who } hatte keine Karte mehr, nimmt den König und beginnt die nächste. { $n ->
    [0] Du bekommst kein Wegstück: Niemand hatte weniger, oder dein Stapel war leer.
   *[other] Für deinen Stapel gibt es ein Wegstück von { $road }.
} Dein Weg bisher: { $all }.
guide-figaro-six-me = { $own ->
    [yes] Du hast { $card } vor dich gelegt und damit selbst sechs oder mehr: Du sammelst alles ein, { $n } Karten. Achte auf deine Punkte, bevor du etwas vor dich legst.
   *[no] { $who } hat { $card } vor dich gelegt: Das macht sechs, und du sammelst alle { $n } Karten ein. Jetzt beginnst du auf dem leeren Tisch.
}
guide-figaro-six-other = { $mine ->
    [yes] Gut gespielt! Du legst { $card } dazu, { $whom } hat sechs und sammelt alle { $n } Karten ein.
   *[no] { $who } hat { $card } vor { $whom } gelegt: sechs Punkte. { $whom } sammelt alle Karten auf dem Tisch ein, zusammen { $n }, und ist als Nächstes dran.
}
guide-figaro-took = { $forced ->
    [yes] Du musstest
   *[no] Du hast
} { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} { $forced ->
    [yes] einsammeln
   *[no] eingesammelt
} und spielst auf dem leeren Tisch weiter. Kleine Stapel schaden wenig: Nur der größte bekommt das längste Wegstück.
guide-figaro-they-took = { $who } hat freiwillig eingesammelt: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}. Ein kleiner Stapel jetzt erspart manchmal einen großen später, und { $who } spielt auf dem leeren Tisch weiter.
guide-figaro-turned = { $mine ->
    [yes] Du hast einen Reigen gespielt:
   *[no] { $who } hat einen Reigen gespielt:
} Alles ist einen Platz nach links gewandert. Du hattest { $had ->
    [one] { $had } Punkt
   *[other] { $had } Punkte
} vor dir, jetzt hast du { $got }.
guide-figaro-their-card = { $who } hat { $card } vor { $self ->
    [yes] sich selbst
   *[no] { $whom }
} gelegt. Die erste Karte bestimmt die Farbe eines Platzes, bis jemand einsammelt.
guide-figaro-on-me = { $who } hat { $card } vor dich gelegt: Jetzt hast du { $n }. Bei sechs musst du alles einsammeln.
guide-figaro-my-card = { $self ->
    [yes] Du hast { $card } vor dich gelegt und jetzt { $n }. Das hält eine Weile, aber die anderen dürfen noch etwas dazulegen.
   *[no] Jetzt hat { $whom } { $n } vor sich. Wer auf sechs kommt, sammelt alle Karten auf dem Tisch ein.
}
