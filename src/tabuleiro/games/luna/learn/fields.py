"""What can be set in a position by hand, and what follows from it."""

from typing import Final, cast

from tabuleiro.core.present.editing import Read
from tabuleiro.core.present.explanation import Saying, say
from tabuleiro.core.present.field import CHOICE, COUNT, FLAG, ORDER, PLACE, SET, Choice, Field
from tabuleiro.core.present.path import list_at, number_at, put_at, table_at, value_at
from tabuleiro.core.state import Position
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.state import LunaFields

QUIET: Final = ("action",)
MOST_INFLUENCE: Final = 200
"""More influence from one source is not set by hand."""
_COURSE: Final = say("field-group-course")
_ISLANDS: Final = say("field-group-islands")
_TEMPLE: Final = say("place-temple")
_COUNCIL: Final = say("place-council")
_EARNED: Final = s.CATEGORIES[: s.FROM_SHRINES]
"""The sources of influence before the end; the others are counted when the game is over (LU-11.2)."""


def fields(position: Position) -> list[Field]:
    """All fields, group by group."""
    seats, parties = number_at(position, "seats"), len(list_at(position, "parties"))
    found = _course(position, seats, parties)
    for party in range(parties):
        found += _party(position, party, _group(seats, party))
    found += _islands(position)
    for stone in table_at(position, "stones"):
        found += _stone(stone, _novices(seats, parties))
    return found + _council(seats, parties)


def _name(seats: int, party: int) -> str:
    return "opponent" if seats == 1 and party == s.OPPONENT else f"seat-{party}"


def _group(seats: int, party: int) -> Saying:
    return say("field-group-player", party=_name(seats, party))


def _parties(seats: int, parties: int, homes: tuple[str, ...] = ()) -> tuple[Choice, ...]:
    return tuple([Choice(party, say("field-party", party=_name(seats, party)), homes) for party in range(parties)])


def _novices(seats: int, parties: int) -> tuple[Choice, ...]:
    """A novice of each party, which comes from the reserve."""
    return tuple(
        [
            Choice(party, say("field-novice", party=_name(seats, party)), (f"parties[{party}].reserve",))
            for party in range(parties)
        ]
    )


def _island_choices() -> tuple[Choice, ...]:
    return tuple([Choice(name, say(f"island-{name}"), element=f"island:{name}") for name in c.ISLANDS])


def _course(position: Position, seats: int, parties: int) -> list[Field]:
    found: list[Field] = []
    agenda = list_at(position, "agenda")
    if agenda and isinstance(cast(Position, agenda[0])["actor"], int):
        found.append(Field("agenda[0].actor", CHOICE, say("field-active"), _COURSE, _parties(seats, seats)))
    if seats > 1 and position["start"] is not None:
        found.append(Field("start", CHOICE, say("field-start"), _COURSE, _parties(seats, parties)))
    low = min(1, number_at(position, "round"))
    found.append(Field("round", COUNT, say("field-round"), _COURSE, low=low, high=c.ROUNDS, element="round"))
    pile = int(c.TIME_OF_SEATS[seats])
    if pile > 0:
        label = say("field-candles")
        found.append(Field("time_left", COUNT, label, _COURSE, high=pile, element="meditation_room"))
    if seats <= 2:
        found.append(Field("book_bonus", FLAG, say("field-book_bonus"), _COURSE))
    return found


def _islands(position: Position) -> list[Field]:
    """The ring, the figures on it, and the favor tokens that lie there."""
    found: list[Field] = []
    islands = _island_choices()
    if len(list_at(position, "ring")) == c.ISLAND_COUNT:
        found.append(Field("ring", ORDER, say("field-ring"), _ISLANDS, islands, c.ISLAND_COUNT, c.ISLAND_COUNT))
    for figure in c.FIGURES:
        kind = PLACE if value_at(position, f"figures.{figure}") is None else CHOICE
        path = f"figures.{figure}"
        found.append(Field(path, kind, say(f"figure-{figure}"), _ISLANDS, islands, element=f"figure:{figure}"))
    most = int(c.TOKENS_OF_SEATS[number_at(position, "seats")])
    for island in c.ISLANDS:
        label = say("field-tokens", favor=f"favor-{island}")
        found.append(Field(f"tokens.{island}", COUNT, label, _ISLANDS, high=most))
    boards = len(list_at(position, "boards"))
    choices = tuple([Choice(board, say(f"board-{board}")) for board in c.BOARDS])
    if boards:
        found.append(Field("boards", ORDER, say("field-boards"), _TEMPLE, choices, boards, boards))
    return found


def _stone(stone: str, novices: tuple[Choice, ...]) -> list[Field]:
    number = int(stone)
    places = tuple([Choice(place, say(f"place-{place}")) for place in s.STONE_PLACES[s.PATH :]])
    at, element = f"stones.{stone}", f"stone:{stone}"
    return [
        Field(f"{at}.party", PLACE, say("field-stone", stone=number), _TEMPLE, novices, element=element),
        Field(f"{at}.place", CHOICE, say("field-stone-place", stone=number), _TEMPLE, places),
        Field(f"{at}.book", FLAG, say("field-stone-book", stone=number), _TEMPLE),
    ]


def _council(seats: int, parties: int) -> list[Field]:
    """The chairs: a marker lies on one of them, and comes from where it lay."""
    chairs = tuple([f"council[{chair}]" for chair in range(int(c.LAST_CHAIR) + 1)])
    markers = _parties(seats, parties, chairs)
    return [
        Field(path, ORDER, say("field-chair", chair=chair), _COUNCIL, markers, 0, parties, f"chair:{chair}")
        for chair, path in enumerate(chairs)
    ]


