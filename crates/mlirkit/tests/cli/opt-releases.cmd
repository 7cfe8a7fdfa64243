# Bytecode of a program as the tools of five releases wrote it, in the generic form and, where it is complete, in the pretty form of that
# release; the output of those tools is in the same folder. Every verb follows the release that wrote the file, and needs no flag.
cd inputs/releases
for release in 19 20 21 23 24; do
    mlirkit opt --release=$release --mlir-print-op-generic $release.mlirbc >"$T/generic" && diff -B "$T/generic" $release.generic.mlir &&
        echo "$release: generic"
    for verb in "opt --mlir-print-op-generic" "print --generic"; do
        mlirkit $verb $release.mlirbc >"$T/generic" && diff -B "$T/generic" $release.generic.mlir && echo "$release: $verb"
    done
done
for release in 21 23 24; do
    mlirkit opt --release=$release $release.mlir >"$T/pretty" && diff -B "$T/pretty" $release.mlir && echo "$release: pretty"
    mlirkit opt --release=$release $release.mlirbc >"$T/pretty" && diff -B "$T/pretty" $release.mlir && echo "$release: bytecode"
    for verb in opt print "link --text" "port --to=$release --text"; do
        mlirkit $verb $release.mlirbc >"$T/pretty" && diff -B "$T/pretty" $release.mlir >"$T/diff" && echo "$release: $verb"
    done
done
# Rewriting keeps the release and its producer.
for release in 19 20 21 23 24; do
    mlirkit opt --emit-bytecode $release.mlirbc -o "$T/again.mlirbc" --debug-only=mlirkit-release
    mlirkit info "$T/again.mlirbc" | grep -E 'producer|read as'
    mlirkit opt --mlir-print-op-generic "$T/again.mlirbc" | diff -B - $release.generic.mlir && echo "$release: again"
    mlirkit diff $release.mlirbc "$T/again.mlirbc" && mlirkit fingerprint $release.mlirbc "$T/again.mlirbc" | cut -d' ' -f1 | uniq | wc -l
done
# Another release is ported.
for release in 19 20 21 23 24; do
    mlirkit opt --release=22 $release.mlirbc >"$T/22.mlir" && mlirkit opt "$T/22.mlir" >/dev/null && echo "$release: valid in 22"
done
