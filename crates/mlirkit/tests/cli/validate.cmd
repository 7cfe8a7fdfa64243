mkdir $T/models $T/models/deep
cp inputs/wrong-type.mlir $T/models/deep/wrong.mlir
echo 'func.func @f() { return }' > $T/models/good.mlir
echo 'not MLIR' > $T/models/notes.txt
mlirkit opt $T/models/good.mlir --emit-bytecode -o $T/models/without-ending
cd $T
mlirkit validate models
echo "exit code $?"
mlirkit validate models/good.mlir models/without-ending --json
echo "exit code $?"
mlirkit validate --quiet models/good.mlir missing.mlir models/notes.txt
echo "exit code $?"
