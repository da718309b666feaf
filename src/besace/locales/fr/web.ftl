# Le client dans le navigateur, les jeux mis à part.

web-tagline = jeux de sacs et de bluff
web-home = Vers l’étagère
web-pages = Pages
web-you = vous
web-close = Fermer
web-loading = Un instant…
web-load-failed = Impossible de charger cette page.
web-try-again = Réessayer
web-wrong = Quelque chose s’est mal passé : réessayez.
web-lost-title = Il n’y a rien ici.
web-lost = Cette adresse ne mène nulle part. Il manque peut-être une lettre.

web-alone = Aucun serveur ne répond. Sur cet appareil, vous pouvez tout de même jouer contre des robots.
web-site = Ces jeux tournent sur votre appareil seul, contre des robots ou à tour de rôle. Pour jouer avec des amis à distance, l’un de vous lance un serveur : pip install besace, puis besace serve.
web-version = Besace { $version }

nickname = { $animal } { $manner }
nickname-manner-0 = jovial
nickname-manner-1 = rusé
nickname-manner-2 = rêveur
nickname-manner-3 = hardi
nickname-manner-4 = curieux
nickname-manner-5 = gourmand
nickname-manner-6 = chanceux
nickname-manner-7 = discret
nickname-animal-0 = Blaireau
nickname-animal-1 = Castor
nickname-animal-2 = Corbeau
nickname-animal-3 = Hérisson
nickname-animal-4 = Furet
nickname-animal-5 = Pinson
nickname-animal-6 = Écureuil
nickname-animal-7 = Hibou
nickname-animal-8 = Lièvre
nickname-animal-9 = Renard

web-settings = Réglages
web-language = Langue
web-language-failed = Impossible de charger cette langue : êtes-vous en ligne ?
web-scheme = Couleurs
web-scheme-auto = comme l’appareil
web-scheme-light = claires
web-scheme-dark = sombres
web-speed = Animations
web-speed-slow = lentes
web-speed-normal = normales
web-speed-fast = rapides
web-speed-off = aucune
web-sound = Sons
web-sound-on = jouer les sons
web-volume = Volume

web-nickname = Votre surnom
web-nickname-change = Changer de surnom
web-nickname-save = Enregistrer
web-devices = Autres appareils
web-device-help = Vous jouez aussi sur un autre appareil ? Avec un lien, vous y retrouvez toutes vos parties.
web-device-link = Relier un autre appareil
web-device-open = Ouvrez-y ce lien dans les { $minutes } minutes, ou montrez l’image à son appareil photo. Il sert une fois ; ne le montrez à personne d’autre.
web-device-qr = Code QR du lien pour l’autre appareil
web-device-copy = Copier le lien
web-device-done = Cet appareil est maintenant { $name }.
web-device-ask = Êtes-vous { $name } ?
web-device-merge = Cet appareil est jusqu’ici { $before }, avec { $games ->
    [one] { $running ->
        [0] une partie
       *[other] une partie qui n’est pas finie
    }
   *[other] { $games } parties{ $running ->
        [0] {""}
        [one] , dont une n’est pas finie
       *[other] , dont { $running } ne sont pas finies
    }
}. Tout cela sera à { $name } : rien ne se perd. Seule une donne du jour commencée des deux côtés ne compte qu’une fois.
web-device-own = Ne le faites que si le lien vient d’un appareil à vous : qui tient l’autre verra votre jeu.
web-device-yes = Oui, c’est moi, { $name }
web-device-no = Non, tout laisser comme c’est

web-games = Les jeux
web-players-range = de { $least } à { $most } joueurs
web-players-n = { $n } joueurs
web-players = Joueurs
web-minutes = { $n } minutes
web-age = dès { $n } ans
web-level = Robots
web-play-now = Jouer tout de suite
web-new-table = Nouvelle table
web-rules = Règles
web-learn = Première partie guidée
web-learn-title = Votre première partie de { $game }
web-learn-instead = Plutôt apprendre en jouant ? Une première partie guidée
web-guided = première partie guidée
web-running = Vos parties en cours
web-state-waiting = attend des joueurs
web-state-playing = en cours
web-finished = Parties récentes
web-look-back = Revoir la partie
web-join-title = Rejoindre avec un code
web-join-help = Quelqu’un vous garde une place : tapez les six lettres, ou collez le lien.
web-join-code = Code de la table
web-join = Rejoindre
web-joining = À la recherche de la table { $code }…
web-open-tables = Tables ouvertes
web-open-none = Aucune table n’attend de joueurs en ce moment.
web-open-with = avec { $names }, { $n ->
    [0] complet
    [one] une place libre
   *[other] { $n } places libres
}
web-open-look = Aller voir
web-no-game = Il n’y a pas de jeu nommé { $game } ici.

