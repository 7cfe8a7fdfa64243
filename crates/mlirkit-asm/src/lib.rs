//! MLIR text: lexer, parser and printer.
