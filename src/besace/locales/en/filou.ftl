# Filou, the cat in the sack.

filou-title = Filou
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

filou-choice-card = Slip { $card }
filou-choice-bid = Bid { $n }
filou-choice-pass = Pass
filou-group-card = Slip a card
filou-group-bid = Bid { $range }
filou-value-card-card = { $card }
filou-value-bid-n = { $n }

filou-column-hand = cards
filou-column-mice = mice
filou-column-bid = bid
filou-column-won = collected
filou-passed = passed
filou-ready = ready
filou-row = The sack
filou-passive = nobody’s
filou-hand = Your hand
filou-removed = set aside
filou-removed-all = Cards out of the game
filou-mouse-cards = Mice for passing
filou-bank = Bank
filou-last-bought = Last sack: { $who } paid { $paid } and got { $won }.
filou-last-left = Last sack: nobody wanted it.
filou-last-dog = The dog was { $dog }; it chased { $prey } away.

filou-help =
    Nine sacks are auctioned. Everyone hides one card in the sack; the cards come to light one by one as players pass.
    Whoever passes takes the smallest heap of mice still there. The last one in pays and takes the lot, good cats and bad.
    A lone dog runs off with the best animal (big dog) or the worst (small dog); several dogs only chase each other.
    In the end cats and mice add up, and the most points win.
