fails $M opt bad.mlir -o out 2> err
[ ! -e out ]
no_leftovers
