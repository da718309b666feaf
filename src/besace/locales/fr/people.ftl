# S’entendre avec les autres à table, ou pas.

people-others = Les gens ici…
people-title = Les gens à cette table
people-beside = à côté de la table
people-block = Bloquer
people-block-help = Bloquer : vous n’entendez plus rien de cette personne, ni ici ni ailleurs, et elle ne peut s’asseoir à vos tables. Elle n’en est pas avertie.
people-blocked = Vous n’entendez plus rien de { $name }. La page « Mes parties » permet de changer d’avis.
people-mute = Faire taire
people-unmute = Laisser parler
people-mute-help = Faire taire : cette personne joue et regarde, mais ne dit plus rien à cette table. Tout le monde le voit.
people-silent = se tait ici
people-you-silent = L’hôte de cette table souhaite que vous n’y disiez rien.
people-report = Signaler…
people-report-title = Signaler { $name }
people-reason = De quoi s’agit-il ?
people-reason-name = Le nom
people-reason-chat = Ce qui est dit
people-reason-play = La façon de jouer
people-reason-other = Autre chose
people-report-text = Que s’est-il passé ? La personne qui gère ce serveur le lira.
people-report-send = Envoyer le signalement
people-back = Retour
people-reported = Merci : la personne qui gère ce serveur le lira.
people-mine = Les gens que j’ai bloqués
people-hear = Entendre de nouveau
people-name-here = Votre nom à cette table

web-refusal-alike = Quelqu’un à cette table porte ce nom, ou presque : prenez-en un autre ici.
web-refusal-words = La personne qui gère ce serveur ne veut pas d’un de ces mots ici.
web-refusal-banned = Ce serveur vous est fermé pour un temps.
