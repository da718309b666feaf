# The browser client, apart from the games.

web-tagline = three games of bags and bluff
web-home = To the shelf
web-pages = Pages
web-you = you
web-close = Close
web-loading = One moment …
web-load-failed = This page could not be loaded.
web-try-again = Try again
web-wrong = Something went wrong: please try again.
web-lost-title = There is nothing here.
web-lost = This address leads nowhere. Perhaps a letter is missing.

nickname = { $manner } { $animal }
nickname-manner-0 = Jolly
nickname-manner-1 = Sly
nickname-manner-2 = Sleepy
nickname-manner-3 = Bold
nickname-manner-4 = Curious
nickname-manner-5 = Hungry
nickname-manner-6 = Lucky
nickname-manner-7 = Quiet
nickname-animal-0 = Badger
nickname-animal-1 = Otter
nickname-animal-2 = Magpie
nickname-animal-3 = Hedgehog
nickname-animal-4 = Weasel
nickname-animal-5 = Robin
nickname-animal-6 = Squirrel
nickname-animal-7 = Owl
nickname-animal-8 = Hare
nickname-animal-9 = Fox

web-settings = Settings
web-language = Language
web-language-en = English
web-language-fr = Français
web-scheme = Colours
web-scheme-auto = as the device
web-scheme-light = light
web-scheme-dark = dark
web-speed = Animations
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = off
web-sound = Sounds
web-sound-on = play sounds
web-volume = Volume

web-nickname = Your nickname
web-nickname-change = Change your nickname
web-nickname-save = Save
web-device-help = Playing on another device too? A link makes it yours as well.
web-device-link = Make a link for another device
web-device-open = Open this link there within { $minutes } minutes. It works once; show it to nobody.
web-device-done = This device is { $name } now.

web-games = The games
web-box-doggybag = Stray dogs slip bones into Fagin’s bag by gaslight, then dare each other to reach in.
web-box-figaro = Comedians race for the king’s court and pass their troubles on to their neighbours.
web-box-filou = Nine sacks under the hammer, and nobody knows which of the cats inside is worth it.
web-players-range = { $least } to { $most } players
web-players-n = { $n } players
web-players = Players
web-minutes = { $n } minutes
web-age = from { $n } years on
web-level = Bots
web-play-now = Play now
web-new-table = New table
web-rules = Rules
web-learn = First game, with a guide
web-learn-title = Your first game of { $game }
web-learn-instead = Rather learn by playing? A first game, with a guide
web-guided = first game, with a guide
web-running = Your running games
web-state-waiting = waiting for players
web-state-playing = in play
web-finished = Lately finished
web-look-back = Look back
web-join-title = Join with a code
web-join-help = Somebody has a table for you: type its six letters, or paste the link.
web-join-code = Join code
web-join = Join
web-joining = Looking for table { $code } …
web-open-tables = Open tables
web-open-none = No table is waiting for players just now.
web-open-with = with { $names }, { $n ->
    [0] full
    [one] one free seat
   *[other] { $n } free seats
}
web-open-look = Have a look
web-no-game = There is no game called { $game } here.

web-new-title = A table for { $game }
web-seats = Seats
web-seat-who = Who sits on seat { $n }?
web-seat-name = Name of the person on seat { $n }
web-seat-me = me
web-seat-friend = a friend, by link
web-seat-local = another person here
web-seat-bot = a bot
web-fill-bots = Bots on all free seats
web-options = How we play
web-table-rules = The table
web-clock-rule = Time for a move
web-clock-value = { $seconds ->
    [0] as long as it takes
    [60] one minute
    [120] two minutes
    [86400] one day
   *[other] { $seconds } seconds
}
web-private = Only people with the link or code find this table
web-spectators = Others may watch, without seeing any hand
web-make-table = Lay the table

