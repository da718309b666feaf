# Le guide d’une première partie. Bref : chaque phrase doit tenir au-dessus de la main, sur un téléphone.

guide-name = Noisette, votre guide
guide-more = Et puis ?
guide-onward = Continuer
guide-sleep = Je me débrouille
guide-again = Noisette, redites-le-moi
guide-wake = Réveiller Noisette
guide-silent = Rien à dire pour l’instant. Jouez : je reparlerai quand il y aura du nouveau.
