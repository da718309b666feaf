# Die Begleitung der ersten Partie. Kurz: Jeder Satz muss auf dem Handy über die Kartenhand passen.

guide-name = Hasel begleitet dich
guide-more = Und dann?
guide-onward = Weiter
guide-sleep = Ich kann es allein
guide-again = Hasel, sag das noch mal
guide-wake = Hasel wecken
guide-silent = Gerade habe ich nichts zu sagen. Spiel weiter: Ich melde mich, wenn etwas Neues kommt.
