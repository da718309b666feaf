# Mit den anderen am Tisch auskommen, oder auch nicht.

people-others = Leute hier …
people-title = Leute an diesem Tisch
people-beside = neben dem Tisch
people-block = Blockieren
people-block-help = Blockieren: Du hörst nichts mehr von dieser Person, weder hier noch anderswo, und sie kann sich nicht an deine Tische setzen. Sie erfährt nichts davon.
people-blocked = Du hörst nichts mehr von { $name }. Auf der Seite „Meine Partien“ kannst du es dir anders überlegen.
people-mute = Stumm schalten
people-unmute = Wieder reden lassen
people-mute-help = Stumm schalten: Diese Person spielt und schaut zu, sagt aber nichts mehr an diesem Tisch. Alle sehen das.
people-silent = hier stumm
people-you-silent = Wer diesen Tisch aufgemacht hat, möchte, dass du hier nichts sagst.
people-report = Melden …
people-report-title = { $name } melden
people-reason = Worum geht es?
people-reason-name = Um den Namen
people-reason-chat = Um das, was gesagt wird
people-reason-play = Um die Spielweise
people-reason-other = Um etwas anderes
people-report-text = Was ist passiert? Wer diesen Server betreibt, liest es.
people-report-send = Meldung abschicken
people-back = Zurück
people-reported = Danke: Wer diesen Server betreibt, wird es lesen.
people-mine = Leute, die ich blockiert habe
people-hear = Wieder hören
people-name-here = Dein Name an diesem Tisch

web-refusal-alike = Jemand an diesem Tisch heißt so oder fast so: Nimm hier einen anderen Namen.
web-refusal-words = Wer diesen Server betreibt, möchte eines dieser Wörter hier nicht lesen.
web-refusal-banned = Dieser Server ist dir für eine Zeit verschlossen.
