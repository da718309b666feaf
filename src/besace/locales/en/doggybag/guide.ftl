# The guide of a first game. Short: every sentence has to fit above the hand on a phone.

guide-doggybag-welcome = I am Hazel. In Doggy Bag everyone fills Fagin’s bag, and then dares to draw from it, one after the other. What you bring home lies in front of you and counts. Smoked bones spoil everything.
guide-doggybag-bones = The coins show { $a } and { $b }: everyone puts { $n } bones from behind the screen into the bag, in secret. Ossicles and chicken count 1, beef 2, marrow 3, smoked ones nothing.
guide-doggybag-loot = You may draw from this bag yourself later! Smoked bones (you have { $black }) make it dangerous for all. Good bones are safe behind your screen, but only those drawn again will count.
guide-doggybag-next-turn = A new turn. { $n ->
    [0] The bag is empty
    [one] One bone is still in the bag
   *[other] { $n } bones are still in the bag
}. { $mine ->
    [yes] You have the first-player token, so you take your role first.
   *[no] { $who } has the first-player token and takes a role first.
}
guide-doggybag-two-black = Careful: you have two smoked bones in front. A third one throws you out of the game.{ $beginner ->
    [yes] {""}
   *[no] {" "}The Bootlicker (0) gets rid of one.
}
guide-doggybag-last-bones = { $n ->
    [one] Only one bone is
   *[other] Only { $n } bones are
} left behind your screen. When all screens are empty the game ends after that turn. Points behind a screen count for nothing.
guide-doggybag-roles = { $beginner ->
    [yes] Take a token:
   *[no] Take a role. Its effect happens at once;
} its number is how many bones you dare to draw. The highest number raids first, but it needs many good draws in a row.
guide-doggybag-announce = The bag holds { $n ->
    [one] one bone
   *[other] { $n } bones
}. As far as you know, { $black ->
        [0] no smoked one can
        [one] one smoked one may
       *[other] up to { $black } smoked ones may
    } be in it. A low number is easily reached, but somebody above you may end the turn first.
guide-doggybag-rid = The Bootlicker (0) is free: it rids you of { $n ->
    [one] your smoked bone
   *[other] one of your { $n } smoked bones
}. It draws nothing, but it may end the turn.
guide-doggybag-hothead = You may also flip a token and announce more than 7: a hothead raids before everyone, without any effect. Brave, or just before the bag runs dry.
guide-doggybag-effect-first = As the Leader you say who begins from the next turn on. Beginning means first choice among the roles, but the others then know your number.
guide-doggybag-effect-chest = The Scout brought three bones to light. One goes to the chest for good: a smoked one makes your raid safer, a good one makes the bag poorer.
guide-doggybag-effect-bag = The Intendant puts two bones of the chest back into the bag. Whoever raids next may draw them: think of who that is.
guide-doggybag-effect-swap = The Expert swaps a bone from behind the screen for one on the chest. Get rid of a smoked one, or fetch something good for later.
guide-doggybag-decide = You did it! { $n ->
    [0] You dared nothing, so nothing went wrong.
   *[other] You hold { $bones }.
} Stop, and it is yours, and the turn ends for all. Or draw one more, if you are greedy.
guide-doggybag-glut = One more out of { $n }: if it is good, it is yours too, and you may steal one of its kind from somebody. If it is smoked, you lose this raid{ $black ->
    [2] , and you are thrown out
   *[other] {""}
}.
guide-doggybag-steal = It worked! You drew { $kind }, so you may now take one of that kind from in front of another player. From whoever is ahead, perhaps.

guide-doggybag-end = { $why ->
    [alone] Only one dog is left.
    [black] Every smoked bone has come to light, so the game is over.
   *[empty] All screens are empty, so the game is over.
} { $out ->
    [yes] You were thrown out and score nothing.
   *[no] You have { $points ->
            [one] one point
           *[other] { $points } points
        } in front.
} { $won ->
    [yes] You have won your first game!
   *[no] { $who } wins this time. Next time you will smell it coming.
}
guide-doggybag-looted = Now the bag holds { $n } bones. Nobody knows all of them, but you know yours: { $mine ->
    [0] no smoked one
    [one] one smoked one
   *[other] { $mine } smoked ones
} from you so far.
guide-doggybag-out-me = A third smoked bone: you are thrown out, and all that lay in front of you goes to the chest. It happens to the bold. You can watch how it ends, or begin a new game.
guide-doggybag-out-other = A third smoked bone: { $who } is out, and everything in front of { $who } goes to the chest. Keep an eye on your own.
guide-doggybag-black-me = { $glut ->
    [yes] Smoked! Greed has its price:
   *[no] Smoked! Your raid is over:
} { $lost ->
    [0] luckily nothing was lost.
   *[other] { $lost ->
        [one] one bone went to the chest
       *[other] { $lost } bones went to the chest
    }{ $kept ->
        [yes] , only ossicles stay with you.
       *[no] , for gluttony spares no ossicles.
    }
} The smoked one lies in front of you: { $n } of three, and three throw you out.
guide-doggybag-black-other = { $who } drew a smoked bone: the raid is over. { $lost ->
    [0] Nothing was lost.
   *[other] { $lost ->
        [one] One bone goes to the chest
       *[other] { $lost } bones go to the chest
    }{ $kept ->
        [yes] ; only ossicles stay.
       *[no] ; gluttony spares no ossicles.
    }
} The smoked one stays in front: { $n } of three for { $who }, and three throw a dog out. Now the next number raids.
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
} What lies in front counts in the end.
guide-doggybag-stolen = { $who } was greedy and lucky, and stole a bone from you. What lies in front is never quite safe.
guide-doggybag-failed = Everyone failed, and the turn is over.{ $beginner ->
    [yes] {""}
   *[no] {" "}What went to the chest may come back through some roles.
}
guide-doggybag-dry = The bag ran dry: what was drawn is kept, and the turn is over.
guide-doggybag-flipped = { $who } flipped the token: a hothead! That means { $n } draws, more than any role dares, before everyone else, and without the role’s effect.
guide-doggybag-role-taken = { $mine ->
    [yes] You are the { $role } now: your number is { $n }.
   *[no] { $who } is the { $role } now, with the number { $n }.
} A role that is taken is gone for this turn.
guide-doggybag-raid = The raid begins. { $mine ->
    [yes] You have
   *[no] { $who } has
} the highest number, { $n }, so that raid comes first. Bones are drawn until the number is reached or a smoked bone comes.
