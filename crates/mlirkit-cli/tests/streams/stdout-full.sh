fails $M opt a.mlir > /dev/full 2> err
status 1 $M opt a.mlir > /dev/full 2> err
grep -q "standard output.*No space left" err
