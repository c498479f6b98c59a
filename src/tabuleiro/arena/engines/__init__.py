"""Engines: programs of others in any language, which speak JSON lines on their standard input and output."""
