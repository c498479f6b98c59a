"""What an action means in a position: the elements it touches and the message that says it."""

from tabuleiro.core.action import Action, Arguments
from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.cards import price
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.dice import die_value, location_of
from tabuleiro.games.coimbra.phases.layout import next_place
from tabuleiro.games.coimbra.phases.roll import next_die
from tabuleiro.games.coimbra.setup import filled
from tabuleiro.games.coimbra.state import CoimbraFields
from tabuleiro.games.coimbra.voyages import voyage_price

Meaning = tuple[list[str], Arguments]
_BARE = ("stop", "decline", "end_income")
_SET_UP = ("take_group", "place_pilgrim", "start_card_first")
_DICE = ("draft_die", "place_die", "cap_die", "activate_die")
_CARD = ("lose_card", "repeat", "e_card")
_PAYING = ("distress", "accept", "cede", "lose_vp", "exchange", "option")


def describe(state: CoimbraFields, action: int) -> Action:
    """The description of a legal action."""
    kind = ids.SPACE.kind(action)
    elements, arguments = _meaning(state, action, kind)
    message = f"action-{kind}"
    if kind in ("cede", "option"):
        message = f"{message}-{ids.SPACE.words(action)[0]}"
    return Action(action, ids.SPACE.format(action), kind, state.to_act(), elements, message, arguments)


def _meaning(state: CoimbraFields, action: int, kind: str) -> Meaning:
    value = action - ids.SPACE.base(kind)  # the index of the only parameter, where there is only one
    if kind in _BARE:
        return [], {}
    if kind in _SET_UP:
        return _set_up(state, kind, value)
    if kind in _DICE:
        return _dice(state, action, kind, value)
    if kind in _CARD:
        return [f"card:{c.CARDS[value]}"], {"card": f"card-{c.CARDS[value]}"}
    if kind in ("acquire", "take_discard"):
        return _bought(state, kind, value)
    if kind in _PAYING:
        return _paid(state, action, kind, value)
    if kind == "invest":
        return _invested(state, value)
    if kind == "step":
        return _step(state, ids.read_step(action))
    if kind == "take_favor":
        return [f"favor:{c.FAVORS[value]}"], {"tile": f"favor-{c.FAVORS[value]}"}
    if kind == "pick_track":
        return [f"track:{p.CLASSES[value]}"], {"track": f"class-{p.CLASSES[value]}"}
    return _chance(state, action, kind, value)


def _set_up(state: CoimbraFields, kind: str, value: int) -> Meaning:
    if kind == "take_group":
        first, second = (c.CARDS[state.groups[value * 2 + i] - 1] for i in range(2))
        return [f"group:{value}", f"card:{first}", f"card:{second}"], {
            "first": f"card-{first}",
            "second": f"card-{second}",
        }
    if kind == "place_pilgrim":
        return [f"node:{c.NODES[value]}"], {"node": f"node-{c.NODES[value]}"}
    card = c.CARDS[state.hands[state.agenda.get(d.ACTOR) * len(c.CARDS) + value] - 1]
    return [f"card:{card}"], {"card": f"card-{card}"}


def _dice(state: CoimbraFields, action: int, kind: str, value: int) -> Meaning:
    if kind == "draft_die":
        colour, face = ids.read_draft_die(action)
        pool = [die for die in range(len(c.DICE)) if state.owners[die] < 0 and c.DIE_COLOUR[die] == colour]
        matching = [f"die:{c.DICE[die]}" for die in pool if state.values[die] == face]
        return matching, {"color": f"color-{p.COLOURS[colour]}", "value": face}
    if kind == "place_die":
        name = c.LOCATIONS[value]
        die = int(state.agenda.get(d.DIE))
        return [f"location:{name}"], {
            "color": f"color-{p.COLOURS[c.DIE_COLOUR[die]]}",
            "value": int(state.values[die]),
            "location": f"location-{name}",
        }
    if kind == "cap_die":
        return [f"die:{c.DICE[value]}"], {
            "color": f"color-{p.COLOURS[c.DIE_COLOUR[value]]}",
            "value": int(state.values[value]),
            "location": f"location-{c.LOCATIONS[location_of(state, value)]}",
        }
    seat, activated = state.agenda.get(d.ACTOR), int(state.agenda.get(d.ACTIVATED))
    own = [die for die in range(len(c.DICE)) if state.owners[die] == seat and c.DIE_COLOUR[die] == value]
    left = [die for die in own if not activated >> die & 1]
    return [f"die:{c.DICE[die]}" for die in left], {"color": f"color-{p.COLOURS[value]}"}


