"""Tables for people and bots over HTTP and WebSockets: a move is stored before anybody sees it."""
