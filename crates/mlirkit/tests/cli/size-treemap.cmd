mlirkit size ../../../../examples/kernel.mlirbc --svg $T/size.svg && head -3 $T/size.svg
mlirkit size ../../../../examples/kernel.mlirbc --html $T/size.html && head -4 $T/size.html
mlirkit size inputs/small.mlir --top=2
