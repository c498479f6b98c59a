"""The toy game itself."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.agenda import new_agenda
from tabuleiro.core.game import Game
from tabuleiro.core.option import Option
from tabuleiro.core.present.facet import Happening, first_span, first_word, of_seat
from tabuleiro.core.reader import Reader
from toy.actions import SPACES
from toy.data.components import CARDS, DIGEST, LONG, SQUIRREL, START_TOKENS
from toy.state import END_REASONS, KINDS, MAIN, REVEALING
from toy.toy_state import ToyState


class Toy(Game):
    """Acorns, for two or three seats. A broken variant names another class of positions in `state`."""

    state: type[ToyState] = ToyState

    def __init__(self) -> None:
        self.name = "toy"
        self.version = 1
        self.components = DIGEST
        self.rule_prefix = "TY"
        self.seats = [2, 3]
        self.options = [Option("deck", "short", {"short": (2, 3), "long": (3,)})]
        self.spaces = SPACES
        self.max_steps = 200
        self.feature_names = ["seats", "face", "passes", "squirrel", "ones", "twos", "threes"]
        self.feature_names += [f"{what}_{i}" for i in range(3) for what in ("points", "tokens")]
        self.decision_kinds = list(KINDS[1:])
        self.event_kinds = ["take", "trade", "pass", "answer", "gift", "reveal", "squirrel", "end"]
        self.facet_names = ("first_take", "first_trade")
        self.end_reasons = list(END_REASONS)
        self.tie_breaks = ["tokens", "shared"]

    def start(self, seats: int, options: dict[str, str]) -> ToyState:
        state = self.empty()
        state.seats = seats
        state.long = int(options["deck"] == "long")
        state.points = vec[i64]([0] * seats)
        state.tokens = vec[i64]([START_TOKENS] * seats)
        state.deck = vec[i64]([count * (LONG if state.long else 1) for count in CARDS])
        state.agenda.push(MAIN)
        state.agenda.push(REVEALING)
        return state

    def read(self, position: object) -> ToyState:
        state = self.empty()
        state.load_from(Reader(position))
        return state

    def load(self, position: object) -> ToyState:
        state = super().load(position)
        assert isinstance(state, ToyState)
        return state

    def parties(self, seats: int) -> list[str]:
        return [*(f"seat-{seat}" for seat in range(seats)), SQUIRREL]

    def facets(self, course: list[Happening], seat: int) -> dict[str, str]:
        own = of_seat(course, seat)
        return {"first_take": first_word(own, "take", "points"), "first_trade": first_span(own, "trade")}

    def parse_components(self, data: Reader) -> object:
        return data.at("cards").integers(3, 1, 99)

    def empty(self) -> ToyState:
        """A position with nothing on the table."""
        state = self.state()
        state.owner = self
        state.agenda = new_agenda(3)
        state.seats = 0
        state.long = state.turn = state.passes = state.traded = state.squirrel = state.face = 0
        state.points = state.tokens = vec[i64]()
        state.deck = vec[i64]([0, 0, 0])
        state.taken = vec[i64]([0, 0, 0])
        return state


GAME: Final = Toy()
