"""Quick phrases: message ids that everybody reads in their own language (`web-phrase-<id>` of the page's texts)."""

from typing import Final

PHRASES: Final = (
    *("hello", "good_luck", "well_played", "nice_move", "thanks", "sorry", "oops", "good_game"),
    *("one_moment", "back_soon", "must_go", "your_turn", "again", "yes", "no"),
)
FREE, ONLY_PHRASES, SILENT = "free", "phrases", "off"
"""How people speak at a table: as they like, in phrases alone, not at all."""
