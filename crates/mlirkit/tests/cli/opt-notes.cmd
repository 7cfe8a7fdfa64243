# Operations in notes leave out constants of more than 16 elements.
numbers=$(seq -s, 1 16)
mlirkit opt - <<END
"arith.constant"() {value = dense<[$numbers]> : tensor<16xi32>, few} : () -> tensor<3xi32>
END
mlirkit opt - <<END
"arith.constant"() {value = dense<[$numbers, 17]> : tensor<17xi32>, same = dense<1> : tensor<99xi8>} : () -> tensor<3xi32>
END
# A dialect that is not registered has no say in attributes of arguments.
mlirkit opt - --dialects=mlir-opt-22 --allow-unregistered-dialect <<END
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}], unreduced=max{"y"}>})
END
