"""The game contract: what a game is, before anybody sits down."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from mypy_extensions import mypyc_attr

from tabuleiro.core.errors import BadData, BadOption, BadPosition
from tabuleiro.core.event import Event
from tabuleiro.core.option import Option, complete_options
from tabuleiro.core.present.editing import NO_EDITING, Editing
from tabuleiro.core.present.facet import Happening
from tabuleiro.core.reader import Reader
from tabuleiro.core.space import ActionSpace
from tabuleiro.core.state import Position, State

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
"""What a game says that has nothing to say."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """An immutable description of a game and the two ways to a position: `new` and `load`."""

    name: str
    """ASCII snake_case, the name of its package and of its commands."""
    version: int
    """Rises whenever a correction changes how an old record replays."""
    components: str
    """Digest of the data in components.toml: with the version it names the data edition."""
    components_since: int = 1
    """The version that brought these components: from it on versions differ in their rules only, not in their data."""
    rule_prefix: str
    """What every rule ID begins with, e.g. "HT"."""
    seats: list[int]
    """The seat counts that can play."""
    options: list[Option]
    later: tuple[Option, ...] = ()
    """The options that this version does not have yet; it is played with the value that applied before each of them."""
    spaces: ActionSpace
    """One id space for all seat counts, board sides and options."""
    max_steps: int
    """No game takes more actions (chance included), whatever is played."""
    feature_names: list[str]
    decision_kinds: list[str]
    """Every kind of decision that `State.decision` can name, chance decisions included."""
    event_kinds: list[str]
    end_reasons: list[str]
    position_keys: list[str]
    """The keys of a dump, in their order; "game" and "version" are the first two.

    A version without any option has no "options" there.
    """
    tie_breaks: list[str]
    """The criteria that break ties, in order; the last one is sharing the victory."""
    event_rules: Mapping[str, str] = NOTHING
    """By kind of event: the rule that brings it about."""
    source_rules: Mapping[str, str] = NOTHING
    """By what an event's points are for (`category-palace`): the rule of that source, where their kind has several."""
    moments: Mapping[str, str] = NOTHING
    """By kind of action: the rule that says when it is done; `refusal-later_<kind>` says it to a person."""
    reason_sorts: Mapping[str, str] = NOTHING
    """By message of a refusal: its sort (`core.present.why`), where that is not `needed`."""
    priced_kinds: tuple[str, ...] = ()
    """The kinds of action with a price: whoever decides is shown those, too, that cost more than there is.

    An action of theirs that only its price forbids can be described like a legal one.
    """
    orderless_kinds: tuple[str, ...] = ()
    """The decision kinds whose answers may all come to the same in any order: nobody is asked where they do."""
    opening_kinds: tuple[str, ...] = ()
    """The decision kinds that open a turn, for a seat that plays alone: no other's move ends its turn there."""
    out_of_turn_kinds: tuple[str, ...] = ()
    """The decision kinds that a seat may be asked in the middle of another one's turn."""
    quiet_kinds: tuple[str, ...] = ()
    """The decision kinds at which nothing is half done: a position that is set up by hand stands at one of them."""
    editing: Editing = NO_EDITING
    """How positions are set up by hand."""
    facet_names: tuple[str, ...] = ()
    """The first choices by which games are compared (`facets`)."""

    @abstractmethod
    def start(self, seats: int, options: dict[str, str]) -> State:
        """Set the game up with checked arguments; ends in the first chance or player decision."""

    @abstractmethod
    def empty(self) -> State:
        """A state whose fields are still to be filled, by `start` or `State.load_from`."""

    def load(self, position: object) -> State:
        """The inverse of `State.dump`; `BadPosition` tells what is wrong with any other input."""
        try:
            state = self.read(position)
        except BadData as error:
            raise BadPosition([str(error)]) from error
        problems = state.check()
        if problems:
            raise BadPosition(problems)
        return state

    def read(self, position: object) -> State:
        """The state of a position that may be unsound (`State.problems`); `BadData` if it is no position at all."""
        state = self.empty()
        top = Reader(position)
        top.only([key for key in self.position_keys if key != "options" or self.options])
        top.at("game").word((self.name,))
        top.at("version").integer(self.version, self.version)
        state.load_from(top)
        return state

    def parties(self, seats: int) -> list[str]:
        """Who scores: `seat-0` .. for the seats, then automata and neutral players by the ids of their names."""
        return [f"seat-{seat}" for seat in range(seats)]

    @abstractmethod
    def parse_components(self, data: Reader) -> object:
        """Take other component data in as at import; `BadData` names the first value that cannot be played with."""

    def check_components(self, data: Position) -> list[str]:
        """What is unsound in component data; the first problem only, because later ones often follow from it."""
        try:
            self.parse_components(Reader(data))
        except BadData as error:
            return [str(error)]
        return []

    def elements(self, seats: int, options: Mapping[str, str]) -> list[str]:  # noqa: ARG002 - the default has none
        """Every element of the board and the players' panels that explains itself (`State.explain`), none twice.

        It holds at least what actions and events name. A game that explains nothing lists nothing.
        """
        return []

    def facets(self, course: list[Happening], seat: int) -> dict[str, str]:  # noqa: ARG002 - the default tells none
        """What a seat chose first in a game of which everything that happened is given, by name of the facet.

        A choice that the set-up did not leave is left out.
        """
        return {}

    def event_rule(self, event: Event) -> str:
        """The rule behind one event, which may be more exact than that of its kind; "" where the game names none."""
        for argument in event.arguments.values():
            if isinstance(argument, str) and argument in self.source_rules:
                return self.source_rules[argument]
        return self.event_rules.get(event.kind, "")

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> State:
        """A fresh game. A seat count or option that the game does not offer is a `BadOption`."""
        if seats not in self.seats:
            known = ", ".join([str(count) for count in self.seats])
            raise BadOption(
                "bad-seats",
                f"{self.name} is not played by {seats}: expected one of {known} seats",
                {"seats": seats, "known": known},
            )
        settled = complete_options(self.options, seats, options if options is not None else {})
        return self.start(seats, self.with_later(settled))

    def take_back(self, version: int) -> None:
        """Become an older version of the game, without the options that came later."""
        self.later = tuple([option for option in self.options if option.since > version])
        self.options = [option for option in self.options if option.since <= version]
        self.version = version

    def with_later(self, options: dict[str, str]) -> dict[str, str]:
        """The options of this version, completed by what applied before those that came later."""
        return options | {option.name: option.before for option in self.later}

    def dump_options(self, options: dict[str, str]) -> dict[str, str]:
        """The options that this version has: the dumps of an older one stay as its records know them."""
        return {option.name: options[option.name] for option in self.options}

    def load_options(self, reader: Reader, seats: int) -> dict[str, str]:
        """The inverse of `dump_options`; `BadData` names what this version or this seat count does not have."""
        reader.only([option.name for option in self.options])
        chosen: dict[str, str] = {}
        for option in self.options:
            allowed = option.allowed(seats)
            chosen[option.name] = allowed[reader.at(option.name).word(allowed)]
        return self.with_later(chosen)

    def parse(self, text: str) -> int:
        """The id of an action's text."""
        return self.spaces.parse(text)

    def format(self, action: int) -> str:
        """The text of an action's id."""
        return self.spaces.format(action)
