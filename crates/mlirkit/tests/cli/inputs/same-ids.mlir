%0:2 = "test.values"() : () -> (i32, f32)
"test.region"() ({
^bb0(%a: i32, %b: f32):
  "test.use"(%b, %a) : (f32, i32) -> ()
  "test.branch"()[^bb1] : () -> ()
^bb1:
  "test.use"(%b, %b) : (f32, f32) -> ()
}) : () -> ()
"test.use"(%0#1, %0#0) : (f32, i32) -> ()
