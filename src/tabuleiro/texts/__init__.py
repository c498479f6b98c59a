"""Texts in the reader's language: message catalogues and rulebooks. Nothing in here knows a rule.

What a game package brings, found by the module name under which the registry knows the game:

- `strings/en.ftl` and `strings/pt-BR.ftl`: Fluent catalogues with the same ids and the same variables:
  `game-name`, `game-tagline`, of a published game `game-designers`, `game-publishers` and `game-year`, the names of
  everything (`city-hamburg`), and one message for each

  | id | says | always has |
  |---|---|---|
  | `decision-<kind>` | the question | `$seat`: who is asked |
  | `kind-<kind>` | a whole action family, as the heading of its choices ("Place a piece") | - |
  | `action-<kind>` | one choice ("Place a trader on Hamburg - Lübeck"); `State.describe` may name other ids | `$seat` |
  | `event-<kind>` | what happened ("{ $seat }: placed a trader ...") | `$seat`, where a seat did it |
  | `refusal-<key>` | why not, as named by `State.refusal` | - |
  | `category-<id>` | a column of the final scoring | - |
  | `explain-*` | what an element is, does and means now, as named by `State.explain` | - |
  | `end-<reason>`, `tiebreak-<id>` | how the game ended | - |
  | `option-<name>`, `option-<name>-<value>` | what can be agreed on before the game | - |

  An event that a seat caused begins with `{ $seat }: `, so that a preview can leave the name out. Chance families need
  no heading: nobody chooses among them. Chapters of a long catalogue lie in `strings/<language>/<chapter>.ftl`.
- `RULES.md` and `RULES.pt-BR.md`: the rules by ID.
- `terminal.py` with `board(view: Position, text: Text, width: int) -> list[TextLine]` (see `core.screen`): the text
  board, no wider than `width` (`core.screen` wraps and sets side by side). What stands before its first empty line is
  the status (whose turn it is, what is left of it) and is also drawn alone, between two decisions in a row.

Arguments of a message: a number stays a number; a text is the id of another message, resolved first; `seat-2` is the
name of whoever sits in seat 2. A missing id or a fault in a message raises `TextFault`; it is never shown instead.
"""
