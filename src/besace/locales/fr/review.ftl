# Les conseils à la table, et l’analyse d’une partie terminée.

coaching = Conseils
coaching-open = Conseils : chances et coup suggéré
coaching-close = Fermer les conseils
coaching-note = Tout cela vient de ce que vous pouvez savoir vous-même.
coaching-hint = Un indice
coaching-thinking = Réflexion…
coaching-not-asked = L’indice vient quand c’est à vous de jouer.
coaching-odds = Les chances
coaching-no-odds = Il n’y a rien à calculer pour l’instant.
coaching-options = Ce que vous pourriez faire, et combien de parties sur 100 cela gagne
coaching-option = Des conseils pour tout le monde
coaching-option-help = Chances et indices, d’après ce que chacun peut savoir. Contre des robots seuls, il y en a toujours ; entre personnes, seulement si vous le dites ici.
coaching-agreed = À cette table, il y a des conseils pour tout le monde.

look-review = Analyse
look-review-of = Analyse : { $game }
look-about = Pour chaque décision : ce qu’on savait alors, ce qu’on pouvait faire d’autre, et ce que cela valait. La chance est séparée du talent, et personne n’est jugé sur ce qui s’est su plus tard.
look-whose = La partie de qui ?
look-start = Analyser cette partie
look-again = Réessayer
look-waiting = Les { $total } coups sont examinés un à un.
look-progress = { $done } coups sur { $total }
look-cancel = Arrêter
look-cancelled = L’analyse a été arrêtée.
look-failed = L’analyse n’a pas pu être faite.
look-unfinished = Cette partie n’est pas terminée : on n’analyse qu’une partie finie.
look-hidden = Cette table garde ses secrets un moment : l’analyse viendra quand tout sera montré.
look-no-seat = Cette place n’existe pas à cette table.
look-value = { $value } ± { $error }
look-more = { $n ->
    [one] Encore un
   *[other] Encore { $n }
}
look-curve-help = Chaque marque est un événement. Les flèches vont de l’un à l’autre, Entrée le montre dans la partie.
look-curve-start = avant la donne
look-curve-end = la fin
look-point = Coup { $ply } : { $what } Maintenant { $value } sur 100.
look-point-deal = La donne. Maintenant { $value } sur 100.
look-point-value = { $value } ± { $error } sur 100
look-cause-luck = le hasard
look-cause-skill = son coup
look-cause-others = les autres
look-see = Voir
look-see-move = Voir le coup { $ply } dans la partie
look-sum = D’où cela vient
look-mark-mistake = erreur
look-mark-good = bon coup
look-mark-lucky = chance
look-mark-unlucky = malchance
look-chance = { $value } sur 100
look-chance-help = Chances de gagner après le coup, sur 100
look-to-round = Aller à : { $what }
look-moment-skill = son coup
look-moment-others = les autres
look-moment-bluff = un bluff
look-clear-only = { $n ->
    [0] Il n’y avait nettement mieux nulle part.
    [one] Seulement celle où il y avait nettement mieux
   *[other] Seulement les { $n } où il y avait nettement mieux
}
look-all-values = Tous les coups, et combien de parties sur 100 ils gagnent
look-played = joué
look-best = le meilleur
look-knew-board = La table telle qu’elle était
look-how = Comment c’est calculé
look-to-table = À la table
