# The coach at the table, and the review of a finished game.

coaching = Coach
coaching-open = Coach: odds and hints
coaching-close = Close the coach
coaching-note = All of this comes from what you can know yourself.
coaching-hint = Hint
coaching-thinking = Thinking…
coaching-not-asked = A hint comes when it is your turn.
coaching-odds = The odds
coaching-no-odds = There is nothing to work out just now.
coaching-options = What you could do, and how many games out of 100 it wins
coaching-option = The coach helps everyone
coaching-option-help = Odds and hints from what each of you can know. Against bots alone there is always a coach; among people only if you say so here.
coaching-agreed = The coach helps everyone at this table.

look-review = Review
look-review-of = Review: { $game }
look-about = For every decision: what was known then, what else there was, and what it was worth. Luck is told apart from skill, and nobody is judged by what came to light later.
look-whose = Whose game?
look-start = Look back on this game
look-again = Try again
look-waiting = Looking at all { $total } moves.
look-progress = { $done } of { $total } moves
look-cancel = Stop
look-cancelled = The review was stopped.
look-failed = The review could not be made.
look-unfinished = This game is not over: only a finished game can be reviewed.
look-hidden = This table keeps its secrets for a while: the review is there once everything is shown.
look-no-seat = There is no such seat at this table.
look-value = { $value } ± { $error }
look-more = { $n ->
    [one] One more
   *[other] { $n } more
}
look-curve-help = Each mark is something that happened. The arrow keys go from one to the next, Enter shows it in the replay.
look-curve-start = before the deal
look-curve-end = the end
look-point = Move { $ply }: { $what } Now { $value } out of 100.
look-point-deal = The deal. Now { $value } out of 100.
look-point-value = { $value } ± { $error } out of 100
look-cause-luck = luck
look-cause-skill = own move
look-cause-others = the others
look-see = See it
look-see-move = See it: move { $ply } in the replay
look-sum = Where it came from
look-mark-mistake = mistake
look-mark-good = good move
look-mark-lucky = lucky
look-mark-unlucky = unlucky
look-chance = { $value } out of 100
look-chance-help = Chances of winning after the move, out of 100
look-to-round = Go to: { $what }
look-moment-skill = own move
look-moment-others = the others
look-moment-bluff = a bluff
look-clear-only = { $n ->
    [0] Nothing was clearly better anywhere.
    [one] Only the one where something was clearly better
   *[other] Only the { $n } where something was clearly better
}
look-all-values = All moves, and how many games out of 100 they win
look-played = played
look-best = best
look-knew-board = The table as it was
look-how = How this is worked out
look-to-table = To the table
