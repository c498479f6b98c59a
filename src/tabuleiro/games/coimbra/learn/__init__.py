"""What learners see of a position."""
