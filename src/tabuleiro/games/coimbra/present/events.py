"""The event kinds (CO-18.1) and how each is noted: nothing is written unless somebody keeps a journal."""

from typing import Final

from mypy_extensions import i64

from tabuleiro.core.action import Arguments
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.state import CoimbraFields

EVENT_KINDS: Final = (
    "monastery_drawn",
    "scoring_tile_drawn",
    "voyage_drawn",
    "seat_drawn",
    "round_began",
    "character_drawn",
    "crown_placed",
    "start_card_drawn",
    "group_taken",
    "pilgrim_placed",
    "start_card_used",
    "die_rolled",
    "die_drafted",
    "die_placed",
    "die_triggered",
    "token_triggered",
    "card_discarded",
    "favor_taken",
    "card_acquired",
    "card_bought",
    "distress_taken",
    "crown_taken",
    "die_retrieved",
    "order_changed",
    "guards_gained",
    "coins_gained",
    "points_gained",
    "influence_gained",
    "influence_lost",
    "pilgrim_moved",
    "disk_placed",
    "move_stopped",
    "declined",
    "option_chosen",
    "cap_placed",
    "resources_ceded",
    "points_ceded",
    "points_lost",
    "card_lost",
    "bonus_repeated",
    "bonus_paid",
    "bonus_scored",
    "beginning_used",
    "die_activated",
    "track_picked",
    "resources_exchanged",
    "income_ended",
    "voyage_invested",
    "part_scored",
    "game_ended",
)
NO_SEAT: Final = -1
"""The seat of an event that is nobody's doing."""


def note_seat(state: CoimbraFields, kind: str, seat: i64) -> None:
    """An event that is about a seat and nothing else."""
    if state.journal is not None:
        state.note(kind, seat, [], {})


def note_amount(state: CoimbraFields, kind: str, seat: i64, amount: i64) -> None:
    """An event that is about a seat and a number."""
    if state.journal is not None:
        state.note(kind, seat, [], {"amount": amount})


def note_part(state: CoimbraFields, kind: str, seat: i64, part: str, amount: i64) -> None:
    """Points for a part of the final scoring, now or at the end."""
    if state.journal is not None:
        state.note(kind, seat, [], {"part": f"category-{part}", "amount": amount})


def note_card(state: CoimbraFields, kind: str, seat: i64, card: i64) -> None:
    """Something happens to a character card."""
    if state.journal is not None:
        state.note(kind, seat, [f"card:{c.CARDS[card]}"], {"card": f"card-{c.CARDS[card]}"})


def note_priced(state: CoimbraFields, kind: str, seat: i64, card: i64, resource: i64, cost: i64) -> None:
    """A character card is paid for."""
    if state.journal is not None:
        arguments: Arguments = {
            "card": f"card-{c.CARDS[card]}",
            "cost": cost,
            "resource": f"resource-{p.RESOURCES[resource]}",
        }
        state.note(kind, seat, [f"card:{c.CARDS[card]}"], arguments)


