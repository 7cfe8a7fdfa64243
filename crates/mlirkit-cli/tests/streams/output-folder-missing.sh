fails $M opt a.mlir -o none/out 2> err
grep -q "'none/out'" err
