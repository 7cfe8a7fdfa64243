mlirkit opt inputs/wrong-artifact.mlir --verify=none --emit-bytecode --emit-bytecode-producer=StableHLO_v1.0.0 -o $T/wrong.mlirbc
mlirkit stablehlo upgrade $T/wrong.mlirbc --target=1.5.0 -o $T/new.mlirbc
test -e $T/new.mlirbc || echo nothing was written
