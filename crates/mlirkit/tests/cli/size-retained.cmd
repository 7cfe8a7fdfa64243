# @helper goes with @main, who alone calls it; @shared with nobody.
mlirkit size inputs/retained.mlir --top=5 | sed -n '/below the/,/^$/p'