web-new-title = Une table de { $game }
web-seats = Places
web-seat-who = Qui s’assoit à la place { $n } ?
web-seat-name = Nom de la personne à la place { $n }
web-seat-me = moi
web-seat-friend = un ami, par lien
web-seat-local = une autre personne ici
web-seat-bot = un robot
web-fill-bots = Des robots aux places libres
web-options = Comment on joue
web-table-rules = La table
web-clock-rule = Temps pour jouer
web-clock-value = { $seconds ->
    [0] sans limite
    [60] une minute
    [120] deux minutes
    [86400] un jour
   *[other] { $seconds } secondes
}
web-private = Seuls ceux qui ont le lien ou le code trouvent cette table
web-spectators = D’autres peuvent regarder, sans voir aucune main
web-make-table = Mettre la table

web-closed = Cette table est fermée : tout le monde est parti, ou la personne qui gère le serveur l’a fermée.
web-seat-free = libre
web-seat-open = libre
web-seat-away = absent
web-seat-offline = hors ligne
web-seat-acting = doit jouer
web-rename = Changer le nom { $name }
web-host = hôte
web-sit = S’asseoir
web-get-up = Se lever
web-seat-to-bot = Donner à un robot
web-seat-empty = Libérer la place
web-seat-to-newcomer = Ouvrir aux nouveaux venus
web-hand-over = Nommer hôte
web-second-name = Nom d’une autre personne ici
web-second-sit = S’assoit aussi
web-start = Commencer
web-start-filled = { $n ->
    [one] Mettre un robot à la place libre et commencer
   *[other] Mettre des robots aux { $n } places libres et commencer
}
web-wait-host = L’hôte lancera la partie.
web-start-without = Commencer sans { $names }
web-wait-late = On attend { $names } : la partie commence dès que tout le monde est là.
web-invite = Inviter des amis
web-qr = Code QR du lien vers cette table
web-copy = Partager le lien
web-copied = Copié !
web-copy-failed = Impossible de partager le lien : copiez-le sur la page.
web-board-open = Plateau public, pour un téléviseur

web-others = Les autres
web-notice = Remarque
web-centre = Le milieu de la table
web-own = Votre place
web-table-tools = Cette table
web-side = Le récit et la discussion
web-side-unread = { $n ->
    [0] Le récit et la discussion
    [one] Le récit et la discussion : un nouveau message
   *[other] Le récit et la discussion : { $n } nouveaux messages
}
web-log = Ce qui s’est passé
web-log-folded = + { $n } autres du même genre
web-by-bot = (joué par un robot)
web-by-clock = (temps écoulé)
web-seat-change-opened = { $who ->
    [person] L’hôte a ouvert la place de { $name } aux nouveaux venus.
   *[nobody] L’hôte a ouvert la place { $n } aux nouveaux venus.
}
web-seat-change-bot = { $who ->
    [person] L’hôte a donné la place de { $name } à un robot.
   *[nobody] L’hôte a donné la place { $n } à un robot.
}
web-seat-change-taken = { $name } a repris la place { $n } et voit désormais ce qu’on y voit.
web-chat = Discussion
web-chat-placeholder = Dire quelque chose
web-chat-read = Lire et répondre
web-chat-send = Envoyer
web-react = Réagir avec { $reaction }
web-waiting-for = On attend { $names }.
web-sending = C’est parti…
web-skip = { $mine ->
    [yes] Aller à mon tour
   *[no] Rattraper la partie
}
web-seat-who-bot = { $who } est un robot : { $level }. { $character }
web-laying = On met la table…
web-clock = encore { $time }
web-rule = Règle { $rule }
web-rules-of = Les règles : { $game }
web-rules-search = Chercher dans les règles
web-rules-none = Rien de tel dans les règles.
web-rules-missing = Le texte des règles n’est pas disponible sur ce serveur.
web-refused = { $code ->
    [stale] La table a changé entre-temps : regardez de nouveau.
    [state] Ce n’est pas possible maintenant.
    [limit] Trop d’un coup : attendez un instant.
    [bad] Cela n’a pas été compris.
    [seat] Ce n’est pas votre place.
    [illegal] Ce coup n’est pas permis maintenant.
   *[other] Le serveur a refusé : { $sentence }
}
web-leave = Quitter la partie (un robot continue)
web-leave-sure = Vraiment partir ? Un robot jouera pour vous
web-come-back = Reprendre sa place

web-curtain-help = Personne d’autre ne devrait regarder l’écran.
web-curtain-lift = C’est moi, { $who }

