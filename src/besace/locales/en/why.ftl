# Why a move.

why-best = { $move } wins most often: { $value } out of 100, against { $other } for { $next }.
why-worse = { $next } would win more often: { $other } out of 100, against { $value } for { $move }.
why-only = { $move } is the only move.
why-close = { $move } and { $next } are about equally good.
why-thumb = { $move } is what the rules of thumb say.
