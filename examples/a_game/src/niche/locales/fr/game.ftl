# Niche, en français.

niche-title = Niche
web-box-niche = Cinq appâts, cinq os et un grondement : qui ose rester ?
niche-headline = Manche { $round } sur { $rounds }
niche-over = Plus un seul appât

niche-ask-bury = Quel os enterrez-vous ?
niche-ask-speak = Gronder, ou filer ?

niche-move-bait = L’appât est un os de { $n }.
niche-move-bury = { $who } enterre un os de { $n }.
niche-move-bury-hidden = { $who } enterre un os.
niche-move-growl = { $who } gronde.
niche-move-slink = { $who } file.

niche-choice-bury = Enterrer un os de { $n }
niche-choice-growl = Gronder
niche-choice-slink = Filer
niche-group-bury = Enterrer un os { $range }
niche-value-bury-n = { $n }

# Les champs de la vue, pour les tables que personne n’a dessinées.
niche-field-round = Manche
niche-field-rounds = Manches
niche-field-first = Premier joueur
niche-field-bait = Appât
niche-field-points = Points
niche-field-bones = Os
niche-field-down = Os enterré
niche-field-growls = Gronde
niche-field-hand = Vos os
niche-field-buried = Vous avez enterré
niche-field-last_round = Manche précédente
niche-field-shown = Déterrés
niche-field-taker = Pris par

niche-option-rounds = Manches
niche-option-rounds-5 = Cinq appâts, la partie entière.
niche-option-rounds-3 = Trois appâts, pour une petite pause.

niche-help =
    On retourne un appât, et chacun enterre un os, face cachée. Puis chacun à son tour gronde ou file.
    Qui gronde seul prend l’appât. Si plusieurs grondent, ils déterrent leurs os : le plus haut prend l’appât et tous les autres ;
    si les plus hauts sont égaux, personne n’a rien. Qui file, et qui a grondé seul, reprend son os sans le montrer.
