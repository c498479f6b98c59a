"""What every position keeps (CO-13). Pure readers; slow and plain on purpose."""

from tabuleiro.core.action import Arguments
from tabuleiro.core.agenda import WIDTH
from tabuleiro.core.present.problem import Problem
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.audit.agenda import broken_agenda, may_cap
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.dice import entry_value
from tabuleiro.games.coimbra.present.frames import PLACE_NAMES
from tabuleiro.games.coimbra.state import CoimbraFields

Problems = list[Problem]


def broken_invariants(state: CoimbraFields) -> Problems:
    """Every invariant that a position breaks; later groups are looked at only where earlier ones hold."""
    problems = _set_up(state) + _counters(state) + _cards(state)
    if not problems:
        problems = _players(state) + _tracks(state) + _display(state) + _dice(state)
    if not problems:
        problems = _rows(state) + _crowns(state) + broken_agenda(state)
    return problems


def _of_seat(rule: str, key: str, seat: int, field: str, text: str) -> Problem:
    return Problem(rule, key, {"seat": f"seat-{seat}"}, [f"players[{seat}].{field}"], text)


def _of_track(rule: str, key: str, track: int, text: str) -> Problem:
    name = p.CLASSES[track]
    return Problem(rule, key, {"track": f"class-{name}"}, [f"tracks.{name}"], text)


def _of_row(rule: str, key: str, row: str, text: str) -> Problem:
    return Problem(rule, key, {"row": f"location-{row}"}, [f"rows.{row}"], text)


def _of_crown(key: str, token: int, text: str) -> Problem:
    name = p.CLASSES[token]
    return Problem("CO-13.5", key, {"crown": f"crown-{name}"}, [f"crowns.{name}"], text)


def _prefix(places: list[int], empty: int) -> int | None:
    """How many places are filled, if they are filled one after the other without repeating; else None."""
    filled = [content for content in places if content != empty]
    if places[: len(filled)] != filled or len(set(filled)) != len(filled):
        return None
    return len(filled)


def _set_up(state: CoimbraFields) -> Problems:
    """Monasteries, scoring tiles, voyages and seats are drawn in this order, each once (CO-3, CO-17.3)."""
    problems: Problems = []
    seats = int(state.seats)
    for phase, rule, key, places, empty in (
        (s.MONASTERY_PHASE, "CO-3.1", "monasteries", [int(tile) for tile in state.monasteries], 0),
        (s.TILE_PHASE, "CO-3.2", "scoring_tiles", [int(tile) for tile in state.tiles], 0),
        (s.VOYAGE_PHASE, "CO-3.4", "voyages", [int(card) for card in state.voyages], 0),
        (s.SEAT_PHASE, "CO-3.8", "order", [int(seat) for seat in state.order][:seats], -1),
    ):
        filled = _prefix(places, empty)
        if filled is None:
            problems.append(Problem(rule, f"drawn-{key}", {}, [key], f"{key} are not drawn one after the other, once"))
        elif (filled == len(places)) != (state.phase > phase) or (filled > 0 and state.phase < phase):
            problems.append(Problem(rule, f"drawn-{key}", {}, [key, "phase"], f"{key} do not fit the phase"))
    for space in range(c.MONASTERY_SPACES):
        tile = int(state.monasteries[space])
        if tile > 0 and c.MONASTERY_BACK[tile - 1] != c.SPACE_BACK[space]:
            node = c.NODES[c.NODE_OF_SPACE[space]]
            said: Arguments = {"place": f"node-{node}"}
            text = f"space {space} holds a tile with another back"
            problems.append(Problem("CO-3.1", "monastery-back", said, [f"monasteries.{node}"], text))
    return problems


