module attributes {dlti.dl_spec = #dlti.dl_spec<index = "x">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 5>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<1> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[2, 1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = 2>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = 2>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "x">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.unknown" = "x">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.x" = "x">} {}
// -----
module attributes {dlti.dl_spec = 5} {}
// -----
module attributes {dlti.map = #dlti.dl_spec<>} {}
// -----
module attributes {dlti.x} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 1>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 2>} {} }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 5>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 64, 32]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i8)> = dense<64> : vector<1xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = 5>} {}
// -----
"t.a"() {a = #ptr.spec<size = 12, abi = 8, preferred = 8>} : () -> ()
// -----
"t.a"() {a = #ptr.spec<size = 16, abi = 16, preferred = 8>} : () -> ()
// -----
"t.a"() {a = #dlti.target_device_spec<>} : () -> ()
// -----
"t.a"() {a = #dlti.target_system_spec<"a" = 2>} : () -> ()
// -----
"t.a"() {a = #dlti.target_device_spec<i32 = 2>} : () -> ()
// -----
"t.a"() {a = #dlti.target_device_spec<#dlti.dl_entry<i32, 2>>} : () -> ()
// -----
"t.a"() {a = #dlti.map<"a" = 2, "a" = 3>} : () -> ()
// -----
"t.a"() {a = #dlti.map<i32 = 2, i32 = 3>} : () -> ()
// -----
"t.a"() {a = #dlti.map<"" = 2>} : () -> ()
// -----
"t.a"() {a = #dlti.map<i32 = 2, "b"  4>} : () -> ()
// -----
"t.a"() {a = #dlti.map<i32 = 2, 5>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<5, 5>} : () -> ()
// -----
"t.a"() {a = #dlti.unknown} : () -> ()
// -----
"t.a"() {a = #dlti.target_system_spec<"A" = #dlti.target_device_spec<"L" = 5>, "A" = #dlti.target_device_spec<"L" = 5>>} : () -> ()
// -----
"t.a"() : () -> !llvm.ptr<i32>
// -----
"t.a"() : () -> !llvm.foo
// -----
"t.a"() : () -> !llvm.i32
// -----
"t.a"() : () -> !llvm.array<2xi32>
// -----
"t.a"() : () -> !llvm.array<2 x void>
// -----
"t.a"() : () -> !llvm.func<i32 (void)>
// -----
"t.a"() : () -> !llvm.func<metadata ()>
// -----
"t.a"() : () -> !llvm.struct<opaque>
// -----
"t.a"() : () -> !llvm.struct<"a">
// -----
"t.a"() : () -> !llvm.struct<"a", (struct<"a", (i32)>)>
// -----
"t.a"() : () -> (!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i64)>)
// -----
"t.a"() : () -> (!llvm.struct<"a", (i32)>, !llvm.struct<"a", opaque>)
// -----
"t.a"() : () -> !llvm.struct<"b", (void)>
