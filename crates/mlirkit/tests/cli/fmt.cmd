mlirkit fmt - < inputs/fmt/messy.mlir
mlirkit fmt - < inputs/fmt/messy.mlir > $T/once.mlir
mlirkit fmt --check $T/once.mlir
mlirkit fmt --check inputs/fmt/messy.mlir
mlirkit fmt --lines 3:3 - < inputs/fmt/messy.mlir | head -4
printf 'func.func @f() {return}' > $T/place.mlir && mlirkit fmt $T/place.mlir && cat $T/place.mlir
printf 'func.func @broken( {\n%%a = arith.\n}\nfunc.func @g() {return}\n' | mlirkit fmt -
mlirkit fmt --lines 3 -
