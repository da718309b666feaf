# Doggy Bag.

doggybag-title = Doggy Bag
web-box-doggybag = Stray dogs slip bones into Fagin’s bag by gaslight, then dare each other to reach in.
doggybag-credits = A game by Antonin Boccara, illustrated by Aline Kirrmann (Blam!, 2017). We are admirers of this game, not its owners: this is an unofficial version, the rights stay with their owners, and the pictures and texts here are our own.
doggybag-headline = Turn { $turn }
doggybag-over = The bag is closed

doggybag-ask-loot = Which bone do you put into the bag?
doggybag-ask-roles = Which role do you take?
doggybag-ask-effect = Carry out your role.
doggybag-ask-decide = Stop here, or be gluttonous?
doggybag-ask-steal = Steal one more from somebody?

doggybag-kind-grey = ossicle
doggybag-kind-white = chicken
doggybag-kind-red = beef
doggybag-kind-yellow = marrow
doggybag-kind-black = smoked
doggybag-a-grey = an ossicle
doggybag-a-white = a chicken bone
doggybag-a-red = a beef bone
doggybag-a-yellow = a marrow bone
doggybag-a-black = a smoked bone

doggybag-role-0 = Bootlicker
doggybag-role-1 = Watcher
doggybag-role-2 = Leader
doggybag-role-3 = Pickpocket
doggybag-role-4 = Mole
doggybag-role-5 = Scout
doggybag-role-6 = Intendant
doggybag-role-7 = Expert
doggybag-hothead = Hothead { $n }
doggybag-numbered-role = { $n } { $role }
doggybag-effect-0 = one of your smoked bones goes to the chest
doggybag-effect-1 = draw a bone for yourself (a smoked one goes back), then look into the bag
doggybag-effect-1-first = look into the bag, then draw a bone for yourself (a smoked one goes back)
doggybag-effect-2 = say who begins from the next turn on
doggybag-effect-3 = draw a bone for yourself (a smoked one goes back)
doggybag-effect-4 = look into the bag
doggybag-effect-5 = three bones are drawn: one goes to the chest, the others back
doggybag-effect-6 = two bones of the chest go into the bag
doggybag-effect-7 = swap a bone behind your screen for one of the chest

doggybag-move-coins = Fagin’s coins show { $a } and { $b }.
doggybag-move-put = { $who } puts { $kind } into the bag.
doggybag-move-put-hidden = { $who } puts a bone into the bag.
doggybag-move-take = { $who } takes the { $role } ({ $n }).
doggybag-move-flip = { $who } flips the { $role } and dares { $announced } draws.
doggybag-move-draw = Out of the bag comes { $kind }.
doggybag-move-stop = { $who } stops and keeps the loot.
doggybag-move-glut = { $who } wants one more!
doggybag-move-steal = { $who } steals a bone of that kind from { $whom }.
doggybag-move-keep = { $who } steals from nobody.
doggybag-move-first = { $who } gives the first-player token to { $whom }.
doggybag-move-first-self = { $who } claims the first-player token.
doggybag-move-chest = { $who } puts { $kind } on the chest.
doggybag-move-bag = { $who } moves { $kind } from the chest into the bag.
doggybag-move-swap = { $who } swaps { $mine } for { $theirs } from the chest.

doggybag-choice-put = Put { $kind }
doggybag-choice-take = { $role } ({ $n })
doggybag-choice-flip = Flip { $role }, dare { $announced }
doggybag-choice-stop = Stop
doggybag-choice-glut = One more!
doggybag-choice-steal = Steal from { $whom }
doggybag-choice-keep = Steal nothing
doggybag-choice-first = { $whom } begins
doggybag-choice-first-self = Begin yourself
doggybag-choice-chest = { $kind } to the chest
doggybag-choice-bag = { $kind } into the bag
doggybag-choice-swap = { $mine } for { $theirs }
doggybag-group-put = Put a bone
doggybag-group-take = Take a role
doggybag-group-flip = Hothead: flip a token and dare more than 7
doggybag-group-first = Say who begins
doggybag-group-swap = Swap a bone
doggybag-group-bag = Fill the bag
doggybag-group-chest = Fill the chest
doggybag-group-steal = Steal
doggybag-value-put-kind = { $kind }
doggybag-value-take-n = { $role }
doggybag-value-flip-n = Flip { $role }
doggybag-value-flip-announced = { $announced }
doggybag-value-first-whom = { $whom }
doggybag-value-steal-whom = { $whom }
doggybag-value-chest-kind = { $kind }
doggybag-value-bag-kind = { $kind }
doggybag-value-swap-mine = Give { $mine }
doggybag-value-swap-theirs = for { $theirs }

doggybag-column-place = bones
doggybag-column-role = role
doggybag-column-behind = hidden
doggybag-out = out
doggybag-owes = owes { $n }
doggybag-chest = the chest
doggybag-shown = shown
doggybag-bag = the bag
doggybag-behind = your screen
doggybag-behind-of = { $who } hid
doggybag-coins = Coins: { $a } + { $b }
doggybag-black = Smoked bones in sight: { $n }
doggybag-glutted = Drawn out of gluttony: { $kind }.

