"""What bots are called: those of the house in the reader's language, others as they were named."""

from pioche.words.language import Words


def bot_title(words: Words, name: str) -> str:
    """What a bot is called."""
    return words.say(f"bot-{name}") if is_described(words, name) else name


def bot_hint(words: Words, name: str, game_id: str) -> str:
    """What a bot does, in a sentence."""
    if is_described(words, name):
        return words.say(f"bot-{name}-hint", game=game_id)
    return words.say("bot-plugin-hint", bot=name)


def is_described(words: Words, name: str) -> bool:
    return words.has(f"bot-{name}-hint")
