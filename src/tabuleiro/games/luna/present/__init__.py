"""What people and programs see of a game: events, descriptions, positions as JSON, the text board."""
