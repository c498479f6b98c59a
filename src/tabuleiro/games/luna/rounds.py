"""Rounds: their beginning, the scoring phase, the preparation of the next one, the end (LU-5.1, LU-9 to LU-11)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import scoring
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.pieces import clockwise, gain
from tabuleiro.games.luna.present import events
from tabuleiro.games.luna.solo import build_for_opponent
from tabuleiro.games.luna.state import LunaFields, ask


def begin_round(state: LunaFields) -> None:
    """Fresh counters and time tokens; the start player acts, in solo the opponent is dealt with first (LU-14.1)."""
    state.round += 1
    party: i64 = 0
    while party < state.parties:
        state.herbs_used[party] = 0
        party += 1
    state.time_left = c.TIME_OF_SEATS[state.seats]
    if state.seats <= 2 and (state.bonus_once == 0 or state.round == 1):
        state.book_bonus = 1
    events.note_round(state)
    if state.seats == 1:
        ask(state, d.SOLO_DEACTIVATE, s.HUMAN)
    else:
        ask(state, d.ACTION, state.start)


def end_phase(state: LunaFields) -> None:
    """The action phase is over: score, then prepare the next round or end the game."""
    state.time_left = 0
    if state.seats == 1:
        build_for_opponent(state)
    score_priestess(state)
    score_apostate(state)
    score_temple(state)
    if state.round == c.ROUNDS:
        end_game(state)
        return
    wake_novices(state)
    move_figures(state)
    move_apostate(state)
    events.note_guard(state, state.round + 1)
    begin_round(state)


def score_priestess(state: LunaFields) -> None:
    """First, second and third on the Moon Priestess's island (LU-9.2)."""
    counts: i64 = scoring.priestess_counts(state)
    party: i64 = 0
    while party < state.parties:
        place: i64 = scoring.place_among(state, counts, party)
        points: i64 = scoring.place_points(state, place) if place >= 0 else 0
        if points > 0:
            gain(state, party, points, s.FROM_PRIESTESS)
            events.note_priestess(state, party, state.figures[c.PRIESTESS], place, points)
        party += 1


def score_apostate(state: LunaFields) -> None:
    """Losses on the Apostate's island; nobody falls below 0 (LU-9.4, LU-9.5)."""
    island: i64 = state.figures[c.APOSTATE]
    party: i64 = 0
    while party < state.parties:
        loss: i64 = scoring.apostate_loss(state, party)
        if loss > 0:
            if loss > state.influence[party]:
                loss = state.influence[party]
            gain(state, party, -loss, s.FROM_APOSTATE)
            events.note_apostate(state, party, island, scoring.novices_at(state, party, island), loss)
        party += 1


def score_temple(state: LunaFields) -> None:
    """One point for each novice in the temple (LU-9.6)."""
    counts: i64 = scoring.temple_counts(state)
    party: i64 = 0
    while party < state.parties:
        counts >>= 8
        points: i64 = scoring.temple_points(counts & 255)
        if points > 0:
            gain(state, party, points, s.FROM_TEMPLE)
            events.note_number(state, "temple_scored", party, "points", points)
        party += 1


def wake_novices(state: LunaFields) -> None:
    """All inactive novices step onto their islands (LU-10.1)."""
    active: vec[i64] = state.active
    inactive: vec[i64] = state.inactive
    woken: i64 = 0
    place: i64 = 0
    end: i64 = state.parties * c.ISLAND_COUNT
    while place < end:
        if inactive[place] != 0:
            woken += inactive[place]
            active[place] += inactive[place]
            inactive[place] = 0
        place += 1
    events.note_number(state, "novices_returned", events.NO_PARTY, "count", woken)


def move_figures(state: LunaFields) -> None:
    """Moon Priestess and Master Builder move by their numbers (LU-10.2)."""
    steps: i64 = c.PRIESTESS_MOVES[c.PRIESTESS_OF_SEATS[state.seats]]
    state.figures[c.PRIESTESS] = clockwise(state, state.figures[c.PRIESTESS], steps)
    events.note_figure(state, "figure_moved", c.PRIESTESS, state.figures[c.PRIESTESS])
    state.figures[c.BUILDER] = clockwise(state, state.figures[c.BUILDER], c.BUILDER_MOVE)
    events.note_figure(state, "figure_moved", c.BUILDER, state.figures[c.BUILDER])


def move_apostate(state: LunaFields) -> None:
    """To the next island with a novice, in solo with one of the player's; else he stays (LU-10.3, LU-13.16)."""
    watched: i64 = 1 if state.seats == 1 else state.parties
    steps: i64 = 1
    while steps < c.ISLAND_COUNT:
        island: i64 = clockwise(state, state.figures[c.APOSTATE], steps)
        party: i64 = 0
        while party < watched:
            if scoring.novices_at(state, party, island) > 0:
                state.figures[c.APOSTATE] = island
                events.note_figure(state, "figure_moved", c.APOSTATE, island)
                return
            party += 1
        steps += 1


def end_game(state: LunaFields) -> None:
    """The final points; after that nobody decides anything (LU-11.2, LU-11.5)."""
    party: i64 = 0
    while party < state.parties:
        shrines: i64 = scoring.shrine_points(state, party)
        favors: i64 = scoring.favor_points(state, party)
        council: i64 = scoring.council_points(state, party)
        gain(state, party, shrines, s.FROM_SHRINES)
        gain(state, party, favors, s.FROM_FAVORS)
        gain(state, party, council, s.FROM_COUNCIL)
        events.note_final(state, party, shrines, favors, council)
        party += 1
    state.agenda.pop()
    events.note_party(state, "game_ended", events.NO_PARTY)
