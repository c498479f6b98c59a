"""What the judge sees on the table: every fact is counted from the position again, slowly and literally.

What is printed on cards and tiles is read from `components.CODE`. Of `programs` the judge takes only the words for the
numbers in that table: they are data, the vocabulary of components.toml (CO-2), and know no position.
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.state import CoimbraFields

# Names


def card_name(card: int) -> str:
    """The message that names a card."""
    return f"card-{c.CARDS[card]}"


def class_name(number: int) -> str:
    """The message that names a class of cards."""
    return f"class-{p.CLASSES[number]}"


def colour_name(colour: int) -> str:
    """The message that names the colour of a die."""
    return f"color-{p.COLOURS[colour]}"


def resource_name(resource: int) -> str:
    """The message that names guards or coins."""
    return f"resource-{p.RESOURCES[resource]}"


def node_name(node: int) -> str:
    """The message that names a place of the pilgrim map."""
    return f"node-{c.NODES[node]}"


# The decider and what is his


def decider(state: CoimbraFields) -> int:
    """The seat that decides now."""
    return state.agenda.get(d.ACTOR)


def held(state: CoimbraFields, resource: int) -> int:
    """How many guards or coins the decider has."""
    seat = decider(state)
    return state.guards[seat] if resource == c.GUARDS else state.coins[seat]


def own_cards(state: CoimbraFields) -> list[int]:
    """The character cards of the decider, in the order of acquisition."""
    seat = decider(state)
    return [int(state.hands[seat * c.CARD_COUNT + i]) - 1 for i in range(state.hand_sizes[seat])]


def own_dice(state: CoimbraFields) -> list[int]:
    """The dice that the decider drafted in this round, wherever they are."""
    return [die for die in range(c.DIE_COUNT) if state.owners[die] == decider(state)]


def own_dice_of(state: CoimbraFields, colour: int) -> list[int]:
    """The decider's dice of one colour; the white die has none of the four (CO-6.E4)."""
    return [die for die in own_dice(state) if c.DIE_COLOUR[die] == colour]


def lies_in(state: CoimbraFields, location: int, die: int) -> bool:
    """Whether a die lies in the row of a location."""
    return 1 + die in [int(state.rows[location * c.ROW + i]) for i in range(state.row_sizes[location])]


def die_value(state: CoimbraFields, die: int) -> int:
    """The value of a die, the cap tile counted (CO-9.9)."""
    cap = c.CAP_BONUS if state.capped == 1 + die else 0
    return state.values[die] + cap


def is_in(bits: int, member: int) -> bool:
    """Whether a bit set holds a card or a die."""
    return (bits & c.BIT[member]) != 0


# Effects


def effects_of(program: int) -> list[int]:
    """The effects of a component, as instructions, in the listed order."""
    found: list[int] = []
    while c.CODE[program * p.STRIDE] != p.OP_END:
        found.append(program)
        program += 1
    return found


def op_of(effect: int) -> int:
    """What an effect does."""
    return c.CODE[effect * p.STRIDE]


def operand(effect: int, column: int) -> int:
    """One of the words after the op."""
    return c.CODE[effect * p.STRIDE + column]


def own_effects(state: CoimbraFields, op: int) -> list[int]:
    """The effects of one kind on the decider's cards."""
    return [effect for card in own_cards(state) for effect in effects_of(c.CARD_CODE[card]) if op_of(effect) == op]


# Prices


def card_price(state: CoimbraFields, full: int, resource: int) -> int:
    """What a card of this cost type costs the decider instead of the full price (CO-6.C9)."""
    found = [effect for effect in own_effects(state, p.OP_ACQUIRE_DISCOUNT) if operand(effect, p.X) == resource]
    return max(0, full - sum([operand(effect, p.Y) for effect in found]))


def voyage_price(state: CoimbraFields, full: int) -> int:
    """What a voyage costs the decider instead of the full price (CO-6.F3)."""
    price = full
    for tile in range(c.FAVOR_COUNT):
        for effect in effects_of(c.FAVOR_CODE[tile]):
            if state.favors[tile] == decider(state) and op_of(effect) == p.OP_VOYAGE_DISCOUNT:
                price -= operand(effect, p.X)
    return max(0, price)


def can_pay(rule: str, state: CoimbraFields, resource: int, cost: int) -> Refusal | None:
    """Nobody can spend what he does not have (CO-4.3); the rule is the one that asks for the payment."""
    if held(state, resource) >= cost:
        return None
    amounts: dict[str, int | str] = {
        "resource": resource_name(resource),
        "cost": cost,
        "held": held(state, resource),
    }
    return Refusal(rule, "refusal-cannot_pay", amounts)
