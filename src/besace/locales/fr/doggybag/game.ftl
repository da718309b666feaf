# Doggy Bag.

doggybag-title = Doggy Bag
web-box-doggybag = À la lueur du gaz, des chiens errants glissent des os dans le sac de Fagin, puis se défient d’y plonger la patte.
doggybag-credits = Un jeu d’Antonin Boccara, illustré par Aline Kirrmann (Blam !, 2017). Nous aimons ce jeu sans en être propriétaires : cette version n’est pas officielle, les droits restent à leurs titulaires, et les images et les textes sont les nôtres.
doggybag-headline = Tour { $turn }
doggybag-over = Le sac est refermé

doggybag-ask-loot = Quel os mettez-vous dans le sac ?
doggybag-ask-roles = Quel rôle prenez-vous ?
doggybag-ask-effect = Appliquez votre rôle.
doggybag-ask-decide = S’arrêter là, ou céder à la gourmandise ?
doggybag-ask-steal = Voler encore un os à quelqu’un ?

doggybag-kind-grey = osselet
doggybag-kind-white = poulet
doggybag-kind-red = bœuf
doggybag-kind-yellow = moelle
doggybag-kind-black = faisandé
doggybag-a-grey = un osselet
doggybag-a-white = un os de poulet
doggybag-a-red = un os de bœuf
doggybag-a-yellow = un os à moelle
doggybag-a-black = un os faisandé

doggybag-role-0 = Fayot
doggybag-role-1 = Guetteur
doggybag-role-2 = Meneur
doggybag-role-3 = Pickpocket
doggybag-role-4 = Taupe
doggybag-role-5 = Éclaireur
doggybag-role-6 = Intendant
doggybag-role-7 = Crack
doggybag-hothead = Tête brûlée { $n }
doggybag-numbered-role = { $n } { $role }
doggybag-effect-0 = un de vos os faisandés part au coffre
doggybag-effect-1 = tirez un os pour vous (un faisandé retourne au sac), puis regardez dans le sac
doggybag-effect-1-first = regardez dans le sac, puis tirez un os pour vous (un faisandé y retourne)
doggybag-effect-2 = dites qui commence à partir du prochain tour
doggybag-effect-3 = tirez un os pour vous (un faisandé retourne au sac)
doggybag-effect-4 = regardez dans le sac
doggybag-effect-5 = trois os sont tirés : l’un va au coffre, les autres retournent au sac
doggybag-effect-6 = deux os du coffre vont dans le sac
doggybag-effect-7 = échangez un os de derrière votre paravent contre un du coffre

doggybag-move-coins = Les pièces de Fagin donnent { $a } et { $b }.
doggybag-move-put = { $who } met { $kind } dans le sac.
doggybag-move-put-hidden = { $who } met un os dans le sac.
doggybag-move-take = { $who } prend le rôle { $role } ({ $n }).
doggybag-move-flip = { $who } retourne le jeton { $role } et ose { $announced } tirages.
doggybag-move-draw = Du sac sort { $kind }.
doggybag-move-stop = { $who } s’arrête et garde son butin.
doggybag-move-glut = { $who } en veut encore un !
doggybag-move-steal = { $who } vole un os de cette sorte à { $whom }.
doggybag-move-keep = { $who } ne vole personne.
doggybag-move-first = { $who } donne le jeton de premier joueur à { $whom }.
doggybag-move-first-self = { $who } se donne le jeton de premier joueur.
doggybag-move-chest = { $who } pose { $kind } sur le coffre.
doggybag-move-bag = { $who } remet { $kind } du coffre dans le sac.
doggybag-move-swap = { $who } échange { $mine } contre { $theirs } du coffre.

