# A file that is cut off while it is read ends in an error at worst, and in no output.
{ large 600000; head -c 17000000 /dev/zero | tr "\0" "\n"; } > l.mlir
for wait in 0.02 0.1 0.5; do
  cp l.mlir x.mlir
  $M opt x.mlir -o out 2> err & sleep $wait; : > x.mlir
  code=0; wait $! || code=$?
  [ $code -le 1 ] || { echo "status $code after $wait"; exit 1; }
  [ $code = 0 ] || [ ! -e out ]; rm -f out; no_leftovers
done
