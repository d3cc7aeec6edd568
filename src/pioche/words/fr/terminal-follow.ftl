# Le rythme des robots dans le terminal
terminal-command-pace = rythme
terminal-help-pace = « rythme » change le rythme des robots : aussitôt, normal, lent, puis coup par coup.
terminal-pace-fast = Les robots jouent aussitôt.
terminal-pace-normal = Les robots jouent à un rythme normal.
terminal-pace-slow = Les robots jouent lentement.
terminal-pace-step = Les robots jouent coup par coup : Entrée les fait continuer.
terminal-step = (Entrée : la suite)
terminal-step-key = la suite
