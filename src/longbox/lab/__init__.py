"""The lab: many games, and what can be said about them."""
