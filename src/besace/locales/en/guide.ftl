# The guide of a first game. Short: every sentence has to fit above the hand on a phone.

guide-name = Hazel, your guide
guide-more = And then?
guide-onward = Go on
guide-sleep = I can do it alone
guide-again = Hazel, say that again
guide-wake = Wake Hazel
guide-silent = I have nothing to say just now. Play on: I will speak up when something new turns up.

guide-filou-welcome = I am Hazel. In Filou nine sacks are sold, one in each round, and everyone hides a card in each of them. Who buys a sack gets it all. In the end cats and mice are your points.
guide-filou-hand = Good cats count for whoever gets them, bad cats against them. The rabbit counts nothing; dogs make trouble. One of your ten cards is out of the game, { $card }, and only you know it.
guide-filou-choose = Slip a card into the first sack. Do you want to buy it? Then a good cat. Or shall somebody else have it? Then why not a bad one. A fine cat also lures the others.
guide-filou-first = { $mine ->
    [yes] You bought the last sack, so you go first: your card will be turned up at once, for all to see. Choose one that may be seen.
   *[no] { $who } goes first now: that card will be turned up at once. Yours stays hidden for a while.
}
guide-filou-empty-row = { $why ->
    [unsold] Nobody wanted the last sack,
   *[bank] The bank cannot fill the mouse cards,
} so there are no mice in this round: passing pays nothing. Then sacks tend to cost more, as everyone stays in.
guide-filou-halfway = Half of the sacks are sold. You have { $points } in cats and { $mice } mice. You know the game by now: I will only speak up when something new turns up.
guide-filou-last-round = The last sack, and your last card: { $card }. After it every mouse that you have left is a point.
guide-filou-last-chance = All the others have passed and nobody has bid. The whole sack lies open: { $points } points. You may have it for a single mouse, or leave it.
guide-filou-bid = { $high ->
    [0] Nobody has bid yet,
    [one] The highest bid is one mouse,
   *[other] The highest bid is { $high } mice,
} and you have { $mice }. Bid more, or pass: then you take { $pays } mice and are out of this sack. The later one passes, the bigger the heap.
guide-filou-think = You see { $points } points, your own card included; { $down ->
    [0] nothing is hidden any more
    [one] one card is still hidden
   *[other] { $down } cards are still hidden
}. Pay less than a sack is worth, and you gain. Bidding costs at least { $least }, passing brings { $pays }.
guide-filou-poor = You are down to { $mice ->
    [0] no mice
    [one] one mouse
   *[other] { $mice } mice
}. Without mice nobody buys anything: pass, and collect some for a better sack.

