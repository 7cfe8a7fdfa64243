"test.region"() ({
^bb0(%x: i32, %y: i32, %z: f32):
  "test.use"(%z, %x, %y) : (f32, i32, i32) -> ()
}) : () -> ()
%1 = "test.value"() : () -> index
"test.use"(%1) : (index) -> ()
