# What is small is written in one go: at any moment the old or the new file, whole, and nothing beside it.
for moment in $(seq 1 40); do
  echo old > out
  env --default-signal=TERM $M opt a.mlir -o out 2> err & child=$!
  sleep "$(awk -v m="$moment" 'BEGIN { print 0.001 * m }')"
  kill -TERM $child 2> /dev/null || true; wait $child 2> /dev/null || true
  [ "$(cat out)" = old ] || same out want || { echo "neither old nor new after moment $moment" >&3; exit 1; }
  no_leftovers
done
