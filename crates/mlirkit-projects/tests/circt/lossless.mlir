// RUN: mlirkit print %s --assume-verified | FileCheck %s
// RUN: mlirkit print %s --assume-verified | mlirkit print - --assume-verified | FileCheck %s
// Operations that the custom syntax cannot hold are printed in generic form, and numbers at every width.

// CHECK: "hw.struct_extract"({{.*}}) <{fieldIndex = 5 : i32}> : (!hw.struct<a: i8, "b\22": i8>) -> i8
// CHECK: hw.struct_extract {{.*}}["b\22"] : !hw.struct<a: i8, "b\22": i8>
// CHECK: "hw.struct_inject"({{.*}}, {{.*}}) <{fieldIndex = 9 : i32}> : (!hw.struct<a: i8, "b\22": i8>, i8) -> !hw.struct<a: i8, "b\22": i8>
// CHECK: "hw.union_create"({{.*}}) <{fieldIndex = 1 : i32}> : (i8) -> !hw.union<a: i8>
// CHECK: "hw.union_extract"({{.*}}) <{fieldIndex = 0 : i32}> : (!hw.union<a: i8>) -> i16
// CHECK: "hw.array_create"() : () -> !hw.array<0xi8>
// CHECK: "hw.array_create"({{.*}}, {{.*}}) : (i8, i16) -> !hw.array<2xi8>
// CHECK: "arc.sim.instantiate"() ({
// CHECK: "om.class.extern"() <{fieldNames = ["f", "f"], fieldTypes = {f = i8, g = i8}, formalParamNames = [], sym_name = "A"}> ({
// CHECK: "om.class.extern"() <{fieldNames = ["f"], fieldTypes = {f = i8}, formalParamNames = ["a b"], sym_name = "B"}> ({
// CHECK: "om.class.extern"() <{fieldNames = ["f"], fieldTypes = {f = i8}, formalParamNames = ["a", "a"], sym_name = "C"}> ({
// CHECK: "om.class.extern"() <{fieldNames = ["f"], fieldTypes = {f = i8}, formalParamNames = [], sym_name = "D"}> ({
// CHECK: om.class.extern @E(%a: i8)  -> (f: i8) {
// CHECK: "hw.module"() <{module_type = !hw.modty<input a : i1>, parameters = [], sym_name = "m"}> ({
// CHECK: "hw.module.extern"() <{module_type = !hw.modty<input "a b" : i1>, parameters = [], sym_name = "n"}> ({
// CHECK: "hw.instance"({{.*}}) <{argNames = [], instanceName = "i", moduleName = @n, parameters = [], resultNames = []}> : (i8) -> ()
// CHECK: rtg.isa.memory_block_declare [0x0 - 0x123456789abcdef0123456789abcdef0] : !rtg.isa.memory_block<128>
// CHECK: seq.firreg {{.*}} clock {{.*}} preset 255 : i8
// CHECK: seq.firreg {{.*}} clock {{.*}} preset 1267650600228229401496703205375 : i100
// CHECK: "om.class.extern"() <{fieldNames = ["f"], fieldTypes = {f = i8}, formalParamNames = ["0"], sym_name = "F"}> ({
// CHECK: seq.firreg {{.*}} clock {{.*}} preset 128 : i8
// CHECK: "seq.firreg"({{.*}}, {{.*}}) <{name = "", preset = 1 : i16}> : (i8, !seq.clock) -> i8
// CHECK: "hw.enum.constant"() <{field = #hw.enum.field<A, !hw.enum<A, B>>}> : () -> !hw.enum<B, A>
// CHECK: "rtg.test"() <{sym_name = "t", targetType = !rtg.dict<a: i8>, templateName = "t"}> ({
// CHECK: "rtg.sequence"() <{sequenceType = !rtg.sequence<i8>, sym_name = "s"}> ({
// CHECK: rtg.test @u(a = %{{.*}}: i8) {
// CHECK: rtg.sequence @v(%{{.*}}: i8) {

