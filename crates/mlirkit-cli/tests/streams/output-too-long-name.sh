name=$(head -c 300 /dev/zero | tr '\0' n)
fails $M opt a.mlir -o "$name" 2> err
grep -q "too long" err
no_leftovers
