challenge-title = La donne du jour
challenge-intro = Les mêmes cartes, la même chance et les mêmes robots pour tout le monde. On la joue une fois, puis on compare.
challenge-home = Chaque jour une nouvelle donne de chaque jeu, la même pour tous : on la joue une fois et on compare.
challenge-all = Toutes les donnes
challenge-today = Aujourd’hui
challenge-week = Les derniers jours
challenge-day = Jour
challenge-friends = Une donne entre amis
challenge-friends-help = Choisissez un jeu et envoyez le lien à qui vous voulez. Personne ne connaît les cartes, pas même vous.
challenge-own = Les vôtres et celles qu’on vous a envoyées
challenge-make = Créer la donne
challenge-made-title = Une donne entre amis
challenge-game = Jeu
challenge-note = Donne commune
challenge-note-long = D’autres jouent exactement cette donne : vous pourrez comparer une fois la partie finie.
challenge-facts = { $players } joueurs, vous à la place { $seat }
challenge-against = Adversaires : { $level }
challenge-finished = { $n ->
    [0] Personne ne l’a encore terminée.
    [one] Une personne l’a terminée.
   *[other] { $n } personnes l’ont terminée.
  }
challenge-you = { $you ->
    [new] Pas encore jouée
    [playing] Vous êtes en pleine partie
    [over] Jouée
   *[given-up] Regardée sans jouer
  }
challenge-do = { $you ->
    [new] Jouer
    [playing] Continuer
    [over] Comparer
   *[given-up] Comparer
  }
challenge-once = On la joue une seule fois. Vous pouvez partir et revenir ; un coup joué reste joué, et il n’y a pas de conseils. Ce que les autres en ont fait reste caché jusqu’à ce que vous ayez fini.
challenge-next = Les prochaines donnes arrivent dans { $hours } h { $minutes } min.
challenge-streak = { $n ->
    [one] Un jour d’affilée.
   *[other] { $n } jours d’affilée !
  }
challenge-share-result = Partager mon résultat
challenge-share-picture = En image
challenge-share = Copier le lien
challenge-look = Regarder sans jouer
challenge-look-title = Renoncer à cette donne ?
challenge-look-ask = Si vous regardez ce que les autres en ont fait, vous ne pourrez plus la jouer.
challenge-look-middle = Votre partie reste inachevée et ne compte pas.
challenge-look-yes = Regarder et renoncer
challenge-look-no = Je préfère jouer
challenge-compared = Ce que chacun en a fait
challenge-nobody = Personne d’autre ne l’a terminée. Envoyez le lien à un ami !
challenge-given-up = Vous avez regardé cette donne sans la jouer.
challenge-rank = Votre rang : { $rank } sur { $n }
challenge-won = Gagné
challenge-place = { $place ->
    [1] 1ᵉʳ
   *[other] { $place }ᵉ
  } sur { $players }
challenge-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
challenge-parting = { $same ->
    [0] Dès le premier choix : vous avez choisi « { $mine } », { $name } a choisi « { $theirs } ».
    [one] Après un choix identique, vous avez choisi « { $mine } », { $name } a choisi « { $theirs } ».
   *[other] Après { $same } choix identiques, vous avez choisi « { $mine } », { $name } a choisi « { $theirs } ».
  }
challenge-alike = A choisi exactement comme vous, d’un bout à l’autre.
challenge-my-moment = Votre moment
challenge-their-moment = Son moment
challenge-replay = Revoir
challenge-review = Analyse
challenge-result = Comparer avec les autres
challenge-to-it = Vers la donne
web-refusal-deal = Jouez d’abord cette donne : ce que les autres en ont fait reste caché jusqu’à ce que vous ayez fini.
challenge-none = Cette donne n’existe pas, ou pas encore.
