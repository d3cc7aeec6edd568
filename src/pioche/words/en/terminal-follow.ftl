# How fast bots play in the terminal
terminal-command-pace = pace
terminal-help-pace = “pace” changes how fast the bots play: at once, normal, slow, then step by step.
terminal-pace-fast = The bots play at once.
terminal-pace-normal = The bots play at a normal pace.
terminal-pace-slow = The bots play slowly.
terminal-pace-step = The bots play step by step: Enter lets them go on.
terminal-step = (Enter: next)
terminal-step-key = next
