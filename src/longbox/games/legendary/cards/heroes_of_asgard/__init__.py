"""Heroes of Asgard."""
