"""Watches a game and says which printed effects took place in it, each by its name: `cou_3d.1` is that card's second.

What an effect does is told by the events (CO-18.1), by the decision that it asks, or by the points that it is worth at
the end: an effect that was merely bought and brought nothing was not seen.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final, NamedTuple

from tabuleiro.core import CHANCE, Event, Game
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.dice import die_value
from tabuleiro.games.coimbra.game import CoimbraState
from tabuleiro.games.coimbra.scoring import end_card_points

DATA: Final[dict[str, Any]] = tomllib.loads((files("tabuleiro.games.coimbra") / "components.toml").read_text("utf-8"))
GAINS: Final = {"guards": "guards_gained", "coins": "coins_gained", "vp": "points_gained"}
PARTS: Final = {
    "score_diplomas": "diplomas",
    "score_voyages": "voyages",
    "score_game_end_card": "game_end_cards",
    "score_influence_tile": "influence",
}
ASKING: Final = ("option", "cede", "lose", "discard_pick", "repeat", "pay_for")
"""Decisions whose frame names the effect that asks."""
USED: Final = ("card_acquired", "card_bought", "bonus_repeated", "start_card_used", "disk_placed", "favor_taken")
"""Events that let the immediate bonus of a component run."""


JOINED: Final = (
    "voyage_invested",
    "card_acquired",
    "card_bought",
    "beginning_used",
    "die_activated",
    "resources_exchanged",
    "die_placed",
    "disk_placed",
)
"""Events in which an effect that lies on the table can have a part."""


class Effect(NamedTuple):
    """One printed effect of a component."""

    name: str
    component: str
    printed: dict[str, Any]


def printed_effects() -> list[Effect]:
    """Every effect of every card, monastery, favor tile and voyage."""
    found: list[Effect] = []
    for component in DATA["character_card"] + DATA["monastery"] + DATA["favor_tile"]:
        for i, printed in enumerate(component["effects"]):
            name = f"{component['id']}.{i}"
            found.append(Effect(name, component["id"], printed))
            for k, option in enumerate(printed.get("options", ())):
                found += [Effect(f"{name}.{k}.{j}", component["id"], each) for j, each in enumerate(option)]
    return found + [Effect(f"{card['id']}.0", card["id"], card["task"]) for card in DATA["voyage_card"]]


EFFECTS: Final = printed_effects()
CARD_CLASSES: Final[dict[str, str]] = {card["id"]: card["class"] for card in DATA["character_card"]}
COSTS: Final[dict[str, int]] = {card["id"]: card["cost"] for card in DATA["voyage_card"]}


BY_COMPONENT: Final = {name: [e for e in EFFECTS if e.component == name] for name in {e.component for e in EFFECTS}}


def hand(state: CoimbraState, seat: int) -> list[str]:
    return [c.CARDS[state.hands[seat * c.CARD_COUNT + i] - 1] for i in range(state.hand_sizes[seat])]


def visited(state: CoimbraState, seat: int) -> list[str]:
    """The monasteries with a player's disk."""
    spaces = len(state.monasteries)
    return [c.MONASTERIES[tile - 1] for i, tile in enumerate(state.monasteries) if state.disks[seat * spaces + i] == 1]


