# The guide of a first game. Short: every sentence has to fit above the hand on a phone.

guide-name = Hazel, your guide
guide-more = And then?
guide-onward = Go on
guide-sleep = I can do it alone
guide-again = Hazel, say that again
guide-wake = Wake Hazel
guide-silent = I have nothing to say just now. Play on: I will speak up when something new turns up.
