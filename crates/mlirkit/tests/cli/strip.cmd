mlirkit strip inputs/strip.mlir --locations
mlirkit strip inputs/strip.mlir --names --resources --discardable=tt.
mlirkit strip inputs/strip.mlir
