"""Looks for puzzles in one game that bots play: positions near its end that can be proved, and others by searches."""

import random
from collections.abc import Iterator
from statistics import median
from typing import Final, NamedTuple

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.bots.turn import NO_TURN, goes_on, is_same_turn
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.chance import draw
from tabuleiro.core.digest import digest
from tabuleiro.core.registry import find_game
from tabuleiro.core.state import State
from tabuleiro.learn.estimate.worth import play_line
from tabuleiro.learn.puzzles.brink import is_near_brink, set_on_brink
from tabuleiro.learn.puzzles.enumeration import final_worth
from tabuleiro.learn.puzzles.finders import UNFOUND, GreedyBot, finders, play_turn
from tabuleiro.learn.puzzles.last_turns import set_up
from tabuleiro.learn.puzzles.played_out import play_out
from tabuleiro.learn.puzzles.proof import Claim, ProofKind, Proved, asked_run, find_proof
from tabuleiro.learn.puzzles.puzzle import ID_DIGITS, Puzzle, Refuted, engine_of, pack_position
from tabuleiro.learn.puzzles.run import Run
from tabuleiro.learn.puzzles.searched import PART, SHARE, JudgedTurn, is_stable, judge_turn
from tabuleiro.learn.puzzles.themes import find_themes
from tabuleiro.learn.puzzles.turn_tree import TooLarge, TurnEnd, TurnTree, choices

MOST: Final = 6_000
"""Positions that a proof may take; where there are more, nothing is proved."""
LAST: Final = 24
"""How many decisions before the end are tried to be proved; of games that end when somebody wants it, too."""
SET_UP: Final = 12
"""About how many moments of a game are set up to be its last ones, where that can be done."""
BRINKS: Final = 60
"""About how many moments of a game are set on the brink of its end, where that can be done."""
MISSES: Final = 3
"""Positions in a row that are too large, after which those farther from the end are not tried."""
FAR: Final = 1e7
"""Where about so many lines lead to the end, a proof would be too large, as many of them as may meet."""
NEAR: Final = 5e3
"""Where a turn has about so many orders of actions, all of them can be followed."""
PROBES: Final = 16
FIRST_LOOK: Final = 10
"""The part of the positions that are looked at to see whether a turn is worth a closer look."""
ENDS: Final = 4
"""A puzzle has at least so many different ends."""
CHANCE_MOST: Final = 0.2
"""What is found more often by whoever decides at random is no puzzle."""
APART: Final = 10
"""Turns between two puzzles of one game."""
ACCEPTED_MOST: Final = 64
"""What more ends solve is hardly hidden."""
REFUTED_MOST: Final = 3
WHOLE_WIN: Final = 1.0
"""What is lost by a turn that does not win, where another one wins at once."""
SAMPLES: Final = 24
"""Turns drawn at random, where they are too many to be counted."""


class MinedGame(NamedTuple):
    """Which game to look through, and how many positions the first search of a turn looks at; 0: only prove.

    A block of work.
    """

    game: str
    seats: int
    number: int
    seed: int
    nodes: int


class Solution(NamedTuple):
    """The best turn, the ends that are accepted, the turns that fail, and how all of that is known."""

    line: list[int]
    after: State
    accepted: list[str]
    losses: dict[str, float]
    next: list[int]
    """The best of the turns that fail."""
    claim: Claim
    margin: float
    doubt: float
    proof: ProofKind
    figures: dict[str, float]


class Moment(NamedTuple):
    """A decision with a choice: its turn and ply in the game, and whether it opens the turn."""

    turn: int
    ply: int
    opens: bool
    state: State


