func.func @f(%a: f32, %v: vector<4xf32>, %i: i32) {
  %0 = math.absf %a fastmath<fast> : f32
  %1 = math.powf %v, %v : vector<4xf32>
  %2 = math.fpowi %a, %i : f32, i32
  %3 = math.ctpop %i {k} : i32
  %4 = math.isnan %a : f32
  %5 = math.isfinite %v : vector<4xf32>
  %6, %7 = math.sincos %a : f32
  return
}