guide-filou-end = The nine sacks are sold. Your cats { $cats } and your mice { $mice } make { $total }. { $won ->
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
guide-filou-bought-well = The sack is yours: { $points } points for { $paid } mice. That is { $gain } gained. Well bought!
guide-filou-bought-badly = The sack is yours, but look: { $points } points for { $paid } mice. { $gain ->
    [0] Nothing gained.
    [one] That cost you one point.
   *[other] That cost you { $gain } points.
} Next time stop when the price reaches what you expect inside.
guide-filou-sold = { $who } paid { $paid ->
    [one] one mouse
   *[other] { $paid } mice
} for { $points } points. { $good ->
    [yes] A good buy: somebody could have gone on bidding.
   *[no] Too dear! Mice that are paid are points that are gone.
}
guide-filou-gave-bad = And among it was a present from you: { $card }. { $who } paid to have it. Bad cats belong into sacks that you do not want.
guide-filou-gave-fine = You had slipped { $card } in, and { $who } got it for { $paid ->
    [one] one mouse
   *[other] { $paid } mice
}. If you put a fine cat into a sack, be ready to bid for it, or to drive the price up.
guide-filou-unsold = Nobody wanted that sack, so it is gone. The next one comes without mice for passing.

guide-figaro-welcome = I am Hazel. In Figaro nobody wants to pick up cards: whoever has picked up the most in a round must walk the longest piece of road. After three rounds the shortest road wins.
guide-figaro-roads = { $pieces ->
    [one] The piece of this round measures { $lengths }.
   *[other] The pieces of this round measure { $lengths }.
} Most cards, longest piece, and so on down. Whoever has the fewest cards walks nothing at all.
guide-figaro-play = Pick a card and lay it in front of anyone, yourself too: the lit places are where it fits. In front of a player lies one colour only, and no two players have the same.
guide-figaro-forced = None of your cards fits anywhere. Then you have to take what lies there: { $n ->
    [one] one card
   *[other] { $n } cards
}. Afterwards you play on an empty table.
guide-figaro-third = The third round is special: who has the fewest cards in it may swap their longest piece for the shortest of this round, { $shortest }. So few cards now mend an earlier mishap.
guide-figaro-push = Look: { $whom } has { $n } in front. Lay { $card } there: that makes six or more, and { $whom } must take all { $cards } cards. That is how one gets rid of trouble.
guide-figaro-danger = You have { $n } in front of you. { $missing ->
    [one] One point
   *[other] { $missing } points
} more and you must take everything. You could pass it on with a ronde, or take now while the table is small.
guide-figaro-ronde = You hold a ronde. Played in front of yourself, it makes everything on the table move one seat to the left: your { $n } points would be your neighbour’s.
guide-figaro-juggler = You hold a juggler. It has no colour and fits in front of anyone: good for reaching six where your colours do not fit.
guide-figaro-cheap = { $n ->
    [one] Only one card lies
   *[other] Only { $n } cards lie
} on the table. Instead of playing you may take it: a few cards of your own choice are often better than many later. It also lets you play again at once.
guide-figaro-few = { $mine ->
    [yes] You have
   *[no] { $who } has
} { $n ->
    [0] no card
    [one] only one card
   *[other] only { $n } cards
} left. The round ends when somebody should play and has none. What lies on the table then belongs to nobody.

guide-figaro-end = The three rounds are over. Your road is { $total } long. { $won ->
    [yes] The shortest of all: you have won your first game!
   *[no] { $who } has the shortest one this time. Next time you will know the way.
}
guide-figaro-exchange = { $mine ->
    [yes] The exchange of the third round: with the fewest cards you gave away { $gave } and walk { $got } instead.
   *[no] The exchange of the third round: with the fewest cards, { $who } gave away { $gave } and walks { $got } instead. The long piece goes to somebody else.
}
guide-figaro-round-over = Round { $round } is over: { $who } had no card left, takes the King and starts the next. { $n ->
    [0] You get no road: nobody had picked up less, or your pile was empty.
   *[other] For your pile you walk a piece of { $road }.
} Your road so far: { $all }.
guide-figaro-six-me = { $own ->
    [yes] With { $card } you have six or more yourself, so you pick up everything: { $n } cards. Look at your own points before you play at home.
   *[no] { $who } laid { $card } in front of you: that makes six, and you pick up all { $n } cards. Now you start on an empty table.
}
guide-figaro-six-other = { $mine ->
    [yes] Well pushed! With { $card } { $whom } has six and picks up all { $n } cards.
   *[no] { $who } laid { $card } in front of { $whom }: six points. { $whom } picks up every card on the table, { $n } in all, and plays next.
}
guide-figaro-took = { $forced ->
    [yes] You had to take
   *[no] You took
} { $n ->
    [one] one card
   *[other] { $n } cards
} onto your pile, and you play again on an empty table. Small piles do little harm: only who has the most walks far.
guide-figaro-they-took = { $who } chose to take the table: { $n ->
    [one] one card
   *[other] { $n } cards
}. A small pile now can spare one a big pile later, and { $who } plays again on an empty table.
guide-figaro-turned = { $mine ->
    [yes] You played a ronde:
   *[no] { $who } played a ronde:
} everything went one seat to the left. You had { $had } points in front, now you have { $got }.
guide-figaro-their-card = { $who } laid { $card } { $self ->
    [yes] at home
   *[no] in front of { $whom }
}. The first card settles the colour of a place until somebody picks up.
guide-figaro-on-me = { $who } laid { $card } in front of you: you have { $n } now. At six you must pick up everything.
guide-figaro-my-card = { $self ->
    [yes] You laid { $card } at home and have { $n } now. Safe for the moment, but the others may add to it.
   *[no] Now { $whom } has { $n } in front. Whoever reaches six picks up the whole table.
}

guide-doggybag-welcome = I am Hazel. In Doggy Bag everyone fills Fagin’s bag, and then dares to draw from it, one after the other. What you bring home lies in front of you and counts. Rotten bones spoil everything.
guide-doggybag-bones = The coins show { $a } and { $b }: everyone puts { $n } bones from behind the screen into the bag, in secret. Ossicles and chicken count 1, beef 2, marrow 3, rotten ones nothing.
guide-doggybag-loot = You may draw from this bag yourself later! Rotten bones (you have { $black }) make it dangerous for all. Good bones are safe behind your screen, but only those drawn again will count.
guide-doggybag-next-turn = A new turn. { $n ->
    [0] The bag is empty
    [one] One bone is still in the bag
   *[other] { $n } bones are still in the bag
}. { $mine ->
    [yes] You have the first-player token, so you take your role first.
   *[no] { $who } has the first-player token and takes a role first.
}
guide-doggybag-two-black = Careful: you have two rotten bones in front. A third one throws you out of the game. The Bootlicker (0) gets rid of one.
guide-doggybag-last-bones = { $n ->
    [one] Only one bone is
   *[other] Only { $n } bones are
} left behind your screen. When all screens are empty the game ends after that turn. Points behind a screen count nothing.
guide-doggybag-roles = Take a role. Its effect happens at once; its number is how many bones you dare to draw. The highest number raids first, but it needs many good draws in a row.
guide-doggybag-announce = The bag holds { $n ->
    [one] one bone
   *[other] { $n } bones
}. As far as you know, up to { $black } rotten ones may be in it. A low number is easily reached, but somebody above you may end the turn first.
guide-doggybag-rid = The Bootlicker (0) is free: it rids you of { $n ->
    [one] your rotten bone
   *[other] one of your { $n } rotten bones
}. It draws nothing, but it may end the turn.
guide-doggybag-hothead = You may also flip a token and announce more than 7: a hothead raids before everyone, without any effect. Brave, or just before the bag runs dry.
guide-doggybag-effect-first = As the Leader you say who begins from the next turn on. Beginning means first choice among the roles, but the others then know your number.
guide-doggybag-effect-chest = The Scout brought three bones to light. One goes to the chest for good: a rotten one makes your raid safer, a good one makes the bag poorer.
guide-doggybag-effect-bag = The Intendant puts two bones of the chest back into the bag. Whoever raids next may draw them: think of who that is.
guide-doggybag-effect-swap = The Expert swaps a bone from behind the screen for one on the chest. Get rid of a rotten one, or fetch something good for later.
guide-doggybag-decide = You did it! { $n ->
    [0] You dared nothing, so nothing went wrong.
   *[other] You hold { $bones }.
} Stop, and it is yours, and the turn ends for all. Or draw one more, if you are greedy.
guide-doggybag-glut = One more out of { $n }: if it is good, it is yours too, and you may steal one of its kind from somebody. If it is rotten, you lose this raid{ $black ->
    [2] , and you are thrown out
   *[other] {""}
}.
guide-doggybag-steal = It worked! You drew { $kind }, so you may now take one of that kind from in front of another player. From whoever is ahead, perhaps.

guide-doggybag-end = { $why ->
    [alone] Only one dog is left.
    [black] Every rotten bone has come to light, so the game is over.
   *[empty] All screens are empty, so the game is over.
} { $out ->
    [yes] You had been thrown out, and that counts nothing.
   *[no] You have { $points } points in front.
} { $won ->
    [yes] You have won your first game!
   *[no] { $who } wins this time. Next time you will smell it coming.
}
guide-doggybag-looted = Now the bag holds { $n } bones. Nobody knows all of them, but you know yours: { $mine ->
    [0] no rotten one
    [one] one rotten one
   *[other] { $mine } rotten ones
} from you so far.
guide-doggybag-out-me = A third rotten bone: you are thrown out, and all that lay in front of you goes to the chest. It happens to the bold. You can watch how it ends, or begin a new game.
guide-doggybag-out-other = A third rotten bone: { $who } is out, and everything in front of { $who } goes to the chest. Keep an eye on your own.
guide-doggybag-black-me = { $glut ->
    [yes] Rotten! Greed has its price:
   *[no] Rotten! Your raid is over:
} { $lost ->
    [0] luckily nothing was lost.
    [one] one bone went to the chest, only ossicles stay with you.
   *[other] { $lost } bones went to the chest, only ossicles stay with you.
} The rotten one lies in front of you: { $n } of three, and three throw you out.
guide-doggybag-black-other = { $who } drew a rotten bone: the raid is over. { $lost ->
    [0] Nothing was lost.
    [one] One bone goes to the chest; only ossicles stay.
   *[other] { $lost } bones go to the chest; only ossicles stay.
} The rotten one stays in front: { $n } of three for { $who }, and three throw a dog out. Now the next number raids.
guide-doggybag-glutted = { $mine ->
    [yes] Greedy and lucky! You keep the whole raid and one bone more.
   *[no] { $who } was greedy and lucky: the whole raid and one bone more. The turn ends.
}
guide-doggybag-too-late = { $who } reached { $theirs } and stopped, so the turn is over before your { $mine } could raid. A higher number goes first, but has to draw more: that is the choice.
guide-doggybag-stopped = { $mine ->
    [yes] Safe at home! { $n ->
        [0] You ended the turn for everyone without drawing.
       *[other] You bring home { $bones }: { $points } more in front of you.
    }
   *[no] { $who } stopped with { $bones } and ended the turn for everyone.
} What lies in front counts at the end.
guide-doggybag-stolen = { $who } was greedy and lucky, and stole a bone from you. What lies in front is never quite safe.
guide-doggybag-failed = Everyone failed, and the turn is over. What went to the chest may come back by way of some roles.
guide-doggybag-dry = The bag ran dry: what was drawn is kept, and the turn is over.
guide-doggybag-flipped = { $who } flipped the token: a hothead! That means { $n } draws, more than any role dares, before everyone else, and without the role’s effect.
guide-doggybag-role-taken = { $mine ->
    [yes] You are the { $role } now: your number is { $n }.
   *[no] { $who } is the { $role } now, with the number { $n }.
} What one has taken, nobody else can take in this turn.
guide-doggybag-raid = The raid begins. { $mine ->
    [yes] You have
   *[no] { $who } has
} the highest number, { $n }, and draws first, until the number is reached or something rotten comes.
