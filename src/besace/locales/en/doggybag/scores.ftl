# The score sheet.

scores-doggybag-out = { $who } was thrown out and scores nothing.
scores-doggybag-last = { $who } is the last dog left and wins, whatever the points.
scores-doggybag-tie = { $names } are level on points: the higher role of the last turn decides.
scores-doggybag-tie-first = { $names } are level on points: fewer smoked bones decide.
sheet-doggybag-edition = The edition should be one of { $editions }.
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
sheet-doggybag-three = { $who } has three smoked bones in front, so they are out.
sheet-doggybag-all-out = Somebody must still be in the game.
sheet-doggybag-role = The last role of { $who } should be a number from { $least } to { $most }.
sheet-doggybag-roles = Two players cannot have had the same role, nor can there be two hotheads.
scores-doggybag-role-needed = There is a tie: say which role { $who } had in the last turn.
score-begin-doggybag = Tap the bones that lie in front of each dog, or type how many there are.
score-doggybag-out = thrown out
score-doggybag-role = last role
score-doggybag-hothead = Hothead, announcing…
score-doggybag-called = number announced
score-doggybag-edition-revised = revised
score-doggybag-edition-first = first printing
score-doggybag-edition-english = English
score-doggybag-edition-why = It decides what breaks a tie.