def note_display(state: CoimbraFields, place: i64, card: i64) -> None:
    """A card comes into the display (CO-3.10)."""
    if state.journal is not None:
        location = c.LOCATIONS[1 + place // c.COLUMNS]
        column = 1 + place % c.COLUMNS
        state.note(
            "character_drawn",
            NO_SEAT,
            [f"display:{location}:{column}", f"card:{c.CARDS[card]}"],
            {"card": f"card-{c.CARDS[card]}", "location": f"location-{location}", "column": column},
        )


def note_crown(state: CoimbraFields, kind: str, seat: i64, crown: i64, place: i64) -> None:
    """A crown token is put on a card of the display or taken from it; `place` is where the card lies or lay."""
    if state.journal is not None:
        location = c.LOCATIONS[1 + place // c.COLUMNS]
        elements = [f"display:{location}:{1 + place % c.COLUMNS}", f"crown:{p.CLASSES[crown]}"]
        state.note(kind, seat, elements, {"class": f"class-{p.CLASSES[crown]}"})


def note_start_card(state: CoimbraFields, group: i64, card: i64) -> None:
    """A start card comes into a group (CO-3.12)."""
    if state.journal is not None:
        elements = [f"group:{group}", f"card:{c.CARDS[card]}"]
        state.note("start_card_drawn", NO_SEAT, elements, {"card": f"card-{c.CARDS[card]}", "group": group + 1})


def note_group(state: CoimbraFields, seat: i64, group: i64, first: i64, second: i64) -> None:
    """A player takes both cards of a group (CO-3.13)."""
    if state.journal is not None:
        elements = [f"group:{group}", f"card:{c.CARDS[first]}", f"card:{c.CARDS[second]}"]
        state.note(
            "group_taken",
            seat,
            elements,
            {"first": f"card-{c.CARDS[first]}", "second": f"card-{c.CARDS[second]}"},
        )


def note_die(state: CoimbraFields, kind: str, seat: i64, die: i64, value: i64) -> None:
    """Something happens to a die that lies in no row."""
    if state.journal is not None:
        arguments: Arguments = {"color": f"color-{p.COLOURS[c.DIE_COLOUR[die]]}", "value": value}
        state.note(kind, seat, [f"die:{c.DICE[die]}"], arguments)


def note_row(state: CoimbraFields, kind: str, seat: i64, die: i64, value: i64, location: i64) -> None:
    """Something happens to a die in a row; `value` counts the cap tile."""
    if state.journal is not None:
        arguments: Arguments = {
            "color": f"color-{p.COLOURS[c.DIE_COLOUR[die]]}",
            "value": value,
            "location": f"location-{c.LOCATIONS[location]}",
        }
        state.note(kind, seat, [f"location:{c.LOCATIONS[location]}", f"die:{c.DICE[die]}"], arguments)


def note_token(state: CoimbraFields, value: i64, location: i64) -> None:
    """A die token is triggered (CO-6.C11)."""
    if state.journal is not None:
        name = c.LOCATIONS[location]
        state.note("token_triggered", NO_SEAT, [f"location:{name}"], {"value": value, "location": f"location-{name}"})


def note_favor(state: CoimbraFields, seat: i64, tile: i64) -> None:
    """A favor tile is taken (CO-6.C4)."""
    if state.journal is not None:
        state.note("favor_taken", seat, [f"favor:{c.FAVORS[tile]}"], {"tile": f"favor-{c.FAVORS[tile]}"})


def note_seat_drawn(state: CoimbraFields, seat: i64, flag: i64) -> None:
    """A lion gets its first flag (CO-3.8)."""
    if state.journal is not None:
        state.note("seat_drawn", seat, [f"flag:{flag + 1}"], {"flag": flag + 1})


def note_order(state: CoimbraFields, seat: i64, flag: i64, crowns: i64) -> None:
    """A lion goes to a flag in phase D (CO-6.D2)."""
    if state.journal is not None:
        state.note("order_changed", seat, [f"flag:{flag + 1}"], {"flag": flag + 1, "crowns": crowns})


def note_track(state: CoimbraFields, kind: str, seat: i64, track: i64) -> None:
    """A track is chosen."""
    if state.journal is not None:
        state.note(kind, seat, [f"track:{p.CLASSES[track]}"], {"track": f"class-{p.CLASSES[track]}"})


def note_influence(state: CoimbraFields, kind: str, seat: i64, track: i64, amount: i64, space: i64) -> None:
    """A disk moves on an influence track."""
    if state.journal is not None:
        arguments: Arguments = {"track": f"class-{p.CLASSES[track]}", "amount": amount, "space": space}
        state.note(kind, seat, [f"track:{p.CLASSES[track]}"], arguments)


def note_node(state: CoimbraFields, kind: str, seat: i64, node: i64) -> None:
    """The pilgrim comes to a place."""
    if state.journal is not None:
        state.note(kind, seat, [f"node:{c.NODES[node]}"], {"node": f"node-{c.NODES[node]}"})


def note_monastery(state: CoimbraFields, kind: str, seat: i64, node: i64, tile: i64) -> None:
    """A monastery is laid out or gets a disk."""
    if state.journal is not None:
        elements = [f"node:{c.NODES[node]}", f"monastery:{c.MONASTERIES[tile]}"]
        arguments: Arguments = {"monastery": f"monastery-{c.MONASTERIES[tile]}", "node": f"node-{c.NODES[node]}"}
        state.note(kind, seat, elements, arguments)


def note_tile(state: CoimbraFields, track: i64, tile: i64) -> None:
    """An influence scoring tile is laid out (CO-3.2)."""
    if state.journal is not None:
        elements = [f"track:{p.CLASSES[track]}", f"tile:{c.TILES[tile]}"]
        arguments: Arguments = {"tile": f"tile-{c.TILES[tile]}", "track": f"class-{p.CLASSES[track]}"}
        state.note("scoring_tile_drawn", NO_SEAT, elements, arguments)


def note_voyage(state: CoimbraFields, slot: i64, voyage: i64) -> None:
    """A voyage card is laid out (CO-3.4)."""
    if state.journal is not None:
        elements = [f"slot:{slot}", f"voyage:{c.VOYAGES[voyage]}"]
        state.note("voyage_drawn", NO_SEAT, elements, {"voyage": f"voyage-{c.VOYAGES[voyage]}"})


def note_invested(state: CoimbraFields, seat: i64, slot: i64, voyage: i64, resource: i64, cost: i64) -> None:
    """A player invests in a voyage (CO-6.F2)."""
    if state.journal is not None:
        arguments: Arguments = {
            "voyage": f"voyage-{c.VOYAGES[voyage]}",
            "cost": cost,
            "resource": f"resource-{p.RESOURCES[resource]}",
        }
        state.note("voyage_invested", seat, [f"slot:{slot}", f"voyage:{c.VOYAGES[voyage]}"], arguments)


def note_paid(state: CoimbraFields, seat: i64, resource: i64, amount: i64) -> None:
    """A player pays for a bonus (CO-9.8)."""
    if state.journal is not None:
        state.note("bonus_paid", seat, [], {"amount": amount, "resource": f"resource-{p.RESOURCES[resource]}"})


def note_exchanged(state: CoimbraFields, seat: i64, resource: i64, amount: i64, points: i64) -> None:
    """A player exchanges guards or coins for victory points (CO-6.E6)."""
    if state.journal is not None:
        arguments: Arguments = {"amount": amount, "resource": f"resource-{p.RESOURCES[resource]}", "points": points}
        state.note("resources_exchanged", seat, [], arguments)


def note_ceded(state: CoimbraFields, seat: i64, owner: i64, guards: i64, coins: i64) -> None:
    """An opponent gives guards and coins (CO-9.1)."""
    if state.journal is not None:
        state.note("resources_ceded", seat, [], {"guards": guards, "coins": coins, "owner": f"seat-{owner}"})


def note_points_ceded(state: CoimbraFields, seat: i64, owner: i64, amount: i64) -> None:
    """An opponent gives victory points (CO-9.1)."""
    if state.journal is not None:
        state.note("points_ceded", seat, [], {"amount": amount, "owner": f"seat-{owner}"})
