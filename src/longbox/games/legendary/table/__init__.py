"""The table: where cards lie, what is remembered, what is printed, and the questions that everybody asks about it."""
