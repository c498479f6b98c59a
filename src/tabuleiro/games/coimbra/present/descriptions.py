"""What an action means in a position: the elements it touches and the message that says it."""

from tabuleiro.core.action import CHANCE, Action, Arguments
from tabuleiro.games.coimbra.actions import SPACE
from tabuleiro.games.coimbra.cards import price
from tabuleiro.games.coimbra.data.components import (
    CARD_COST,
    CARDS,
    CODE,
    COINS,
    COLUMNS,
    CORNERS,
    DICE,
    DIE_COLOR,
    DISTRESS_COINS,
    DISTRESS_GUARDS,
    EXCHANGE_GET,
    EXCHANGE_GIVE,
    FAVORS,
    GUARDS,
    LOCATIONS,
    MONASTERIES,
    NODE_OF_SPACE,
    NODES,
    POINTS,
    SPACE_OF_NODE,
    START_CARDS,
    TILES,
    TRACK_COUNT,
    VOYAGE_TYPE,
    VOYAGES,
)
from tabuleiro.games.coimbra.data.programs import CLASSES, COLORS, RESOURCES, REWARD, STRIDE, X, Y
from tabuleiro.games.coimbra.dice import die_value, location_of
from tabuleiro.games.coimbra.phases.draft import next_die
from tabuleiro.games.coimbra.phases.layout import next_place
from tabuleiro.games.coimbra.setup import filled
from tabuleiro.games.coimbra.state import ACTIVATED, ACTOR, DIE, INSTRUCTION, OWNER, CoimbraState
from tabuleiro.games.coimbra.voyages import voyage_price

Meaning = tuple[list[str], Arguments]
_BARE = ("stop", "decline", "end_income")
_SET_UP = ("take_group", "place_pilgrim", "start_card_first")
_DICE = ("draft_die", "place_die", "cap_die", "activate_die")
_CARD = ("lose_card", "repeat", "e_card")
_PAYING = ("distress", "accept", "cede", "lose_vp", "exchange", "option")


def describe(state: CoimbraState, action: int, actor: int) -> Action:
    """The description of a legal action."""
    kind = SPACE.kind(action)
    values = SPACE.values(action)
    elements, arguments = _meaning(state, kind, values)
    message = f"action-{kind}"
    if kind in ("cede", "option"):
        message = f"{message}-{SPACE.words(action)[0]}"
    seat = CHANCE if action >= SPACE.players else actor
    return Action(action, SPACE.format(action), kind, seat, elements, message, arguments)


def _meaning(state: CoimbraState, kind: str, values: list[int]) -> Meaning:
    if kind in _BARE:
        return [], {}
    if kind in _SET_UP:
        return _set_up(state, kind, values[0])
    if kind in _DICE:
        return _dice(state, kind, values)
    if kind in _CARD:
        return [f"card:{CARDS[values[0]]}"], {"card": f"card-{CARDS[values[0]]}"}
    if kind in ("acquire", "take_discard"):
        return _bought(state, kind, values[0])
    if kind in _PAYING:
        return _paid(state, kind, values)
    if kind == "invest":
        return _invested(state, values[0])
    if kind == "step":
        return _step(state, values[0] + CORNERS)
    if kind == "take_favor":
        return [f"favor:{FAVORS[values[0]]}"], {"tile": f"favor-{FAVORS[values[0]]}"}
    if kind == "pick_track":
        return [f"track:{CLASSES[values[0]]}"], {"track": f"class-{CLASSES[values[0]]}"}
    return _chance(state, kind, values[0])


def _set_up(state: CoimbraState, kind: str, value: int) -> Meaning:
    if kind == "take_group":
        first, second = (CARDS[state.groups[value * 2 + i] - 1] for i in range(2))
        return [f"group:{value}", f"card:{first}", f"card:{second}"], {
            "first": f"card-{first}",
            "second": f"card-{second}",
        }
    if kind == "place_pilgrim":
        return [f"node:{NODES[value]}"], {"node": f"node-{NODES[value]}"}
    card = CARDS[state.hands[state.agenda.get(ACTOR) * len(CARDS) + value] - 1]
    return [f"card:{card}"], {"card": f"card-{card}"}


def _dice(state: CoimbraState, kind: str, values: list[int]) -> Meaning:
    if kind == "draft_die":
        pool = [die for die in range(len(DICE)) if state.owners[die] < 0 and DIE_COLOR[die] == values[0]]
        matching = [die for die in pool if state.values[die] == values[1] + 1]
        return [f"die:{DICE[die]}" for die in matching], {"color": f"color-{COLORS[values[0]]}", "value": values[1] + 1}
    if kind == "place_die":
        name = LOCATIONS[values[0]]
        die = int(state.agenda.get(DIE))
        return [f"location:{name}"], {
            "color": f"color-{COLORS[DIE_COLOR[die]]}",
            "value": int(state.values[die]),
            "location": f"location-{name}",
        }
    if kind == "cap_die":
        return [f"die:{DICE[values[0]]}"], {
            "color": f"color-{COLORS[DIE_COLOR[values[0]]]}",
            "value": int(state.values[values[0]]),
            "location": f"location-{LOCATIONS[location_of(state, values[0])]}",
        }
    seat, activated = state.agenda.get(ACTOR), int(state.agenda.get(ACTIVATED))
    own = [die for die in range(len(DICE)) if state.owners[die] == seat and DIE_COLOR[die] == values[0]]
    left = [die for die in own if not activated >> die & 1]
    return [f"die:{DICE[die]}" for die in left], {"color": f"color-{COLORS[values[0]]}"}


