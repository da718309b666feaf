challenge-title = Partie des Tages
challenge-intro = Alle bekommen dieselben Karten, dasselbe Glück und dieselben Bots. Spiel sie einmal und sieh dann, was die anderen daraus gemacht haben.
challenge-home = Jeden Tag von jedem Spiel eine neue Partie, für alle dieselbe: einmal spielen, dann vergleichen.
challenge-all = Alle Vergleichspartien
challenge-today = Heute
challenge-week = Die letzten Tage
challenge-day = Tag
challenge-friends = Eine Partie für Freunde
challenge-friends-help = Wähle ein Spiel und schick den Link, wem du magst. Niemand kennt die Karten, nicht einmal du.
challenge-own = Deine und die, die man dir geschickt hat
challenge-make = Partie erstellen
challenge-made-title = Eine Partie für Freunde
challenge-game = Spiel
challenge-note = Vergleichspartie
challenge-note-long = Andere spielen genau dieselbe Partie: Wenn du fertig bist, kannst du vergleichen.
challenge-facts = { $players } Spieler, du auf Platz { $seat }
challenge-against = Gegner: { $level }
challenge-finished = { $n ->
    [0] Noch niemand hat sie zu Ende gespielt.
    [one] Eine Person hat sie zu Ende gespielt.
   *[other] { $n } Personen haben sie zu Ende gespielt.
  }
challenge-you = { $you ->
    [new] Noch nicht gespielt
    [playing] Du bist mittendrin
    [over] Gespielt
   *[given-up] Angesehen, nicht gespielt
  }
challenge-do = { $you ->
    [new] Spielen
    [playing] Weiterspielen
    [over] Vergleichen
   *[given-up] Vergleichen
  }
challenge-once = Du kannst sie nur einmal spielen. Du darfst gehen und wiederkommen; Züge lassen sich nicht zurücknehmen, und einen Trainer gibt es nicht. Was die anderen daraus gemacht haben, siehst du, wenn du fertig bist.
challenge-next = Die nächsten Partien kommen in { $hours } Std. { $minutes } Min.
challenge-streak = { $n ->
    [one] Ein Tag in Folge.
   *[other] { $n } Tage in Folge!
  }
challenge-share-result = Mein Ergebnis teilen
challenge-share-picture = Als Bild
challenge-share = Link kopieren
challenge-look = Ansehen, ohne zu spielen
challenge-look-title = Diese Partie aufgeben?
challenge-look-ask = Wenn du dir ansiehst, was andere daraus gemacht haben, kannst du sie nicht mehr spielen.
challenge-look-middle = Deine Partie bleibt unvollendet und zählt nicht.
challenge-look-yes = Ansehen und aufgeben
challenge-look-no = Ich spiele lieber
challenge-compared = Was alle daraus gemacht haben
challenge-nobody = Sonst hat sie noch niemand zu Ende gespielt. Schick jemandem den Link!
challenge-given-up = Du hast dir diese Partie angesehen, ohne sie zu spielen.
challenge-rank = Dein Rang: { $rank } von { $n }
challenge-won = Gewonnen
challenge-place = Platz { $place } von { $players }
challenge-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
challenge-parting = { $same ->
    [0] Von der ersten Entscheidung an: du „{ $mine }“, { $name } „{ $theirs }“.
    [one] Nach einer gleichen Entscheidung: du „{ $mine }“, { $name } „{ $theirs }“.
   *[other] Nach { $same } gleichen Entscheidungen: du „{ $mine }“, { $name } „{ $theirs }“.
  }
challenge-alike = Hat durchweg genauso entschieden wie du.
challenge-my-moment = Deine Stelle
challenge-their-moment = Die andere Stelle
challenge-replay = Nachspielen
challenge-review = Analyse
challenge-result = Mit den anderen vergleichen
challenge-to-it = Zur Vergleichspartie
web-refusal-deal = Spiel erst selbst: Was andere aus dieser Partie gemacht haben, siehst du, wenn deine zu Ende ist.
challenge-none = Diese Vergleichspartie gibt es nicht oder noch nicht.
