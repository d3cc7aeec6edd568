"""Quick policies, one module a game: what makes a game's bots, and its expert.

Each module `GAME.py` has `temperament(name)`, the policy that is the bot of that name,
`plans()`, the policies by which a searching seat may go on, and `cut()`, where rollouts stop and
what a game is worth then, or None where they go on to the end.
"""
