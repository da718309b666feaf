# Ce que le serveur refuse. Ses phrases sont en anglais ; qui lit une autre langue reçoit le message du même nom.

refusal-no-table = Cette table n’existe pas.
refusal-no-code = Aucune table n’a ce code.
refusal-no-deal = Cette donne n’existe pas.
refusal-deal-to-come = La donne de ce jour n’est pas encore sortie.
refusal-deal-before = Il n’y avait pas encore de donne ce jour-là.
refusal-deal-code = Aucun code n’est libre pour cette donne : réessayez.
refusal-deal-given-up = Vous avez renoncé à cette donne : vous pouvez regarder ce que les autres en ont fait.
refusal-deal-first = Jouez d’abord cette donne : ce que les autres en ont fait reste caché jusqu’à ce que vous ayez fini.
refusal-deal-fixed = Cette donne est la même pour tout le monde : rien n’y peut être changé.
refusal-deal-goes-on = Cette partie de la donne continue : elle s’ouvrira à vous quand elle sera finie.
refusal-no-guide = Il n’y a pas de guide pour ce jeu.
refusal-no-words = Il n’y a pas de textes pour ce jeu dans cette langue.
refusal-link-used = Ce lien a déjà servi ou il est trop vieux : faites-en un nouveau sur l’autre appareil.
refusal-reviews-busy = Beaucoup d’analyses sont en cours : redemandez dans un moment.
refusal-review-early = Seule une partie finie s’analyse, une fois que tout est révélé.
refusal-no-advice = Il n’y a rien à conseiller : aucune partie ne se joue à cette table.
refusal-record-early = Le fichier contient tous les secrets : il se montre quand la partie est finie.
refusal-not-there = Ce n’est pas votre place.
refusal-not-here = Vous n’êtes pas assis à cette table.
refusal-no-look = Vous ne pouvez pas regarder de cette place.
refusal-no-spectators = Cette table ne veut pas de spectateurs.
refusal-not-host = Seul l’hôte de la table peut faire cela.
refusal-no-heir = Personne à cette place ne peut être l’hôte.
refusal-not-over = La partie n’est pas encore finie.
refusal-over = Cette partie est finie.
refusal-game-over = La partie est finie.
refusal-started = La partie a déjà commencé.
refusal-chance-fixed = La partie a commencé : son hasard est fixé.
refusal-seat-taken = Cette place est prise.
refusal-no-seat = Aucune place n’est libre à cette table.
refusal-seats-open = Des places sont encore libres : donnez-les d’abord à des gens ou à des robots.
refusal-seats-changed = Les places ont changé de mains trop souvent dans cette partie.
refusal-which-bot = Dites quel robot doit s’asseoir là.
refusal-name = Un nom doit avoir au moins un caractère visible.
refusal-most-tables = Il y a déjà trop de tables ici : réessayez plus tard.
refusal-join-code = Aucun code de table n’est libre : réessayez.
refusal-say-nothing = Il n’y a rien à dire là-dedans.
refusal-reaction = Ce n’est pas une des réactions.
refusal-guest = Le serveur ne vous connaît pas : rechargez la page.

# Ce que dit un navigateur sans serveur.

refusal-here-none = Cet appareil n’a gardé aucune partie de ce nom.
refusal-here-damaged = Ce que cet appareil a gardé de la partie ne peut être joué : c’est endommagé.
refusal-here-torn = Ce que cet appareil a gardé de la partie ne peut être lu : c’est endommagé.
refusal-here-game-full = Cet appareil n’a pas pu garder la partie : sa mémoire est peut-être pleine.
refusal-here-move-full = Cet appareil n’a pas pu garder le coup : sa mémoire est peut-être pleine.
refusal-here-forgets = Ce navigateur ne garde aucune partie : celle-ci disparaît quand la page se ferme.
refusal-here-window = La partie a continué dans une autre fenêtre : regardez encore.
refusal-here-friends = Les donnes pour des amis demandent un serveur, afin que tous aient la même.
refusal-here-no = À une table sans serveur, ce n’est pas possible.
refusal-here-no-game = Ce jeu n’est pas ici.
refusal-here-alone = Sans serveur, personne ne peut venir d’ailleurs : chaque place est à quelqu’un d’ici.
refusal-here-not-now = Rien ne peut être joué ici maintenant.
refusal-here-stale = La partie a continué : regardez encore.
