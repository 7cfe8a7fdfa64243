# Two tools write MLIR24.0.0git and lay operations of gpu out differently. What is written has the layout of its source.
layout() { mlirkit dump $1 | grep "section Properties" | sed "s/.*section/section/"; }
layout inputs/gpu-24-early.mlirbc; layout inputs/gpu-24-late.mlirbc
for verb in "opt --release=24 --emit-bytecode" "opt --emit-bytecode" parse "port --to llvm-24" "port --to llvm-24-git" "extract @h"; do for source in early late; do set -- $verb; verb_name=$1; shift; mlirkit $verb_name inputs/gpu-24-$source.mlirbc $@ -o $T/out.mlirbc && echo "$verb $source: $(layout $T/out.mlirbc)"; done; done
mlirkit port --to llvm-22 --text inputs/gpu-24-late.mlirbc