def _party(position: Position, party: int, group: Saying) -> list[Field]:
    at, most = f"parties[{party}]", int(c.NOVICES)
    reserve = (f"{at}.reserve",)
    found: list[Field] = []
    for place, element in (("active", "island"), ("inactive", "beside")):
        for island in c.ISLANDS:
            label = say("field-on" if place == "active" else "field-beside", island=f"island-{island}")
            path = f"{at}.{place}.{island}"
            found.append(Field(path, COUNT, label, group, high=most, element=f"{element}:{island}", homes=reserve))
    pier = say("place-pier")
    found.append(Field(f"{at}.pier", COUNT, pier, group, high=most, element=f"pier:{party}", homes=reserve))
    novices = say("field-reserve", piece="piece-novice")
    found.append(Field(f"{at}.reserve", COUNT, novices, group, high=most, element=f"novices:{party}"))
    sites = tuple([Choice(island, say(f"island-{island}"), (f"{at}.shrine_reserve",)) for island in c.ISLANDS])
    found.append(Field(f"{at}.shrines", SET, say("field-shrines"), group, sites, element=f"shrines:{party}"))
    shrines = say("field-reserve", piece="piece-shrine")
    found.append(Field(f"{at}.shrine_reserve", COUNT, shrines, group, high=int(c.SHRINES)))
    tokens = tuple([Choice(island, say(f"favor-{island}"), (f"tokens.{island}",)) for island in c.ISLANDS])
    found.append(Field(f"{at}.favors", SET, say("field-favors"), group, tokens))
    found.append(Field(f"{at}.herbs_used", COUNT, say("field-herbs"), group, high=int(c.HERBS_LIMIT)))
    high = max(MOST_INFLUENCE, number_at(position, f"{at}.influence"))
    found.append(Field(f"{at}.influence", COUNT, say("piece-influence"), group, high=high, element=f"score:{party}"))
    for category in _EARNED:
        path, is_loss = f"{at}.ledger.{category}", category == "apostate"
        held = number_at(position, path)
        low, high = (min(held, -MOST_INFLUENCE), 0) if is_loss else (0, max(held, MOST_INFLUENCE))
        label = say("field-source", category=f"category-{category}")
        found.append(Field(path, COUNT, label, group, low=low, high=high, element=f"score:{party}"))
    if _chooses_colours(position):
        colours = tuple([Choice(colour, say(f"color-{colour}")) for colour in c.COLOURS])
        found.append(Field(f"{at}.colour", PLACE, say("field-colour"), group, colours))
    return found


def _chooses_colours(position: Position) -> bool:
    """Whether the colours are the players' choice (LU-2.1)."""
    options = table_at(position, "options")
    is_chosen = options.get("colours") == "chosen" and options["setup"] == "preset"
    return is_chosen and number_at(position, "seats") > 1


def reconcile(position: Position, path: str, read: Read) -> None:
    """Add the influence up, deal the stones of other boards, and let whoever is to act choose an action."""
    for party in range(len(list_at(position, "parties"))):
        ledger = table_at(position, f"parties[{party}].ledger")
        if path != f"parties[{party}].influence":
            total = sum([cast(int, points) for points in ledger.values()])
            put_at(position, f"parties[{party}].influence", max(0, total))
    if path == "boards":
        _lay_stones(position, read)
    if path == "agenda[0].actor":
        calm(position)


def _lay_stones(position: Position, read: Read) -> None:
    """Stones leave with their board; a new start stone has the novice and the Book of an old one."""
    stones = table_at(position, "stones")
    boards = list_at(position, "boards")
    left: list[Position] = []
    for stone in list(stones):
        if c.BOARDS[c.STONE_BOARDS[int(stone)]] not in boards:
            entry = cast(Position, stones.pop(stone))
            if int(stone) <= c.START_STONES:
                left.append(entry)
            elif entry["party"] is not None:
                reserve = f"parties[{entry['party']}].reserve"
                put_at(position, reserve, number_at(position, reserve) + 1)
    rounds = cast(LunaFields, read(position)).stone_rounds
    for number in range(1, c.STONE_SLOTS):
        if str(number) not in stones and c.BOARDS[c.STONE_BOARDS[number]] in boards:
            fresh: Position = {"place": "temple" if rounds[number] == 0 else "path", "party": None, "book": False}
            stones[str(number)] = left.pop() if number <= c.START_STONES and left else fresh
    position["stones"] = {key: stones[key] for key in sorted(stones, key=int)}


def calm(position: Position) -> None:
    """Ask whoever decides for an action; novices and a Book in hand are put down."""
    agenda = list_at(position, "agenda")
    frame = cast(Position, agenda[0]) if agenda else {}
    actor = frame.get("actor", 0)
    if not isinstance(actor, int) or number_at(position, "round") == 0:
        return
    moved = table_at(position, "moved")
    for island in c.ISLANDS:
        beside = f"parties[{actor}].inactive.{island}"
        put_at(position, beside, number_at(position, beside) + cast(int, moved[island]))
        moved[island] = 0
    if "taken_from" in frame:
        put_at(position, f"stones.{frame['taken_from']}.book", value=True)
    position["agenda"] = [{"kind": QUIET[0], "actor": actor}]
