# Was alle Spiele sagen.

besace = Besace
language-name = Deutsch

seat-name = Platz { $n }
player-name = Spieler { $n }
bot-name-0 = Keks
bot-name-1 = Mokka
bot-name-2 = Zazou
bot-name-3 = Krümel
bot-name-4 = Pfeffer
bot-name-5 = Trüffel
bot-tag = Bot
chance-name = Der Zufall

column-player = Spieler
column-score = Punkte

spectator-title = wie alle es sehen
seat-title = wie { $who } es sieht
after-moves = { $n ->
    [0] vor dem ersten Zug
    [one] nach einem Zug
   *[other] nach { $n } Zügen
}
turn-of = Am Zug: { $names }.
turn-of-chance = Jetzt entscheidet der Zufall.
your-turn = { $who }, du bist dran.
won-by = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
labelled = { $label }: { $value }
nothing = nichts
unknown = unbekannt
hidden = ?
and = und
earlier-events = { $n ->
    [one] eine frühere Zeile: l zeigt sie
   *[other] { $n } frühere Zeilen: l zeigt sie
}
move-unknown = { $who }: { $verb }
range = von { $least } bis { $most }

choose-game = Welches Spiel?
choose-players = Wie viele spielen mit ({ $least } bis { $most })?
prompt = Zahl, Buchstabe oder Worte (? hilft):
prompt-number = Eine Zahl { $range } (Eingabetaste führt zurück):
press-enter = Weiter mit der Eingabetaste.
no-such-key = { $n } steht nicht zur Wahl: Tipp eins von { $keys } oder die Worte.
no-such-value = { $value } steht hier nicht zur Wahl.
no-such-move = „{ $text }“ ist jetzt kein möglicher Zug. ? zeigt die Hilfe.
not-one-move = „{ $text }“ kann mehrere Züge bedeuten: { $moves }.

curtain = Gib das Gerät an { $who } weiter.
curtain-enter = { $who }, drück die Eingabetaste, wenn sonst niemand hinschaut.
keep-game = Diese Partie aufheben und später weiterspielen? (j/n)
yes-letters = j ja
no-letters = n nein
kept = Die Partie ist aufgehoben. Weiter geht es mit: besace play --resume { $path }
thrown-away = Die Partie ist verworfen.
saved-at = Das Protokoll steht in { $path }.

help-title = So spielst du im Terminal
help-keys =
    Tipp die Zahl oder den Buchstaben vor einer Möglichkeit oder ihre Worte, zum Beispiel „{ $example }“. Zahlen sind die des Spiels: 9 bietet neun.
    Von jedem Wort genügt der Anfang, und kleine Wörter kann man weglassen, solange es eindeutig bleibt.
    Auch die Worte der Protokolle werden verstanden.
    ?   diese Hilfe        l   alles, was bisher geschah
    q   aufhören, für jetzt oder für immer        Eingabetaste   den Tisch neu zeichnen
log-title = Was bisher geschah
