"""Reads nothing: no tool of the project reads text. Only its bytecode can be printed."""
