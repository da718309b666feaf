# Was der Server ablehnt. Seine Sätze sind englisch; wer eine andere Sprache liest, bekommt die Nachricht gleichen Namens.

refusal-no-table = Diesen Tisch gibt es nicht.
refusal-no-code = Kein Tisch hat diesen Code.
refusal-no-deal = Diese Vergleichspartie gibt es nicht.
refusal-deal-to-come = Die Partie dieses Tages ist noch nicht erschienen.
refusal-deal-before = An diesem Tag gab es noch keine Partie des Tages.
refusal-deal-code = Für diese Partie ist kein Code frei: Versuch es noch einmal.
refusal-deal-given-up = Du hast diese Partie aufgegeben: Du kannst dir ansehen, was andere daraus gemacht haben.
refusal-deal-first = Spiel erst selbst: Was andere aus dieser Partie gemacht haben, siehst du, wenn deine zu Ende ist.
refusal-deal-fixed = Diese Partie ist für alle dieselbe: An ihr lässt sich nichts ändern.
refusal-deal-goes-on = Diese Vergleichspartie läuft noch: Du siehst sie, wenn sie zu Ende ist.
refusal-no-guide = Für dieses Spiel gibt es keine Begleitung.
refusal-no-words = Für dieses Spiel gibt es in dieser Sprache keine Texte.
refusal-link-used = Dieser Link ist schon benutzt oder zu alt: Erstelle auf dem anderen Gerät einen neuen.
refusal-reviews-busy = Gerade laufen viele Analysen: Frag in einer Weile noch einmal.
refusal-review-early = Analysieren lässt sich nur eine beendete Partie, sobald alles offenliegt.
refusal-no-advice = Es gibt nichts zu raten: An diesem Tisch läuft keine Partie.
refusal-record-early = Das Protokoll enthält alle Geheimnisse: Man sieht es, wenn die Partie vorbei ist.
refusal-not-there = Dort sitzt du nicht.
refusal-not-here = Du sitzt nicht an diesem Tisch.
refusal-no-look = Von dort darfst du nicht zusehen.
refusal-no-spectators = Dieser Tisch möchte keine Zuschauer.
refusal-not-host = Das kann nur der Gastgeber des Tisches.
refusal-no-heir = Dort sitzt niemand, der Gastgeber sein könnte.
refusal-not-over = Die Partie ist noch nicht vorbei.
refusal-over = Diese Partie ist vorbei.
refusal-game-over = Die Partie ist vorbei.
refusal-started = Die Partie hat schon begonnen.
refusal-chance-fixed = Die Partie hat begonnen: Ihr Zufall liegt fest.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-no-seat = An diesem Tisch ist kein Platz frei.
refusal-seats-open = Es sind noch Plätze frei: Besetz sie erst mit Menschen oder Bots.
refusal-seats-changed = In dieser Partie haben die Plätze zu oft gewechselt.
refusal-which-bot = Sag, welcher Bot dort sitzen soll.
refusal-name = Ein Name braucht mindestens ein sichtbares Zeichen.
refusal-most-tables = Hier gibt es schon zu viele Tische: Versuch es später noch einmal.
refusal-join-code = Kein Tischcode ist frei: Versuch es noch einmal.
refusal-say-nothing = Das ist eine leere Nachricht.
refusal-reaction = Das ist keine der Reaktionen.
refusal-guest = Der Server kennt dich nicht: Lade die Seite neu.

# Was ein Browser ohne Server sagt.

refusal-here-none = Dieses Gerät hat kein solches Spiel aufbewahrt.
refusal-here-damaged = Was dieses Gerät von dem Spiel aufbewahrt hat, lässt sich nicht spielen: Es ist beschädigt.
refusal-here-torn = Was dieses Gerät von dem Spiel aufbewahrt hat, lässt sich nicht lesen: Es ist beschädigt.
refusal-here-game-full = Dieses Gerät konnte das Spiel nicht aufbewahren: Vielleicht ist sein Speicher voll.
refusal-here-move-full = Dieses Gerät konnte den Zug nicht aufbewahren: Vielleicht ist sein Speicher voll.
refusal-here-forgets = Dieser Browser bewahrt keine Spiele auf: Dieses ist weg, sobald die Seite geschlossen wird.
refusal-here-window = Das Spiel ist in einem anderen Fenster weitergegangen: Schau noch einmal hin.
refusal-here-friends = Partien für Freunde brauchen einen Server, damit alle dieselbe bekommen.
refusal-here-no = An einem Tisch ohne Server geht das nicht.
refusal-here-no-game = Dieses Spiel gibt es hier nicht.
refusal-here-alone = Ohne Server kann niemand von anderswo dazukommen: Jeder Platz gehört hier jemandem.
refusal-here-not-now = Hier lässt sich jetzt nichts spielen.
refusal-here-stale = Das Spiel ist weitergegangen: Schau noch einmal hin.