def _bought(state: CoimbraFields, kind: str, value: int) -> Meaning:
    seat = int(state.agenda.get(d.ACTOR))
    if kind == "acquire":
        card = int(state.display[(state.location - 1) * c.COLUMNS + value]) - 1
        full = int(die_value(state, state.agenda.get(d.DIE)))
        elements = [f"display:{c.LOCATIONS[state.location]}:{value + 1}", f"card:{c.CARDS[card]}"]
    else:
        card = value
        full = int(c.CODE[state.agenda.get(d.INSTRUCTION) * p.STRIDE + p.X])
        elements = [f"card:{c.CARDS[card]}"]
    return elements, {
        "card": f"card-{c.CARDS[card]}",
        "cost": int(price(state, seat, c.CARD_COST[card], full)),
        "resource": f"resource-{p.RESOURCES[c.CARD_COST[card]]}",
    }


def _paid(state: CoimbraFields, action: int, kind: str, value: int) -> Meaning:
    if kind == "distress":
        return ["distress:"], {"coins": int(c.DISTRESS_COINS), "guards": int(c.DISTRESS_GUARDS)}
    if kind == "exchange":
        resource, times = ids.read_exchange(action)
        return [f"resource:{p.RESOURCES[resource]}"], {
            "amount": c.EXCHANGE_GIVE[resource] * times,
            "resource": f"resource-{p.RESOURCES[resource]}",
            "points": c.EXCHANGE_GET[resource] * times,
        }
    at = int(state.agenda.get(d.INSTRUCTION)) * p.STRIDE
    if kind == "option":
        at = int(c.CODE[at + p.X + value]) * p.STRIDE
        amounts = [int(c.CODE[at + p.REWARD + i]) for i in range(c.TRACK_COUNT)]
        return [], dict(zip(p.RESOURCES, amounts, strict=True))
    if kind == "accept":
        return [], {"amount": int(c.CODE[at + p.Y]), "resource": f"resource-{p.RESOURCES[c.CODE[at + p.X]]}"}
    owner = f"seat-{state.agenda.get(d.OWNER)}"
    if kind == "lose_vp":
        return [], {"amount": int(c.CODE[at + p.Y]), "owner": owner}
    return [], {
        "guards": int(c.CODE[at + p.REWARD + c.GUARDS]),
        "coins": int(c.CODE[at + p.REWARD + c.COINS]),
        "amount": int(c.CODE[at + p.REWARD + c.POINTS]),
        "owner": owner,
    }


def _invested(state: CoimbraFields, slot: int) -> Meaning:
    voyage = int(state.voyages[slot]) - 1
    return [f"slot:{slot}", f"voyage:{c.VOYAGES[voyage]}"], {
        "voyage": f"voyage-{c.VOYAGES[voyage]}",
        "cost": int(voyage_price(state, state.agenda.get(d.ACTOR), voyage)),
        "resource": f"resource-{p.RESOURCES[c.VOYAGE_TYPE[voyage]]}",
    }


def _step(state: CoimbraFields, node: int) -> Meaning:
    elements = [f"node:{c.NODES[node]}"]
    space = int(c.SPACE_OF_NODE[node])
    if space >= 0:
        elements.append(f"monastery:{c.MONASTERIES[state.monasteries[space] - 1]}")
    return elements, {"node": f"node-{c.NODES[node]}"}


def _chance(state: CoimbraFields, action: int, kind: str, value: int) -> Meaning:
    if kind == "draw_monastery":
        node = c.NODES[c.NODE_OF_SPACE[filled(state.monasteries, 0, len(state.monasteries))]]
        name = c.MONASTERIES[value]
        return [f"node:{node}", f"monastery:{name}"], {"monastery": f"monastery-{name}", "node": f"node-{node}"}
    if kind == "draw_scoring_tile":
        track = p.CLASSES[filled(state.tiles, 0, c.TRACK_COUNT)]
        return [f"track:{track}"], {"tile": f"tile-{c.TILES[value]}", "track": f"class-{track}"}
    if kind == "draw_voyage":
        slot = filled(state.voyages, 0, len(state.voyages))
        return [f"slot:{slot}"], {"voyage": f"voyage-{c.VOYAGES[value]}"}
    if kind == "draw_seat":
        flag = int(filled(state.order, -1, state.seats)) + 1
        return [f"flag:{flag}"], {"owner": f"seat-{value}", "flag": flag}
    if kind == "roll_die":
        die = int(next_die(state))
        return [f"die:{c.DICE[die]}"], {
            "color": f"color-{p.COLOURS[c.DIE_COLOUR[die]]}",
            "value": ids.read_roll_die(action),
        }
    if kind == "draw_start_card":
        group = int(filled(state.groups, 0, state.seats * 2)) // 2
        return [f"group:{group}"], {"card": f"card-{c.CARDS[value]}", "group": group + 1}
    place = int(next_place(state))
    location, card = c.LOCATIONS[1 + place // c.COLUMNS], c.CARDS[ids.read_draw_character(action)]
    return [f"display:{location}:{place % c.COLUMNS + 1}"], {"card": f"card-{card}", "location": f"location-{location}"}
