// Clauses, wrappers, maps and declarations of `omp`.

func.func @nest(%a: index) {
  // expected-error @+1 {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
  return
}

// -----

func.func @two_in_one() {
  // expected-error @+1 {{'omp.wsloop' op loop wrapper does not contain exactly one nested op}}
  omp.wsloop {
    omp.barrier
    omp.barrier
  }
  return
}

// -----

func.func @scan_alone(%x: memref<i32>) {
  // expected-error @+1 {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
  omp.scan inclusive(%x : memref<i32>)
  return
}

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @sum : i32 init {
^bb0(%x: i32):
  %c = arith.constant 0 : i32
  omp.yield (%c : i32)
} combiner {
^bb0(%x: i64, %y: i64):
  omp.yield (%x : i64)
}

// -----

func.func @same_place(%x: memref<i32>) {
  // expected-error @+1 {{read and write must not be to the same location for atomic reads}}
  omp.atomic.read %x = %x : memref<i32>, memref<i32>, i32
  return
}

// -----

func.func @critical() {
  // expected-error @+1 {{'omp.critical' op expected symbol reference @mutex to point to a critical declaration}}
  omp.critical(@mutex) {
    omp.terminator
  }
  return
}

// -----

func.func @maps(%x: memref<i32>) {
  %m = omp.map.info var_ptr(%x : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32>
  // expected-error @+1 {{to and alloc map types are permitted}}
  omp.target_enter_data map_entries(%m : memref<i32>)
  return
}
