# Learning and looking back.

rules-more = This is a part of the rules. besace rules { $game } shows all of them.
memo-note = for the table
memo-written = The memo is in { $path }.

scores-sum = { $who }: { $parts } = { $total }

sheet-shape = A score sheet should be an object.
sheet-key = A score sheet has no field { $key }.
sheet-names = There should be { $n } names.
sheet-players = There should be from { $least } to { $most } players.
sheet-player = What a player has should be an object with nothing but { $keys }.

coach-best = “{ $move }” wins most often: { $value } times out of 100, against { $other } for “{ $next }”.
coach-close = “{ $move }” and “{ $next }” are about equally good.
coach-only = There is only one move: “{ $move }”.
coach-thumb = “{ $move }” is what an experienced player would do.
coach-not-allowed = At this table there is no coach: it would help one player against the others.

review-title = { $game }: { $who } looks back
review-summary = { $start }% at the start, { $luck } from luck, { $skill } from own moves, { $others } from the others: { $result }% in the end.
review-cause-start = before the deal
review-cause-luck = luck
review-cause-skill = own moves
review-cause-others = the others
review-cause-result = the result
review-luck-deal = the deal
review-note-skill = Own moves are compared with what a club player would have done, knowing as much. All figures are points out of a hundred, with one standard error.
review-curve = Chances of winning
review-moments = Worth a second look
review-moment-mistake = Move { $ply }: “{ $best }” was the better move. It wins { $more } games out of 100, “{ $played }” wins { $less }.
review-moment-turn = Move { $ply }: { $what } Before it, { $before } games out of 100 were won from here; after it, { $after }.
review-moment-skill = Move { $ply }: “{ $played }” wins { $after } games out of 100; what a club player would do wins { $before }.
review-moment-bluff = Move { $ply }: a bluff of yours worked. { $what }
review-bluffs = Bluffs that worked
review-decisions = Decisions
review-decision = Move { $ply }: { $played }
review-better = “{ $best }” was better
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
