printf '"t.x"() {config = "{\\22body\\22: \\22%s\\22}", list = ["module {}", {ir = "module @k {\\0A}"}], plain = "module loaded"} : () -> ()\n' "$(base64 -w0 inputs/elsewhere.mlirbc)" > $T/outer.mlir
mlirkit parse $T/outer.mlir -o $T/outer.mlirbc
mlirkit nested list $T/outer.mlirbc
mlirkit info $T/outer.mlir | sed -n '/nested/,$p'
mlirkit nested extract $T/outer.mlirbc 1 -o $T/kernel.mlirbc; cmp $T/kernel.mlirbc inputs/elsewhere.mlirbc && echo the same bytes
mlirkit print --nested $T/outer.mlirbc | sed -n '/^.. nested module 2/,$p'
mlirkit query $T/outer.mlirbc --nested=3 'count'
mlirkit strip $T/outer.mlirbc --locations -o $T/bare.mlirbc; mlirkit nested extract $T/bare.mlirbc 1 -o $T/bare-kernel.mlirbc; grep -ac program.py $T/kernel.mlirbc $T/bare-kernel.mlirbc | sed 's/.*://'
mlirkit diff $T/outer.mlirbc $T/bare.mlirbc && mlirkit fingerprint $T/outer.mlirbc $T/bare.mlirbc | cut -c1-64 | uniq | wc -l
echo 'module @k { module @added {} }' > $T/new.mlir; mlirkit nested replace $T/outer.mlirbc 3 $T/new.mlir -o $T/new.mlirbc; mlirkit diff $T/outer.mlirbc $T/new.mlirbc | tail -1
cd $T; mlirkit nested replace outer.mlirbc 4 new.mlir -o none.mlirbc
mlirkit nested extract outer.mlirbc
