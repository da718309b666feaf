# The characters of the levels.

level-puppy = Puppy
level-puppy-character = Plays with everything it finds and wins by surprise, its own most of all.
level-kitten = Kitten
level-kitten-character = Knows the game, and forgets it whenever something moves.
level-stray = Stray
level-stray-character = Has eaten from every bag in town and plays by what it learnt there.
level-tomcat = Tomcat
level-tomcat-character = Looks around the table once, thinks for the blink of an eye, and seldom jumps short.
level-king = The King
level-king-character = Takes a whole second, because the shortest road is worth thinking about.
