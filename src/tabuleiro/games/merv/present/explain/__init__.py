"""What every element is, does and means now, from the printed data and the view."""
