# The browser client, apart from the games.

web-tagline = games of bags and bluff
web-home = To the shelf
web-pages = Pages
web-you = you
web-close = Close
web-loading = One moment…
web-load-failed = This page could not be loaded.
web-try-again = Try again
web-wrong = Something went wrong: please try again.
web-lost-title = There is nothing here.
web-lost = This address leads nowhere. Perhaps a letter is missing.

web-alone = No server answers. On this device you can play against bots all the same.
web-site = These games run on your device alone, against bots or passed around. To play with friends elsewhere, one of you runs a server: pip install besace, then besace serve.
web-version = Besace { $version }

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
web-language-failed = This language could not be loaded: are you online?
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
web-devices = Other devices
web-device-help = Playing on another device too? A link makes it yours as well, with all your games.
web-device-link = Link another device
web-device-open = Open this link there within { $minutes } minutes, or point its camera at the picture. It works once; show it to nobody else.
web-device-qr = QR code of the link for the other device
web-device-copy = Copy the link
web-device-done = This device is { $name } now.
web-device-ask = Is { $name } you?
web-device-merge = This device is { $before } so far, with { $games ->
    [one] { $running ->
        [0] one game
       *[other] one game that is not over
    }
   *[other] { $games } games{ $running ->
        [0] {""}
        [one] , one of which is not over
       *[other] , { $running } of which are not over
    }
}. All of it will be { $name }’s: nothing is lost. Only a deal of the day that both have begun counts once.
web-device-own = Do this only if the link comes from a device of your own: whoever holds the other one will see your hands.
web-device-yes = Yes, I am { $name }
web-device-no = No, leave everything as it is

web-games = The games
web-players-range = { $least } to { $most } players
web-players-n = { $n } players
web-players = Players
web-minutes = { $n } minutes
web-age = from age { $n }
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
web-finished = Recently finished
web-look-back = Look back
web-join-title = Join with a code
web-join-help = Somebody has a table for you: type its six letters, or paste the link.
web-join-code = Join code
web-join = Join
web-joining = Looking for table { $code }…
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
web-seat-who = Who sits in seat { $n }?
web-seat-name = Name of the person in seat { $n }
web-seat-me = me
web-seat-friend = a friend, by link
web-seat-local = another person here
web-seat-bot = a bot
web-fill-bots = Bots in all free seats
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

web-closed = This table is closed: everyone has left, or whoever runs the server has closed it.
web-seat-free = free
web-seat-open = free
web-seat-away = away
web-seat-offline = offline
web-seat-acting = to move
web-rename = Change the name { $name }
web-host = host
web-sit = Sit down
web-get-up = Get up
web-seat-to-bot = Give to a bot
web-seat-empty = Free the seat
web-seat-to-newcomer = Open to a newcomer
web-hand-over = Make host
web-second-name = Name of another person here
web-second-sit = Sits here too
web-start = Start
web-start-filled = { $n ->
    [one] Put a bot in the free seat and start
   *[other] Put bots in { $n } free seats and start
}
web-wait-host = The host will start the game.
web-start-without = Start without { $names }
web-wait-late = Waiting for { $names }: the game begins as soon as everyone is here.
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
web-side-unread = { $n ->
    [0] What happened, and chat
    [one] What happened, and chat: one new message
   *[other] What happened, and chat: { $n } new messages
}
web-log = What happened
web-log-folded = + { $n } more of these
web-by-bot = (a bot stands in)
web-by-clock = (time ran out)
web-seat-change-opened = { $who ->
    [person] The host has opened { $name }’s seat to newcomers.
   *[nobody] The host has opened seat { $n } to newcomers.
}
web-seat-change-bot = { $who ->
    [person] The host has given { $name }’s seat to a bot.
   *[nobody] The host has given seat { $n } to a bot.
}
web-seat-change-taken = { $name } has taken over seat { $n } and sees what it sees from now on.
web-chat = Chat
web-chat-placeholder = Say something
web-chat-read = Read and answer
web-chat-send = Send
web-react = React with { $reaction }
web-waiting-for = Waiting for { $names }.
web-sending = On its way…
web-skip = { $mine ->
    [yes] Skip to my turn
   *[no] Skip to now
}
web-seat-who-bot = { $who } is a bot: { $level }. { $character }
web-laying = Laying the table…
web-clock = { $time } left
web-rule = Rule { $rule }
web-rules-of = The rules of { $game }
web-rules-search = Search the rules
web-rules-none = Nothing in the rules matches.
web-rules-missing = The text of the rules is not available on this server.
web-refused = { $code ->
    [illegal] This move is not possible now.
    [stale] The table has moved on since: look again.
    [state] That is not possible now.
    [limit] Too much at once: wait a moment.
   *[other] { $sentence }
}
web-leave = Leave the game (a bot plays on)
web-leave-sure = Really leave? A bot plays on for you
web-come-back = Take your seat again

web-curtain-help = Nobody else should look at the screen now.
web-curtain-lift = I am { $who }

web-title-turn = Your turn
web-title-over = The end
web-result-show = Result
web-total = Total
web-you-win = { $count ->
    [one] You win!
   *[other] You share the win!
}
web-play-again = Play again
web-podium = The first three
web-tie-breaker = (breaks ties)
web-decided = The moment that decided
web-decided-see = See it
web-decided-looking = Looking for the moment that decided…
web-decided-ask = Which moment decided?
web-again-asked = Another game has been asked for: the others are waiting for you.
web-again-watch = To the next game
web-save-record = Save the record
web-fair = Was chance fair?

web-link-connecting = Connecting…
web-link-lost = Connection lost, trying again…
web-link-restarting = The server is restarting, one moment…
web-link-back = Back again.
web-link-gone = This table is gone.
web-link-forbidden = You may not look at this table.

web-refusal-offline = The server does not answer: is there a network?
web-refusal-alone = Without a server nobody can join from elsewhere: give every seat to a bot, or to somebody at this device.
web-refusal-bad = This is not possible: please check what you typed.
web-refusal-forbidden = You may not do that at this table.
web-refusal-missing = This does not exist here.
web-refusal-state = That is not possible now.
web-refusal-limit = Too much at once: wait a moment.
web-refusal-guest = The server does not know you: load the page again.
web-refusal-server = The server is in trouble: try again in a moment.
web-refusal-store = The server is in trouble: try again in a moment.
web-refusal-unknown = The server broke off: whether this was done shows in a moment.
web-refusal-origin = Pages of other sites may not do this.
web-refusal-size = That is too long.
web-refusal-seen = You have seen this game from another seat: only newcomers may take a seat over while a game goes on.
web-refusal-present = They have not left: their seat can be given to others once they have, or have been gone for too long.
web-refusal-both = Both devices have seen a game that goes on, from different seats: link them when it is over.

web-replay = Looking back
web-replay-of = Looking back: { $game }
web-replay-controls = Going through the game
web-replay-moves = All moves
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move on
web-replay-last = To the end
web-replay-eye = Through whose eyes
web-replay-open = with everything face up
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
web-fair-limits = All of this was computed in this browser. What it takes from the server: what each draw was made from, and how the numbers of the setup become the deal. To check that too, save the record and run “besace verify”.

# Games that nobody has drawn.
plain-text = { $text }
plain-back = Other choices
score-none = Nobody has made a score sheet for { $game } yet.
