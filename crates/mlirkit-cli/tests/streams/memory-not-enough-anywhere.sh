# Wherever memory ends, for a table or for a few bytes, and whichever thread is at work: an error that names the file.
awk 'BEGIN { for (i = 0; i < 6000; i++) print "func.func @function_" i "(%a: i32) -> i32 {\n  %0 = arith.constant " i " : i32\n  %1 = arith.addi %a, %0 : i32\n  return %1 : i32\n}" }' > l.mlir
for limit in $(seq 60000 5000 130000); do
  code=0; (ulimit -v $limit; ulimit -c 0; exec $M opt l.mlir --emit-bytecode -o out 2> err) || code=$?
  # The C library itself ends a process in which a thread begins and nothing at all is left for it.
  grep -q "^Fatal glibc error: failed to register TLS destructor: out of memory" err && { rm -f .mlirkit-*.tmp; continue; }
  [ $code = 0 ] || { [ $code = 1 ] && grep -q "l.mlir: error: not enough memory" err; } || { echo "$limit: $code" >&3; cat err >&3; exit 1; }
done
no_leftovers
