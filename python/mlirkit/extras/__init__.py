"""Short names for types and decorators that programs use often."""
