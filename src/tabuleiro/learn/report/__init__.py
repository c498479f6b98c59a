"""The report of an analysis: one file that can be sent on, read without a network, and printed."""
