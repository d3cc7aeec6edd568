"""What people at a table have voted for: a bot for somebody they wait for, another host."""

from dataclasses import dataclass, field

from pioche.server.rooms.entries import Voted
from pioche.server.vote_messages import HAND_OVER, Topic


@dataclass
class Ballot:
    """The names of those who agree, by what they want; who is waited for ends with the question."""

    question: int = -1
    agreed: dict[tuple[Topic, int], set[str]] = field(default_factory=dict)

    def add(self, vote: Voted, question: int) -> None:
        """Count a vote that is cast while that question is asked."""
        if question != self.question:
            self.question = question
            self.forget(HAND_OVER)
        if vote.who is not None:
            self.agreed.setdefault((vote.about, vote.seat), set()).add(vote.who)

    def forget(self, about: Topic, seat: int | None = None) -> None:
        """Those votes are over."""
        over = [key for key in self.agreed if key[0] == about and seat in (None, key[1])]
        for key in over:
            del self.agreed[key]

    def names(self, about: Topic, seat: int, question: int) -> set[str]:
        """Who wants that now."""
        if about == HAND_OVER and question != self.question:
            return set()
        return self.agreed.get((about, seat), set())
