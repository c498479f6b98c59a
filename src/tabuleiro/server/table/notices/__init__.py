"""What is worth telling somebody who is not looking."""
