# The characters of the levels.

level-puppy = Puppy
level-puppy-character = Plays with everything it finds and wins by surprise, its own most of all.
level-kitten = Kitten
level-kitten-character = Knows the game, and forgets it whenever something moves.
level-stray = Stray
level-stray-character = Has eaten from every bag in town and plays by what it learnt there.
level-tomcat = Tomcat
level-tomcat-character = Looks around the table once, thinks for the blink of an eye, and seldom jumps short.
level-magpie = Magpie
level-magpie-character = Taught itself by playing against itself, plays on a whim, and takes what glitters before you have seen it.
level-king = The King
level-king-character = Sends his thoughts ahead in all directions and takes the shortest road; who you are is all the same to him.
level-fox = The Fox
level-fox-character = Watches how each of you plays, imagines what you hide, and is seldom wrong twice.
