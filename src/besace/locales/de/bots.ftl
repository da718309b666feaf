# Die Charaktere der Spielstärken.

level-puppy = Welpe
level-puppy-character = Will alles haben, rechnet immer mit dem Besten und sieht nie nach, was die anderen haben.
level-kitten = Kätzchen
level-kitten-character = Fürchtet bei jedem Rascheln das Schlimmste und verzichtet lieber, als etwas zu wagen.
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

# Die Seite der Bots: wer sie sind und wie stark in welcher Gesellschaft.

league-title = Die Bots
league-lead = Sieben Charaktere, von einem, den ein Kind schlägt, bis zum stärksten. Keiner von ihnen linst: Jeder erfährt, was sein Platz wissen darf, und sonst nichts.
league-rating = Spielstärke
league-rated = Die große Zahl ist die Spielstärke über alle Partien der Liga: Wer 400 Punkte mehr hat, gewinnt zehn Partien auf eine des anderen. Der Streuner, der nach Faustregeln spielt, hat 1.000. Zwischen den kleinen Zahlen liegt sie in 95 von 100 Fällen.
league-at-once = spielt sofort
league-thinks = { $ms } ms je Zug
league-companies = In welcher Gesellschaft sie gewinnen
league-fair = Ein Platz für den Charakter, die anderen wie angegeben. Ein gerechter Anteil wäre { $share }.
league-percent = { $n } %
league-company-club = unter Spielern nach Faustregeln
league-company-nets = unter neuronalen Netzen
league-company-kings = unter früheren Königen
league-company-mixed = unter allen dreien
league-how = { $games } Partien, dieselben Blätter von jedem Platz aus. Damit jeder sie wiederholen kann, hatten die Vorausdenkenden hier eine Zahl erdachter Welten oder Züge statt ihrer Zeit; am Tisch denken sie länger nach.
