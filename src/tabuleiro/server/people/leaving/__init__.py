"""Leaving: what somebody takes along, and the days in which they may think again."""
