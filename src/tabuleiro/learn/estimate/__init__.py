"""What a position is worth, told so that people can believe it: shares of the win, with the doubt about them."""
