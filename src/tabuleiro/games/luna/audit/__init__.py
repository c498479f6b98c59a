"""What holds in every position, and what no step may do."""
