printf 'dialect toy\n  default-type-syntax\n\nop stop\n  attr left UnitAttr optional\n  format `-` `/` (`|` $left^)? attr-dict\n\nattr-constraint UnitAttr\n  pred isa:UnitAttr\n  kind unit\n  storage UnitAttr\n' > $T/toy.def
printf 'func.func private @f(memref<4x!toy.text>, vector<2x!toy.text>)\ntoy.stop - / | {a}\ntoy.stop - /\n' > $T/toy.mlir
mlirkit opt --dialect $T/toy.def $T/toy.mlir
