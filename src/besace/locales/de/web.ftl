# Der Browser, von den Spielen abgesehen.

web-tagline = Spiele um Säcke und Bluff
web-home = Zum Regal
web-pages = Seiten
web-you = du
web-close = Schließen
web-loading = Einen Moment …
web-load-failed = Diese Seite ließ sich nicht laden.
web-try-again = Noch einmal versuchen
web-wrong = Da ist etwas schiefgegangen: Bitte versuch es noch einmal.
web-lost-title = Hier ist nichts.
web-lost = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
web-version = Besace { $version }

web-alone = Kein Server antwortet. Auf diesem Gerät kannst du trotzdem gegen Bots spielen.
web-site = Diese Spiele laufen allein auf deinem Gerät, gegen Bots oder reihum. Um mit Freunden anderswo zu spielen, startet jemand von euch einen Server: pip install besace, dann besace serve.

nickname = { $manner } { $animal }
nickname-manner-0 = Fröhlicher
nickname-manner-1 = Schlauer
nickname-manner-2 = Verträumter
nickname-manner-3 = Kühner
nickname-manner-4 = Neugieriger
nickname-manner-5 = Hungriger
nickname-manner-6 = Glücklicher
nickname-manner-7 = Stiller
nickname-animal-0 = Dachs
nickname-animal-1 = Otter
nickname-animal-2 = Rabe
nickname-animal-3 = Igel
nickname-animal-4 = Marder
nickname-animal-5 = Spatz
nickname-animal-6 = Biber
nickname-animal-7 = Uhu
nickname-animal-8 = Hase
nickname-animal-9 = Fuchs

web-settings = Einstellungen
web-language = Sprache
web-language-failed = Diese Sprache ließ sich nicht laden: Bist du online?
web-scheme = Farben
web-scheme-auto = wie das Gerät
web-scheme-light = hell
web-scheme-dark = dunkel
web-speed = Animationen
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-off = aus
web-sound = Ton
web-sound-on = Geräusche abspielen
web-volume = Lautstärke

web-nickname = Dein Spitzname
web-nickname-change = Spitznamen ändern
web-nickname-save = Speichern
web-devices = Andere Geräte
web-device-help = Spielst du noch auf einem anderen Gerät? Mit einem Link gehört es auch dir, samt all deinen Partien.
web-device-link = Ein anderes Gerät verbinden
web-device-open = Öffne diesen Link dort innerhalb von { $minutes } Minuten, oder halte die Kamera des Geräts auf das Bild. Er gilt nur einmal; zeig ihn sonst niemandem.
web-device-qr = QR-Code des Links für das andere Gerät
web-device-copy = Link kopieren
web-device-done = Dieses Gerät gehört jetzt { $name }.
web-device-ask = Bist du { $name }?
web-device-merge = Dieses Gerät gehört bisher { $before }, mit { $games ->
    [one] { $running ->
        [0] einer Partie
       *[other] einer Partie, die noch läuft
    }
   *[other] { $games } Partien{ $running ->
        [0] {""}
        [one] , von denen eine noch läuft
       *[other] , von denen { $running } noch laufen
    }
}. Das alles wird { $name } gehören: Nichts geht verloren. Nur eine Partie des Tages, die beide begonnen haben, zählt einmal.
web-device-own = Tu das nur, wenn der Link von einem eigenen Gerät kommt: Wer das andere hat, sieht dann deine Karten.
web-device-yes = Ja, ich bin { $name }
web-device-no = Nein, alles lassen, wie es ist

