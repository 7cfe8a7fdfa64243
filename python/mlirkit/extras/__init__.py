"""Short names for what is written often."""
