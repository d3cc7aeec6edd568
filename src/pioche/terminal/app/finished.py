"""The games that have ended, the newest first: each can be reviewed."""

from pioche.terminal import phrases, saves
from pioche.terminal.app.key_bar import Key
from pioche.terminal.app.resume import ResumeScreen
from pioche.terminal.app.review import ReviewScreen


class FinishedScreen(ResumeScreen):
    """Which game to review, by its number or from the list; nothing is deleted here."""

    TITLE_KEY = "terminal-finished-title"
    NONE_KEY = "terminal-finished-none"

    def games(self) -> list[saves.Saved]:
        """All that have ended, and can be judged."""
        return saves.finished_games()

    def keys(self) -> list[Key]:
        """Choose or go back."""
        keys = super().keys()
        return [key for key in keys if key.action != "remove"]

    def open(self, saved: saves.Saved) -> None:
        """The review of a game, kept or new; of one that cannot be read, say so once more."""
        if saved.table is None:
            self.notice(phrases.saved_broken(self.words, saved))
        else:
            self.app.push_screen(ReviewScreen(saved.table, saved.path))

    def action_remove(self) -> None:
        """A record is kept."""