web-games = Die Spiele
web-players-range = { $least } bis { $most } Spieler
web-players-n = { $n } Spieler
web-players = Spieler
web-minutes = { $n } Minuten
web-age = ab { $n } Jahren
web-level = Bots
web-play-now = Gleich spielen
web-new-table = Neuer Tisch
web-rules = Regeln
web-learn = Erste Partie mit Begleitung
web-learn-title = Deine erste Partie { $game }
web-learn-instead = Lieber spielend lernen? Eine erste Partie mit Begleitung
web-guided = erste Partie mit Begleitung
web-running = Deine laufenden Partien
web-state-waiting = wartet auf Mitspieler
web-state-playing = läuft
web-finished = Zuletzt beendet
web-look-back = Nachspielen
web-join-title = Mit Code dazukommen
web-join-help = Jemand hat einen Platz für dich? Tipp die sechs Buchstaben des Tisches ein oder füg den Link ein.
web-join-code = Code des Tisches
web-join = Dazukommen
web-joining = Tisch { $code } wird gesucht …
web-open-tables = Offene Tische
web-open-none = Gerade wartet kein Tisch auf Mitspieler.
web-open-with = mit { $names }, { $n ->
    [0] voll
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
web-open-look = Ansehen
web-no-game = Ein Spiel namens { $game } gibt es hier nicht.

web-new-title = Ein Tisch für { $game }
web-seats = Plätze
web-seat-who = Wer sitzt auf Platz { $n }?
web-seat-name = Name der Person auf Platz { $n }
web-seat-me = ich
web-seat-friend = Freunde, per Link
web-seat-local = noch jemand hier
web-seat-bot = ein Bot
web-fill-bots = Bots auf alle freien Plätze
web-options = Wie wir spielen
web-table-rules = Der Tisch
web-clock-rule = Zeit für einen Zug
web-clock-value = { $seconds ->
    [0] so lange es dauert
    [60] eine Minute
    [120] zwei Minuten
    [86400] ein Tag
   *[other] { $seconds } Sekunden
}
web-private = Nur wer den Link oder Code hat, findet diesen Tisch
web-spectators = Andere dürfen zusehen, ohne in eine Hand zu schauen
web-make-table = Tisch decken

web-closed = Dieser Tisch ist geschlossen: Alle sind gegangen, oder wer den Server betreibt, hat ihn geschlossen.
web-seat-free = frei
web-seat-open = frei
web-seat-away = abwesend
web-seat-offline = offline
web-seat-acting = am Zug
web-rename = Den Namen { $name } ändern
web-host = Gastgeber
web-sit = Hinsetzen
web-get-up = Aufstehen
web-seat-to-bot = An einen Bot geben
web-seat-empty = Platz frei machen
web-seat-to-newcomer = Für Neue öffnen
web-hand-over = Zum Gastgeber machen
web-second-name = Name einer weiteren Person
web-second-sit = Sitzt auch hier
web-start = Los geht’s
web-start-filled = { $n ->
    [one] Bot auf den freien Platz setzen und los
   *[other] Bots auf { $n } freie Plätze setzen und los
}
web-wait-host = Der Gastgeber startet die Partie.
web-start-without = Ohne { $names } anfangen
web-wait-late = Wir warten auf { $names }: Die Partie beginnt, sobald alle da sind.
web-invite = Freunde einladen
web-qr = QR-Code des Links zu diesem Tisch
web-copy = Link teilen
web-copied = Kopiert!
web-copy-failed = Der Link ließ sich nicht teilen: Kopier ihn von der Seite.
web-board-open = Ansicht für alle, etwa auf dem Fernseher

web-others = Die anderen
web-notice = Hinweis
web-centre = Die Tischmitte
web-own = Dein Platz
web-table-tools = Dieser Tisch
web-side = Was geschah, und Chat
web-side-unread = { $n ->
    [0] Was geschah, und Chat
    [one] Was geschah, und Chat: eine neue Nachricht
   *[other] Was geschah, und Chat: { $n } neue Nachrichten
}
web-log = Was geschah
web-log-folded = + { $n } weitere dieser Art
web-by-bot = (ein Bot springt ein)
web-by-clock = (Zeit abgelaufen)
web-seat-change-opened = { $who ->
    [person] Der Gastgeber hat den Platz von { $name } für Neue geöffnet.
   *[nobody] Der Gastgeber hat Platz { $n } für Neue geöffnet.
}
web-seat-change-bot = { $who ->
    [person] Der Gastgeber hat den Platz von { $name } einem Bot gegeben.
   *[nobody] Der Gastgeber hat Platz { $n } einem Bot gegeben.
}
web-seat-change-taken = { $name } hat Platz { $n } übernommen und sieht ab jetzt, was man von dort sieht.
web-chat = Chat
web-chat-placeholder = Sag etwas
web-chat-read = Lesen und antworten
web-chat-send = Senden
web-react = Mit { $reaction } reagieren
web-waiting-for = Wir warten auf { $names }.
web-sending = Unterwegs …
web-skip = { $mine ->
    [yes] Zu meinem Zug
   *[no] Zum aktuellen Stand
}
web-seat-who-bot = { $who } ist ein Bot: { $level }. { $character }
web-laying = Der Tisch wird gedeckt …
web-clock = noch { $time }
web-rule = Regel { $rule }
web-rules-of = Die Regeln: { $game }
web-rules-search = In den Regeln suchen
web-rules-none = Dazu steht nichts in den Regeln.
web-rules-missing = Der Text der Regeln ist auf diesem Server nicht vorhanden.
web-refused = { $code ->
    [stale] Am Tisch ist inzwischen etwas geschehen: Sieh noch einmal hin.
    [state] Das geht jetzt nicht.
    [limit] Das war zu viel auf einmal: Warte einen Moment.
    [bad] Das wurde nicht verstanden.
    [seat] Das ist nicht dein Platz.
    [illegal] Dieser Zug ist jetzt nicht erlaubt.
   *[other] Der Server hat abgelehnt: { $sentence }
}
web-leave = Partie verlassen (ein Bot spielt weiter)
web-leave-sure = Wirklich gehen? Ein Bot spielt für dich weiter
web-come-back = Wieder Platz nehmen

web-curtain-help = Jetzt sollte sonst niemand auf den Bildschirm schauen.
web-curtain-lift = Ich bin { $who }

web-title-turn = Du bist dran
web-title-over = Ende
web-result-show = Ergebnis
web-total = Summe
web-you-win = { $count ->
    [one] Du gewinnst!
   *[other] Du teilst dir den Sieg!
}
web-play-again = Noch einmal
web-podium = Die ersten drei
web-tie-breaker = (bei Gleichstand)
web-decided = Der entscheidende Moment
web-decided-see = Ansehen
web-decided-looking = Der entscheidende Moment wird gesucht …
web-decided-ask = Welcher Moment hat entschieden?
web-again-asked = Es geht in die nächste Partie: Die anderen warten auf dich.
web-again-watch = Zur nächsten Partie
web-save-record = Protokoll speichern
web-fair = War der Zufall fair?

web-link-connecting = Verbindung wird aufgebaut …
web-link-lost = Verbindung verloren, neuer Versuch …
web-link-restarting = Der Server startet neu, einen Moment …
web-link-back = Wieder da.
web-link-gone = Diesen Tisch gibt es nicht mehr.
web-link-forbidden = Du darfst diesem Tisch nicht zusehen.

web-refusal-offline = Der Server antwortet nicht: Besteht eine Netzverbindung?
web-refusal-alone = Ohne Server kann niemand von anderswo dazukommen: Gib jeden Platz einem Bot oder jemandem an diesem Gerät.
web-refusal-bad = Das geht nicht: Bitte prüf, was du eingegeben hast.
web-refusal-forbidden = Das darfst du an diesem Tisch nicht.
web-refusal-missing = Das gibt es hier nicht.
web-refusal-state = Das geht jetzt nicht.
web-refusal-limit = Das war zu viel auf einmal: Warte einen Moment.
web-refusal-guest = Der Server kennt dich nicht: Lade die Seite neu.
web-refusal-server = Der Server hat Schwierigkeiten: Versuch es gleich noch einmal.
web-refusal-store = Der Server hat Schwierigkeiten: Versuch es gleich noch einmal.
web-refusal-unknown = Der Server wurde unterbrochen: Gleich zeigt sich, ob es geklappt hat.
web-refusal-origin = Seiten anderer Anbieter dürfen das nicht.
web-refusal-size = Das ist zu lang.
web-refusal-seen = Du hast diese Partie von einem anderen Platz aus gesehen: Solange sie läuft, dürfen nur Neue einen Platz übernehmen.
web-refusal-present = Diese Person ist nicht gegangen: Ihren Platz kann man erst vergeben, wenn sie ihn verlassen hat oder zu lange weg war.
web-refusal-both = Beide Geräte haben eine laufende Partie von verschiedenen Plätzen aus gesehen: Verbinde sie, wenn sie vorbei ist.

web-replay = Nachspielen
web-replay-of = Nachspielen: { $game }
web-replay-controls = Durch die Partie gehen
web-replay-moves = Alle Züge
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-play = Start
web-replay-pause = Pause
web-replay-next = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-eye = Mit wessen Augen
web-replay-open = alles aufgedeckt
web-replay-link = Link hierher
web-replay-slider = Gespielte Züge

web-fair-yes = Der Zufall war fair.
web-fair-no = Da passt etwas nicht: Diesem Zufall ist nicht zu trauen.
web-fair-seed = { $right ->
    [yes] Der geheime Startwert passt zu seiner Festlegung (SHA-256).
   *[no] Der geheime Startwert passt nicht zu seiner Festlegung.
}
web-fair-published = { $right ->
    [yes] Es ist die Festlegung, die dieser Browser vor dem Ende der Partie gesehen hat.
    [no] Dieser Browser hat vor dem Ende der Partie eine andere Festlegung gesehen.
   *[unknown] Dieser Browser hat die Festlegung vor dem Ende der Partie nicht gesehen.
}
web-fair-added = { $right ->
    [yes] Die Zufallsbytes, die dieser Browser beigesteuert hat, wurden verwendet.
    [no] Die Zufallsbytes, die dieser Browser beigesteuert hat, wurden nicht verwendet.
   *[unknown] Dieser Browser hat keine Zufallsbytes beigesteuert.
}
web-fair-setup = Für den Aufbau noch einmal gezogen: { $drawn ->
    [one] eine Zahl
   *[other] { $drawn } Zahlen
}, davon { $right } wie im Protokoll.
web-fair-moves = { $drawn ->
    [0] Während der Partie wurde nichts gezogen.
    [one] Während der Partie noch einmal gezogen: ein Zufallsereignis, davon { $right } wie im Protokoll.
   *[other] Während der Partie noch einmal gezogen: { $drawn } Zufallsereignisse, davon { $right } wie im Protokoll.
}
web-fair-limits = Das alles wurde in diesem Browser berechnet. Vom Server stammt nur, woraus jeweils gezogen wurde und wie aus den Zahlen des Aufbaus die Verteilung wird. Um auch das zu prüfen, speichere das Protokoll und ruf „besace verify“ auf.

# Spiele, die niemand gezeichnet hat.
plain-text = { $text }
plain-back = Andere Möglichkeiten
score-none = Für { $game } hat noch niemand einen Wertungsblock gemacht.
