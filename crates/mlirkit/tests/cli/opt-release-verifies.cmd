# The verifier follows the release: arithmetic on integers of no width is valid up to LLVM 22.
cd "$T"
for release in 16 19 22 23 24; do
    for op in addi cmpi index_cast extui bitcast; do
        case $op in
        cmpi) text='%0 = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (i0, i0) -> i1' ;;
        index_cast) text='%0 = "arith.index_cast"(%a) : (i0) -> index' ;;
        extui) text='%0 = "arith.extui"(%a) : (i0) -> i32' ;;
        bitcast) text='%0 = "arith.bitcast"(%a) : (i0) -> i0' ;;
        *) text="%0 = \"arith.$op\"(%a, %a) : (i0, i0) -> i0" ;;
        esac
        printf 'func.func @f(%%a: i0) {\n  %s\n  return\n}\n' "$text" >$op.mlir
        mlirkit opt --release=$release $op.mlir >/dev/null 2>errors && echo "$release $op: valid" || head -1 errors
    done
done
printf 'func.func @f(%%a: i0) -> i0 {\n  %%0 = arith.addi %%a, %%a : i0\n  return %%0 : i0\n}\n' >f.mlir
mlirkit port f.mlir --to 23
mlirkit port f.mlir --to 21 --text | grep addi
