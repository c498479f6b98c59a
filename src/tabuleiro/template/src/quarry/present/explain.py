"""What the elements of the board are and mean now, from the view and the printed values."""

from quarry.data import components as c
from tabuleiro.core.errors import UnknownElement
from tabuleiro.core.present.explanation import Explanation, say
from tabuleiro.core.reader import Reader
from tabuleiro.core.state import Position


def elements(seats: int) -> list[str]:
    """The pebbles that can be taken, the heap, the die, and everybody's points."""
    taken = [f"heap:{number}" for number in range(1, c.FACES + 1)]
    return ["heap:heap", "die", *taken, *[f"score:{seat}" for seat in range(seats)]]


def explain(view: Position, element: str) -> Explanation:
    """What an element is and means, the same for everybody."""
    top = Reader(view)
    kind, _, number = element.partition(":")
    if element not in elements(len(top.at("points").items())):
        raise UnknownElement(element)
    if kind == "heap":
        now = [say("explain-heap-left", number=top.at("heap").integer(0, 99))]
        return Explanation(
            say("fact-heap"), say("explain-kind"), [say("explain-heap")], now, ["QU-2.2", "QU-3.1"], "heap"
        )
    if kind == "die":
        now = [say("explain-die-shows", face=top.at("face").integer(0, c.FACES))]
        return Explanation(say("fact-face"), say("explain-kind"), [say("explain-die")], now, ["QU-2.1"], "die")
    points = top.at("points").items()[int(number)].integer(0, 99)
    now = [say("explain-points-of", seat=f"seat-{number}", points=points)]
    return Explanation(say("fact-points"), say("explain-kind"), [say("explain-points")], now, ["QU-2.4"], "")
