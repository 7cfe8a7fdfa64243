# Nowhere to write to is an error.
status 1 $M opt a.mlir >&- 2> err
grep -q "standard output" err
