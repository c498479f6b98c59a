"""The explorer of openings: what people and bots choose first, and what became of it."""
