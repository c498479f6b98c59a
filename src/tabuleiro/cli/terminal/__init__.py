"""A game in the terminal: the session of a person, its menus and screens, and the playback of a record."""