%s, %u, %x, %y = "test.values"() : () -> (!hw.struct<a: i8, "b\22": i8>, !hw.union<a: i8>, i8, i16)
%0 = "hw.struct_extract"(%s) <{fieldIndex = 5 : i32}> : (!hw.struct<a: i8, "b\22": i8>) -> i8
%1 = "hw.struct_extract"(%s) <{fieldIndex = 1 : i32}> : (!hw.struct<a: i8, "b\22": i8>) -> i8
%2 = "hw.struct_inject"(%s, %x) <{fieldIndex = 9 : i32}> : (!hw.struct<a: i8, "b\22": i8>, i8) -> !hw.struct<a: i8, "b\22": i8>
%3 = "hw.union_create"(%x) <{fieldIndex = 1 : i32}> : (i8) -> !hw.union<a: i8>
%4 = "hw.union_extract"(%u) <{fieldIndex = 0 : i32}> : (!hw.union<a: i8>) -> i16
%6 = "hw.array_create"() : () -> !hw.array<0xi8>
%7 = "hw.array_create"(%x, %y) : (i8, i16) -> !hw.array<2xi8>
"arc.sim.instantiate"() ({
}) : () -> ()
"om.class.extern"() <{fieldNames = ["f", "f"], fieldTypes = {f = i8, g = i8}, formalParamNames = [], sym_name = "A"}> ({
^bb0:
}) : () -> ()
"om.class.extern"() <{fieldNames = ["f"], fieldTypes = {f = i8}, formalParamNames = ["a b"], sym_name = "B"}> ({
^bb0(%a: i8):
}) : () -> ()
"om.class.extern"() <{fieldNames = ["f"], fieldTypes = {f = i8}, formalParamNames = ["a", "a"], sym_name = "C"}> ({
^bb0(%a: i8, %b: i8):
}) : () -> ()
"om.class.extern"() <{fieldNames = ["f"], fieldTypes = {f = i8}, formalParamNames = [], sym_name = "D"}> ({
^bb0(%a: i8):
}) : () -> ()
"om.class.extern"() <{fieldNames = ["f"], fieldTypes = {f = i8}, formalParamNames = ["a"], sym_name = "E"}> ({
^bb0(%a: i8):
}) : () -> ()
"hw.module"() <{module_type = !hw.modty<input a : i1>, parameters = [], sym_name = "m"}> ({
  "hw.output"() : () -> ()
}) : () -> ()
"hw.module.extern"() <{module_type = !hw.modty<input "a b" : i1>, parameters = [], sym_name = "n"}> ({
}) : () -> ()
"hw.instance"(%x) <{argNames = [], instanceName = "i", moduleName = @n, parameters = [], resultNames = []}> : (i8) -> ()
%9 = rtg.isa.memory_block_declare [0x0 - 0x123456789ABCDEF0123456789ABCDEF0] : !rtg.isa.memory_block<128>
%c = "test.clock"() : () -> !seq.clock
%r = seq.firreg %x clock %c preset -1 : i8
%big = "test.big"() : () -> i100
%r2 = seq.firreg %big clock %c preset -1 : i100
"om.class.extern"() <{fieldNames = ["f"], fieldTypes = {f = i8}, formalParamNames = ["0"], sym_name = "F"}> ({
^bb0(%n: i8):
}) : () -> ()
%11 = seq.firreg %x clock %c preset 0x80 : i8
%12 = "seq.firreg"(%x, %c) <{name = "", preset = 1 : i16}> : (i8, !seq.clock) -> i8
%e = "hw.enum.constant"() <{field = #hw.enum.field<A, !hw.enum<A, B>>}> : () -> !hw.enum<B, A>
"rtg.test"() <{sym_name = "t", targetType = !rtg.dict<a: i8>, templateName = "t"}> ({
}) : () -> ()
"rtg.sequence"() <{sequenceType = !rtg.sequence<i8>, sym_name = "s"}> ({
}) : () -> ()
rtg.test @u(a = %a: i8) {
}
rtg.sequence @v(%a: i8) {
}
