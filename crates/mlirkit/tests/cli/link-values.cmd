# Modules have values with equal ids; each operation keeps the values of its own module.
mlirkit link inputs/same-ids.mlir inputs/same-ids-too.mlir --text
mlirkit link inputs/same-ids-too.mlir inputs/same-ids.mlir inputs/same-ids-too.mlir --text
printf '"test.a"() ({\n^bb0(%%x: i32, %%y: f32):\n  "test.b"(%%y, %%x) : (f32, i32) -> ()\n}) : () -> ()\n"test.a"() ({\n^bb0(%%x: i32, %%y: f32):\n  "test.b"(%%y, %%y) : (f32, f32) -> ()\n}) : () -> ()\n' > $T/m.mlir
mlirkit split $T/m.mlir -o $T/parts && mlirkit link $T/parts/0001-* $T/parts/0000-* --text -o $T/again.mlir; mlirkit diff $T/m.mlir $T/again.mlir && echo the same
