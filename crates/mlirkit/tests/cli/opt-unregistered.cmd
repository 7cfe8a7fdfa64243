echo '"a.b"() {x = #c.d<1>} : () -> !e.f' > $T/in.mlir
mlirkit opt $T/in.mlir
mlirkit opt $T/in.mlir --allow-unregistered-dialect
