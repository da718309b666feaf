# What every game says.

besace = Besace
language-name = English

seat-name = Seat { $n }
player-name = Player { $n }
bot-name-0 = Biscuit
bot-name-1 = Moka
bot-name-2 = Zazou
bot-name-3 = Figue
bot-name-4 = Pepper
bot-name-5 = Truffle
bot-tag = bot
chance-name = Chance

column-player = player
column-score = score

spectator-title = as everyone sees it
seat-title = as { $who } sees it
after-moves = { $n ->
    [0] before the first move
    [one] after one move
   *[other] after { $n } moves
}
turn-of = To move: { $names }.
turn-of-chance = Chance is next.
your-turn = { $who }, it is your turn.
won-by = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
labelled = { $label }: { $value }
nothing = nothing
unknown = unknown
hidden = ?
and = and
earlier-events = { $n ->
    [one] one earlier line: type l to read it
   *[other] { $n } earlier lines: type l to read them
}
move-unknown = { $who }: { $verb }
range = from { $least } to { $most }

choose-game = Which game?
choose-players = How many players ({ $least } to { $most })?
prompt = Number, letter or words (? for help):
prompt-number = A number { $range } (Enter goes back):
press-enter = Press Enter to go on.
no-such-key = { $n } is none of the choices: type one of { $keys }, or its words.
no-such-value = { $value } cannot be chosen here.
no-such-move = “{ $text }” is not a move you can make now. Type ? for help.
not-one-move = “{ $text }” could mean several moves: { $moves }.

curtain = Pass the device to { $who }.
curtain-enter = { $who }, press Enter when nobody else is looking.
keep-game = Keep this game and go on with it later? (y/n)
yes-letters = y yes
no-letters = n no
kept = The game is kept. Go on with: besace play --resume { $path }
thrown-away = The game was thrown away.
saved-at = The record is in { $path }.

help-title = How to play in the terminal
help-keys =
    Type the number or letter before a choice, or its words, such as “{ $example }”. Numbers are the game’s own: 9 bids nine.
    The beginning of each word is enough, and small words may be left out, where it is clear.
    The words of the records are understood as well.
    ?   this help        l   everything that has happened
    q   stop, for now or for good        Enter   draw the table again
log-title = What has happened