def mine_game(asked: MinedGame) -> list[Puzzle]:
    """The puzzles of one game; the same block always finds the same."""
    moments = list(play_game(asked))
    found_moments = list(searched_moments(moments, asked.nodes) if asked.nodes else proved_moments(moments))
    found: list[tuple[int, Puzzle]] = []
    for moment, solution in sorted(found_moments, key=lambda one: one[1].figures["chance"]):
        if any(is_hard(other) and abs(moment.turn - turn) < APART for turn, other in found):
            continue  # who finds it takes long to tell, and of two that are near only one is kept
        puzzle = make_puzzle(moment.state, solution, f"{name_of(asked)} ply {moment.ply}")
        if puzzle is not None:
            found.append((moment.turn, puzzle))
    return far_apart(found)


def far_apart(found: list[tuple[int, Puzzle]]) -> list[Puzzle]:
    """Of puzzles by their turns those that lie apart: the ones that a search finds first, then those with more ends."""
    kept: list[tuple[int, Puzzle]] = []
    for turn, puzzle in sorted(found, key=lambda one: (is_hard(one[1]), ends_of(one[1])), reverse=True):
        if all(abs(turn - other) >= APART for other, _ in kept):
            kept.append((turn, puzzle))
    return [puzzle for _, puzzle in kept]


def is_hard(puzzle: Puzzle) -> bool:
    """Whether a search finds it and `regular` does not."""
    return 1 < puzzle.level < UNFOUND


def ends_of(puzzle: Puzzle) -> float:
    """How many different ends the turn has, where they were counted."""
    return puzzle.figures.get("ends", 0.0)


def name_of(asked: MinedGame) -> str:
    """What names a game that is looked through."""
    return f"bots {asked.seed}/{asked.number} of {asked.seats}" + (f" nodes {asked.nodes}" if asked.nodes else "")


def play_game(asked: MinedGame) -> Iterator[Moment]:
    """The moments of a game between bots that look little ahead and bots that look farther."""
    dice = random.Random(f"{asked.seed} {asked.seats} {asked.number}")
    state = find_game(asked.game).new(asked.seats)
    bots: list[Bot] = [_player(dice) for _ in range(asked.seats)]
    whose, turn, ply = NO_TURN, -1, 0
    while (actor := state.to_act()) != NOBODY:
        if actor == CHANCE:
            state.apply(draw(state, dice.randrange))
        else:
            opens = not is_same_turn(state, whose)
            if opens:
                whose, turn = state.whose_turn(), turn + 1
            if len(state.legal()) > 1:
                yield Moment(turn, ply, opens, state.copy())
            state.apply(bots[actor].choose(state))
        ply += 1


def _player(dice: random.Random) -> Bot:
    seed = dice.getrandbits(32)
    return SearchBot(seed, 0.0, iterations=100) if dice.random() < 0.3 else new_bot("regular", seed)


def proved_moments(moments: list[Moment]) -> Iterator[tuple[Moment, Solution]]:
    """Moments near the end whose best turns can be proved, the last one first, then those that are set up."""
    last = moments[-LAST:]
    yield from provable(last[::-1], MISSES)
    yield from provable(set_up_moments(moments), len(moments))
    yield from brink_moments(moments)


def provable(moments: list[Moment], most_misses: int) -> Iterator[tuple[Moment, Solution]]:
    """Those whose best turns can be proved, until too many in a row are too large."""
    misses = 0
    for moment in moments:
        found = try_proof(moment.state, moment.ply)
        if found is None:
            misses += 1
            if misses == most_misses:
                return
            continue
        misses = 0
        tree, proved = found
        if proved is not None and is_hidden(tree, proved):
            yield moment, read_proof(tree, proved)


def try_proof(state: State, seed: int) -> tuple[TurnTree, Proved | None] | None:
    """What can be proved of a position; None where too much can still happen."""
    if lines_left(state, random.Random(seed)) > FAR:
        return None
    try:
        return find_proof(state, MOST)
    except TooLarge:
        return None


