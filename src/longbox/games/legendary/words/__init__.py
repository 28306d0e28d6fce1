"""What players read and see: card texts, prompts, views, lessons and the catalogue of rules."""
