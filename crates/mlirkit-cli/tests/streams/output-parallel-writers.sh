for i in 1 2 3 4 5 6; do $M opt a.mlir -o out & done; wait
same out want
no_leftovers
