// RUN: mlirkit opt %s | mlirkit opt - | FileCheck %s
// RUN: mlirkit opt %s --emit-bytecode | mlirkit opt - | FileCheck %s

module {
  // CHECK: hw.module.extern @Ram<DEPTH: i32 = 16, WIDTH: i32, NAME: none = "ram">(in %clk : i1, in %addr : !hw.int<#hw.param.decl.ref<"DEPTH">>, out data : !hw.int<#hw.param.decl.ref<"WIDTH">>) attributes {verilogName = "vendor_ram"}
  hw.module.extern @Ram<DEPTH: i32 = 16, WIDTH: i32, NAME: none = "ram">(in %clk : i1, in %addr : !hw.int<#hw.param.decl.ref<"DEPTH">>, out data : !hw.int<#hw.param.decl.ref<"WIDTH">>) attributes {verilogName = "vendor_ram"}
  // CHECK: hw.module private @Param<W: i32>(in %x : i8, out y : i32) {
  hw.module private @Param<W: i32>(in %x : i8, out y : i32) {
    // CHECK: %0 = hw.param.value i32 = #hw.param.decl.ref<"W">
    %0 = hw.param.value i32 = #hw.param.decl.ref<"W">
    // CHECK: hw.output %0 : i32
    hw.output %0 : i32
  }
  // CHECK: hw.module @Use(in %x : i8, out y : i32) {
  hw.module @Use(in %x : i8, out y : i32) {
    // CHECK: %p.y = hw.instance "p" @Param<W: i32 = 7>(x: %x: i8) -> (y: i32)
    %p.y = hw.instance "p" @Param<W: i32 = 7>(x: %x: i8) -> (y: i32)
    // CHECK: hw.output %p.y : i32
    hw.output %p.y : i32
  }
}

module {
  // CHECK: hw.module public @Ports(in %a-b : i1, in %foo : i8, out x.y : i8) attributes {comment = "odd names"} {
  hw.module public @Ports(in %a-b : i1, in %foo : i8, out x.y : i8) attributes {comment = "odd names"} {
    // CHECK: hw.output %foo : i8
    hw.output %foo : i8
  }
}

module {
  // CHECK: hw.module @Wires(in %a : i8, out b : i8, out c : i8) {
  hw.module @Wires(in %a : i8, out b : i8, out c : i8) {
    // CHECK: %first = hw.wire %a  : i8
    %first = hw.wire %a  : i8
    // CHECK: %odd_name = hw.wire %a sym @anchor  name "odd name" : i8
    %odd_name = hw.wire %a sym @anchor  name "odd name" : i8
    // CHECK: hw.output %first, %odd_name : i8, i8
    hw.output %first, %odd_name : i8, i8
  }
}

module {
  // CHECK: hw.module @Registers(in %clk : !seq.clock, in %rst : i1, in %x : i8, out a : i8, out b : i8, out c : i8, out d : i8) {
  hw.module @Registers(in %clk : !seq.clock, in %rst : i1, in %x : i8, out a : i8, out b : i8, out c : i8, out d : i8) {
    // CHECK: %c7_i8 = hw.constant 7 : i8
    %c7_i8 = hw.constant 7 : i8
    // CHECK: %plain = seq.compreg %x, %clk : i8
    %plain = seq.compreg %x, %clk : i8
    // CHECK: %other = seq.compreg sym @reg %x, %clk reset %rst, %c7_i8 : i8
    %other = seq.compreg sym @reg %x, %clk reset %rst, %c7_i8 : i8
    // CHECK: %fir = seq.firreg %x clock %clk sym @f reset async %rst, %c7_i8 preset 255 : i8
    %fir = seq.firreg %x clock %clk sym @f reset async %rst, %c7_i8 preset 255 : i8
    // CHECK: %sync = seq.firreg %x clock %clk reset sync %rst, %c7_i8 {firrtl.random_init_start = 0 : ui64} : i8
    %sync = seq.firreg %x clock %clk reset sync %rst, %c7_i8 {firrtl.random_init_start = 0 : ui64} : i8
    // CHECK: hw.output %plain, %other, %fir, %sync : i8, i8, i8, i8
    hw.output %plain, %other, %fir, %sync : i8, i8, i8, i8
  }
}

module {
  // CHECK: hw.module @Structs(in %s : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>, in %v : i8, out x : i8, out t : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>) {
  hw.module @Structs(in %s : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>, in %v : i8, out x : i8, out t : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>) {
    // CHECK: %a = hw.struct_extract %s["a"] : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
    %a = hw.struct_extract %s["a"] : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
    // CHECK: %0 = hw.struct_inject %s["a"], %v : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
    %0 = hw.struct_inject %s["a"], %v : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
    // CHECK: %a_0, %b = hw.struct_explode %0 : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
    %a_0, %b = hw.struct_explode %0 : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
    // CHECK: %1 = hw.struct_create (%a_0, %b) : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
    %1 = hw.struct_create (%a_0, %b) : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
    // CHECK: hw.output %a, %1 : i8, !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
    hw.output %a, %1 : i8, !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
  }
}

module {
  // CHECK: hw.module @Nested(in %x : !hw.array<2xarray<3xstruct<p: i4>>>, in %u : !hw.uarray<2xi8>, in %i : i1, out y : !hw.array<3xstruct<p: i4>>) {
  hw.module @Nested(in %x : !hw.array<2xarray<3xstruct<p: i4>>>, in %u : !hw.uarray<2xi8>, in %i : i1, out y : !hw.array<3xstruct<p: i4>>) {
    // CHECK: %0 = hw.array_get %x[%i] : !hw.array<2xarray<3xstruct<p: i4>>>, i1
    %0 = hw.array_get %x[%i] : !hw.array<2xarray<3xstruct<p: i4>>>, i1
    // CHECK: hw.output %0 : !hw.array<3xstruct<p: i4>>
    hw.output %0 : !hw.array<3xstruct<p: i4>>
  }
}

module {
  // CHECK: hw.module @Unions(in %v : i8, out u : !hw.union<byte: i8, word: i16 offset 3>, out w : i16) {
  hw.module @Unions(in %v : i8, out u : !hw.union<byte: i8, word: i16 offset 3>, out w : i16) {
    // CHECK: %0 = hw.union_create "byte", %v : !hw.union<byte: i8, word: i16 offset 3>
    %0 = hw.union_create "byte", %v : !hw.union<byte: i8, word: i16 offset 3>
    // CHECK: %1 = hw.union_extract %0["word"] : !hw.union<byte: i8, word: i16 offset 3>
    %1 = hw.union_extract %0["word"] : !hw.union<byte: i8, word: i16 offset 3>
    // CHECK: hw.output %0, %1 : !hw.union<byte: i8, word: i16 offset 3>, i16
    hw.output %0, %1 : !hw.union<byte: i8, word: i16 offset 3>, i16
  }
}

module {
  // CHECK: hw.module @Channels(in %c : !esi.channel<i8>, in %v : i1, in %d : i8, out o : !esi.channel<i8>, out r : i1) {
  hw.module @Channels(in %c : !esi.channel<i8>, in %v : i1, in %d : i8, out o : !esi.channel<i8>, out r : i1) {
    // CHECK: %rawOutput, %valid = esi.unwrap.vr %c, %v : i8
    %rawOutput, %valid = esi.unwrap.vr %c, %v : i8
    // CHECK: %chanOutput, %ready = esi.wrap.vr %rawOutput, %valid : i8
    %chanOutput, %ready = esi.wrap.vr %rawOutput, %valid : i8
    // CHECK: hw.output %chanOutput, %ready : !esi.channel<i8>, i1
    hw.output %chanOutput, %ready : !esi.channel<i8>, i1
  }
}

module {
  // CHECK: hw.module @Bundles(in %b : !esi.bundle<[!esi.channel<i8> to "request", !esi.channel<i1> from "answer"]>, in %a : !esi.channel<i1>, out r : !esi.channel<i8>) {
  hw.module @Bundles(in %b : !esi.bundle<[!esi.channel<i8> to "request", !esi.channel<i1> from "answer"]>, in %a : !esi.channel<i1>, out r : !esi.channel<i8>) {
    // CHECK: %request = esi.bundle.unpack %a from %b : !esi.bundle<[!esi.channel<i8> to "request", !esi.channel<i1> from "answer"]>
    %request = esi.bundle.unpack %a from %b : !esi.bundle<[!esi.channel<i8> to "request", !esi.channel<i1> from "answer"]>
    // CHECK: hw.output %request : !esi.channel<i8>
    hw.output %request : !esi.channel<i8>
  }
}

module {
  // CHECK: om.class @Base(%size: !om.integer)  -> (size: !om.integer, name: !om.string) {
  om.class @Base(%size: !om.integer)  -> (size: !om.integer, name: !om.string) {
    // CHECK: %0 = om.constant "base" : !om.string
    %0 = om.constant "base" : !om.string
    // CHECK: om.class.fields %size, %0 : !om.integer, !om.string
    om.class.fields %size, %0 : !om.integer, !om.string
  }
  // CHECK: om.class.extern @Outside(%x: i8)  -> (y: i8) {
  om.class.extern @Outside(%x: i8)  -> (y: i8) {
  }
  // CHECK: om.class @Holder()  -> (inner: !om.class.type<@Base>, all: !om.list<i1>) {
  om.class @Holder()  -> (inner: !om.class.type<@Base>, all: !om.list<i1>) {
    // CHECK: %0 = om.constant #om.integer<3 : si8> : !om.integer
    %0 = om.constant #om.integer<3 : si8> : !om.integer
    // CHECK: %1 = om.object @Base(%0) : (!om.integer) -> !om.class.type<@Base>
    %1 = om.object @Base(%0) : (!om.integer) -> !om.class.type<@Base>
    // CHECK: %2 = om.constant true
    %2 = om.constant true
    // CHECK: %3 = om.list_create %2, %2 : i1
    %3 = om.list_create %2, %2 : i1
    // CHECK: om.class.fields %1, %3 : !om.class.type<@Base>, !om.list<i1>
    om.class.fields %1, %3 : !om.class.type<@Base>, !om.list<i1>
  }
}

module {
  // CHECK: handshake.func @max(%arg0: i32, %arg1: i32, %arg2: none, ...) -> (i32, none) attributes {argNames = ["a", "b", "ctrl"], resNames = ["out0", "out1"]} {
  handshake.func @max(%arg0: i32, %arg1: i32, %arg2: none, ...) -> (i32, none) attributes {argNames = ["a", "b", "ctrl"], resNames = ["out0", "out1"]} {
    // CHECK: %0:2 = fork [2] %arg0 : i32
    %0:2 = fork [2] %arg0 : i32
    // CHECK: %1:2 = fork [2] %arg1 : i32
    %1:2 = fork [2] %arg1 : i32
    %2 = arith.cmpi sgt, %0#0, %1#0 : i32
    // CHECK: %3 = mux %2 [%1#1, %0#1] : i1, i32
    %3 = mux %2 [%1#1, %0#1] : i1, i32
    return %3, %arg2 : i32, none
  }
}

module {
  // CHECK: sim.func.dpi @helper(in %a : i8, out b : i8, return r : i1)
  sim.func.dpi @helper(in %a : i8, out b : i8, return r : i1)
  // CHECK: hw.module @Sim(in %clk : !seq.clock, in %en : i1, in %x : i8) {
  hw.module @Sim(in %clk : !seq.clock, in %en : i1, in %x : i8) {
    // CHECK: %0 = sim.plusargs.test "verbose"
    %0 = sim.plusargs.test "verbose"
    // CHECK: %1:2 = sim.func.dpi.call @helper(%x) clock %clk enable %en : (i8) -> (i8, i1)
    %1:2 = sim.func.dpi.call @helper(%x) clock %clk enable %en : (i8) -> (i8, i1)
    // CHECK: sim.clocked_terminate %clk, %en, success, verbose
    sim.clocked_terminate %clk, %en, success, verbose
    // CHECK: hw.output
    hw.output
  }
}

module {
  // CHECK: hw.module @Properties(in %clk : i1, in %a : i1, in %b : i1) {
  hw.module @Properties(in %clk : i1, in %a : i1, in %b : i1) {
    // CHECK: %0 = ltl.delay %a, 1, 2 : i1
    %0 = ltl.delay %a, 1, 2 : i1
    // CHECK: %1 = ltl.concat %0, %b : !ltl.sequence, i1
    %1 = ltl.concat %0, %b : !ltl.sequence, i1
    // CHECK: %2 = ltl.implication %1, %b : !ltl.sequence, i1
    %2 = ltl.implication %1, %b : !ltl.sequence, i1
    // CHECK: %3 = ltl.not %2 : !ltl.property
    %3 = ltl.not %2 : !ltl.property
    // CHECK: %4 = ltl.and %3, %a : !ltl.property, i1
    %4 = ltl.and %3, %a : !ltl.property, i1
    // CHECK: %5 = ltl.repeat %b, 3 : i1
    %5 = ltl.repeat %b, 3 : i1
    // CHECK: %6 = ltl.or %5, %a : !ltl.sequence, i1
    %6 = ltl.or %5, %a : !ltl.sequence, i1
    // CHECK: %7 = ltl.clock %4, posedge %clk : !ltl.property
    %7 = ltl.clock %4, posedge %clk : !ltl.property
    // CHECK: %8 = ltl.eventually %6 : !ltl.sequence
    %8 = ltl.eventually %6 : !ltl.sequence
    // CHECK: verif.assert %7 : !ltl.property
    verif.assert %7 : !ltl.property
    // CHECK: verif.assume %a label "fine" : i1
    verif.assume %a label "fine" : i1
    // CHECK: verif.cover %8 : !ltl.property
    verif.cover %8 : !ltl.property
    // CHECK: hw.output
    hw.output
  }
}

module {
  // CHECK: sv.interface @handshake {
  sv.interface @handshake {
    // CHECK: sv.interface.signal @data : i32
    sv.interface.signal @data : i32
    // CHECK: sv.interface.signal @valid : i1
    sv.interface.signal @valid : i1
    // CHECK: sv.interface.modport @sender (output @data, output @valid)
    sv.interface.modport @sender (output @data, output @valid)
    // CHECK: sv.interface.modport @receiver (input @data, input @valid)
    sv.interface.modport @receiver (input @data, input @valid)
  }
  // CHECK: hw.module @Interface(in %x : i32) {
  hw.module @Interface(in %x : i32) {
    // CHECK: %iface = sv.interface.instance : !sv.interface<@handshake>
    %iface = sv.interface.instance : !sv.interface<@handshake>
    // CHECK: sv.interface.signal.assign %iface(@handshake::@data) = %x : i32
    sv.interface.signal.assign %iface(@handshake::@data) = %x : i32
    // CHECK: %0 = sv.interface.signal.read %iface(@handshake::@valid) : i1
    %0 = sv.interface.signal.read %iface(@handshake::@valid) : i1
    // CHECK: hw.output
    hw.output
  }
}

module {
  // CHECK: hw.module @Table(in %a : i1, in %b : i1, out y : i1) {
  hw.module @Table(in %a : i1, in %b : i1, out y : i1) {
    // CHECK: %0 = comb.truth_table %a, %b -> [true, false, false, true]
    %0 = comb.truth_table %a, %b -> [true, false, false, true]
    // CHECK: hw.output %0 : i1
    hw.output %0 : i1
  }
}

// Types and names that follow from attributes.
// CHECK-LABEL: rtg.test @registers
rtg.test @registers() {
  // CHECK-NEXT: %t0 = rtg.constant #rtgtest.t0 : !rtgtest.ireg
  %0 = rtg.constant #rtgtest.t0
  // CHECK-NEXT: %0 = rtg.virtual_reg [#rtgtest.t0 : !rtgtest.ireg, #rtgtest.t1 : !rtgtest.ireg]
  %1 = rtg.virtual_reg [#rtgtest.t0, #rtgtest.t1]
  // CHECK-NEXT: rtgtest.add %0, %t0, %0
  rtgtest.add %1, %0, %1
  // CHECK-NEXT: %1 = rtg.constant #rtg.isa.label<"l"> : !rtg.isa.label
  %2 = rtg.constant #rtg.isa.label<"l">
  // CHECK-NEXT: %2 = rtg.constant -1 : i4
  %3 = rtg.constant -1 : i4
  // CHECK-NEXT: %3 = rtg.isa.concat_immediate %2, %2 : i4, i4
  %4 = rtg.isa.concat_immediate %3, %3 : i4, i4
  // CHECK-NEXT: %4 = rtg.isa.slice_immediate %3 from 4 : i8 -> i2
  %5 = rtg.isa.slice_immediate %4 from 4 : i8 -> i2
}

// CHECK-LABEL: rtg.sequence @substituted
rtg.sequence @substituted(%a: !rtg.sequence<i32, i8>, %b: i32, %c: i8, %n: index) {
  // CHECK-NEXT: %0 = rtg.substitute_sequence %arg0(%arg1) : !rtg.sequence<i32, i8>
  %0 = rtg.substitute_sequence %a(%b) : !rtg.sequence<i32, i8>
  // CHECK-NEXT: %1 = rtg.substitute_sequence %0(%arg2) : !rtg.sequence<i8>
  %1 = rtg.substitute_sequence %0(%c) : !rtg.sequence<i8>
  // CHECK-NEXT: %2 = rtg.randomize_sequence %1
  %2 = rtg.randomize_sequence %1
  // CHECK-NEXT: %3 = rtg.bag_create (%arg3 x %arg1, %arg3 x %arg1) : i32 {note}
  %3 = rtg.bag_create (%n x %b, %n x %b) : i32 {note}
  // CHECK-NEXT: %4 = rtg.bag_create  : i8
  %4 = rtg.bag_create : i8
  // CHECK-NEXT: %5 = rtg.tuple_create %arg1, %arg2 : i32, i8
  %5 = rtg.tuple_create %b, %c : i32, i8
  // CHECK-NEXT: %6 = rtg.tuple_extract %5 at 1 : !rtg.tuple<i32, i8>
  %6 = rtg.tuple_extract %5 at 1 : !rtg.tuple<i32, i8>
}

// CHECK-LABEL: kanagawa.design @D
kanagawa.design @D {
  // CHECK-NEXT: kanagawa.container sym @C {
  kanagawa.container sym @C {
    // CHECK-NEXT: %in = kanagawa.port.input "in" sym @in : i1
    %0 = kanagawa.port.input "in" sym @in : i1
    // CHECK-NEXT: %in.val = kanagawa.port.read %in : !kanagawa.portref<in i1>
    %1 = kanagawa.port.read %0 : !kanagawa.portref<in i1>
    // CHECK-NEXT: %out = kanagawa.port.output sym @out : i1
    %2 = kanagawa.port.output sym @out : i1
    // CHECK-NEXT: kanagawa.port.write %out, %in.val : !kanagawa.portref<out i1>
    kanagawa.port.write %2, %1 : !kanagawa.portref<out i1>
  }
  // CHECK: kanagawa.class sym @Top {
  kanagawa.class sym @Top {
    // CHECK-NEXT: %c = kanagawa.container.instance @c, <@D::@C>
    %0 = kanagawa.container.instance @c, <@D::@C>
    // CHECK-NEXT: %c.in.ref = kanagawa.get_port %c, @in : !kanagawa.scoperef<@D::@C> -> !kanagawa.portref<in i1>
    %1 = kanagawa.get_port %0, @in : !kanagawa.scoperef<@D::@C> -> !kanagawa.portref<in i1>
    // CHECK-NEXT: %parent.d = kanagawa.path [#kanagawa.step<parent : !kanagawa.scoperef> : !kanagawa.scoperef, #kanagawa.step<child, @d : !kanagawa.scoperef<@D::@C>> : !kanagawa.scoperef<@D::@C>]
    %2 = kanagawa.path [#kanagawa.step<parent : !kanagawa.scoperef> : !kanagawa.scoperef, #kanagawa.step<child, @d : !kanagawa.scoperef<@D::@C>> : !kanagawa.scoperef<@D::@C>]
    // CHECK-NEXT: kanagawa.method @f(%x: i32)  -> i32 {
    kanagawa.method @f(%x: i32) -> i32 {
      kanagawa.return %x : i32
    }
  }
}
