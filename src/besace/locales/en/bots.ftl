# The characters of the levels.

level-puppy = Puppy
level-puppy-character = Wants it all, expects the best every time, and never looks at what the others have.
level-kitten = Kitten
level-kitten-character = Fears the worst at every rustle, and would rather go without than dare.
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

# The page of the bots: who they are, and how strong in which company.

league-title = The bots
league-lead = Seven characters, from one that a child beats to the strongest. None of them peeks: each is told what its seat may know, and nothing else.
league-rating = rating
league-rated = The big number is a rating over all games of the league: whoever has 400 points more wins ten games to the other’s one. The stray, which plays by rules of thumb, has 1,000. The small numbers are what it lies between, 95 times out of 100.
league-at-once = plays at once
league-thinks = { $ms } ms a move
league-companies = In which company they win
league-fair = One seat of the character, the others as said. A fair share would be { $share }.
league-percent = { $n } %
league-company-club = among players of rules of thumb
league-company-nets = among neural networks
league-company-kings = among former Kings
league-company-mixed = among all three
league-how = { $games } games, the same deals from every seat. For games that anybody can repeat, those who look ahead had a number of imagined worlds or moves here instead of their time; at a table they think longer.
