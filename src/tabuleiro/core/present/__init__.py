"""What people see of a position."""
