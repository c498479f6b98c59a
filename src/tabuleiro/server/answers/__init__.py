"""What is answered about tables when somebody asks once, whoever carries the question: REST, or a browser's worker."""
