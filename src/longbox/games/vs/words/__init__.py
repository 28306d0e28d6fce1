"""What a seat reads and sees: texts, questions of the engine, views."""
