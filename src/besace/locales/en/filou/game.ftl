# Filou, the cat in the sack.

filou-title = Filou
web-box-filou = Nine sacks under the hammer, and nobody knows which of the cats inside is worth it.
filou-credits = A game by Friedemann Friese (1992), illustrated by Maura Kalusky (2F-Spiele 2008, in French by Filosofia). In English it is known as Felix: The Cat in the Sack. We are admirers of this game, not its owners: this is an unofficial version, the rights stay with their owners, and the pictures and texts here are our own.
filou-headline = Round { $round } of 9
filou-over = The nine sacks are sold

filou-ask-choose = Which card do you slip into the sack?
filou-ask-bid = Bid more, or pass and take mice?

filou-the-cat = the { $n } cat
filou-the-rabbit = the rabbit
filou-the-big = the big dog
filou-the-small = the small dog
filou-card-rabbit = rabbit
filou-card-big = big dog
filou-card-small = small dog

filou-move-card = { $who } slips { $card } into the sack.
filou-move-card-hidden = { $who } slips a card into the sack.
filou-move-bid = { $who } bids { $n ->
    [one] one mouse
   *[other] { $n } mice
}.
filou-move-pass = { $who } passes.

filou-choice-card = Slip in { $card }
filou-choice-bid = Bid { $n }
filou-choice-pass = Pass
filou-group-card = Slip in a card
filou-group-bid = Bid { $range }
filou-value-card-card = { $card }
filou-value-bid-n = { $n }

filou-column-hand = cards
filou-column-mice = mice
filou-column-bid = bid
filou-column-won = bought
filou-passed = passed
filou-ready = ready
filou-row = The sack
filou-passive = dummy
filou-hand = Your hand
filou-removed = set aside
filou-removed-all = Cards out of the game
filou-mouse-cards = Mice for passing
filou-bank = Bank
filou-last-bought = Last sack: { $who } paid { $paid } and got { $won }.
filou-last-left = Last sack: nobody wanted it.
filou-last-dog = In it, { $dog } chased { $prey } away.

filou-legend = ▸ to move   ★ bids first   ▒▒ a card face down
filou-help =
    Nine sacks are auctioned. Everyone hides one card in the sack; the cards come to light one by one as players pass.
    Whoever passes takes the smallest heap of mice still there. The last one in pays and takes the lot, good cats and bad.
    A lone dog runs off with the best animal (big dog) or the worst (small dog); several dogs only chase each other.
    In the end cats and mice add up, and the most points win.

# The browser's table.
filou-corner-rabbit = 0
filou-corner-big = D
filou-corner-small = d
filou-only-you = only you see it
filou-face-down = a card face down
filou-first = First player
filou-bids = bids { $n }
filou-collected = Bought: { $n } in cats
filou-packet = { $n ->
    [-1] Cards bought, face down
    [one] One card bought, face down
   *[other] { $n } cards bought, face down
 }
filou-fate-dog = chases
filou-fate-prey = flees
filou-pick-card = Pick a card for the sack
filou-lay = Slip { $card } into the sack
filou-bid-stepper = Your bid
filou-bid-less = One mouse less
filou-bid-more = One mouse more
filou-say-bid = Bid { $n }
filou-say-pass = { $n ->
    [0] Pass, for nothing
    [one] Pass and take one mouse
   *[other] Pass and take { $n } mice
}
filou-buy-one = Buy it all for one mouse
filou-say-leave = Leave the sack alone
filou-removed-note = Out of the game, and only you know it: { $card }.
filou-told-left = { $who } leaves the sack: nobody wants it, and the next one comes without mice.
filou-told-bought = { $verb ->
    [pass] { $who } passes.{" "}
   *[other] {""}
}{ $winner } pays { $paid ->
    [one] one mouse
   *[other] { $paid } mice
} and takes { $count ->
    [0] an empty sack
   *[other] { $won }
}.{ $chase ->
    [big] {" "}The big dog chased { $prey } away.
    [small] {" "}The small dog chased { $prey } away.
   *[none] { $dogs ->
        [0] {""}
       *[other] {" "}The dogs only chased each other.
    }
}
filou-why-auction = Cards go into the sack at the beginning of a round; now it is auctioned.
filou-why-chosen = Your card is in the sack already, and it stays there.
filou-why-not-held = You no longer hold { $card }.
filou-why-wait = Not now: the table is still busy.
filou-why-one-mouse = Nobody has bid: the last one in buys the sack for exactly one mouse, or leaves it.
filou-why-low = A bid must be above the highest one, which is { $high }.
filou-why-high = You cannot bid more mice than you own: you have { $owned }.
filou-result-cats = cats
filou-result-mice = mice
filou-option-open_mice = What is known of mice
filou-option-open_mice-false = Everyone hides their mice, as usual.
filou-option-open_mice-true = Everyone’s mice are counted in the open: easier for beginners.
filou-option-open_sacks = What is known of bought cards
filou-option-open_sacks-false = What others have bought lies face down, as in the box.
filou-option-open_sacks-true = The cards that everyone has bought lie open: nothing to remember.

# On the stage.
filou-line-sold = { $you ->
    [yes] Sold to you for { $paid }!
   *[no] Sold to { $who } for { $paid }!
}
filou-line-left = Nobody wants it!
filou-worth-for = { $paid ->
    [one] in cats for one mouse
   *[other] in cats for { $paid } mice
}
filou-line-worth = { $bargain ->
    [yes] A bargain: { $worth } for { $paid }!
   *[no] A bad buy: { $worth } for { $paid }!
}
