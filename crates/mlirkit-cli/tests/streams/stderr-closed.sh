status 1 $M opt bad.mlir 2>&-
status 0 $M opt a.mlir 2>&- > out
same out want
