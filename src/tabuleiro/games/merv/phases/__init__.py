"""What comes between rounds and years: the queue, the invasion, the scoring (ME-5, ME-11, ME-12)."""
