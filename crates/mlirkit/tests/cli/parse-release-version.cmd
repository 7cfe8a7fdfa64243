# Each verb writes the newest version of the format that the release of the file reads.
version() { mlirkit info "$T/out.mlirbc" | grep -o 'bytecode version .*'; }
for release in 16 17 18 19 22; do
    mlirkit port inputs/loop.mlir --to $release --bytecode -o "$T/in.mlirbc"
    for verb in parse "opt --emit-bytecode" link "strip --names"; do
        mlirkit $verb "$T/in.mlirbc" -o "$T/out.mlirbc" && echo "$release: $verb: $(version)"
    done
done
mlirkit parse inputs/loop.mlir --bytecode-version 1 -o "$T/out.mlirbc" && version
mlirkit parse inputs/loop.mlir --producer LLVM16.0.6 -o "$T/out.mlirbc" && version