def _counters(state: CoimbraFields) -> Problems:
    """Round, lap, turn and location fit the phase (CO-5)."""
    phase, seats = int(state.phase), int(state.seats)
    problems: Problems = []
    if not _round_fits(phase, int(state.round)):
        problems.append(Problem("CO-5.1", "course", {}, ["round", "phase"], "the round does not fit the phase"))
    income = int(state.common_beginning)
    laps = {s.CHOICE_PHASE: 1, s.DRAFT_PHASE: c.DICE_PER_SEAT - 1, s.INCOME_PHASE: income}.get(phase, 0)
    if state.lap > laps:
        problems.append(Problem("CO-5.1", "course", {}, ["lap", "phase"], "the lap does not fit the phase"))
    if phase in (s.CHOICE_PHASE, s.DRAFT_PHASE, s.INCOME_PHASE):
        turns = range(seats)
    elif phase in (s.START_PHASE, s.INVEST_PHASE):
        turns = range(1, seats + 1)
    else:
        turns = range(1)
    if state.turn not in turns:
        problems.append(Problem("CO-5.1", "course", {}, ["turn", "phase"], "the turn does not fit the phase"))
    if state.location != 0 and phase != s.RETRIEVE_PHASE:
        problems.append(Problem("CO-6.C1", "location", {}, ["location"], "a location is evaluated in phase C only"))
    return problems


def _round_fits(phase: int, number: int) -> bool:
    if phase < s.LAYOUT_PHASE:
        return number == 0
    if phase in (s.GROUP_PHASE, s.CHOICE_PHASE, s.START_PHASE):
        return number == 1
    return number == c.ROUNDS if phase == s.OVER else number >= 1


def _cards(state: CoimbraFields) -> Problems:
    """Every character card is in exactly one place, and as many are drawn as the rounds say (CO-13.4)."""
    places = [int(card) - 1 for card in state.display if card > 0]
    places += [int(card) - 1 for card in state.groups if card > 0]
    for seat in range(c.MAX_SEATS):
        places += [int(state.hands[seat * c.CARD_COUNT + i]) - 1 for i in range(state.hand_sizes[seat])]
    undrawn = [card for card in range(c.CARD_COUNT) if state.undrawn[card] == 1]
    places += undrawn + [card for card in range(c.CARD_COUNT) if state.discard[card] == 1]
    if sorted(places) != list(range(c.CARD_COUNT)):
        text = "not every character card is in exactly one place"
        twice = sorted({card for card in places if places.count(card) > 1})
        missing = [card for card in range(c.CARD_COUNT) if card not in places]
        if twice:
            said: Arguments = {"card": f"card-{c.CARDS[twice[0]]}"}
            return [Problem("CO-13.4", "card-twice", said, ["undrawn", "discard", "display"], text)]
        said = {"card": f"card-{c.CARDS[missing[0]]}", "count": len(missing)}
        return [Problem("CO-13.4", "card-missing", said, ["undrawn", "discard", "display"], text)]
    problems: Problems = []
    drawn = (
        min(len([card for card in state.display if card > 0]), c.DISPLAY)
        if state.phase == s.LAYOUT_PHASE
        else c.DISPLAY
    )
    expected = [c.START_CARDS, *(len([1 for card in c.CARD_BACK if card == back]) for back in (1, 2))]
    for number in range(1, state.round + 1):
        expected[c.BACK_OF_ROUND[number]] -= c.DISPLAY if number < state.round else drawn
    if state.phase == s.GROUP_PHASE:
        expected[0] -= len([card for card in state.groups if card > 0])
    elif state.phase > s.GROUP_PHASE or (state.phase == s.LAYOUT_PHASE and state.round > 1):
        expected[0] -= 2 * state.seats
    for back, count in enumerate(expected):
        if len([card for card in undrawn if c.CARD_BACK[card] == back]) != count:
            said = {"count": int(count), "back": back + 1}
            problems.append(
                Problem("CO-13.4", "undrawn", said, ["undrawn"], f"{count} cards {c.BACKS[back]} must be undrawn")
            )
    return problems


