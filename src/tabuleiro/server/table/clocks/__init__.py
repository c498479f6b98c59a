"""Clocks: the law of whose time runs (docs/clocks.md), and what is done when it is over."""
