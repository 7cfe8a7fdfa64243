# Bytecode of a program as the tools of five releases wrote it, in the generic form and, where it is whole, in the pretty form of that
# release; what those tools print stands beside it. Then the same files as today's release sees them.
cd inputs/releases
for release in 19 20 21 23 24; do
    mlirkit opt --release=$release --mlir-print-op-generic $release.mlirbc >"$T/generic" && diff -B "$T/generic" $release.generic.mlir &&
        echo "$release: generic"
done
for release in 21 23 24; do
    mlirkit opt --release=$release $release.mlir >"$T/pretty" && diff -B "$T/pretty" $release.mlir && echo "$release: pretty"
    mlirkit opt --release=$release $release.mlirbc >"$T/pretty" && diff -B "$T/pretty" $release.mlir && echo "$release: bytecode"
done
for release in 19 20 21 23 24; do
    mlirkit opt $release.mlirbc | grep -E 'llvm.call|gpu.launch|trunci|map1'
done
