status 2 $M opt a.mlir -o '' 2> err
no_leftovers
