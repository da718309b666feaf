# La feuille de score.

scores-doggybag-out = { $who } est éliminé et ne marque rien.
scores-doggybag-last = { $who } est le dernier chien en jeu et gagne, quels que soient les points.
scores-doggybag-tie = { $names } sont à égalité de points : le plus grand rôle du dernier tour décide.
scores-doggybag-tie-first = { $names } sont à égalité de points : le moins d’os faisandés décide.
sheet-doggybag-edition = L’édition devrait être l’une de celles-ci : { $editions }.
sheet-doggybag-kinds = Les os de { $who } devraient être comptés par sorte : { $kinds }.
sheet-doggybag-bones = { $who } devrait avoir de { $least } à { $most } os de la sorte { $kind ->
    [grey] { doggybag-kind-grey }
    [white] { doggybag-kind-white }
    [red] { doggybag-kind-red }
    [yellow] { doggybag-kind-yellow }
   *[black] { doggybag-kind-black }
}.
sheet-doggybag-box = Il n’y a que { $most } os de la sorte { $kind ->
    [grey] { doggybag-kind-grey }
    [white] { doggybag-kind-white }
    [red] { doggybag-kind-red }
    [yellow] { doggybag-kind-yellow }
   *[black] { doggybag-kind-black }
} dans la partie.
sheet-doggybag-out = { $who } est hors jeu : il ne peut rien y avoir devant.
sheet-doggybag-three = Devant { $who }, il y a trois os faisandés : c’est l’élimination.
sheet-doggybag-all-out = Il faut qu’il reste quelqu’un en jeu.
sheet-doggybag-role = Le dernier rôle de { $who } devrait être un nombre de { $least } à { $most }.
sheet-doggybag-roles = Deux joueurs ne peuvent pas avoir eu le même rôle, et il n’y a qu’une tête brûlée.
scores-doggybag-role-needed = Il y a égalité : dites quel rôle { $who } avait au dernier tour.
score-begin-doggybag = Touchez les os posés devant chaque chien, ou tapez leur nombre.
score-doggybag-out = éliminé
score-doggybag-role = dernier rôle
score-doggybag-hothead = Tête brûlée, annonçant…
score-doggybag-called = nombre annoncé
score-doggybag-edition-revised = révisée
score-doggybag-edition-first = première
score-doggybag-edition-english = anglaise
score-doggybag-edition-why = Elle décide de ce qui départage les égalités.
