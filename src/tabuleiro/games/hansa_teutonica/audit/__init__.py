"""What must hold in every position and after every step."""
