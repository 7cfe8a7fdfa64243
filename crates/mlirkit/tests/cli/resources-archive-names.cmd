# The extension decides the format of an archive; those of other formats are refused.
for name in w.npz w.PT model.mlirbc w.irpa w.IRPA w.safetensors w.bin w; do mlirkit resources externalize inputs/weights.mlir --least=1 --to $T/$name -o $T/small.mlir && head -c 4 $T/$name | grep -aq IRPA && echo $name is an archive of IREE; ls $T/$name; done
mlirkit resources extract inputs/weights.mlir --least=1 -o $T/x.irpa && head -c 4 $T/x.irpa; echo
mlirkit resources extract inputs/weights.mlir --least=1 --format safetensors -o $T/y.irpa; ls $T/y.irpa
mlirkit resources extract inputs/weights.mlir --least=1 --format irpa -o $T/y.safetensors; ls $T/y.safetensors
mlirkit resources extract inputs/weights.mlir --least=1 -o $T/y.npy; ls $T/y.npy
mlirkit resources extract inputs/weights.mlir --least=1 --format npy -o $T/y.npy && ls $T/y.npy
