"""The shape of a view, declared once: the dict literals of `dump`, `view` and `printed` are checked against it.

Cells, tiles, cities and whatever else has an id are named as in components.toml.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Party = int | str
"""A seat's number, or the id of an automa."""
Cost = dict[str, int]
"""Cubes by colour; `any` stands for any colour. What is not asked for is left out."""
Phase = Literal["setup", "actions", "queue", "invasion", "scoring", "over"]


class Frame(TypedDict):
    """A pending decision, or work that waits for it, with what its kind remembers (`decisions`)."""

    kind: str
    actor: NotRequired[Party]
    """Nobody's for the phases; "chance" where chance decides."""
    steps: NotRequired[int]
    discount: NotRequired[bool]
    colour: NotRequired[str | None]
    bought: NotRequired[list[str]]
    spent: NotRequired[list[str]]
    piece: NotRequired[str]
    orange: NotRequired[int]
    purple: NotRequired[int]
    teal: NotRequired[int]
    pink: NotRequired[int]
    any: NotRequired[int]
    cell: NotRequired[str]
    tile: NotRequired[str]
    pile: NotRequired[int]
    hall_orange: NotRequired[int]
    hall_purple: NotRequired[int]
    hall_teal: NotRequired[int]
    hall_pink: NotRequired[int]
    next: NotRequired[int]
    left: NotRequired[int]
    camels: NotRequired[int]
    automa: NotRequired[str]
    action: NotRequired[str]
    paid: NotRequired[str | None]
    source: NotRequired[str]
    index: NotRequired[int]
    repeats: NotRequired[int]
    palace_opened: NotRequired[bool]


class Cell(TypedDict):
    """A site and what stands on it."""

    tile: str | None
    building: Party | None
    soldier: Party | None
    upgrade: str | None
    ransom: str | None
    """The cube paid as a ransom for its building."""


class Card(TypedDict):
    """A card of the caravan row."""

    spice: str
    camel: bool


class MervParty(TypedDict):
    """What a party owns; `points` are by where they came from (ME-13.4)."""

    houses: int
    servants: int
    camels: int
    favor: int
    influence: int
    mosque: int
    scrolls: int
    cubes: dict[str, int]
    spices: dict[str, int]
    goods: dict[str, int]
    courtiers: dict[str, int]
    posts: list[str]
    contracts: list[str]
    breakthroughs: list[str]
    scoring_tiles: list[str]
    points: dict[str, int]


class Dump(TypedDict):
    """The canonical position."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    """What was chosen before the game (ME-14.9, ME-14.10)."""
    year: int
    side: str
    turn: int
    """How many masters have had their turn in this round."""
    active: Party | None
    slot: int | None
    site: str | None
    market_used: bool
    agenda: list[Frame]
    order: list[Party | None]
    slots: list[Party | None]
    queue: list[Party | None]
    queue_camels: list[int]
    supply: dict[str, int]
    stock: dict[str, int]
    city: dict[str, Cell]
    forts: dict[str, str | None]
    yard: dict[str, dict[str, int]]
    camel_market: dict[str, int]
    row: list[Card]
    deck: dict[str, int]
    route_camels: list[str]
    piles: dict[str, list[str]]
    solo_deck: list[str]
    parties: list[MervParty]


class Effect(TypedDict):
    """An effect and how many times it is carried out (ME-0.1)."""

    op: str
    n: int


class Tile(TypedDict):
    """A site tile."""

    site: str
    cube: str


class Contract(TypedDict):
    """A contract card."""

    level: int
    grade: int
    points: int
    cost: Cost
    goods: dict[str, int]
    scrolls: int
    effects: list[Effect]


class MosqueStep(TypedDict):
    """A step of the mosque."""

    cost: Cost
    effects: list[Effect]


class Hall(TypedDict):
    """A hall of the palace: what a courtier costs, and what it counts."""

    cube: str
    scores: str
    points: int


class City(TypedDict):
    """A trade city."""

    ring: Literal["inner", "outer"]
    good: str
    effects: list[Effect]


class Breakthrough(TypedDict):
    """A breakthrough tile."""

    pile: int
    kind: str
    site: NotRequired[str]
    """discount, alternative_action: the action."""
    cube: NotRequired[str]
    """wild_color: the colour."""
    effects: NotRequired[list[Effect]]
    """immediate: what it gives."""


class Printed(TypedDict):
    """What the board, the cards and the tiles say; it never changes during a game."""

    tiles: dict[str, Tile]
    contracts: dict[str, Contract]
    mosque_steps: list[MosqueStep]
    market_spaces: dict[str, list[Effect]]
    spices: dict[str, list[Effect]]
    halls: dict[str, Hall]
    first_courtier: list[Effect]
    cities: dict[str, City]
    routes: dict[str, list[str]]
    yard: dict[str, dict[str, Cost]]
    breakthroughs: dict[str, Breakthrough]
    breakthrough_at: list[int]
    favor_points: dict[str, int]
    influence_points: dict[str, int]
    spice_limits: list[int]
    thresholds: list[int]
    set_points: list[int]
    invasion_years: list[int]


class SiteFacts(TypedDict):
    """What follows for a site: what it makes, and whether the Mongols would attack it."""

    site: str | None
    cube: str | None
    makes: list[str]
    exposed: list[str]
    attacked: bool


class Standing(TypedDict):
    """What follows for any party."""

    name: str
    colour: str
    points: int
    buildings: int
    courtiers: int
    cards: int
    sets: int


class PlayerStanding(Standing):
    """What follows for a player: limits, prices, and what scoring would bring."""

    goods: int
    pledged: dict[str, int]
    scrolls: int
    pledged_scrolls: int
    spice_kinds: int
    spice_limit: int
    contract_level: int
    courtier_cost: int
    next_step: Cost | None
    posts_left: int
    connected: list[str]
    wild: list[str]
    discounts: list[str]
    alternative: str | None
    hall_values: dict[str, int]
    next_scoring: int
    projected: int


class Derived(TypedDict):
    """What a person sees at a glance and the dump does not spell out."""

    phase: Phase
    sides: dict[str, str]
    """The corner where the round of each side ends."""
    line: list[str]
    city: dict[str, SiteFacts]
    market_side: str
    reach: int
    deck_left: int
    hall_spaces: int
    halls: dict[str, int]
    parties: list[Standing | PlayerStanding]
    """Players first, then automas."""
    printed: Printed


class View(Dump):
    """All that a front end needs to draw."""

    derived: Derived
