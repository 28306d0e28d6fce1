"""The words that Legendary's cards are written with."""
