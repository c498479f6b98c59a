"""How far a learner has come in a lesson, as it is kept."""

from typing import NamedTuple


class KnownLesson(NamedTuple):
    """How far a learner has come in the lesson of a game; `table` is empty when there is none."""

    game: str
    step: str
    table: str
    done: tuple[str, ...]
    updated: str

    def tell(self) -> dict[str, object]:
        """What the learner is told of it; the table is the lesson's own."""
        return {"game": self.game, "step": self.step, "done": list(self.done), "updated": self.updated}

    def is_left_open(self) -> bool:
        """Whether the step that was begun is not done."""
        return self.step not in self.done
