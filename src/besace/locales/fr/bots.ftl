# Les personnages des niveaux.

level-puppy = Le Chiot
level-puppy-character = Joue avec tout ce qu’il trouve et gagne par surprise, surtout la sienne.
level-kitten = Le Chaton
level-kitten-character = Connaît le jeu, et l’oublie dès que quelque chose bouge.
level-stray = Le Corniaud
level-stray-character = A mangé dans tous les sacs de la ville et joue de ce qu’il y a appris.
level-tomcat = Le Matou
level-tomcat-character = Regarde une fois autour de la table, réfléchit un clin d’œil et saute rarement trop court.
level-king = Le Roi
level-king-character = Prend une seconde entière : le chemin le plus court vaut bien qu’on y pense.
