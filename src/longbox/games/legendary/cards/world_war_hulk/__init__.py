"""World War Hulk."""
