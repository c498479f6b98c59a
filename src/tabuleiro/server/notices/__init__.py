"""Notices on their way: who wishes to be told what, when, and by which channel."""