doggybag-choice-put = Mettre { $kind }
doggybag-choice-take = { $role } ({ $n })
doggybag-choice-flip = Retourner { $role }, oser { $announced }
doggybag-choice-stop = S’arrêter
doggybag-choice-glut = Encore un !
doggybag-choice-steal = Voler { $whom }
doggybag-choice-keep = Ne rien voler
doggybag-choice-first = { $whom } commence
doggybag-choice-first-self = Commencer soi-même
doggybag-choice-chest = { $kind } au coffre
doggybag-choice-bag = { $kind } dans le sac
doggybag-choice-swap = { $mine } contre { $theirs }
doggybag-group-put = Mettre un os
doggybag-group-take = Prendre un rôle
doggybag-group-flip = Tête brûlée : retourner un jeton et oser plus de 7
doggybag-group-first = Dire qui commence
doggybag-group-swap = Échanger un os
doggybag-group-bag = Remplir le sac
doggybag-group-chest = Remplir le coffre
doggybag-group-steal = Voler
doggybag-value-put-kind = { $kind }
doggybag-value-take-n = { $role }
doggybag-value-flip-n = Retourner { $role }
doggybag-value-flip-announced = { $announced }
doggybag-value-first-whom = { $whom }
doggybag-value-steal-whom = { $whom }
doggybag-value-chest-kind = { $kind }
doggybag-value-bag-kind = { $kind }
doggybag-value-swap-mine = Donner { $mine }
doggybag-value-swap-theirs = contre { $theirs }

doggybag-column-place = os
doggybag-column-role = rôle
doggybag-column-behind = cachés
doggybag-out = éliminé
doggybag-owes = doit { $n }
doggybag-chest = le coffre
doggybag-shown = montrés
doggybag-bag = le sac
doggybag-behind = votre paravent
doggybag-behind-of = { $who } cachait
doggybag-coins = Pièces : { $a } + { $b }
doggybag-black = Os faisandés en vue : { $n }
doggybag-glutted = Tiré par gourmandise : { $kind }.

doggybag-legend = ▸ à qui de jouer   ★ premier joueur   ✗ larcin terminé   · aucun   ? inconnu
doggybag-help =
    Deux pièces disent combien d’os chacun glisse en secret dans le sac. Puis chacun prend un rôle, dont le numéro est le nombre de tirages osés.
    Le plus grand numéro tente sa chance d’abord. Un os faisandé met fin au larcin : il reste devant vous avec les osselets, le reste va au coffre.
    Votre nombre atteint, vous pouvez vous arrêter, ce qui finit le tour pour tous, ou oser un os de plus et en voler un de la même sorte.
    Trois os faisandés devant vous et vous êtes éliminé. Osselets et os de poulet valent 1, bœuf 2, moelle 3.
doggybag-help-revised = À égalité, le plus grand rôle du dernier tour l’emporte.
doggybag-help-first = À égalité, celui qui a le moins d’os faisandés devant lui l’emporte.
doggybag-help-english = Un os faisandé tiré par gourmandise vous coûte aussi les osselets. À égalité, le plus grand rôle du dernier tour l’emporte.

# À la table du navigateur.

doggybag-letter-grey = O
doggybag-letter-white = P
doggybag-letter-red = B
doggybag-letter-yellow = M
doggybag-letter-black = F
doggybag-n-grey = { $n ->
    [one] { $n } osselet
   *[other] { $n } osselets
}
doggybag-n-white = { $n } os de poulet
doggybag-n-red = { $n } os de bœuf
doggybag-n-yellow = { $n } os à moelle
doggybag-n-black = { $n ->
    [one] { $n } os faisandé
   *[other] { $n } os faisandés
}
doggybag-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
doggybag-pts = { $n ->
    [one] pt
   *[other] pts
}
doggybag-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}

doggybag-ask-loot-n = { $n ->
    [one] Choisissez un os pour le sac, en secret.
   *[other] Choisissez { $n } os pour le sac, en secret.
}
doggybag-ask-first = Qui commence à partir du prochain tour ?
doggybag-ask-chest = Lequel des os tirés va au coffre ?
doggybag-ask-bag = Quel os du coffre va dans le sac ?
doggybag-ask-swap = Quel os donnez-vous, et lequel prenez-vous ?
doggybag-ask-steal-kind = Voler { $kind } à quelqu’un ?

doggybag-tell-looted = Tout le monde a rempli le sac : il contient { $n } os.
doggybag-tell-draw = { $who } tire { $kind } : { $n } sur { $of }.
doggybag-tell-black = { $who } tire un os faisandé : fin du larcin.
doggybag-tell-black-lost = { $who } tire un os faisandé : fin du larcin, le butin part au coffre.
doggybag-tell-thrown-out = { $who } tire un troisième os faisandé et se retrouve à la porte !
doggybag-tell-glutted = { $who } tire { $kind } en plus et garde tout !
doggybag-tell-pocketed = { $who } empoche { $kind }.
doggybag-tell-back = Un os faisandé se montre et retourne dans le sac.
doggybag-tell-scouted = À la vue de tous : { $kind }.