def _players(state: CoimbraFields) -> Problems:
    """Resources, start conditions, pilgrims and disks (CO-13.1, CO-13.6, CO-13.7)."""
    problems: Problems = []
    playing = is_playing(state)
    groups = [int(card) for card in state.groups]
    if state.phase == s.GROUP_PHASE:
        if _prefix(groups, 0) is None or groups[2 * state.seats - 1] > 0:
            problems.append(
                Problem("CO-3.12", "setup", {}, ["groups"], "the start groups are not drawn one after the other")
            )
    elif state.phase == s.CHOICE_PHASE:
        if any((groups[2 * group] > 0) != (groups[2 * group + 1] > 0) for group in range(c.GROUPS)):
            problems.append(Problem("CO-3.13", "setup", {}, ["groups"], "half a start group is left"))
    elif any(groups):
        problems.append(Problem("CO-3.13", "setup", {}, ["groups"], "start groups lie there only until they are taken"))
    if any(card > c.START_CARDS for card in groups):
        problems.append(Problem("CO-3.12", "setup", {}, ["groups"], "a start group holds another card"))
    corners = [int(node) for node in state.pilgrims if 0 <= node < c.CORNERS]
    if len(set(corners)) != len(corners):
        where = [f"players[{seat}].pilgrim" for seat in range(state.seats)]
        problems.append(Problem("CO-13.7", "pilgrims-together", {}, where, "two pilgrims are at one corner"))
    for seat in range(state.seats):
        if not (0 <= state.coins[seat] <= c.LIMIT and 0 <= state.guards[seat] <= c.LIMIT):
            problems.append(
                _of_seat("CO-13.1", "purse", seat, "coins", f"seat {seat} has coins or guards out of range")
            )
        disks = [space for space in range(c.MONASTERY_SPACES) if state.disks[seat * c.MONASTERY_SPACES + space] == 1]
        node = int(state.pilgrims[seat])
        if (disks or node >= c.CORNERS) and not playing:
            problems.append(
                _of_seat("CO-3.6", "setup-seat", seat, "pilgrim", f"seat {seat} moves before the start cards")
            )
        if playing and node < 0:
            problems.append(
                _of_seat("CO-13.7", "pilgrim-missing", seat, "pilgrim", f"the pilgrim of seat {seat} is not on the map")
            )
        if node >= c.CORNERS and c.SPACE_OF_NODE[node] >= 0 and c.SPACE_OF_NODE[node] not in disks:
            problems.append(
                _of_seat("CO-7.7", "no-disk", seat, "monasteries", f"seat {seat} has no disk at {c.NODES[node]}")
            )
        if disks and node < c.CORNERS:
            problems.append(
                _of_seat("CO-13.7", "pilgrim-back", seat, "pilgrim", f"the pilgrim of seat {seat} is back at a corner")
            )
    if state.phase <= s.CHOICE_PHASE:
        problems += _start_choices(state)
    return problems


def is_playing(state: CoimbraFields) -> bool:
    """Whether the start conditions are chosen."""
    return state.phase >= s.START_PHASE or (state.phase == s.LAYOUT_PHASE and state.round > 1)


def _start_choices(state: CoimbraFields) -> Problems:
    """How many of the two choices each player has made (CO-3.13)."""
    problems: Problems = []
    if is_playing(state):
        return problems
    seats = int(state.seats)
    for flag, seat in enumerate([int(seat) for seat in state.order][:seats]):
        if seat < 0:
            break
        made = (state.hand_sizes[seat] > 0) + (state.pilgrims[seat] >= 0)
        expected = 0
        if state.phase == s.CHOICE_PHASE:
            place = flag if state.lap == 1 else seats - 1 - flag
            expected = int(state.lap) + (place < state.turn)
        if made != expected or state.hand_sizes[seat] not in (0, 2):
            problems.append(
                _of_seat("CO-3.13", "setup-seat", seat, "cards", f"seat {seat} has not made {expected} choices")
            )
    if any(state.hand_sizes[seat] > 0 or state.pilgrims[seat] >= 0 for seat in range(seats)) and state.order[0] < 0:
        problems.append(
            Problem("CO-3.13", "setup", {}, ["order"], "somebody has chosen before the player order is known")
        )
    return problems


def _tracks(state: CoimbraFields) -> Problems:
    """One disk per player and track, farther ones first (CO-8.2, CO-13.1)."""
    problems: Problems = []
    drawn = sorted(int(seat) for seat in state.order if seat >= 0)
    for track in range(c.TRACK_COUNT):
        standing = [int(seat) for seat in state.standing[track * c.MAX_SEATS : (track + 1) * c.MAX_SEATS] if seat >= 0]
        spaces = [int(state.influence[track * c.MAX_SEATS + seat]) for seat in standing]
        if sorted(standing) != drawn:
            problems.append(
                _of_track("CO-13.1", "disks", track, f"not every player has one disk on the track {p.CLASSES[track]}")
            )
        if spaces != sorted(spaces, reverse=True):
            problems.append(
                _of_track("CO-8.2", "standing", track, f"the order on the track {p.CLASSES[track]} is wrong")
            )
        if any(spaces) and not is_playing(state):
            problems.append(
                _of_track(
                    "CO-3.6",
                    "early-disk",
                    track,
                    f"a disk on the track {p.CLASSES[track]} has moved before the start cards",
                )
            )
    return problems


