"""What is stored of notices together with the change that they tell of."""
