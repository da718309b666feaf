# What the server refuses. Its sentences are English; a reader of another language is given the message of the same name.

refusal-no-table = There is no such table.
refusal-no-code = No table has this code.
refusal-no-deal = There is no such deal.
refusal-deal-to-come = The deal of that day is not out yet.
refusal-deal-before = There were no deals yet on that day.
refusal-deal-code = No code is free for this deal: try again.
refusal-deal-given-up = You have given up this deal: you may look at what others made of it.
refusal-deal-first = Play this deal first: what others made of it is closed to you until yours is over.
refusal-deal-fixed = This deal is the same for everyone: nothing about it can be changed.
refusal-deal-goes-on = This game of the deal goes on: it opens to you once it is over.
refusal-no-guide = There is no guide to this game.
refusal-no-words = There are no words for this game in this language.
refusal-link-used = This link has been used or is too old: make a new one on the other device.
refusal-reviews-busy = Many reviews are being made: ask again in a while.
refusal-review-early = Only a finished game can be reviewed, once everything is revealed.
refusal-no-advice = There is nothing to advise: no game is being played at this table.
refusal-record-early = The record holds every secret: it is shown once the game is over.
refusal-not-there = You do not sit there.
refusal-not-here = You do not sit at this table.
refusal-no-look = You may not look from there.
refusal-no-spectators = This table wants no spectators.
refusal-not-host = Only the host of the table can do that.
refusal-no-heir = Nobody who could be the host sits there.
refusal-not-over = The game is not over yet.
refusal-over = This game is over.
refusal-game-over = The game is over.
refusal-started = The game has started already.
refusal-chance-fixed = The game has started: its chance is fixed.
refusal-seat-taken = This seat is taken.
refusal-no-seat = No seat is open at this table.
refusal-seats-open = Some seats are still open: fill them with people or bots first.
refusal-seats-changed = Seats have changed hands too often in this game.
refusal-which-bot = Say which bot should sit there.
refusal-name = A name should have at least one visible character.
refusal-most-tables = There are too many tables here already: try again later.
refusal-join-code = No join code is free: try again.
refusal-say-nothing = There is nothing to say in this.
refusal-reaction = This is not one of the reactions.
refusal-guest = Say who you are first: POST /api/guests makes you a guest.

# What a browser says where there is no server.

refusal-here-none = This device has kept no such game.
refusal-here-damaged = What this device has kept of the game cannot be played: it is damaged.
refusal-here-torn = What this device has kept of the game cannot be read: it is damaged.
refusal-here-game-full = This device could not keep the game: perhaps its storage is full.
refusal-here-move-full = This device could not keep the move: perhaps its storage is full.
refusal-here-forgets = This browser keeps no games: this one is gone when the page is closed.
refusal-here-window = The game has gone on in another window: look again.
refusal-here-friends = Deals for friends need a server, so that everyone gets the same.
refusal-here-no = At a table without a server this cannot be done.
refusal-here-no-game = There is no such game here.
refusal-here-alone = Without a server nobody can join from elsewhere: every seat is somebody's here.
refusal-here-not-now = Nothing can be played here now.
refusal-here-stale = The game has gone on: look again.