def _display(state: CoimbraFields) -> Problems:
    """The display holds cards of this round where it must (CO-3.10, CO-6.C13)."""
    problems: Problems = []
    display = [int(card) for card in state.display]
    full = s.GROUP_PHASE <= state.phase <= s.DRAFT_PHASE
    if state.phase == s.LAYOUT_PHASE:
        if _prefix(display, 0) is None or display[c.DISPLAY - 1] > 0:
            problems.append(
                Problem("CO-3.10", "display", {}, ["display"], "the display is not filled one place after the other")
            )
    elif state.phase == s.RETRIEVE_PHASE:
        for place, card in enumerate(display):
            row = 1 + place // c.COLUMNS
            if (card > 0 and row < state.location) or (card == 0 and row > state.location):
                text = f"the place {PLACE_NAMES[place]} does not fit the evaluated location"
                where = [f"display.{c.LOCATIONS[row]}[{place % c.COLUMNS}]", "location"]
                problems.append(
                    Problem("CO-6.C13", "display-row", {"row": f"location-{c.LOCATIONS[row]}"}, where, text)
                )
    elif any((card > 0) != full for card in display):
        problems.append(Problem("CO-3.10", "display", {}, ["display", "phase"], "the display does not fit the phase"))
    for card in display:
        if card > 0 and c.CARD_BACK[card - 1] != c.BACK_OF_ROUND[state.round]:
            name = c.CARDS[card - 1]
            said: Arguments = {"card": f"card-{name}", "round": int(state.round)}
            text = f"{name} does not come in round {state.round}"
            problems.append(Problem("CO-3.9", "card-round", said, ["display"], text))
    return problems


def _dice(state: CoimbraFields) -> Problems:
    """Dice are rolled, drafted and returned (CO-13.2)."""
    problems: Problems = []
    used = [die for die in range(c.DIE_COUNT) if c.DICE_IN_GAME[state.seats * c.DIE_COUNT + die] == 1]
    rolled = [state.values[die] > 0 for die in used]
    if state.phase == s.ROLL_PHASE:
        if rolled != sorted(rolled, reverse=True) or rolled[-1]:
            problems.append(Problem("CO-6.A1", "rolled", {}, ["dice"], "the dice are not rolled one after the other"))
    elif any(rolled) != all(rolled) or rolled[0] != (state.phase > s.ROLL_PHASE):
        problems.append(Problem("CO-6.A1", "rolled", {}, ["dice", "phase"], "the dice do not fit the phase"))
    for flag, seat in enumerate([int(seat) for seat in state.order][: state.seats]):
        own = len([die for die in used if state.owners[die] == seat])
        if seat >= 0 and own != _expected_dice(state, flag):
            expected = _expected_dice(state, flag)
            said: Arguments = {"seat": f"seat-{seat}", "count": own, "expected": expected}
            where = [f"dice.{c.DICE[die]}.owner" for die in used]
            text = f"seat {seat} has {own} dice instead of {expected}"
            problems.append(Problem("CO-13.2", "dice", said, where, text))
    return problems


def _expected_dice(state: CoimbraFields, flag: int) -> int:
    if state.phase == s.DRAFT_PHASE:
        drafts = state.agenda.depth > 0 and state.agenda.kind() == d.PLACE and flag == state.turn
        return int(state.lap) + (flag < state.turn) + drafts
    if state.phase == s.RETRIEVE_PHASE:
        return c.DICE_PER_SEAT
    if state.phase == s.INCOME_PHASE:
        return 0 if flag < state.turn and state.lap == 0 else c.DICE_PER_SEAT
    return 0