web-closed = Everyone has left: this table is closed.
web-seat-free = free
web-seat-open = free
web-seat-away = played for
web-seat-offline = offline
web-seat-acting = to move
web-host = host
web-sit = Sit down
web-get-up = Get up
web-seat-to-bot = Give to a bot
web-seat-empty = Free the seat
web-hand-over = Make host
web-second-name = Name of another person here
web-second-sit = Sits here too
web-start = Start
web-start-filled = { $n ->
    [one] Put a bot on the free seat and start
   *[other] Put bots on { $n } free seats and start
}
web-wait-host = The host will start the game.
web-invite = Invite friends
web-qr = QR code of the link to this table
web-copy = Share the link
web-copied = Copied!
web-copy-failed = The link could not be shared: copy it from the page.
web-board-open = Public board, for a TV

web-others = The others
web-notice = Note
web-centre = The middle of the table
web-own = Your place
web-table-tools = This table
web-side = What happened, and chat
web-log = What happened
web-by-bot = (a bot stands in)
web-by-clock = (time ran out)
web-chat = Chat
web-chat-placeholder = Say something
web-chat-send = Send
web-react = React with { $reaction }
web-waiting-for = Waiting for { $names }.
web-sending = On its way …
web-skip = Skip
web-laying = Laying the table …
web-clock = { $time } left
web-rule = Rule { $rule }
web-rules-of = The rules of { $game }
web-rules-search = Search the rules
web-rules-none = Nothing in the rules matches.
web-rules-missing = The text of the rules is not available on this server.
web-refused = { $code ->
    [stale] The table has moved on since: look again.
    [state] That is not possible now.
    [limit] That was too often: wait a moment.
   *[other] { $sentence }
}
web-leave = Leave the game (a bot plays on)
web-come-back = Take your seat again

web-curtain-help = Nobody else should look at the screen now.
web-curtain-lift = I am { $who }

web-title-turn = Your turn
web-title-over = The end
web-result-show = Result
web-total = Total
web-rematch = Rematch
web-rematch-join = To the rematch
web-save-record = Save the record
web-fair = Was chance fair?

web-link-connecting = Connecting …
web-link-lost = Connection lost, trying again …
web-link-restarting = The server restarts, one moment …
web-link-back = Back again.
web-link-gone = This table is gone.
web-link-forbidden = You may not look at this table.

web-refusal-offline = The server does not answer: is the network there?
web-refusal-bad = This is not possible: please check what you typed.
web-refusal-forbidden = You may not do that at this table.
web-refusal-missing = There is no such table.
web-refusal-state = That is not possible now.
web-refusal-limit = That was too often: wait a moment.
web-refusal-guest = The server does not know you: load the page again.
web-refusal-server = The server is in trouble: try again in a moment.
web-refusal-store = The server is in trouble: try again in a moment.
web-refusal-origin = Pages of other sites may not do this.
web-refusal-size = That is too long.

web-replay = Looking back
web-replay-of = Looking back: { $game }
web-replay-controls = Going through the game
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move on
web-replay-last = To the end
web-replay-eye = Whose eyes
web-replay-open = with everything open
web-replay-link = Link to this moment
web-replay-slider = Moves played

web-fair-yes = Chance was fair.
web-fair-no = Something does not fit: this chance cannot be trusted.
web-fair-seed = { $right ->
    [yes] The secret seed fits its commitment (SHA-256).
   *[no] The secret seed does not fit its commitment.
}
web-fair-published = { $right ->
    [yes] It is the commitment that this browser saw before the end of the game.
    [no] This browser saw another commitment before the end of the game.
   *[unknown] This browser did not see the commitment before the end of the game.
}
web-fair-added = { $right ->
    [yes] The random bytes that this browser added were used.
    [no] The random bytes that this browser added were not used.
   *[unknown] This browser added no random bytes.
}
web-fair-setup = Drawn again for the setup: { $drawn ->
    [one] one number
   *[other] { $drawn } numbers
}, { $right } as recorded.
web-fair-moves = { $drawn ->
    [0] Nothing was drawn during the game.
    [one] Drawn again during the game: one chance event, { $right } as recorded.
   *[other] Drawn again during the game: { $drawn } chance events, { $right } as recorded.
}
web-fair-limits = All of this was computed in this browser. What it takes from the server: what each draw was among, and how the numbers of the setup become the deal. For that too, save the record and run “besace verify”.
