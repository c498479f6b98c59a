"""What an operator does: removing people, tables and words, and the orders by which the command line asks for it."""
