acc.routine @r1 func(@f1) seq
acc.routine @r2 func(@f1) bind("gpu_f1", @other [#acc.device_type<nvidia>], "host_f1" [#acc.device_type<host>]) worker
acc.routine @r3 func(@f1) gang(dim: 2 : i64 [#acc.device_type<nvidia>]) vector([#acc.device_type<host>, #acc.device_type<multicore>])
acc.routine @r4 func(@f1) gang
acc.routine @r5 func(@f1) gang([#acc.device_type<nvidia>], dim: 3 : i64 [#acc.device_type<host>]) nohost implicit attributes {extra}
func.func @f1(%a: index, %b: index, %i: i64, %m: memref<4xf32>) {
  acc.loop control(%x : index) = (%a : index) to (%b : index) step (%a : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop combined(parallel) gang vector worker control(%x : index, %y : i64) = (%a, %i : index, i64) to (%b, %i : index, i64) step (%a, %i : index, i64) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>]}
  acc.loop combined(kernels) gang({num=%i : i64, static=%a : index} [#acc.device_type<nvidia>]) control(%x : index) = (%a : index) to (%b : index) step (%a : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  acc.loop combined(serial) gang([#acc.device_type<host>], {num=%i : i64}) worker(%i : i64) vector(%i : i64 [#acc.device_type<nvidia>], %a : index) tile({%a : index, %i : i64}, {%b : index} [#acc.device_type<nvidia>]) control(%x : index) = (%a : index) to (%b : index) step (%a : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  acc.loop gang([#acc.device_type<nvidia>]) {
    scf.for %k = %a to %b step %a {
    }
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
