# Niche, in English. Every message is optional: what is missing is said in the words of the moves and fields themselves.

niche-title = Niche
web-box-niche = Five baits, five bones and a loud growl: who dares to stay?
niche-headline = Round { $round } of { $rounds }
niche-over = All baits are gone

niche-ask-bury = Which bone do you bury?
niche-ask-speak = Growl, or slink off?

niche-move-bait = The bait is a bone of { $n }.
niche-move-bury = { $who } buries a bone of { $n }.
niche-move-bury-hidden = { $who } buries a bone.
niche-move-growl = { $who } growls.
niche-move-slink = { $who } slinks off.

niche-choice-bury = Bury a bone of { $n }
niche-choice-growl = Growl
niche-choice-slink = Slink off
niche-group-bury = Bury a bone { $range }
niche-value-bury-n = { $n }

# The fields of the view, for tables that nobody has drawn.
niche-field-round = Round
niche-field-rounds = Rounds
niche-field-first = First player
niche-field-bait = Bait
niche-field-points = Points
niche-field-bones = Bones
niche-field-down = Bone buried
niche-field-growls = Growls
niche-field-hand = Your bones
niche-field-buried = You have buried
niche-field-last_round = Last round
niche-field-shown = Turned up
niche-field-taker = Taken by

niche-option-rounds = Rounds
niche-option-rounds-5 = Five baits, the whole game.
niche-option-rounds-3 = Three baits, for a short break.

niche-help =
    A bait is turned up, and everyone buries one bone, face down. Then each in turn growls or slinks off.
    Who growls alone takes the bait. If several growl, they turn up their bones, and the highest takes the bait and all of those;
    if the highest are equal, nobody gets anything. Who slinks off, and who growled alone, takes the bone back unseen.