doggybag-legend = ▸ to move   ★ first player   ✗ raid is over   · none   ? unknown
doggybag-help =
    Two coins say how many bones everyone slips into the bag in secret. Then each takes a role, whose number is how many draws they dare.
    The highest number raids first. A smoked bone ends a raid: ossicles and the smoked bone stay with you, the rest goes to the chest.
    Reach your number and you may stop, which ends the turn for all, or dare one more draw and steal a bone of its kind.
    Three smoked bones in front of you and you are out. Ossicles and chicken bones count 1, beef 2, marrow 3.
doggybag-help-revised = In a tie the higher role of the last turn wins.
doggybag-help-first = In a tie whoever has the fewest smoked bones in front wins.
doggybag-help-english = A smoked bone drawn out of gluttony costs you the ossicles too. In a tie the higher role of the last turn wins.

# At the browser's table.

doggybag-letter-grey = O
doggybag-letter-white = C
doggybag-letter-red = B
doggybag-letter-yellow = M
doggybag-letter-black = S
doggybag-n-grey = { $n ->
    [one] one ossicle
   *[other] { $n } ossicles
}
doggybag-n-white = { $n ->
    [one] one chicken bone
   *[other] { $n } chicken bones
}
doggybag-n-red = { $n ->
    [one] one beef bone
   *[other] { $n } beef bones
}
doggybag-n-yellow = { $n ->
    [one] one marrow bone
   *[other] { $n } marrow bones
}
doggybag-n-black = { $n ->
    [one] one smoked bone
   *[other] { $n } smoked bones
}
doggybag-n-points = { $n ->
    [one] one point
   *[other] { $n } points
}
doggybag-pts = { $n ->
    [one] pt
   *[other] pts
}
doggybag-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}

doggybag-ask-loot-n = { $n ->
    [one] Choose a bone for the bag, in secret.
   *[other] Choose { $n } bones for the bag, in secret.
}
doggybag-ask-first = Who begins from the next turn on?
doggybag-ask-chest = Which of the bones drawn goes to the chest?
doggybag-ask-bag = Which bone of the chest goes into the bag?
doggybag-ask-swap = Which bone do you give, and which do you get?
doggybag-ask-steal-kind = Steal { $kind } from somebody?

doggybag-tell-looted = Everyone has fed the bag: it holds { $n }.
doggybag-tell-draw = { $who } draws { $kind }: { $n } of { $of }.
doggybag-tell-black = { $who } draws a smoked bone: the raid is over.
doggybag-tell-black-lost = { $who } draws a smoked bone: the raid is over, and the loot goes to the chest.
doggybag-tell-thrown-out = { $who } draws a third smoked bone and is thrown out!
doggybag-tell-glutted = { $who } draws { $kind } on top and keeps everything!
doggybag-tell-pocketed = { $who } pockets { $kind }.
doggybag-tell-back = A smoked bone shows up and goes back into the bag.
doggybag-tell-scouted = For all to see: { $kind }.

doggybag-seat-first-long = { $who } has the first-player token
doggybag-seat-black = Smoked bones: { $n } of { $of }
doggybag-seat-front = In front: { $bones }
doggybag-seat-behind = { $n ->
    [0] nothing behind the screen
    [one] one bone behind the screen
   *[other] { $n } bones behind the screen
}
doggybag-seat-owes = { $n ->
    [one] owes the bag one bone
   *[other] owes the bag { $n } bones
}
doggybag-seat-ready = has fed the bag
doggybag-seat-hothead = Hothead: dares { $n }
doggybag-seat-raids = on a raid: { $n } of { $of }
doggybag-seat-failed = raid failed
doggybag-seat-out = thrown out
doggybag-first-here = { $who } begins
doggybag-steal-here = Steal from { $who }

doggybag-bag-size = { $n ->
    [0] The bag is empty
    [one] The bag holds one bone
   *[other] The bag holds { $n } bones
}
doggybag-bag-known = You know what is in the bag: { $bones }.
doggybag-chest-holds = On the chest: { $bones }
doggybag-coins-say = { $a } + { $b } = { $n } each
doggybag-coins-none = The coins have not been tossed yet
doggybag-black-of = Smoked bones in sight: { $n } of { $of }
doggybag-tokens = The roles in the middle
doggybag-token = { $n } { $role }: { $effect }
doggybag-token-taken = { $n } { $role }: taken by { $who }
doggybag-token-beginner = no effect in the beginners’ game
doggybag-raid-of = { $who } raids
doggybag-raid-count = { $n } of { $of }
doggybag-raid-glut = one more!
doggybag-shown-title = Shown
doggybag-empty-heap = nothing yet

