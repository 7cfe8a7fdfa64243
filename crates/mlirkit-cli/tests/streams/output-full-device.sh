device 1 7 full
fails $M opt a.mlir -o full 2> err
[ -c full ]
grep -q "'full'.*No space left" err
no_leftovers
