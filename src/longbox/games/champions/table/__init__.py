"""The table: where cards lie, what is kept about them, what is printed on them, and who sits there."""
