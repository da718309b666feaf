# Die Charaktere der Spielstärken.

level-puppy = Welpe
level-puppy-character = Spielt mit allem, was er findet, und gewinnt völlig überraschend – am meisten staunt er selbst.
level-kitten = Kätzchen
level-kitten-character = Kennt das Spiel und vergisst es, sobald sich irgendwo etwas bewegt.
level-stray = Streuner
level-stray-character = Hat schon aus jedem Sack der Stadt gefressen und spielt mit dem, was er dabei gelernt hat.
level-tomcat = Kater
level-tomcat-character = Blickt einmal um den Tisch, überlegt ein Blinzeln lang und springt selten zu kurz.
level-magpie = Elster
level-magpie-character = Hat sich alles selbst beigebracht, spielt aus einer Laune heraus und holt sich, was glänzt, bevor ihr es gesehen habt.
level-king = Der König
level-king-character = Schickt seine Gedanken in alle Richtungen voraus und nimmt den kürzesten Weg; wer ihr seid, ist ihm einerlei.
level-fox = Der Fuchs
level-fox-character = Beobachtet, wie jeder von euch spielt, denkt sich, was ihr versteckt, und irrt sich selten zweimal.
