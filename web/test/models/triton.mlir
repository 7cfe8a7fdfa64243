module {
  tt.func public @add(%x: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %y: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n: i32) {
    %size = arith.constant 1024 : i32
    %pid = tt.get_program_id x : i32 loc("add.py":8:5)
    %start = arith.muli %pid, %size : i32 loc("add.py":9:5)
    %range = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32> loc("add.py":10:5)
    %base = tt.splat %start : i32 -> tensor<1024xi32> loc("add.py":10:5)
    %at = arith.addi %base, %range : tensor<1024xi32> loc("add.py":10:5)
    %end = tt.splat %n : i32 -> tensor<1024xi32> loc("add.py":11:5)
    %mask = arith.cmpi slt, %at, %end : tensor<1024xi32> loc("add.py":11:5)
    %xs = tt.splat %x : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>> loc("add.py":12:5)
    %xp = tt.addptr %xs, %at : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32> loc("add.py":12:5)
    %a = tt.load %xp, %mask : tensor<1024x!tt.ptr<f32>> loc("add.py":12:5)
    %ys = tt.splat %y : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>> loc("add.py":13:5)
    %yp = tt.addptr %ys, %at : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32> loc("add.py":13:5)
    %b = tt.load %yp, %mask : tensor<1024x!tt.ptr<f32>> loc("add.py":13:5)
    %sum = arith.addf %a, %b : tensor<1024xf32> loc("add.py":14:5)
    %os = tt.splat %out : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>> loc("add.py":15:5)
    %op = tt.addptr %os, %at : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32> loc("add.py":15:5)
    tt.store %op, %sum, %mask : tensor<1024x!tt.ptr<f32>> loc("add.py":15:5)
    tt.return
  }
}