def _bought(state: CoimbraState, kind: str, value: int) -> Meaning:
    seat = int(state.agenda.get(ACTOR))
    if kind == "acquire":
        card = int(state.display[(state.location - 1) * COLUMNS + value]) - 1
        full = int(die_value(state, state.agenda.get(DIE)))
        elements = [f"display:{LOCATIONS[state.location]}:{value + 1}", f"card:{CARDS[card]}"]
    else:
        card = value
        full = int(CODE[state.agenda.get(INSTRUCTION) * STRIDE + X])
        elements = [f"card:{CARDS[card]}"]
    return elements, {
        "card": f"card-{CARDS[card]}",
        "cost": int(price(state, seat, CARD_COST[card], full)),
        "resource": f"resource-{RESOURCES[CARD_COST[card]]}",
    }


def _paid(state: CoimbraState, kind: str, values: list[int]) -> Meaning:
    if kind == "distress":
        return ["distress:"], {"coins": int(DISTRESS_COINS), "guards": int(DISTRESS_GUARDS)}
    if kind == "exchange":
        times = values[1] + 1
        return [f"resource:{RESOURCES[values[0]]}"], {
            "amount": int(EXCHANGE_GIVE[values[0]]) * times,
            "resource": f"resource-{RESOURCES[values[0]]}",
            "points": int(EXCHANGE_GET[values[0]]) * times,
        }
    at = int(state.agenda.get(INSTRUCTION)) * STRIDE
    if kind == "option":
        at = int(CODE[at + X + values[0]]) * STRIDE
        amounts = [int(CODE[at + REWARD + i]) for i in range(TRACK_COUNT)]
        return [], dict(zip(RESOURCES, amounts, strict=True))
    if kind == "accept":
        return [], {"amount": int(CODE[at + Y]), "resource": f"resource-{RESOURCES[CODE[at + X]]}"}
    owner = f"seat-{state.agenda.get(OWNER)}"
    if kind == "lose_vp":
        return [], {"amount": int(CODE[at + Y]), "owner": owner}
    return [], {
        "guards": int(CODE[at + REWARD + GUARDS]),
        "coins": int(CODE[at + REWARD + COINS]),
        "amount": int(CODE[at + REWARD + POINTS]),
        "owner": owner,
    }


def _invested(state: CoimbraState, slot: int) -> Meaning:
    voyage = int(state.voyages[slot]) - 1
    return [f"slot:{slot}", f"voyage:{VOYAGES[voyage]}"], {
        "voyage": f"voyage-{VOYAGES[voyage]}",
        "cost": int(voyage_price(state, state.agenda.get(ACTOR), voyage)),
        "resource": f"resource-{RESOURCES[VOYAGE_TYPE[voyage]]}",
    }


def _step(state: CoimbraState, node: int) -> Meaning:
    elements = [f"node:{NODES[node]}"]
    space = int(SPACE_OF_NODE[node])
    if space >= 0:
        elements.append(f"monastery:{MONASTERIES[state.monasteries[space] - 1]}")
    return elements, {"node": f"node-{NODES[node]}"}


def _chance(state: CoimbraState, kind: str, value: int) -> Meaning:
    if kind == "draw_monastery":
        node = NODES[NODE_OF_SPACE[filled(state.monasteries, 0, len(state.monasteries))]]
        name = MONASTERIES[value]
        return [f"node:{node}", f"monastery:{name}"], {"monastery": f"monastery-{name}", "node": f"node-{node}"}
    if kind == "draw_scoring_tile":
        track = CLASSES[filled(state.tiles, 0, TRACK_COUNT)]
        return [f"track:{track}"], {"tile": f"tile-{TILES[value]}", "track": f"class-{track}"}
    if kind == "draw_voyage":
        slot = filled(state.voyages, 0, len(state.voyages))
        return [f"slot:{slot}"], {"voyage": f"voyage-{VOYAGES[value]}"}
    if kind == "draw_seat":
        flag = int(filled(state.order, -1, state.seats)) + 1
        return [f"flag:{flag}"], {"owner": f"seat-{value}", "flag": flag}
    if kind == "roll_die":
        die = int(next_die(state))
        return [f"die:{DICE[die]}"], {"color": f"color-{COLORS[DIE_COLOR[die]]}", "value": value + 1}
    if kind == "draw_start_card":
        group = int(filled(state.groups, 0, state.seats * 2)) // 2
        return [f"group:{group}"], {"card": f"card-{CARDS[value]}", "group": group + 1}
    place = int(next_place(state))
    location, card = LOCATIONS[1 + place // COLUMNS], CARDS[value + START_CARDS]
    return [f"display:{location}:{place % COLUMNS + 1}"], {"card": f"card-{card}", "location": f"location-{location}"}
