"""The first ten steps, from one server in one room to clocks and analyses."""
