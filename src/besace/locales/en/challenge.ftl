challenge-title = Deal of the day
challenge-intro = Everyone gets the same cards, the same luck and the same bots. Play it once, then see what the others made of it.
challenge-home = A new deal of every game each day, the same for everyone: play it once and compare.
challenge-all = All deals
challenge-today = Today
challenge-week = The last days
challenge-day = Day
challenge-friends = A deal for friends
challenge-friends-help = Choose a game and send the link to whomever you like. Nobody knows the cards, not even you.
challenge-own = Yours and those you were sent
challenge-make = Make the deal
challenge-made-title = A deal for friends
challenge-game = Game
challenge-note = Shared deal
challenge-note-long = Others play this very deal: you can compare when you are done.
challenge-facts = { $players } players, you in seat { $seat }
challenge-against = Opponents: { $level }
challenge-finished = { $n ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $n } people have finished it.
  }
challenge-you = { $you ->
    [new] Not played yet
    [playing] You are in the middle of it
    [over] Played
   *[given-up] Looked at, not played
  }
challenge-do = { $you ->
    [new] Play
    [playing] Go on
    [over] Compare
   *[given-up] Compare
  }
challenge-once = You can play it once. You may leave and come back; moves cannot be taken back, and there is no coach. What others made of it stays hidden until you are done.
challenge-next = The next deals come in { $hours } h { $minutes } min.
challenge-streak = { $n ->
    [one] One day in a row.
   *[other] { $n } days in a row!
  }
challenge-share-result = Share my result
challenge-share-picture = As a picture
challenge-share = Copy the link
challenge-look = Look without playing
challenge-look-title = Give up this deal?
challenge-look-ask = If you look at what others made of it, you cannot play it any more.
challenge-look-middle = Your game stays unfinished and does not count.
challenge-look-yes = Look, and give it up
challenge-look-no = I would rather play
challenge-compared = What everyone made of it
challenge-nobody = Nobody else has finished it. Send the link to a friend!
challenge-given-up = You looked at this deal without playing it.
challenge-rank = Your rank: { $rank } of { $n }
challenge-won = Won
challenge-place = Place { $place } of { $players }
challenge-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
challenge-parting = { $same ->
    [0] From the first choice on: you chose “{ $mine }”, { $name } chose “{ $theirs }”.
    [one] After one identical choice, you chose “{ $mine }”, { $name } chose “{ $theirs }”.
   *[other] After { $same } identical choices, you chose “{ $mine }”, { $name } chose “{ $theirs }”.
  }
challenge-alike = Chose exactly as you did from beginning to end.
challenge-my-moment = Your moment
challenge-their-moment = Their moment
challenge-replay = Replay
challenge-review = Review
challenge-result = Compare with the others
challenge-to-it = To the deal
web-refusal-deal = Play this deal first: what others made of it stays hidden until you are done.
challenge-none = There is no such deal, or it is not out yet.