doggybag-seat-first-long = { $who } a le jeton de premier joueur
doggybag-seat-black = Os faisandés : { $n } sur { $of }
doggybag-seat-front = Devant : { $bones }
doggybag-seat-behind = { $n ->
    [0] rien derrière le paravent
   *[other] { $n } os derrière le paravent
}
doggybag-seat-owes = doit encore { $n } os au sac
doggybag-seat-ready = a rempli le sac
doggybag-seat-hothead = Tête brûlée : ose { $n }
doggybag-seat-raids = fouille : { $n } sur { $of }
doggybag-seat-failed = larcin raté
doggybag-seat-out = éliminé
doggybag-first-here = { $who } commence
doggybag-steal-here = Voler { $who }

doggybag-bag-size = { $n ->
    [0] Le sac est vide
   *[other] Le sac contient { $n } os
}
doggybag-bag-known = Vous savez ce qu’il y a dans le sac : { $bones }.
doggybag-chest-holds = Sur le coffre : { $bones }
doggybag-coins-say = { $a } + { $b } = { $n } chacun
doggybag-coins-none = Les pièces n’ont pas encore été lancées
doggybag-black-of = Os faisandés en vue : { $n } sur { $of }
doggybag-tokens = Les rôles au milieu
doggybag-token = { $n } { $role } : { $effect }
doggybag-token-taken = { $n } { $role } : pris par { $who }
doggybag-token-beginner = sans effet dans la partie pour débutants
doggybag-raid-of = Larcin de { $who }
doggybag-raid-count = { $n } sur { $of }
doggybag-raid-glut = encore un !
doggybag-shown-title = Montrés
doggybag-empty-heap = encore rien

doggybag-reach = La patte dans le sac !
doggybag-at-stake = { $n ->
    [one] point en jeu
   *[other] points en jeu
}
doggybag-nerve = { $you ->
    [yes] Arrêter là… ou encore un ?
   *[no] { $who } : s’arrêter… ou encore un ?
}
doggybag-line-made = { $you ->
    [yes] Réussi ! { $n }
   *[no] { $who } a réussi ! { $n }
}
doggybag-line-home = { $you ->
    [yes] Vous filez avec { $n } !
   *[no] { $who } file avec { $n } !
}
doggybag-line-glut = { $you ->
    [yes] Encore un pour vous !
   *[no] { $who } en veut encore un !
}
doggybag-line-glutted = { $you ->
    [yes] Quelle gourmandise ! { $n } pour vous
   *[no] Quelle gourmandise ! { $n } pour { $who }
}
doggybag-line-black = { $n ->
    [0] Faisandé !
   *[other] { $you ->
        [yes] Faisandé ! Vous perdez { $n }
       *[no] Faisandé ! { $who } perd { $n }
    }
}
doggybag-line-out = { $you ->
    [yes] Vous voilà à la porte !
   *[no] { $who } se retrouve à la porte !
}

