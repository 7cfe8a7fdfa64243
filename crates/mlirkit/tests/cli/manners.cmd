mlirkit opt --dialects=nosuch inputs/small.mlir
printf "" | mlirkit layout -
printf "" | mlirkit stablehlo explain
mlirkit stablehlo version nosuch
mlirkit info nosuch
mlirkit layout inputs/layout.mlir | head -1
mlirkit dump inputs/small.mlir
