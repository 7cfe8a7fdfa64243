# Behind two dashes, everything is a file.
echo 'module {}' > $T/-odd.mlir
cd $T && mlirkit opt -mlir-print-op-generic -- -odd.mlir && mlirkit info -- -odd.mlir
