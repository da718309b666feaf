# Learning and looking back.

rules-more = This is a part of the rules. besace rules { $game } shows all of them.
memo-note = for the table
memo-written = The memo is in { $path }.

scores-sum = { $who }: { $parts } = { $total }
scores-doggybag-out = { $who } was thrown out and scores nothing.
scores-doggybag-last = { $who } is the last dog left and wins, whatever the points.
scores-doggybag-tie = { $names } have equally many points: the higher role of the last turn decides.
scores-doggybag-tie-first = { $names } have equally many points: fewer rotten bones decide.
scores-figaro-given = Round { $round }: { $who } with { $n } cards walks { $length }.
scores-figaro-none = Round { $round }: { $who } with { $n } cards walks nothing.
scores-figaro-equal = { $names } have { $n } cards each: the nearest after { $king }, who holds the King, gets the longer piece; the holder comes last.
scores-figaro-exchange = { $who } has the fewest cards and exchanges the { $gave } for the { $got }.
scores-figaro-no-exchange = { $who } has the fewest cards, but no piece that is longer than the shortest of the round.
scores-figaro-tie = { $names } have equally long roads: { $king }, who holds the King, or else the nearest after, wins.
scores-filou-total = { $who }: { $cats } in cats + { $mice } mice = { $total }
scores-filou-tie = { $names } have the same total: more points in cats decide.

sheet-shape = A score sheet should be an object.
sheet-key = A score sheet has no field { $key }.
sheet-names = There should be { $n } names.
sheet-players = There should be from { $least } to { $most } players.
sheet-player = What a player has should be an object with nothing but { $keys }.
sheet-edition = The edition should be one of { $editions }.
sheet-doggybag-kinds = The bones of { $who } should be counted by kind: { $kinds }.
sheet-doggybag-bones = { $who } should have from { $least } to { $most } bones of the kind { $kind ->
    [grey] { doggybag-kind-grey }
    [white] { doggybag-kind-white }
    [red] { doggybag-kind-red }
    [yellow] { doggybag-kind-yellow }
   *[black] { doggybag-kind-black }
}.
sheet-doggybag-box = There are only { $most } bones of the kind { $kind ->
    [grey] { doggybag-kind-grey }
    [white] { doggybag-kind-white }
    [red] { doggybag-kind-red }
    [yellow] { doggybag-kind-yellow }
   *[black] { doggybag-kind-black }
} in the game.
sheet-doggybag-out = { $who } is out, so nothing can lie in front of them.
sheet-doggybag-three = { $who } has three rotten bones in front, so they are out.
sheet-doggybag-all-out = Somebody must still be in the game.
sheet-doggybag-role = The last role of { $who } should be a number from { $least } to { $most }.
sheet-doggybag-roles = Two players cannot have had the same role, nor can there be two hotheads.
sheet-doggybag-role-needed = There is a tie: say which role { $who } had in the last turn.
sheet-figaro-rounds = There should be from 1 to { $most } rounds.
sheet-figaro-cards = The first round should have a pile for each of { $least } to { $most } players.
sheet-figaro-round = Round { $n } should have its roads, cards and king.
sheet-figaro-piles = Round { $n } should have { $players } piles.
sheet-figaro-pile = In round { $n } the pile of { $who } should have from { $least } to { $most } cards.
sheet-figaro-deck = In round { $n } the piles have more cards than there are: { $most }.
sheet-figaro-pieces = Round { $n } should have { $pieces } pieces of road.
sheet-figaro-piece = A piece of road in round { $n } should be a whole number from { $least } on.
sheet-figaro-twice = A piece of road in round { $n } is there twice.
sheet-figaro-king = In round { $n } the King should be with a player.
sheet-filou-cards = The cards of { $who } should be a list of { $cards }.
sheet-filou-dog = { $who } cannot have collected a dog: dogs always run away.
sheet-filou-mice = { $who } should have from { $least } to { $most } mice.
sheet-filou-sets = There are only { $most } cards { $card ->
    [rabbit] { filou-card-rabbit }
   *[other] { $card }
} in the game.
sheet-filou-all-mice = There are only { $most } mice in the game.

coach-doggybag-hides = { $who } still hides { $value } rotten bones on average.
coach-filou-can-outbid = { $who } can go up to { $most }.
coach-filou-cannot-outbid = { $who } cannot bid any higher.
coach-figaro-you-can-force = { $percent ->
    [0] You cannot bring { $who } to six now.
   *[other] You can bring { $who } to six now.
}
coach-figaro-can-force = { $by } holds a card that brings { $who } to six with a chance of { $percent } %.
coach-figaro-colour-left = { $n ->
    [one] One { $colour ->
        [V] violet
        [O] orange
        [G] green
        [R] red
       *[B] blue
    } card is still hidden.
   *[other] { $n } { $colour ->
        [V] violet
        [O] orange
        [G] green
        [R] red
       *[B] blue
    } cards are still hidden.
}
coach-best = “{ $move }” wins most often: { $value } times out of 100, against { $other } for “{ $next }”.
coach-close = “{ $move }” and “{ $next }” are about equally good.
coach-only = There is only one move: “{ $move }”.
coach-thumb = “{ $move }” is what an experienced player would do.
coach-not-allowed = At this table there is no coach: it would help one player against the others.

review-title = { $game }: { $who } looks back
review-summary = { $start } % at the start, { $luck } by luck, { $skill } by own moves, { $others } by the others: { $result } % in the end.
review-cause-start = before the deal
review-cause-luck = luck
review-cause-skill = own moves
review-cause-others = the others
review-cause-result = the result
review-luck-deal = the deal
review-luck-coins = the coins
review-luck-draw = the draws
review-note-skill = Own moves are compared with what a club player would have done, knowing as much. All figures are in points of a hundred, with one standard error.
review-curve = Chances of winning
review-moments = Worth a second look
review-moment-mistake = Move { $ply }: “{ $best }” would have won about { $percent } times more out of 100 than “{ $played }”.
review-moment-luck = Move { $ply }: { $what } That changed { $percent } points.
review-moment-others = Move { $ply }: { $what } That changed { $percent } points.
review-moment-skill = Move { $ply }: “{ $played }” brought { $percent } points.
review-moment-bluff = Move { $ply }: a bluff of yours worked. { $what }
review-bluffs = Bluffs that worked
review-bluff-paid = { $who } bid for a sack that seemed worth { $believed } and, with your card, was worth { $truth }.
review-bluff-passed = { $who } passed on a sack that seemed worth { $believed } and, with your card, was worth { $truth }.
review-bluff-dared = { $who } believed { $believed } rotten bones to be behind your screen, where there were { $truth }, and drew a rotten one.
review-decisions = Decisions
review-decision = Move { $ply }: { $played }
review-gave-away = gave away { $percent } ± { $error }
review-nothing-better = nothing clearly better
review-only-move = the only move
review-knew = What you knew
review-column-move = move
review-column-value = wins out of 100
review-column-decision = decision
review-column-lost = gave away
review-column-best = better
review-replay = besace replay { $file } --at { $ply } --seat { $seat }
review-written = The review is in { $path }.
