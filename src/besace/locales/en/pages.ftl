# Pages beside the table: memo, score sheet, my games, rankings, and finding one's way in the rules.

rules-contents = Contents
rules-paragraph-link = Link to “{ $title }”
rules-found = { $n ->
    [one] One paragraph found.
   *[other] { $n } paragraphs found.
}

memo = Memo
memo-of = Memo: { $game }
memo-print = Print

score = Score sheet
score-title = Score sheet: { $game }
score-help = Have you played with the real box? Note what everyone has; this page does the sums. It remembers everything until you clear it.
score-name = Name of player { $n }
score-remove = Take { $who } off the sheet
score-add = One more player
score-next-game = Next game, same players
score-clear = Clear everything
score-take-back = Bring the last sheet back
score-total = Total of { $who }
score-of = { $thing }, { $who }
score-one-more = One more: { $what }
score-one-less = One less: { $what }
score-result = Result
score-so-far = So far
score-missing = Still to count: { $names }. A zero counts too.
score-steps = How it was counted

me-title = My games
me-hello = { $n ->
    [0] { $name }, you have not finished a game here yet.
    [one] { $name }, you have finished one game here.
   *[other] { $name }, you have finished { $n } games here.
}
me-none = As soon as you have, this page will tell how you fare, and against whom.
me-games = games
me-wins = wins
me-mean-place = average place
me-wins-told = { $wins } of { $games } won. The mark shows what luck alone would bring: { $luck }.
me-places = Places over time
me-place = { $place } of { $players }
me-oldest = earlier
me-newest = lately
me-meetings = Head to head
me-ahead = ahead
me-behind = behind
me-bot = { $level } (bot)
me-bot-at = { $name } ({ $level })
me-list = All my games
me-review = Review
me-more = { $n ->
    [one] Show one more
   *[other] Show { $n } more
}
me-data = What this server knows about me
me-data-help = Your nickname, your tables with your own moves, and what you wrote in chats.
me-device = What this device knows about me
me-device-help = Your nickname and the games that you have played here. Nobody else has them.
me-download = Download all of it
me-forget = Have it deleted…
me-forget-title = Delete everything about me?
me-forget-name = Your nickname and your sign-in go, on all your devices.
me-forget-games = Finished games stay for those who played with you, with a nameless seat instead of you. Your history, statistics and rating are gone.
me-forget-chat = What you wrote in chats is deleted.
me-forget-tables = You leave the games that are still running; bots play on for you.
me-forget-here = This browser forgets too, score sheets included; only language and settings stay.
me-forget-device = All games of this device and your nickname go, score sheets included; only language and settings stay.
me-forget-never = This cannot be undone.
me-forget-keep = Keep everything
me-forget-yes = Delete it all
me-forgotten = Done: this server no longer knows you.

ranking = Ranking
ranking-of = Ranking: { $game }
ranking-people = People and bots of this server, by what their finished games show for certain.
ranking-bots = Bots, by their finished games here. This server does not rate people.
ranking-own = My games shows how you are doing yourself; the deals of the day compare you with everyone who played the same cards.
ranking-play = Play { $game }
ranking-none = Nobody has finished a rated game here yet.
ranking-place = place
ranking-rating = rating
ranking-spread = likely range
ranking-how = Ratings start at 25 and move with every game, depending on how likely its result was. The ± shrinks with each game; the order goes by what is certain, so newcomers start low.