def lines_left(state: State, dice: random.Random) -> float:
    """About how many lines lead to the end: the median over lines at random of their choices multiplied (Knuth)."""
    found: list[float] = []
    for _ in range(PROBES):
        after, lines = state.copy(), 1.0
        while after.to_act() != NOBODY and lines <= FAR:
            open_to = choices(after)
            lines *= len(open_to)
            after.apply(dice.choice(open_to))
        found.append(lines)
    return median(found)


def set_up_moments(moments: list[Moment]) -> list[Moment]:
    """Moments all over a game that are set up to be its last ones, where that can be done."""
    made = [moment._replace(state=state) for moment in moments for state in set_up(moment.state)]
    small = [moment for moment in made if turn_lines(moment.state, random.Random(moment.ply)) <= NEAR]
    return small[:: max(len(small) // SET_UP, 1)]


def brink_moments(moments: list[Moment]) -> Iterator[tuple[Moment, Solution]]:
    """Moments all over a game that are set up so that a turn ends it and wins, and hardly any other does."""
    near = [moment for moment in moments if is_near_brink(moment.state)]
    for moment in near[:: max(len(near) // BRINKS, 1)]:
        brink = set_on_brink(moment.state)
        if brink is not None and is_hidden(brink.tree, brink.proved):
            yield moment._replace(state=brink.state), read_proof(brink.tree, brink.proved)


def turn_lines(state: State, dice: random.Random) -> float:
    """About how many orders of actions a turn has: the mean over turns at random of the choices multiplied (Knuth)."""
    seat, whose, total = state.to_act(), state.whose_turn(), 0.0
    for _ in range(PROBES):
        after, lines = state.copy(), 1.0
        while goes_on(after, seat, whose):
            open_to = choices(after)
            lines *= len(open_to)
            after.apply(dice.choice(open_to))
        total += lines
    return total / PROBES


def is_hidden(tree: TurnTree, proved: Proved) -> bool:
    """Whether there is something to look for: several ends, few of which solve it, and seldom met by chance."""
    is_small = len(proved.accepted) <= ACCEPTED_MOST
    return len(tree.ends) >= ENDS and is_small and tree.chance(proved.accepted) <= CHANCE_MOST


def read_proof(tree: TurnTree, proved: Proved) -> Solution:
    """What a proof says, by digests."""
    names = {key: digest(tree.ends[key].after) for key in proved.losses}
    best = tree.ends[proved.best]
    accepted = [names[proved.best], *(names[key] for key in sorted(proved.accepted - {proved.best}))]
    losses = {names[key]: loss for key, loss in proved.losses.items()}
    chance = round(tree.chance(proved.accepted), 4)
    figures = {"positions": float(proved.nodes), "ends": float(len(tree.ends)), "chance": chance}
    next_best = find_next(tree, proved).line
    return Solution(
        best.line, best.after, accepted, losses, next_best, proved.claim, proved.margin, 0.0, proved.kind, figures
    )


def find_next(tree: TurnTree, proved: Proved) -> TurnEnd:
    """The best turn that fails; where a win at once is proved the one that ends the game and comes nearest to it."""
    failing = [key for key in proved.losses if key not in proved.accepted]
    if proved.kind != "wins_now":
        return tree.ends[min(failing, key=lambda key: proved.losses[key])]
    others = [tree.ends[key] for key in failing or tree.ends if key not in proved.accepted]
    return max(others, key=lambda end: final_worth(end.after, tree.seat)) if failing else others[0]


def searched_moments(moments: list[Moment], nodes: int) -> Iterator[tuple[Moment, Solution]]:
    """Moments all over the game at which one turn stands out, whatever is searched and however it is played out."""
    for moment in moments:
        state = moment.state
        if not moment.opens or int(state.seats) == 1 or not judge_turn(state, nodes // FIRST_LOOK).is_puzzle(0.75):
            continue
        first = judge_turn(state, nodes)
        if not first.is_puzzle() or find_chance(state, first.accepted()) > CHANCE_MOST:
            continue
        last = is_stable(state, first, nodes)
        if last is not None and (solution := play_both(state, last)) is not None:
            yield moment, solution


def find_chance(state: State, accepted: list[str]) -> float:
    """How many turns drawn at random end well; all of them where turns hardly differ."""
    ends = [digest(play_turn(state, new_bot("random", seed))[1]) for seed in range(SAMPLES)]
    return 1.0 if len({*ends, *accepted}) < ENDS else sum(end in accepted for end in ends) / SAMPLES


def play_both(state: State, judged: JudgedTurn) -> Solution | None:
    """Play the best turn and its best rival out; a solution if the games say the same as the searches."""
    accepted, seat = judged.accepted(), state.to_act()
    rival = next(one for one in judged.rivals if one.end not in accepted)
    after = play_line(state, judged.line)
    played = play_out(after, play_line(state, rival.line), seat)
    gain = played.best - played.next
    if not played.is_ahead or gain < max(SHARE, PART * max(played.best, judged.fair)):
        return None
    losses = {one.end: max(one.loss, 0.0) for one in judged.rivals}
    losses[rival.end] = gain
    figures = {"games": float(played.games), "best": round(played.best, 4), "next": round(played.next, 4)}
    figures["chance"] = round(find_chance(state, accepted), 4)
    return Solution(judged.line, after, accepted, losses, rival.line, "best", gain, judged.doubt, "played_out", figures)


def make_puzzle(state: State, solution: Solution, source: str) -> Puzzle | None:
    """A puzzle out of a position and its solution; None if whoever takes the most points at once finds it, too."""
    game, seats = state.game(), int(state.seats)
    run = asked_run(solution.proof, state)
    greedy, after = play_turn(state, GreedyBot(), run)
    if digest(after) in solution.accepted:
        return None
    level, tries = find_level(state, solution.accepted, run)
    told = [*tries, greedy, solution.next]
    if solution.proof == "wins_now" and play_line(state, solution.next).to_act() == NOBODY:
        told = [solution.next, *tries, greedy]  # it ends the game and does not win: that says more than anything else
    refuted = find_refuted(state, told, solution)
    usual = [game.parse(text) for text in refuted[0].turn]
    return Puzzle(
        id=digest(state)[:ID_DIGITS],
        game=game.name,
        version=game.version,
        components=game.components,
        position=pack_position(state.dump()),
        seat=state.to_act(),
        seats=seats,
        turns=[[game.format(action) for action in solution.line]],
        accepted=solution.accepted,
        refuted=refuted,
        claim=solution.claim,
        margin=round(solution.margin, 4),
        doubt=round(solution.doubt, 4),
        level=level,
        themes=find_themes(state, (solution.line, solution.after), play_line(state, usual)),
        proof=solution.proof,
        figures=solution.figures,
        source=source,
        engine=engine_of(game, seats),
    )


def find_level(state: State, accepted: list[str], run: Run) -> tuple[int, list[list[int]]]:
    """The level of the first bot that finds the turn, and what the bots before it play."""
    tries: list[list[int]] = []
    for number, bot in enumerate(finders(), 1):
        line, after = play_turn(state, bot, run)
        if digest(after) in accepted:
            return number, tries
        tries.append(line)
    return UNFOUND, tries


def find_refuted(state: State, tries: list[list[int]], solution: Solution) -> list[Refuted]:
    """The turns that were tried and fail, the usual one first; only those whose loss is known."""
    game, found = state.game(), dict[str, Refuted]()
    unknown = WHOLE_WIN if solution.proof == "wins_now" else 0.0  # what does not win at once does not solve it
    for line in tries:
        end = digest(play_line(state, line))
        loss = solution.losses.get(end, unknown)
        if end not in found and end not in solution.accepted and loss > 0:
            found[end] = Refuted([game.format(action) for action in line], end, round(loss, 4))
    return list(found.values())[:REFUTED_MOST]
