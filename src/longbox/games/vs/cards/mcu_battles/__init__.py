"""The MCU Battles."""
