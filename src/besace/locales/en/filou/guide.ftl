# The guide of a first game. Short: every sentence has to fit above the hand on a phone.

guide-filou-welcome = I am Hazel. In Filou nine sacks are sold, one in each round, and everyone hides a card in each of them. Whoever buys a sack gets all of it. In the end cats and mice are your points.
guide-filou-hand = Good cats count for whoever gets them, bad cats against them. The rabbit counts for nothing; dogs make trouble. One of your ten cards is out of the game, { $card }, and only you know it.
guide-filou-choose = Slip a card into the first sack. Do you want to buy it? Then a good cat. Or should somebody else have it? Then why not a bad one? A fine cat also lures the others.
guide-filou-first = { $mine ->
    [yes] You bought the last sack, so you go first: your card will be turned up at once, for all to see. Choose one that may be seen.
   *[no] { $who } goes first now: that card will be turned up at once. Yours stays hidden for a while.
}
guide-filou-empty-row = { $why ->
    [unsold] Nobody wanted the last sack,
   *[bank] The bank cannot fill the mouse cards,
} so there are no mice in this round: passing pays nothing. Then sacks tend to cost more, as everyone stays in.
guide-filou-halfway = Half of the sacks are sold. Your cats count { $points }, your mice { $mice }. You know the game by now: I will only speak up when something new turns up.
guide-filou-last-round = The last sack, and your last card: { $card }. After it every mouse that you have left is a point.
guide-filou-last-chance = All the others have passed and nobody has bid. The whole sack lies open and is worth { $points }. You may have it for a single mouse, or leave it.
guide-filou-bid = { $high ->
    [0] Nobody has bid yet,
    [one] The highest bid is one mouse,
   *[other] The highest bid is { $high } mice,
} and you have { $mice }. Bid more, or pass: then you take { $pays ->
        [0] nothing
       *[other] { $pays } mice
    } and are out of this sack. The later one passes, the bigger the heap.
guide-filou-think = The cards that you see are worth { $points }, your own included; { $down ->
    [0] nothing is hidden any more
    [one] one card is still hidden
   *[other] { $down } cards are still hidden
}. Pay less than a sack is worth, and you gain. Bidding costs at least { $least }, passing brings { $pays }.
guide-filou-poor = { $mice ->
    [0] You have no mice left.
    [one] You are down to one mouse.
   *[other] You are down to { $mice } mice.
} Without mice nobody buys anything: pass, and collect some for a better sack.

guide-filou-end = The nine sacks are sold. Your cats ({ $cats }) and your mice ({ $mice }) make { $total }. { $won ->
    [yes] You have won your first game!
   *[no] { $who } wins this time. Next time you will know the tricks.
}
guide-filou-row = The sack is full. The first card, from { $who }, is open: { $card }. You also see your own; the others lie face down. One more is turned up each time that somebody passes.
guide-filou-i-passed = You passed: { $bid ->
    [0] nothing was lost
    [one] your mouse came back
   *[other] your { $bid } mice came back
}, and you took { $mice ->
    [0] none, since the heaps are empty
    [one] one mouse
   *[other] { $mice } mice
}. { $up ->
    [0] That ended the auction.
   *[other] One more card was turned up. Now watch how far the others go.
}
guide-filou-they-passed = { $who } passed and took the smallest heap: { $mice ->
    [0] nothing
    [one] one mouse
   *[other] { $mice } mice
}. Each pass turns up one more card; this one is { $card }.
guide-filou-one-dog = { $dog ->
    [big] A big dog was in the sack. It chases away the best animal: { $prey } ran off, and the dog after it.
   *[small] A small dog was in the sack. It chases away the worst animal: { $prey } ran off, and the dog after it. That can be a favour!
}
guide-filou-many-dogs = When there are { $dogs } dogs in a sack, they only quarrel with each other: all of them leave, and every cat stays.
guide-filou-bought-well = The sack is yours: it is worth { $points } and cost you { $paid ->
        [one] one mouse
       *[other] { $paid } mice
    }. That is { $gain } gained. Well bought!
guide-filou-bought-badly = The sack is yours, but look: it is worth { $points }, and you paid { $paid ->
        [one] one mouse
       *[other] { $paid } mice
    }. { $gain ->
    [0] Nothing gained.
    [one] That cost you one point.
   *[other] That cost you { $gain } points.
} Next time stop when the price reaches what you expect inside.
guide-filou-sold = { $who } paid { $paid ->
    [one] one mouse
   *[other] { $paid } mice
} for a sack worth { $points }. { $good ->
    [yes] A good buy: somebody could have gone on bidding.
   *[no] Too dear! Mice that are paid are points that are gone.
}
guide-filou-gave-bad = And there was a present from you in it: { $card }. { $who } paid to have it. Bad cats belong in sacks that you do not want.
guide-filou-gave-fine = You had slipped { $card } in, and { $who } got it for { $paid ->
    [one] one mouse
   *[other] { $paid } mice
}. If you put a fine cat into a sack, be ready to bid for it, or to drive the price up.
guide-filou-unsold = Nobody wanted that sack, so it is gone. The next one comes without mice for passing.
