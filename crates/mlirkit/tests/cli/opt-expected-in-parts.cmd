# What is missing in any part is said when all parts are through; an empty marker is the usual one.
cat > $T/parts.mlir <<'END'
// expected-error@+1 {{nobody says this}}
func.func @f() { return }
// expected-error@unknown {{nor this}}
// -----
func.func @g() { foo }
END
cd $T
mlirkit opt parts.mlir --split-input-file= --verify-diagnostics
