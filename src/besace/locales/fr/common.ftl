# Ce que disent tous les jeux.

besace = Besace
language-name = Français

seat-name = Place { $n }
player-name = Joueur { $n }
bot-name-0 = Biscuit
bot-name-1 = Moka
bot-name-2 = Zazou
bot-name-3 = Figue
bot-name-4 = Pépin
bot-name-5 = Truffe
bot-tag = robot
chance-name = Le hasard

column-player = joueur
column-score = score

spectator-title = vu par tout le monde
seat-title = vu par { $who }
after-moves = { $n ->
    [0] avant le premier coup
    [one] après un coup
   *[other] après { $n } coups
}
turn-of = À jouer : { $names }.
turn-of-chance = C’est au hasard de jouer.
your-turn = { $who }, c’est à vous.
won-by = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
labelled = { $label } : { $value }
nothing = rien
unknown = inconnu
hidden = ?
and = et
earlier-events = { $n ->
    [one] une ligne plus ancienne : tapez l pour la lire
   *[other] { $n } lignes plus anciennes : tapez l pour les lire
}
move-unknown = { $who } : { $verb }
range = de { $least } à { $most }

choose-game = Quel jeu ?
choose-players = Combien de joueurs (de { $least } à { $most }) ?
prompt = Numéro, lettre ou mots (? pour l’aide) :
prompt-number = Un nombre { $range } (Entrée pour revenir) :
press-enter = Appuyez sur Entrée pour continuer.
no-such-key = { $n } n’est pas parmi les choix : tapez { $keys }, ou ses mots.
no-such-value = { $value } ne peut pas être choisi ici.
no-such-move = « { $text } » n’est pas un coup possible maintenant. Tapez ? pour l’aide.
not-one-move = « { $text } » peut désigner plusieurs coups : { $moves }.

curtain = Passez l’appareil à { $who }.
curtain-enter = { $who }, appuyez sur Entrée quand personne d’autre ne regarde.
keep-game = Garder cette partie pour la continuer plus tard ? (o/n)
yes-letters = o oui
no-letters = n non
kept = La partie est gardée. Pour continuer : besace play --resume { $path }
thrown-away = La partie est abandonnée.
saved-at = La partie est notée dans { $path }.

help-title = Jouer dans le terminal
help-keys =
    Tapez le numéro ou la lettre devant un choix, ou ses mots, par exemple « { $example } ». Les nombres sont ceux du jeu : 9 mise neuf.
    Le début de chaque mot suffit, et les petits mots peuvent manquer, quand c’est clair.
    Les mots des parties notées sont compris aussi.
    ?   cette aide        l   tout ce qui s’est passé
    q   arrêter, pour l’instant ou pour de bon        Entrée   redessiner la table
log-title = Ce qui s’est passé
