"""The event kinds (CO-18.1) and how each is noted: nothing is written unless somebody keeps a journal."""

from typing import Final

from mypy_extensions import i64

from tabuleiro.core.action import Arguments
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.state import CoimbraFields

EVENT_RULES: Final = {
    "monastery_drawn": "CO-3.1",
    "scoring_tile_drawn": "CO-3.2",
    "voyage_drawn": "CO-3.4",
    "seat_drawn": "CO-3.8",
    "round_began": "CO-5.1",
    "character_drawn": "CO-3.10",
    "crown_placed": "CO-3.11",
    "start_card_drawn": "CO-3.12",
    "group_taken": "CO-3.13",
    "pilgrim_placed": "CO-3.13",
    "start_card_used": "CO-3.14",
    "die_rolled": "CO-6.A1",
    "die_drafted": "CO-6.B1",
    "die_placed": "CO-6.B1",
    "die_triggered": "CO-6.C1",
    "token_triggered": "CO-6.C11",
    "card_discarded": "CO-6.C11",
    "favor_taken": "CO-6.C4",
    "card_acquired": "CO-6.C6",
    "card_bought": "CO-9.4",
    "distress_taken": "CO-6.C8",
    "crown_taken": "CO-6.C6",
    "die_retrieved": "CO-6.C2",
    "order_changed": "CO-6.D2",
    "guards_gained": "CO-7.1",
    "coins_gained": "CO-7.1",
    "points_gained": "CO-7.1",
    "influence_gained": "CO-8.1",
    "influence_lost": "CO-8.1",
    "pilgrim_moved": "CO-7.2",
    "disk_placed": "CO-7.7",
    "move_stopped": "CO-7.2",
    "declined": "CO-4.2",
    "option_chosen": "CO-7.3",
    "cap_placed": "CO-9.9",
    "resources_ceded": "CO-9.1",
    "points_ceded": "CO-9.1",
    "points_lost": "CO-9.3",
    "card_lost": "CO-9.3",
    "bonus_repeated": "CO-9.6",
    "bonus_paid": "CO-9.8",
    "bonus_scored": "CO-9.10",
    "beginning_used": "CO-6.E2",
    "die_activated": "CO-6.E3",
    "track_picked": "CO-6.E4",
    "resources_exchanged": "CO-6.E6",
    "income_ended": "CO-6.E7",
    "voyage_invested": "CO-6.F2",
    "part_scored": "CO-10.1",
    "game_ended": "CO-5.1",
}
"""By kind of event: the rule that brings it about, the first where RULES.md names several."""
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
