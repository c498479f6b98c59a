"""How a position is shown: dumps, views, texts and events."""
