# Les personnages des niveaux.

level-puppy = Le Chiot
level-puppy-character = Joue avec tout ce qu’il trouve et gagne par surprise, surtout la sienne.
level-kitten = Le Chaton
level-kitten-character = Connaît le jeu, et l’oublie dès que quelque chose bouge.
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
