# Les personnages des niveaux.

level-puppy = Le Chiot
level-puppy-character = Veut tout, s’attend toujours au meilleur et ne regarde jamais ce qu’ont les autres.
level-kitten = Le Chaton
level-kitten-character = Craint le pire au moindre bruit et préfère se priver que d’oser.
level-stray = Le Corniaud
level-stray-character = A mangé dans tous les sacs de la ville et joue avec ce qu’il y a appris.
level-tomcat = Le Matou
level-tomcat-character = Fait des yeux le tour de la table, réfléchit le temps d’un clin d’œil et saute rarement trop court.
level-magpie = La Pie
level-magpie-character = A tout appris toute seule, joue sur un coup de tête et prend ce qui brille avant que vous ne l’ayez vu.
level-king = Le Roi
level-king-character = Envoie ses pensées en éclaireur et prend le chemin le plus court ; qui vous êtes lui importe peu.
level-fox = Le Renard
level-fox-character = Observe comment chacun joue, imagine ce que vous cachez et se trompe rarement deux fois.

# La page des robots : qui ils sont, et leur force selon la compagnie.

league-title = Les robots
league-lead = Sept personnages, de celui qu’un enfant bat au plus fort. Aucun ne triche : chacun apprend ce que sa place peut savoir, et rien d’autre.
league-rating = cote
league-rated = Le grand nombre est une cote sur toutes les parties de la ligue : 400 points de plus, c’est dix parties gagnées contre une. Le Corniaud, qui joue selon de simples règles, en a 1 000. Les petits nombres l’encadrent, 95 fois sur 100.
league-at-once = joue aussitôt
league-thinks = { $ms } ms par coup
league-companies = En quelle compagnie ils gagnent
league-fair = Une place pour le personnage, les autres comme indiqué. Une part équitable serait de { $share }.
league-percent = { $n } %
league-company-club = parmi des joueurs à règles simples
league-company-nets = parmi des réseaux de neurones
league-company-kings = parmi d’anciens Rois
league-company-mixed = parmi les trois
league-how = { $games } parties, les mêmes donnes depuis chaque place. Pour que chacun puisse les refaire, ceux qui anticipent avaient ici un nombre de mondes ou de coups imaginés au lieu de leur temps ; à une table, ils réfléchissent plus longtemps.