def _rows(state: CoimbraFields) -> Problems:
    """Rows are sorted, hold owned dice once, and tokens lie where they belong (CO-13.3, CO-13.8)."""
    problems: Problems = []
    seen: list[int] = []
    for location, name in enumerate(c.LOCATIONS):
        row = [int(state.rows[location * c.ROW + i]) for i in range(state.row_sizes[location])]
        dice = [entry - 1 for entry in row if entry <= s.TOKEN]
        seen += dice
        values = [int(entry_value(state, entry)) for entry in row]
        if values != sorted(values, reverse=location != c.CASTLE):
            problems.append(_of_row("CO-13.3", "row-order", name, f"the row {name} is not in order"))
        if any(state.owners[die] < 0 for die in dice):
            problems.append(_of_row("CO-13.2", "die-ownerless", name, f"a die in the row {name} belongs to nobody"))
        if dice and (
            state.phase not in (s.DRAFT_PHASE, s.RETRIEVE_PHASE)
            or (state.phase == s.RETRIEVE_PHASE and location < state.location)
        ):
            problems.append(_of_row("CO-13.2", "row-time", name, f"dice lie in the row {name} outside its time"))
        problems += _tokens(state, location, [entry - s.TOKEN for entry in row if entry > s.TOKEN])
    if len(set(seen)) != len(seen):
        problems.append(Problem("CO-13.2", "die-twice", {}, ["rows"], "a die lies in two rows"))
    hand = int(state.agenda.get(d.DIE)) if state.agenda.depth > 0 and state.agenda.kind() == d.PLACE else -1
    owned = [die for die in range(c.DIE_COUNT) if state.owners[die] >= 0 and die != hand]
    if state.phase == s.DRAFT_PHASE and sorted(seen) != owned:
        problems.append(Problem("CO-13.2", "die-nowhere", {}, ["rows"], "a drafted die lies in no row"))
    return problems + _cap(state, seen)


def _tokens(state: CoimbraFields, location: int, face_up: list[int]) -> Problems:
    first = (state.seats * c.LOCATION_COUNT + location) * c.MAX_TOKENS
    tokens = [int(value) for value in c.TOKENS[first : first + c.MAX_TOKENS] if value > 0]
    if state.phase == s.RETRIEVE_PHASE and state.location == location:
        tokens = tokens[len(tokens) - len(face_up) :] if len(face_up) <= len(tokens) else tokens
    if face_up == tokens:
        return []
    name = c.LOCATIONS[location]
    return [_of_row("CO-13.8", "die-tokens", name, f"the die tokens in {name} are wrong")]


def _cap(state: CoimbraFields, in_rows: list[int]) -> Problems:
    """The cap tile lies on a die of whoever holds its favor tile, never in the castle (CO-9.9)."""
    if state.capped == 0:
        return []
    die = int(state.capped) - 1
    holders = [seat for seat in range(state.seats) if may_cap(state, seat)]
    castle = [int(state.rows[c.CASTLE * c.ROW + i]) - 1 for i in range(state.row_sizes[c.CASTLE])]
    if state.values[die] == 0 or die in castle or not any(state.owners[die] in (holder, -1) for holder in holders):
        return [Problem("CO-9.9", "cap", {}, ["cap"], f"{c.DICE[die]} cannot wear the cap tile")]
    if state.phase == s.RETRIEVE_PHASE and state.location == c.CASTLE and die not in in_rows:
        return [Problem("CO-9.9", "cap", {}, ["cap"], f"{c.DICE[die]} wears the cap tile and lies in no city row")]
    return []


def _crowns(state: CoimbraFields) -> Problems:
    """Favor tiles are held from phase C on; crown tokens lie on a card of their class or are held (CO-13.5)."""
    problems: Problems = []
    taking = state.phase >= s.RETRIEVE_PHASE
    if any(state.favors[tile] >= 0 for tile in range(c.FAVOR_COUNT)) and not taking:
        where = [f"favors.{tile}" for tile in c.FAVORS]
        problems.append(Problem("CO-13.5", "favors", {}, where, "favor tiles are taken in phase C"))
    acquired = [
        int(state.agenda.frames[i * WIDTH + d.FROM])
        for i in range(state.agenda.depth)
        if state.agenda.frames[i * WIDTH] == d.ACQUISITION
    ]
    for token in range(c.TRACK_COUNT):
        code = int(state.crowns[token])
        if code >= s.HELD and not taking:
            text = f"the crown token {p.CLASSES[token]} is held before phase C"
            problems.append(_of_crown("crown-early", token, text))
        if 0 < code < s.HELD:
            card = int(state.display[code - 1])
            if state.phase == s.LAYOUT_PHASE or (c.CARD_CLASS[card - 1] != token if card > 0 else code not in acquired):
                text = f"the crown token {p.CLASSES[token]} lies on no card of its class"
                problems.append(_of_crown("crown-place", token, text))
    return problems
