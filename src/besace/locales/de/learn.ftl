# Lernen und zurückblicken.

rules-more = Das ist ein Teil der Regeln. besace rules { $game } zeigt sie alle.
memo-note = für den Spieltisch
memo-written = Der Spickzettel steht in { $path }.

scores-sum = { $who }: { $parts } = { $total }

sheet-shape = Ein Wertungsblock muss ein Objekt sein.
sheet-key = Ein Wertungsblock hat kein Feld { $key }.
sheet-names = Es müssen { $n } Namen sein.
sheet-players = Es müssen { $least } bis { $most } Spieler sein.
sheet-player = Was ein Spieler hat, muss ein Objekt sein, in dem nur { $keys } steht.

coach-best = „{ $move }“ gewinnt am häufigsten: { $value } von 100 Partien, gegenüber { $other } mit „{ $next }“.
coach-close = „{ $move }“ und „{ $next }“ sind etwa gleich gut.
coach-only = Es gibt nur einen Zug: „{ $move }“.
coach-thumb = „{ $move }“ würden erfahrene Spieler wählen.
coach-not-allowed = An diesem Tisch gibt es keinen Trainer: Er würde einem Spieler gegen die anderen helfen.

review-title = { $game }: { $who } blickt zurück
review-summary = { $start } % am Anfang, { $luck } durch Glück, { $skill } durch eigene Züge, { $others } durch die anderen: { $result } % am Ende.
review-cause-start = vor dem Austeilen
review-cause-luck = Glück
review-cause-skill = eigene Züge
review-cause-others = die anderen
review-cause-result = das Ergebnis
review-luck-deal = das Austeilen
review-note-skill = Eigene Züge werden mit denen eines guten Vereinsspielers verglichen, der genauso viel weiß. Alle Zahlen sind Punkte von hundert, mit einem Standardfehler.
review-curve = Gewinnchancen
review-moments = Einen zweiten Blick wert
review-moment-mistake = Zug { $ply }: „{ $best }“ war der bessere Zug. Er gewinnt { $more } von 100 Partien, „{ $played }“ gewinnt { $less }.
review-moment-turn = Zug { $ply }: { $what } Davor wurden { $before } von 100 Partien gewonnen, danach { $after }.
review-moment-skill = Zug { $ply }: „{ $played }“ gewinnt { $after } von 100 Partien; was im Verein gespielt würde, gewinnt { $before }.
review-moment-bluff = Zug { $ply }: Dein Bluff ist aufgegangen. { $what }
review-bluffs = Geglückte Bluffs
review-decisions = Entscheidungen
review-decision = Zug { $ply }: { $played }
review-better = „{ $best }“ war besser
review-nothing-better = nichts klar besser
review-only-move = der einzige Zug
review-knew = Was du wusstest
review-column-move = Zug
review-column-value = Siege von 100
review-column-decision = Entscheidung
review-column-lost = verschenkt
review-column-best = besser
review-replay = besace replay { $file } --at { $ply } --seat { $seat }
review-written = Die Analyse steht in { $path }.
