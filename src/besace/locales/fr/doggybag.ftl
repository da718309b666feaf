# Doggy Bag.

doggybag-title = Doggy Bag
doggybag-headline = Tour { $turn }
doggybag-over = Le sac est refermé

doggybag-ask-loot = Quel os mettez-vous dans le sac ?
doggybag-ask-roles = Quel rôle prenez-vous ?
doggybag-ask-effect = Appliquez votre rôle.
doggybag-ask-decide = S’arrêter là, ou céder à la gourmandise ?
doggybag-ask-steal = Voler encore un os à quelqu’un ?

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
doggybag-hothead = T. brûlée { $n }
doggybag-numbered-role = { $n } { $role }
doggybag-effect-0 = un de vos os faisandés part au coffre
doggybag-effect-1 = tirez un os pour vous (faisandé, il y retourne), puis regardez dans le sac
doggybag-effect-2 = dites qui commence à partir du prochain tour
doggybag-effect-3 = tirez un os pour vous (faisandé, il y retourne)
doggybag-effect-4 = regardez dans le sac
doggybag-effect-5 = trois os sont tirés : l’un va au coffre, les autres retournent au sac
doggybag-effect-6 = deux os du coffre vont dans le sac
doggybag-effect-7 = échangez un os de derrière votre paravent contre un du coffre

doggybag-move-coins = Les pièces de Fagin donnent { $a } et { $b }.
doggybag-move-put = { $who } met { $kind } dans le sac.
doggybag-move-put-hidden = { $who } met un os dans le sac.
doggybag-move-take = { $who } prend le rôle { $role } ({ $n }).
doggybag-move-flip = { $who } retourne le jeton { $role } et ose { $announced } tirages.
doggybag-move-draw = Du sac sort { $kind }.
doggybag-move-stop = { $who } s’arrête et garde son butin.
doggybag-move-glut = { $who } en veut encore un !
doggybag-move-steal = { $who } vole un os de cette sorte à { $whom }.
doggybag-move-keep = { $who } ne vole personne.
doggybag-move-first = { $who } donne le jeton de premier joueur à { $whom }.
doggybag-move-chest = { $who } pose { $kind } sur le coffre.
doggybag-move-bag = { $who } fait passer { $kind } du coffre au sac.
doggybag-move-swap = { $who } échange { $mine } contre { $theirs } du coffre.

doggybag-choice-put = Mettre { $kind }
doggybag-choice-take = { $role } ({ $n })
doggybag-choice-flip = Retourner { $role }, oser { $announced }
doggybag-choice-stop = S’arrêter
doggybag-choice-glut = Encore un !
doggybag-choice-steal = Voler { $whom }
doggybag-choice-keep = Ne rien voler
doggybag-choice-first = { $whom } commence
doggybag-choice-chest = { $kind } au coffre
doggybag-choice-bag = { $kind } dans le sac
doggybag-choice-swap = { $mine } contre { $theirs }
doggybag-group-put = Mettre un os
doggybag-group-take = Prendre un rôle
doggybag-group-flip = Tête brûlée : retourner un jeton et oser plus de 7
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
doggybag-raid = raid
doggybag-shown = éclairés
doggybag-bag = le sac
doggybag-behind = votre paravent
doggybag-behind-of = { $who } cachait
doggybag-coins = Pièces : { $a } + { $b }
doggybag-black = Os faisandés en vue : { $n }
doggybag-glutted = Tiré par gourmandise : { $kind }.

doggybag-help =
    Deux pièces disent combien d’os chacun glisse en secret dans le sac. Puis chacun prend un rôle, dont le numéro est le nombre de tirages osés.
    Le plus grand numéro tente sa chance d’abord. Un os faisandé met fin au raid : il reste devant vous avec les osselets, le reste va au coffre.
    Votre nombre atteint, vous pouvez vous arrêter, ce qui finit le tour pour tous, ou oser un os de plus et en voler un de la même sorte.
    Trois os faisandés devant vous et vous êtes éliminé. Osselets et os de poulet valent 1, bœuf 2, moelle 3.
