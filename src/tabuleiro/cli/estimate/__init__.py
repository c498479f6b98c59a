"""The commands that estimate: calibrate, hint."""
