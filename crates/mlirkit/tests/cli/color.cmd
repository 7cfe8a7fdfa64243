mlirkit --color=always opt inputs/syntax.mlir 2>&1 | head -1 | cat -v
NO_COLOR=1 mlirkit opt inputs/syntax.mlir 2>&1 | head -1 | cat -v
mlirkit print inputs/syntax.mlir --color=never 2>&1 | head -1 | cat -v
