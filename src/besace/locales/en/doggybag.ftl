# Doggy Bag.

doggybag-title = Doggy Bag
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
doggybag-kind-black = rotten
doggybag-a-grey = an ossicle
doggybag-a-white = a chicken bone
doggybag-a-red = a beef bone
doggybag-a-yellow = a marrow bone
doggybag-a-black = a rotten bone

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
doggybag-effect-0 = one of your rotten bones goes to the chest
doggybag-effect-1 = draw a bone for yourself (a rotten one goes back), then look into the bag
doggybag-effect-2 = say who begins from the next turn on
doggybag-effect-3 = draw a bone for yourself (a rotten one goes back)
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
doggybag-raid = raid
doggybag-shown = scouted
doggybag-bag = the bag
doggybag-behind = your screen
doggybag-behind-of = { $who } hid
doggybag-coins = Coins: { $a } + { $b }
doggybag-black = Rotten bones in sight: { $n }
doggybag-glutted = Drawn by gluttony: { $kind }.

doggybag-help =
    Two coins say how many bones everyone slips into the bag in secret. Then each takes a role, whose number is how many draws they dare.
    The highest number raids first. A rotten bone ends a raid: ossicles and the rotten bone stay with you, the rest goes to the chest.
    Reach your number and you may stop, which ends the turn for all, or dare one more draw and steal a bone of its kind.
    Three rotten bones in front of you and you are out. Ossicles and chicken bones count 1, beef 2, marrow 3.
