"""What somebody's own games say of them: results, points, where chances were lost, luck, and what to practise."""
