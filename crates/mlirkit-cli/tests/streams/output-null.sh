device 1 3 null
$M opt a.mlir -o null; $M opt a.mlir --emit-bytecode -o null
[ -c null ]
no_leftovers
