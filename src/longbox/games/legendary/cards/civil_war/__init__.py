"""Civil War."""
