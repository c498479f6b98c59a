"""The contract: what a game is, what a position can be asked, and the checked path into it."""

from tabuleiro.core.action import CHANCE, NOBODY, Action, Arguments
from tabuleiro.core.agenda import Agenda, new_agenda
from tabuleiro.core.agenda_state import AgendaState
from tabuleiro.core.chance import draw
from tabuleiro.core.digest import canonical, digest, digest_of
from tabuleiro.core.errors import (
    BadData,
    BadOption,
    BadPosition,
    BadRecord,
    Illegal,
    InputError,
    Malformed,
    NotYourTurn,
    UnknownElement,
    UnknownGame,
    UnknownRule,
)
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.core.option import Option
from tabuleiro.core.play import Offer, hands_over, offer, only_option, play, preview, settle, unasked
from tabuleiro.core.present.explanation import Explanation, Saying
from tabuleiro.core.present.rulebook import read_rules, rule_ids, rule_text
from tabuleiro.core.present.tally import Entry, Prospect
from tabuleiro.core.reader import Reader
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import Ply, Record, new_record, record_from, write_record
from tabuleiro.core.records.replay import replay, verify
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.registry import find_edition, find_game, game_names, register
from tabuleiro.core.result import Result, Standing, share_win
from tabuleiro.core.space import ActionSpace, Family, Parameter
from tabuleiro.core.state import Position, State

__all__ = [
    "CHANCE",
    "NOBODY",
    "Action",
    "ActionSpace",
    "Agenda",
    "AgendaState",
    "Arguments",
    "BadData",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Entry",
    "Event",
    "Explanation",
    "Family",
    "Game",
    "Illegal",
    "InputError",
    "Malformed",
    "NotYourTurn",
    "Offer",
    "Option",
    "Parameter",
    "Ply",
    "Position",
    "Prospect",
    "Reader",
    "Record",
    "Refusal",
    "Result",
    "Saying",
    "Standing",
    "State",
    "UnknownElement",
    "UnknownGame",
    "UnknownRule",
    "canonical",
    "digest",
    "digest_of",
    "draw",
    "find_edition",
    "find_game",
    "game_names",
    "hands_over",
    "new_agenda",
    "new_record",
    "record_from",
    "offer",
    "only_option",
    "parse_record",
    "play",
    "preview",
    "read_rules",
    "register",
    "replay",
    "rule_ids",
    "rule_text",
    "settle",
    "share_win",
    "unasked",
    "verify",
    "write_record",
]
