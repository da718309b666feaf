# Learning and looking back.

rules-more = This is a part of the rules. besace rules { $game } shows all of them.
memo-note = for the table
memo-written = The memo is in { $path }.
