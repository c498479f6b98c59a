"""A driver's random generator: one 32-bit word, equal compiled or not."""

from mypy_extensions import i64


def seed_word(seed: int) -> i64:
    """A non-zero word from any seed; neighbouring seeds give unrelated words."""
    word: i64 = (seed * 2654435769 + 1013904223) & 0xFFFFFFFF
    if word == 0:
        word = 1
    for _ in range(4):
        word = next_word(word)
    return word


def next_word(word: i64) -> i64:
    """The next word (xorshift); every step is masked because an i64 wraps only when compiled."""
    word ^= (word << 13) & 0xFFFFFFFF
    word ^= word >> 17
    return word ^ ((word << 5) & 0xFFFFFFFF)


def draw(word: i64, below: i64) -> i64:
    """A number from 0 to `below` - 1 out of a word."""
    return (word * below) >> 32
