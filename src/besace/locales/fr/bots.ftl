# Les personnages des niveaux.

level-puppy = Le Chiot
level-puppy-character = Joue avec tout ce qu’il trouve et gagne par surprise, surtout la sienne.
level-kitten = Le Chaton
level-kitten-character = Connaît le jeu, et l’oublie dès que quelque chose bouge.
level-stray = Le Corniaud
level-stray-character = A mangé dans tous les sacs de la ville et joue avec ce qu’il y a appris.
level-tomcat = Le Matou
level-tomcat-character = Fait des yeux le tour de la table, réfléchit le temps d’un clin d’œil et saute rarement trop court.
level-king = Le Roi
level-king-character = Prend une bonne seconde : le chemin le plus court mérite réflexion.
