"""Spider-Man Homecoming."""
