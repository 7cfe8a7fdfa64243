# Without an implicit module there has to be one operation.
echo 'func.func @f() { return }' | mlirkit opt --no-implicit-module
echo 'func.func @f() { return } func.func @g() { return }' | mlirkit opt --no-implicit-module
mlirkit opt --no-implicit-module < /dev/null
echo 'func.func @f() { return } "arith.constant"() : () -> i1' | mlirkit opt --no-implicit-module
