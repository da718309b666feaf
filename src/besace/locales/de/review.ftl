# Der Trainer am Tisch und die Analyse einer beendeten Partie.

coaching = Trainer
coaching-open = Trainer: Chancen und Tipps
coaching-close = Trainer schließen
coaching-note = All das folgt aus dem, was du selbst wissen kannst.
coaching-hint = Tipp
coaching-thinking = Überlegt …
coaching-not-asked = Einen Tipp gibt es, wenn du dran bist.
coaching-odds = Die Chancen
coaching-no-odds = Im Moment gibt es nichts auszurechnen.
coaching-options = Was du tun könntest und wie viele von 100 Partien es gewinnt
coaching-option = Der Trainer hilft allen
coaching-option-help = Chancen und Tipps aus dem, was jeder von euch wissen kann. Allein gegen Bots gibt es immer einen Trainer, unter Menschen nur, wenn ihr es hier sagt.
coaching-agreed = An diesem Tisch hilft der Trainer allen.

look-review = Analyse
look-review-of = Analyse: { $game }
look-about = Zu jeder Entscheidung: was man damals wusste, was sonst möglich war und was es wert war. Glück und Können werden getrennt, und niemand wird nach dem beurteilt, was erst später ans Licht kam.
look-whose = Wessen Partie?
look-start = Diese Partie analysieren
look-again = Noch einmal versuchen
look-waiting = Alle { $total } Züge werden durchgesehen.
look-progress = { $done } von { $total } Zügen
look-cancel = Abbrechen
look-cancelled = Die Analyse wurde abgebrochen.
look-failed = Die Analyse ist nicht gelungen.
look-unfinished = Diese Partie ist noch nicht vorbei: Analysieren lässt sich nur eine beendete Partie.
look-hidden = Dieser Tisch hütet seine Geheimnisse noch eine Weile: Die Analyse gibt es, sobald alles offenliegt.
look-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
look-value = { $value } ± { $error }
look-more = { $n ->
    [one] Noch einer
   *[other] { $n } weitere
}
look-curve-help = Jede Marke ist ein Ereignis. Die Pfeiltasten führen von einem zum nächsten, die Eingabetaste zeigt es in der Partie.
look-curve-start = vor dem Austeilen
look-curve-end = das Ende
look-point = Zug { $ply }: { $what } Jetzt { $value } von 100.
look-point-deal = Das Austeilen. Jetzt { $value } von 100.
look-point-value = { $value } ± { $error } von 100
look-cause-luck = Zufall
look-cause-skill = eigener Zug
look-cause-others = die anderen
look-see = Ansehen
look-see-move = Ansehen: Zug { $ply } in der Partie
look-sum = Woher es kam
look-mark-mistake = Fehler
look-mark-good = guter Zug
look-mark-lucky = Glück
look-mark-unlucky = Pech
look-chance = { $value } von 100
look-chance-help = Chancen auf den Sieg nach dem Zug, von 100
look-to-round = Gehe zu: { $what }
look-moment-skill = eigener Zug
look-moment-others = die anderen
look-moment-bluff = ein Bluff
look-clear-only = { $n ->
    [0] Nirgends war etwas klar besser.
    [one] Nur die eine, bei der etwas klar besser war
   *[other] Nur die { $n }, bei denen etwas klar besser war
}
look-all-values = Alle Züge und wie viele von 100 Partien sie gewinnen
look-played = gespielt
look-best = am besten
look-knew-board = Der Tisch, wie er war
look-how = Wie das berechnet wird
look-to-table = Zum Tisch
