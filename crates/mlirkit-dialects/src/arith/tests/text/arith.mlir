func.func @constants() {
  %0 = arith.constant -5 : i32
  %1 = arith.constant true
  %2 = arith.constant 7 : index
  %3 = arith.constant 1.0 : f32
  %4 = arith.constant dense<0> : vector<4xi32>
  %5 = arith.constant 100000000000000000000000 : i128
  %6 = arith.constant false
  %7 = arith.constant 7 : index
  %8 = arith.constant 0x7F800000 : f32
  %9 = arith.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %10 = arith.constant {a.b = 1 : i8} 4 : i8
  return
}
func.func @ops(%a: i32, %b: i32, %i: index, %j: index, %x: f32, %y: f32, %c: i1, %v: vector<4xi32>, %m: vector<4xi1>, %t: tensor<?xf32>, %tb: tensor<?xi1>) {
  %0 = arith.select %c, %a, %b {k} : i32
  %1 = arith.select %c, %v, %v : vector<4xi32>
  %2 = arith.select %m, %v, %v : vector<4xi1>, vector<4xi32>
  %3 = arith.select %tb, %t, %t : tensor<?xi1>, tensor<?xf32>
  %4 = arith.cmpi slt, %a, %b : i32
  %5 = arith.cmpi ugt, %v, %v : vector<4xi32>
  %6 = arith.cmpf oeq, %x, %y : f32
  %7 = arith.cmpf uno, %t, %t fastmath<nnan,ninf> : tensor<?xf32>
  %8, %9 = arith.addui_extended %a, %b : i32, i1
  %10, %11 = arith.mulsi_extended %a, %b : i32
  %12:2 = arith.mului_extended %v, %v : vector<4xi32>
  %13 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %14 = arith.addf %x, %y fastmath<fast> : f32
  %15 = arith.addf %x, %y fastmath<none> : f32
  %16 = arith.extsi %a : i32 to i64
  %17 = arith.truncf %x to_nearest_even : f32 to f16
  %18 = arith.index_cast %i : index to i64
  %19 = arith.bitcast %x : f32 to i32
  %20 = arith.muli %i, %j : index
  %21 = arith.extui %v : vector<4xi32> to vector<4xi64>
  %22 = arith.trunci %a overflow<nsw> : i32 to i8
  %23 = arith.negf %x : f32
  return
}
