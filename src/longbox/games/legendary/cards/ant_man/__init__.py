"""Ant-Man."""
