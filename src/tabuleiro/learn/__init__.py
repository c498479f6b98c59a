"""What explains a game to people: where points came from. Uncompiled; all search stays in `bots`."""
