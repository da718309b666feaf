# Seiten neben dem Tisch: Spickzettel, Wertungsblock, meine Partien, Ranglisten und Wegweiser durch die Regeln.

rules-contents = Inhalt
rules-paragraph-link = Link zu „{ $title }“
rules-found = { $n ->
    [one] Ein Absatz gefunden.
   *[other] { $n } Absätze gefunden.
}

memo = Spickzettel
memo-of = Spickzettel: { $game }
memo-print = Drucken

score = Wertungsblock
score-title = Wertungsblock: { $game }
score-help = Ihr habt mit der echten Schachtel gespielt? Trag ein, was alle haben; diese Seite rechnet. Sie merkt sich alles, bis du es löschst.
score-name = Name von Spieler { $n }
score-remove = { $who } vom Block nehmen
score-add = Noch ein Spieler
score-next-game = Nächste Partie, gleiche Spieler
score-clear = Alles löschen
score-take-back = Letztes Blatt zurückholen
score-total = Summe von { $who }
score-of = { $thing }, { $who }
score-one-more = Eins mehr: { $what }
score-one-less = Eins weniger: { $what }
score-result = Ergebnis
score-so-far = Zwischenstand
score-missing = Noch zu zählen: { $names }. Auch eine Null zählt.
score-steps = So wurde gerechnet

me-title = Meine Partien
me-hello = { $n ->
    [0] { $name }, du hast hier noch keine Partie zu Ende gespielt.
    [one] { $name }, du hast hier eine Partie zu Ende gespielt.
   *[other] { $name }, du hast hier { $n } Partien zu Ende gespielt.
}
me-none = Sobald es so weit ist, steht hier, wie es für dich läuft und gegen wen.
me-games = Partien
me-wins = Siege
me-mean-place = Platz im Schnitt
me-wins-told = { $wins } von { $games } gewonnen. Der Strich zeigt, was bloßes Glück brächte: { $luck }.
me-places = Plätze im Lauf der Zeit
me-place = { $place } von { $players }
me-oldest = früher
me-newest = zuletzt
me-meetings = Im direkten Vergleich
me-ahead = vorn
me-behind = hinten
me-bot = { $level } (Bot)
me-bot-at = { $name } ({ $level })
me-list = Alle meine Partien
me-review = Analyse
me-more = { $n ->
    [one] Noch eine zeigen
   *[other] { $n } weitere zeigen
}
me-data = Was dieser Server von mir weiß
me-data-help = Deinen Spitznamen, deine Tische mit deinen eigenen Zügen und was du in Chats geschrieben hast.
me-device = Was dieses Gerät von mir weiß
me-device-help = Deinen Spitznamen und die Partien, die du hier gespielt hast. Sonst hat sie niemand.
me-download = Alles herunterladen
me-forget = Alles löschen lassen …
me-forget-title = Alles über mich löschen?
me-forget-name = Dein Spitzname und deine Anmeldung verschwinden, auf all deinen Geräten.
me-forget-games = Beendete Partien bleiben denen erhalten, die mit dir gespielt haben, mit einem namenlosen Platz an deiner Stelle. Dein Verlauf, deine Statistik und deine Spielstärke sind weg.
me-forget-chat = Was du in Chats geschrieben hast, wird gelöscht.
me-forget-tables = Du verlässt die laufenden Partien; Bots spielen für dich weiter.
me-forget-here = Auch dieser Browser vergisst alles, Wertungsblöcke eingeschlossen; nur Sprache und Einstellungen bleiben.
me-forget-device = Alle Partien dieses Geräts und dein Spitzname gehen verloren, Wertungsblöcke eingeschlossen; nur Sprache und Einstellungen bleiben.
me-forget-never = Das lässt sich nicht rückgängig machen.
me-forget-keep = Alles behalten
me-forget-yes = Alles löschen
me-forgotten = Erledigt: Dieser Server kennt dich nicht mehr.

ranking = Rangliste
ranking-of = Rangliste: { $game }
ranking-people = Menschen und Bots dieses Servers, geordnet danach, was ihre beendeten Partien sicher aussagen.
ranking-bots = Bots, nach ihren beendeten Partien hier. Menschen bewertet dieser Server nicht.
ranking-own = Wie es für dich selbst läuft, steht unter Meine Partien; die Partien des Tages vergleichen dich mit allen, die dieselben Karten gespielt haben.
ranking-play = { $game } spielen
ranking-none = Noch niemand hat hier eine gewertete Partie beendet.
ranking-place = Rang
ranking-rating = Spielstärke
ranking-spread = Spanne
ranking-how = Die Spielstärke beginnt bei 25 und ändert sich mit jeder Partie, je nachdem, wie wahrscheinlich ihr Ergebnis war. Das ± schrumpft mit jeder Partie; die Reihenfolge richtet sich nach dem, was sicher ist, deshalb fangen Neulinge unten an.
