# Die Charaktere der Spielstärken.

level-puppy = Welpe
level-puppy-character = Spielt mit allem, was er findet, und gewinnt völlig überraschend – am meisten staunt er selbst.
level-kitten = Kätzchen
level-kitten-character = Kennt das Spiel und vergisst es, sobald sich irgendwo etwas bewegt.
level-stray = Streuner
level-stray-character = Hat schon aus jedem Sack der Stadt gefressen und spielt mit dem, was er dabei gelernt hat.
level-tomcat = Kater
level-tomcat-character = Blickt einmal um den Tisch, überlegt ein Blinzeln lang und springt selten zu kurz.
level-king = Der König
level-king-character = Nimmt sich eine ganze Sekunde Zeit: Der kürzeste Weg will gut überlegt sein.
