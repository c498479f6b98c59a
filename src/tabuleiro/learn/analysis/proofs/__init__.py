"""What proves analyses: accuracies that order levels, luck, errors that were planted, and grades that stay."""