doggybag-screen = Derrière votre paravent
doggybag-screen-empty = Il ne reste rien derrière votre paravent.
doggybag-screen-out = Vous êtes éliminé. Ce qui est derrière votre paravent y reste jusqu’à la fin.
doggybag-loot-add = { $kind }, encore { $n } derrière le paravent : en mettre un
doggybag-loot-back = Reprendre { $kind }
doggybag-loot-free = place libre
doggybag-loot-count = { $n } sur { $of }
doggybag-loot-confirm = { $n ->
    [one] Mettre cet os dans le sac
   *[other] Mettre ces { $n } os dans le sac
}
doggybag-loot-all = Les pièces demandent tout ce qui reste derrière votre paravent.
doggybag-loot-wait = Vos os sont dans le sac. Les autres choisissent encore.
doggybag-pick-token = Touchez un jeton pour lire ce qu’il fait.
doggybag-take-it = Prendre
doggybag-take-token = Prendre { $role }
doggybag-take-dares = Vous osez { $n ->
    [0] zéro tirage
    [one] un tirage
   *[other] { $n } tirages
}.
doggybag-flip-it = Retourner
doggybag-flip-token = Retourner : tête brûlée, oser { $n }
doggybag-flip-why = Tête brûlée : sans effet, mais votre larcin passe en premier.
doggybag-flip-announce = Tirages à annoncer
doggybag-flip-less = Un tirage de moins
doggybag-flip-more = Un tirage de plus
doggybag-decide-stop-nothing = S’arrêter : rentrer sans rien de plus
doggybag-decide-glut = Encore un, parmi { $n }
doggybag-decide-stake = Un os faisandé vous coûterait { $bones }.
doggybag-decide-stake-nothing = Vous ne risquez qu’un os faisandé.
doggybag-decide-known = Vous connaissez le sac : sur { $n } os, { $black ->
    [one] { $black } est faisandé
   *[other] { $black } sont faisandés
}.
doggybag-decide-third = Ce serait le troisième : vous seriez éliminé.
doggybag-decide-win = Tout autre os est à vous, et vous pouvez en voler un de la même sorte.
doggybag-steal-what = { $whom } en a { $n }
doggybag-swap-give = Vous donnez
doggybag-swap-get = Vous prenez
doggybag-swap-confirm = Échanger { $mine } contre { $theirs }
doggybag-swap-pick = Choisissez un os de chaque côté
doggybag-result-role = Dernier nombre osé

doggybag-why-turn = Patience : c’est à { $who } de jouer.
doggybag-why-chance = Un instant : le hasard d’abord.
doggybag-why-watching = Vous regardez : seuls les joueurs choisissent.
doggybag-why-over = La partie est finie.
doggybag-why-out = Vous êtes éliminé : vous ne faites plus que regarder.
doggybag-why-put-enough = { $n ->
    [one] Les pièces demandent un os, pas plus.
   *[other] Les pièces demandent { $n } os, pas plus.
}
doggybag-why-put-none = Il n’y a plus d’os de cette sorte ({ $kind }) derrière votre paravent.
doggybag-why-put-done = Vous avez mis tous les os que vous deviez.
doggybag-why-put-few = Choisissez encore { $n } os : les pièces en demandent { $of }.
doggybag-why-put-later = On ne remplit le sac que juste après le lancer des pièces.
doggybag-why-taken = { $who } a déjà pris ce rôle ({ $role }).
doggybag-why-role-had = Vous avez déjà votre rôle pour ce tour.
doggybag-why-roles-later = On prend les rôles quand tout le monde a rempli le sac.
doggybag-why-second-hothead = { $who } est déjà tête brûlée : il n’y en a qu’une par tour.
doggybag-why-announced-low = Une tête brûlée annonce au moins { $least }.
doggybag-why-announced-high = Quand on ira fouiller le sac, il contiendra { $most } os au plus : annoncer davantage ne changerait rien.
doggybag-why-announced-small-bag = Avec si peu d’os dans le sac, une tête brûlée annonce simplement { $least }.
doggybag-why-dog-out = { $who } est éliminé.
doggybag-why-effect-later = C’est au Meneur de le dire.
doggybag-why-steal-none = Devant { $who }, il n’y a aucun os de cette sorte ({ $kind }).
doggybag-why-chest-none = On cherche en vain { $kind } parmi les os montrés.
doggybag-why-bag-none = On cherche en vain { $kind } sur le coffre.
doggybag-why-swap-none = On cherche en vain { $kind } derrière votre paravent.
doggybag-why-swap-chest = On cherche en vain { $kind } sur le coffre.
doggybag-why-bag-secret = Seuls le Guetteur et la Taupe regardent dans le sac.

doggybag-option-edition = Édition
doggybag-option-edition-revised = Révisée : le Guetteur tire, puis regarde ; à égalité, le plus grand rôle l’emporte.
doggybag-option-edition-first = Première : le Guetteur regarde, puis tire ; à égalité, le moins d’os faisandés l’emporte.
doggybag-option-edition-english = Anglaise : comme la révisée, mais le gourmand qui tire un os faisandé perd aussi ses osselets.
doggybag-option-beginner = Rôles
doggybag-option-beginner-true = Pour débutants : les rôles n’ont pas d’effet, seulement un numéro ; le premier joueur change à chaque tour. Dès six ans.
doggybag-option-beginner-false = Chaque rôle a son effet.
