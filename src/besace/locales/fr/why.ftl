# Pourquoi un coup.

why-best = { $move } gagne le plus souvent : { $value } sur 100, contre { $other } pour { $next }.
why-worse = { $next } gagnerait plus souvent : { $other } sur 100, contre { $value } pour { $move }.
why-only = { $move } est le seul coup.
why-close = { $move } et { $next } se valent à peu près.
why-thumb = { $move } est ce que conseille l’expérience.
