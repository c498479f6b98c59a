"""What every position and every step keep."""
