"""Tables under way: entries and commands, clocks and bots, and what each seat is sent."""
