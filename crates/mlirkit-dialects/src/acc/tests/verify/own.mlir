// Data operations and constructs of `acc`.

func.func @no_data() {
  // expected-error @+1 {{at least one operand or the default attribute must appear on the data operation}}
  "acc.data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "acc.terminator"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @sources(%x: memref<4xf32>) {
  // expected-error @+1 {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  "acc.data"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> ({
    "acc.terminator"() : () -> ()
  }) : (memref<4xf32>) -> ()
  return
}

// -----

func.func @nothing_to_set() {
  // expected-error @+1 {{'acc.set' op at least one default_async, device_num, or device_type operand must appear}}
  "acc.set"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
  return
}

// -----

func.func @devnum(%n: i32) {
  // expected-error @+1 {{wait_devnum cannot appear without waitOperands}}
  "acc.wait"(%n) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> : (i32) -> ()
  return
}

// -----

// expected-error @+1 {{'acc.private.recipe' op expects init region first argument of the privatization type}}
"acc.private.recipe"() <{sym_name = "r", type = memref<i32>}> ({
^bb0(%x: memref<i64>):
  "acc.yield"(%x) : (memref<i64>) -> ()
}, {
}) : () -> ()

// -----

// What is no kind of device is told before its operand.
func.func @f(%a: index) {
  // expected-error @+1 {{custom op 'acc.parallel' invalid kind of attribute specified}}
  acc.parallel num_gangs({%a : f32} [1]) {
    acc.yield
  }
  return
}

// -----

// Here the operand comes first.
// expected-note @+1 {{prior use here}}
func.func @f(%a: index) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'index'}}
  acc.parallel wait({%a : f32} [1]) {
    acc.yield
  }
  return
}
