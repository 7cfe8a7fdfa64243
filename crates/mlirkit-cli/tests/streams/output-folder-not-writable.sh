# The file may be written to, though nothing can be made beside it.
mkdir d; echo old > d/out; chmod 666 d/out; chmod 555 d
as_nobody $M opt a.mlir -o d/out
same d/out want && [ "$(ls -A d)" = out ]