web-title-turn = À vous
web-title-over = Fin
web-result-show = Résultat
web-total = Total
web-you-win = { $count ->
    [one] Vous gagnez !
   *[other] Vous partagez la victoire !
}
web-play-again = Rejouer
web-podium = Les trois premiers
web-tie-breaker = (départage)
web-decided = Le moment décisif
web-decided-see = Le voir
web-decided-looking = On cherche le moment décisif…
web-decided-ask = Quel moment a décidé ?
web-again-asked = Une autre partie est demandée : les autres vous attendent.
web-again-watch = Vers la partie suivante
web-save-record = Enregistrer la partie
web-fair = Le hasard était-il honnête ?

web-link-connecting = Connexion…
web-link-lost = Connexion perdue, nouvel essai…
web-link-restarting = Le serveur redémarre, un instant…
web-link-back = De retour.
web-link-gone = Cette table n’existe plus.
web-link-forbidden = Vous ne pouvez pas regarder cette table.

web-refusal-offline = Le serveur ne répond pas : êtes-vous connecté au réseau ?
web-refusal-alone = Sans serveur, personne ne peut rejoindre la table à distance : donnez chaque place à un robot ou à quelqu’un devant cet appareil.
web-refusal-bad = Ce n’est pas possible : vérifiez ce que vous avez saisi.
web-refusal-forbidden = Vous ne pouvez pas faire cela à cette table.
web-refusal-missing = Cela n’existe pas ici.
web-refusal-state = Ce n’est pas possible maintenant.
web-refusal-limit = Trop d’un coup : attendez un instant.
web-refusal-guest = Le serveur ne vous connaît pas : rechargez la page.
web-refusal-server = Le serveur a un problème : réessayez dans un instant.
web-refusal-store = Le serveur a un problème : réessayez dans un instant.
web-refusal-unknown = Le serveur s’est interrompu : on verra dans un instant si c’est fait.
web-refusal-origin = Les pages d’autres sites ne peuvent pas faire cela.
web-refusal-size = C’est trop long.
web-refusal-seen = Vous avez vu cette partie depuis une autre place : tant qu’elle dure, seuls de nouveaux venus peuvent reprendre une place.
web-refusal-present = Cette personne n’est pas partie : sa place se donne quand elle l’a quittée, ou après une trop longue absence.
web-refusal-both = Les deux appareils ont vu une partie en cours, depuis des places différentes : reliez-les quand elle sera finie.

web-replay = Revoir
web-replay-of = Revoir : { $game }
web-replay-controls = Parcourir la partie
web-replay-moves = Tous les coups
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-eye = Vu par
web-replay-open = tout à découvert
web-replay-link = Lien vers ce moment
web-replay-slider = Coups joués

web-fair-yes = Le hasard était honnête.
web-fair-no = Quelque chose ne colle pas : ce hasard n’est pas digne de confiance.
web-fair-seed = { $right ->
    [yes] La graine secrète correspond à son engagement (SHA-256).
   *[no] La graine secrète ne correspond pas à son engagement.
}
web-fair-published = { $right ->
    [yes] C’est l’engagement que ce navigateur a vu avant la fin de la partie.
    [no] Ce navigateur avait vu un autre engagement avant la fin de la partie.
   *[unknown] Ce navigateur n’a pas vu l’engagement avant la fin de la partie.
}
web-fair-added = { $right ->
    [yes] Les octets aléatoires ajoutés par ce navigateur ont servi.
    [no] Les octets aléatoires ajoutés par ce navigateur n’ont pas servi.
   *[unknown] Ce navigateur n’a pas ajouté d’octets aléatoires.
}
web-fair-setup = Tiré de nouveau pour la mise en place : { $drawn ->
    [one] un nombre
   *[other] { $drawn } nombres
}, dont { $right } comme dans la partie.
web-fair-moves = { $drawn ->
    [0] Rien n’a été tiré pendant la partie.
    [one] Tiré de nouveau pendant la partie : un événement, dont { $right } comme dans la partie.
   *[other] Tiré de nouveau pendant la partie : { $drawn } événements, dont { $right } comme dans la partie.
}
web-fair-limits = Tout cela a été calculé dans ce navigateur. Ce qu’il tient du serveur : parmi quoi chaque tirage s’est fait, et comment les nombres de la mise en place deviennent la donne. Pour vérifier cela aussi, enregistrez la partie et lancez « besace verify ».

# Les jeux que personne n’a dessinés.
plain-text = { $text }
plain-back = Autres choix
score-none = Personne n’a encore fait de feuille de score pour { $game }.
