# The same text through every version of bytecode.
mlirkit opt inputs/small.mlir > $T/text
for version in 0 1 2 3 4 5 6; do
  mlirkit opt inputs/small.mlir --emit-bytecode --emit-bytecode-version=$version | mlirkit opt | cmp - $T/text && echo $version
done
