// expected-error @+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
"builtin.unrealized_conversion_cast"() : () -> ()

// -----

// expected-error @+1 {{attribute 'dlti.something' not supported by dialect}}
func.func private @f() attributes {dlti.something = 1 : i32}

// -----

// expected-error @+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
func.func private @f() attributes {dlti.dl_spec = 1 : i32}

// -----

func.func @cast(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{the result type cannot be `!ptr.ptr`}}
  %r = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

// expected-error @+2 {{invalid dimension}}
// expected-error @+1 {{custom op 'shard.grid' Failed parsing dimension list.}}
shard.grid @g(shape = 2x-3)

// -----

// expected-error @+1 {{grid axis duplicated}}
%0 = shard.sharding @g split_axes = [[0], [0]] : !shard.sharding

// -----

llvm.func @line(%p: !llvm.ptr<1>) {
  // expected-error @+1 {{'xevm.blockload' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<3xi16>
  llvm.return
}

// -----

func.func @fft(%a: tensor<1x3x8xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op expected height to be a power of two, got 3}}
  %r, %i = tosa.rfft2d %a : (tensor<1x3x8xf32>) -> (tensor<1x3x5xf32>, tensor<1x3x5xf32>)
  return
}

// -----

func.func @wide(%a: f32) -> i1 {
  // expected-error @+1 {{custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'}}
  %r = arith.cmpi eq, %a, %a : f32
  return %r : i1
}

// -----

// expected-error @+1 {{attribute '"linalg.a\22b\09"' not supported by the linalg dialect}}
"t.x"() {"linalg.a\22b\09"} : () -> ()

// -----

// expected-error @+1 {{attribute '"bufferization.\C3\A4"' not supported as an op attribute by the bufferization dialect}}
"t.x"() {"bufferization.ä"} : () -> ()
