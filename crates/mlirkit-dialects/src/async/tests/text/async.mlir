async.func @af(%x: i32) -> !async.token { return }
async.func @ag(%x: !async.value<f32>) -> !async.value<f32> {
  %0 = await %x : !async.value<f32>
  return %0 : f32
}
func.func @as(%t: !async.token, %v: !async.value<f32>, %n: index) {
  %0 = async.execute { async.yield }
  %1, %2 = async.execute [%t, %0] (%v as %u : !async.value<f32>) -> !async.value<f32> attributes {k} { async.yield %u : f32 }
  %b:3 = async.execute (%v as %u : !async.value<f32>, %v as %w: !async.value<f32>) -> (!async.value<f32>, !async.value<f32>) { async.yield %u, %w : f32, f32 }
  %3 = async.await %2 : !async.value<f32>
  async.await %0 : !async.token
  %g = async.create_group %n : !async.group
  %4 = async.add_to_group %t, %g : !async.token
  async.await_all %g
  %5 = async.runtime.num_worker_threads : index
  %6 = async.runtime.create : !async.value<f32>
  %7 = async.runtime.load %v : !async.value<f32>
  async.runtime.store %7, %6 : !async.value<f32>
  %id = async.coro.id
  %hdl = async.coro.begin %id
  %st = async.coro.save %hdl
  return
}
