mkdir d
fails $M opt a.mlir -o d 2> err; fails $M opt a.mlir -o new/ 2>> err
grep -q "'d'" err
grep -q "'new/'" err
[ ! -e new ]
no_leftovers
