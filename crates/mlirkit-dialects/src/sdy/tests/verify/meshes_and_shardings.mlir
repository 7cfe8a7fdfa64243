sdy.mesh @mesh = <["x"=2, "y"=4]>
sdy.mesh @one = <[], device_ids=[5]>

func.func @right(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y":(1)2, ?}], replicated={"y":(2)2}>})
    -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<mesh<["z"=2]>, [{"z"}, {}]>}) {
  %0 = sdy.sharding_constraint %a <@mesh, [{}, {}]> : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// -----

// expected-error @+2 {{axis size must be at least 1, got: 0}}
// expected-error @below {{failed to parse Sdy_Mesh parameter 'axes' which is to be a `::llvm::ArrayRef<MeshAxisAttr>`}}
sdy.mesh @mesh = <["x"=0]>

// -----

// expected-error @below {{custom op 'sdy.mesh' duplicate axis name: "x"}}
sdy.mesh @mesh = <["x"=2, "x"=2]>

// -----

// expected-error @below {{custom op 'sdy.mesh' total product of axis sizes must match total number of device ids, got: 2 != 3}}
sdy.mesh @mesh = <["x"=2], device_ids=[0, 1, 2]>

// -----

// expected-error @below {{custom op 'sdy.mesh' sorted device ids must be iota(product(axes)), got: 0, 2}}
sdy.mesh @mesh = <["x"=2], device_ids=[2, 0]>

// -----

// expected-error @below {{custom op 'sdy.mesh' axes is empty and device_ids has more than one element}}
sdy.mesh @mesh = <[], device_ids=[0, 1]>

// -----

// expected-error @below {{'func.func' op arg 0 - unknown mesh: @nowhere}}
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@nowhere, [{}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
// expected-error @below {{'func.func' op result 0 - sharding doesn't match tensor rank: 2 != 1}}
func.func @f(%a: tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  return %a : tensor<8xf32>
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
// expected-error @below {{'func.func' op arg 0 - unknown axis name: "z"}}
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z"}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
// expected-error @below {{'func.func' op arg 0 - replicated axes are not ordered w.r.t. mesh}}
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], replicated={"y", "x"}>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @below {{'sdy.sharding_constraint' op duplicate axis ref: "x"}}
  %0 = sdy.sharding_constraint %a <@mesh, [{"x"}, {"x"}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @below {{'sdy.sharding_constraint' op two consecutive sub-axes can be merged: "y":(1)2, "y":(2)2}}
  %0 = sdy.sharding_constraint %a <@mesh, [{"y":(1)2, "y":(2)2}, {}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @below {{'sdy.sharding_constraint' op overlapping sub-axes: "z":(1)4, "z":(2)4}}
  %0 = sdy.sharding_constraint %a <mesh<["z"=16]>, [{"z":(1)4}, {"z":(2)4}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @below {{'sdy.sharding_constraint' op sub-axis next pre-size 3 doesn't divide the size of the full axis 4: "y":(1)3}}
  %0 = sdy.sharding_constraint %a <@mesh, [{"y":(1)3}, {}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @below {{'sdy.sharding_constraint' op both sub-axis and full-axis are used for axis name: "y"}}
  %0 = sdy.sharding_constraint %a <@mesh, [{"y":(1)2}, {"y"}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @below {{'sdy.sharding_constraint' op dim 0 is empty and closed but has a priority}}
  %0 = sdy.sharding_constraint %a <@mesh, [{}p1, {}]> : tensor<8x8xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'stablehlo.negate' op should have a sharding attribute of type TensorShardingPerValueAttr}}
  %0 = stablehlo.negate %a {sdy.sharding = 1 : i32} : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'stablehlo.negate' op result shardings don't match number of values: 2 shardings vs 1 values}}
  %0 = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{}]>, <mesh<["x"=2]>, [{}]>]>} : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'sdy.propagation_barrier' op cannot specify `BOTH` as the direction. Not blocking propagation direction makes the op redundant.}}
  %0 = sdy.propagation_barrier %a allowed_direction=BOTH : tensor<8xf32>
  return %0 : tensor<8xf32>
}
