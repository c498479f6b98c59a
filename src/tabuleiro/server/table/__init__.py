"""One table: its log, its game, its seats, what is sent to its audience. Pure: no SQL, no web framework, no process."""
