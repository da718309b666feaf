# Warum dieser Zug.

why-best = { $move } gewinnt am häufigsten: { $value } von 100 Partien, gegenüber { $other } mit { $next }.
why-worse = { $next } würde häufiger gewinnen: { $other } von 100 Partien, gegenüber { $value } mit { $move }.
why-only = { $move } ist der einzige Zug.
why-close = { $move } und { $next } sind etwa gleich gut.
why-thumb = { $move }: So sagt es die Faustregel.