doggybag-reach = Reach into the bag!
doggybag-at-stake = { $n ->
    [one] point at stake
   *[other] points at stake
}
doggybag-nerve = { $you ->
    [yes] Stop now… or one more?
   *[no] { $who }: stop now… or one more?
}
doggybag-line-made = { $you ->
    [yes] You made it! { $n }
   *[no] { $who } made it! { $n }
}
doggybag-line-home = { $you ->
    [yes] You run home with { $n }!
   *[no] { $who } runs home with { $n }!
}
doggybag-line-glut = { $you ->
    [yes] One more for you!
   *[no] { $who } wants one more!
}
doggybag-line-glutted = { $you ->
    [yes] Glutton! You get { $n }
   *[no] Glutton! { $who } gets { $n }
}
doggybag-line-black = { $n ->
    [0] Smoked!
   *[other] { $you ->
        [yes] Smoked! You lose { $n }
       *[no] Smoked! { $who } loses { $n }
    }
}
doggybag-line-out = { $you ->
    [yes] You are thrown out!
   *[no] { $who } is thrown out!
}

doggybag-screen = Behind your screen
doggybag-screen-empty = Nothing is left behind your screen.
doggybag-screen-out = You have been thrown out. What is behind your screen stays there until the end.
doggybag-loot-add = { $kind }, { $n } left behind the screen: put one in
doggybag-loot-back = Take back { $kind }
doggybag-loot-free = free place
doggybag-loot-count = { $n } of { $of } chosen
doggybag-loot-confirm = { $n ->
    [one] Put it into the bag
   *[other] Put { $n } into the bag
}
doggybag-loot-all = The coins ask for all that is left behind your screen.
doggybag-loot-wait = Your bones are in the bag. The others still choose.
doggybag-pick-token = Tap a token to read what it does.
doggybag-take-it = Take it
doggybag-take-token = Take { $role }
doggybag-take-dares = You dare { $n ->
    [0] no draw
    [one] one draw
   *[other] { $n } draws
}.
doggybag-flip-it = Flip it
doggybag-flip-token = Flip it: hothead, dare { $n }
doggybag-flip-why = Hothead: no effect, but you raid first.
doggybag-flip-announce = Draws to announce
doggybag-flip-less = One draw less
doggybag-flip-more = One draw more
doggybag-decide-stop-nothing = Stop, and go home with nothing more
doggybag-decide-glut = One more out of { $n }
doggybag-decide-stake = A smoked bone would cost you { $bones }.
doggybag-decide-stake-nothing = You have nothing to lose but a smoked bone.
doggybag-decide-known = You know the bag: { $black } of its { $n } bones are smoked.
doggybag-decide-third = It would be your third: you would be thrown out.
doggybag-decide-win = Any other bone is yours, and you may steal one of its kind.
doggybag-steal-what = { $whom } has { $n }
doggybag-swap-give = You give
doggybag-swap-get = You get
doggybag-swap-confirm = Swap { $mine } for { $theirs }
doggybag-swap-pick = Choose one on each side
doggybag-result-role = Last number dared

doggybag-why-turn = Wait: it is { $who }’s turn.
doggybag-why-chance = Wait a moment: chance comes first.
doggybag-why-watching = You are watching: only players may choose.
doggybag-why-over = The game is over.
doggybag-why-out = You have been thrown out and can only watch.
doggybag-why-put-enough = { $n ->
    [one] The coins ask for one bone, no more.
   *[other] The coins ask for { $n } bones, no more.
}
doggybag-why-put-none = No bone of this kind is left behind your screen ({ $kind }).
doggybag-why-put-done = You have put in all the bones that you owed.
doggybag-why-put-few = { $n ->
    [one] Choose one more bone: the coins ask for { $of }.
   *[other] Choose { $n } more bones: the coins ask for { $of }.
}
doggybag-why-put-later = Bones go into the bag only right after the coins are tossed.
doggybag-why-taken = { $who } has already taken the { $role }.
doggybag-why-role-had = You already have your role for this turn.
doggybag-why-roles-later = Roles are taken when everyone has fed the bag.
doggybag-why-second-hothead = { $who } is already the hothead: there is only one in a turn.
doggybag-why-announced-low = A hothead announces at least { $least }.
doggybag-why-announced-high = When the raid begins the bag can hold { $most } bones at most: a larger number could mean nothing more.
doggybag-why-announced-small-bag = With so few bones in the bag a hothead just announces { $least }.
doggybag-why-dog-out = { $who } has been thrown out.
doggybag-why-effect-later = That is for the Leader to say.
doggybag-why-steal-none = { $who } has no bone of this kind in front ({ $kind }).
doggybag-why-chest-none = The Scout did not draw { $kind }.
doggybag-why-bag-none = The chest does not hold { $kind }.
doggybag-why-swap-none = You do not have { $kind } behind your screen.
doggybag-why-swap-chest = The chest does not hold { $kind }.
doggybag-why-bag-secret = Only the Watcher and the Mole look into the bag.

doggybag-option-edition = Edition
doggybag-option-edition-revised = Revised: the Watcher draws, then looks; the higher role wins a tie.
doggybag-option-edition-first = First: the Watcher looks, then draws; fewer smoked bones win a tie.
doggybag-option-edition-english = English: as revised, but a glutton who draws a smoked bone loses the ossicles too.
doggybag-option-beginner = Roles
doggybag-option-beginner-true = Beginners’ game: roles have no effect, only numbers; the first player changes every turn. From age six.
doggybag-option-beginner-false = Every role has its effect.
