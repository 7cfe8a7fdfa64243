# Two tools write MLIR24.0.0git and lay operations of gpu out differently. What is written has the layout of its source.
layout() { mlirkit dump $1 | grep "section Properties" | sed "s/.*section/section/"; }
layout inputs/gpu-24-early.mlirbc; layout inputs/gpu-24-late.mlirbc
for verb in "opt --release=24 --emit-bytecode" "opt --emit-bytecode" parse "port --to llvm-24" "port --to llvm-24-git" "extract @h"; do for source in early late; do set -- $verb; verb_name=$1; shift; mlirkit $verb_name inputs/gpu-24-$source.mlirbc $@ -o $T/out.mlirbc && echo "$verb $source: $(layout $T/out.mlirbc)"; done; done
mlirkit port --to llvm-22 --text inputs/gpu-24-late.mlirbc
# A snapshot before the groups of operands of tile_using_for: its bytecode has no sizes of groups, and the operand stays.
printf 'module attributes {transform.with_named_sequence} {\n  transform.named_sequence @f(%%a: !transform.any_op) {\n    %%1:2 = transform.structured.tile_using_for %%a tile_sizes [5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)\n    transform.yield\n  }\n}\n' > $T/tile.mlir
mlirkit opt --release=24 $T/tile.mlir --emit-bytecode --emit-bytecode-producer=MLIR24.0.0git -o $T/tile.mlirbc
mlirkit print $T/tile.mlirbc | grep tile_using
mlirkit parse $T/tile.mlirbc -o $T/again.mlirbc && cmp $T/tile.mlirbc $T/again.mlirbc && echo the same bytes
# Such groups in generic text of a later snapshot are not left out.
printf '%%0 = "t.x"() : () -> !transform.any_op\n%%1:2 = "transform.structured.tile_using_for"(%%0) <{scalable_sizes = array<i1: false>, static_sizes = array<i64: 5>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)\n' | mlirkit opt --release=24 --snapshot --allow-unregistered-dialect - | grep error
# The tool that wrote a file did not know the dialect: its properties are in a dictionary.
printf 'llvm.func @f(%%a: vector<4xi32>, %%b: f32) {\n  %%0 = "vcix.v.sv"(%%a, %%b) <{opcode = 1 : i32}> : (vector<4xi32>, f32) -> vector<4xi32>\n  llvm.return\n}\n' > $T/vcix.mlir
mlirkit opt --release=23 --dialects=llvm --allow-unregistered-dialect $T/vcix.mlir --emit-bytecode --emit-bytecode-producer=MLIR23.0.0git -o $T/vcix.mlirbc
mlirkit print $T/vcix.mlirbc | grep vcix