class Witness:
    """Watches one game, action by action."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: set[str] = set()

    def step(self, state: CoimbraState, action: int) -> None:
        """Apply an action, and note the effects that took place."""
        if state.to_act() == CHANCE:
            state.apply(action)
            return
        kind = self.game.spaces.kind(action)
        self.answer(state, kind)
        before = state.copy()
        assert isinstance(before, CoimbraState)
        state.journal = []
        state.apply(action)
        for i, event in enumerate(state.journal):
            if event.kind in USED:
                self.use(event, state.journal[i + 1 :], state)
            self.passive(event, before, state.journal[i + 1 :])
        if kind == "option":
            self.seen.add(f"favor_resources.0.{self.game.spaces.words(action)[0]}.0")
        if state.agenda.depth == 0:
            self.end(state)

    def answer(self, state: CoimbraState, kind: str) -> None:
        """An effect that asks was answered by doing it."""
        decision = state.decision()
        if kind == "decline":
            return
        if decision in ASKING:
            self.seen.add(c.INSTRUCTIONS[state.agenda.get(d.INSTRUCTION)])
        if kind == "cap_die":
            self.seen.add("favor_cap.1")
        if decision == "favor":
            self.seen.add("mer_2d.0")
        if decision == "invest" and kind == "invest" and state.phase == s.RETRIEVE_PHASE:
            self.seen.add(("mer_3c.1", "mer_2f.1", "favor_voyage.1")[state.agenda.get(d.RESTRICTION)])

    def use(self, event: Event, tail: list[Event], state: CoimbraState) -> None:
        """The immediate effects of a component show what they gave."""
        following = [i for i, other in enumerate(tail) if other.kind in USED]
        told = tail[: following[0]] if following else tail
        kinds = {other.kind for other in told if other.seat == event.seat}
        moves = state.decision() == "step" and not following
        for effect in BY_COMPONENT[event.elements[-1].split(":")[1]]:
            printed, op = effect.printed, effect.printed["op"]
            rewards = printed.get("rewards", [printed] if op == "gain" else [])
            gained = all(moves if each["res"] == "steps" else GAINS[each["res"]] in kinds for each in rewards)
            scored = [other.arguments for other in told if other.kind == "bonus_scored"]
            if (
                (op in ("gain", "gain_per") and gained)
                or (op == "influence" and "influence_gained" in kinds)
                or (op == "track_income" and (moves or kinds & set(GAINS.values())))
                or (op == "wild_diploma")
                or any(each["part"] == f"category-{PARTS.get(op)}" and each["amount"] for each in scored)
            ):
                self.seen.add(effect.name)

    def passive(self, event: Event, before: CoimbraState, tail: list[Event]) -> None:
        """Effects that lie on the table and join in."""
        if event.kind not in JOINED:
            return
        owned = hand(before, event.seat) + visited(before, event.seat)
        owned += [tile for i, tile in enumerate(c.FAVORS) if before.favors[i] == event.seat]
        for effect in (effect for name in owned for effect in BY_COMPONENT[name]):
            if self.joins(effect, event, before, tail):
                self.seen.add(effect.name)

    def joins(self, effect: Effect, event: Event, before: CoimbraState, tail: list[Event]) -> bool:
        """Whether a lasting effect had a part in an event."""
        printed, op, arguments = effect.printed, effect.printed["op"], event.arguments
        if op == "voyage_discount":
            return event.kind == "voyage_invested" and int(arguments["cost"]) < COSTS[str(arguments["voyage"])[7:]]
        if op == "acquire_discount" and event.kind == "card_acquired":
            paid = arguments["resource"] == f"resource-{printed['cost_type']}"
            return paid and int(arguments["cost"]) < int(die_value(before, before.agenda.get(d.DIE)))
        if op == "on_acquire" and event.kind in ("card_acquired", "card_bought"):
            return bool(CARD_CLASSES[event.elements[-1][5:]] == printed["class"])
        if op in ("e_start_influence", "e_if_no_die"):
            return event.kind == "beginning_used" and event.elements == [f"card:{effect.component}"]
        if op == "e_per_die":
            return event.kind == "die_activated" and arguments["color"] == f"color-{printed['color']}"
        if op == "e_exchange":
            return event.kind == "resources_exchanged" and arguments["resource"] == f"resource-{printed['res']}"
        if op == "on_castle_die":
            return event.kind == "die_placed" and tail[:1] != [] and tail[0].kind == "points_gained"
        return bool(op == "on_monastery_disk" and event.kind == "disk_placed")

    def end(self, state: CoimbraState) -> None:
        """Game-end cards and tasks that are worth points."""
        tasks: Any = state.view()["derived"]
        for seat in range(state.seats):
            for card in hand(state, seat):
                if end_card_points(state, seat, c.CARDS.index(card)) > 0:
                    self.seen.update(e.name for e in BY_COMPONENT[card] if e.printed["op"].startswith("end_"))
            for slot in range(c.SLOTS):
                if state.investments[seat * c.SLOTS + slot] == 1 and tasks["players"][seat]["tasks"][str(slot)] > 0:
                    self.seen.add(f"{list(COSTS)[state.voyages[slot] - 1]}.0")
