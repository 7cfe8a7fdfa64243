// ----- half_adder
hw.module @HalfAdder(in %a : i1, in %b : i1, out sum : i1, out carry : i1) {
  %0 = comb.xor %a, %b : i1
  %1 = comb.and %a, %b : i1
  hw.output %0, %1 : i1, i1
}
// ----- full_adder
hw.module @Half(in %a : i1, in %b : i1, out sum : i1, out carry : i1) {
  %0 = comb.xor bin %a, %b : i1
  %1 = comb.and bin %a, %b : i1
  hw.output %0, %1 : i1, i1
}
hw.module @Full(in %a : i1, in %b : i1, in %c : i1, out sum : i1, out carry : i1) {
  %low.sum, %low.carry = hw.instance "low" @Half(a: %a: i1, b: %b: i1) -> (sum: i1, carry: i1)
  %high.sum, %high.carry = hw.instance "high" @Half(a: %low.sum: i1, b: %c: i1) -> (sum: i1, carry: i1)
  %or = comb.or %low.carry, %high.carry : i1
  hw.output %high.sum, %or : i1, i1
}
// ----- alu
hw.module @Alu(in %op : i2, in %a : i32, in %b : i32, out result : i32) {
  %zero = hw.constant 0 : i2
  %one = hw.constant 1 : i2
  %is_zero = comb.icmp eq %op, %zero : i2
  %is_one = comb.icmp bin ceq %op, %one : i2
  %add = comb.add %a, %b {sv.namehint = "total"} : i32
  %sub = comb.sub %a, %b : i32
  %mul = comb.mul %a, %b : i32
  %inner = comb.mux %is_one, %sub, %mul : i32
  %outer = comb.mux bin %is_zero, %add, %inner : i32
  hw.output %outer : i32
}
// ----- shifts
hw.module @Shifts(in %a : i16, in %by : i16, out l : i16, out r : i16, out s : i16, out p : i1, out d : i16, out m : i16) {
  %0 = comb.shl %a, %by : i16
  %1 = comb.shru %a, %by : i16
  %2 = comb.shrs %a, %by : i16
  %3 = comb.parity %a : i16
  %4 = comb.divu %a, %by : i16
  %5 = comb.mods %a, %by : i16
  hw.output %0, %1, %2, %3, %4, %5 : i16, i16, i16, i1, i16, i16
}
// ----- slices
hw.module @Slices(in %a : i12, out x : i4, out y : i16, out z : i24, out w : i12) {
  %0 = comb.extract %a from 8 : (i12) -> i4
  %1 = comb.concat %0, %a : i4, i12
  %2 = comb.replicate %a : (i12) -> i24
  %3 = comb.reverse %a : i12
  hw.output %0, %1, %2, %3 : i4, i16, i24, i12
}
// ----- compare_all
hw.module @Compare(in %a : i8, in %b : i8, out all : i7) {
  %0 = comb.icmp ne %a, %b : i8
  %1 = comb.icmp slt %a, %b : i8
  %2 = comb.icmp sle %a, %b : i8
  %3 = comb.icmp ugt %a, %b : i8
  %4 = comb.icmp uge %a, %b : i8
  %5 = comb.icmp cne %a, %b : i8
  %6 = comb.icmp weq %a, %b : i8
  %7 = comb.concat %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
  hw.output %7 : i7
}
// ----- table
hw.module @Table(in %a : i1, in %b : i1, out y : i1) {
  %0 = comb.truth_table %a, %b -> [false, true, true, false]
  hw.output %0 : i1
}
// ----- constants
hw.module @Constants(out a : i1, out b : i1, out c : i8, out d : i64, out e : i100) {
  %false = hw.constant false
  %true = hw.constant 1 : i1
  %0 = hw.constant -3 : i8
  %1 = hw.constant 0x7fffffffffffffff : i64
  %2 = hw.constant -1267650600228229401496 : i100
  hw.output %false, %true, %0, %1, %2 : i1, i1, i8, i64, i100
}
// ----- structs
hw.module @Structs(in %s : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>, in %v : i8, out x : i8, out t : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>) {
  %a = hw.struct_extract %s["a"] : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
  %n = hw.struct_inject %s["a"], %v : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
  %first, %second = hw.struct_explode %n : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
  %made = hw.struct_create (%first, %second) : !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
  hw.output %a, %made : i8, !hw.struct<a: i8, b: !hw.struct<c: i1, d: i2>>
}
// ----- arrays
hw.module @Arrays(in %x : !hw.array<4xi8>, in %i : i2, in %v : i8, out a : i8, out b : !hw.array<2xi8>, out c : !hw.array<6xi8>, out d : !hw.array<4xi8>) {
  %0 = hw.array_get %x[%i] : !hw.array<4xi8>, i2
  %1 = hw.array_slice %x[%i] : (!hw.array<4xi8>) -> !hw.array<2xi8>
  %2 = hw.array_concat %1, %x : !hw.array<2xi8>, !hw.array<4xi8>
  %3 = hw.array_inject %x[%i], %v : !hw.array<4xi8>, i2
  %4 = hw.array_create %v, %0, %v, %v : i8
  hw.output %0, %1, %2, %4 : i8, !hw.array<2xi8>, !hw.array<6xi8>, !hw.array<4xi8>
}
// ----- nested_arrays
hw.module @Nested(in %x : !hw.array<2xarray<3xstruct<p: i4>>>, in %u : !hw.uarray<2xi8>, in %i : i1, out y : !hw.array<3xstruct<p: i4>>) {
  %0 = hw.array_get %x[%i] : !hw.array<2xarray<3xstruct<p: i4>>>, i1
  hw.output %0 : !hw.array<3xstruct<p: i4>>
}
// ----- unions
hw.module @Unions(in %v : i8, out u : !hw.union<byte: i8, word: i16 offset 3>, out w : i16) {
  %0 = hw.union_create "byte", %v : !hw.union<byte: i8, word: i16 offset 3>
  %1 = hw.union_extract %0["word"] : !hw.union<byte: i8, word: i16 offset 3>
  hw.output %0, %1 : !hw.union<byte: i8, word: i16 offset 3>, i16
}
// ----- enums
hw.module @Enums(in %x : !hw.enum<Idle, Busy, Done>, out y : i1) {
  %Busy = hw.enum.constant Busy : !hw.enum<Idle, Busy, Done>
  %0 = hw.enum.cmp %x, %Busy : !hw.enum<Idle, Busy, Done>, !hw.enum<Idle, Busy, Done>
  hw.output %0 : i1
}
// ----- bitcasts
hw.module @Bitcasts(in %x : i16, out y : !hw.array<2xi8>, out z : !hw.struct<a: i8, b: i8>) {
  %0 = hw.bitcast %x : (i16) -> !hw.array<2xi8>
  %1 = hw.bitcast %x : (i16) -> !hw.struct<a: i8, b: i8>
  hw.output %0, %1 : !hw.array<2xi8>, !hw.struct<a: i8, b: i8>
}
// ----- aggregates
hw.module @Aggregates(out x : !hw.struct<a: i8, b: !hw.array<2xi1>>) {
  %0 = hw.aggregate_constant [3 : i8, [true, false]] : !hw.struct<a: i8, b: !hw.array<2xi1>>
  hw.output %0 : !hw.struct<a: i8, b: !hw.array<2xi1>>
}
// ----- type_aliases
hw.type_scope @types {
  hw.typedecl @word : i32
  hw.typedecl @pair, "pair_t" : !hw.struct<a: i8, b: i8>
}
hw.module @Aliases(in %x : !hw.typealias<@types::@word, i32>, out y : !hw.typealias<@types::@word, i32>) {
  hw.output %x : !hw.typealias<@types::@word, i32>
}
// ----- parameters
hw.module.extern @Ram<DEPTH: i32 = 16, WIDTH: i32, NAME: none = "ram">(in %clk : i1, in %addr : !hw.int<#hw.param.decl.ref<"DEPTH">>, out data : !hw.int<#hw.param.decl.ref<"WIDTH">>) attributes {verilogName = "vendor_ram"}
hw.module private @Param<W: i32>(in %x : i8, out y : i32) {
  %0 = hw.param.value i32 = #hw.param.decl.ref<"W">
  hw.output %0 : i32
}
hw.module @Use(in %x : i8, out y : i32) {
  %p.y = hw.instance "p" @Param<W: i32 = 7>(x: %x: i8) -> (y: i32)
  hw.output %p.y : i32
}
// ----- port_names
hw.module public @Ports(in %arg0 "a-b" : i1, in %arg1 foo : i8, out "x.y" : i8) attributes {comment = "odd names"} {
  hw.output %arg1 : i8
}
// ----- port_attributes
hw.module @Attrs(in %a : i1 {hw.exportPort = #hw<innerSym@aSym>}, out b : i1 {test.attr = 3 : i8}) {
  hw.output %a : i1
}
// ----- wires
hw.module @Wires(in %a : i8, out b : i8, out c : i8) {
  %first = hw.wire %a : i8
  %0 = hw.wire %a sym @anchor name "odd name" : i8
  hw.output %first, %0 : i8, i8
}
// ----- paths
hw.module @Leaf(in %a : i1) {
  %w = hw.wire %a sym @w : i1
}
hw.module @Top(in %a : i1) {
  hw.instance "leaf" sym @leaf @Leaf(a: %a: i1) -> ()
}
hw.hierpath private @path [@Top::@leaf, @Leaf::@w]
hw.hierpath @short [@Top::@leaf, @Leaf]
// ----- generated
hw.generator.schema @SCHEMA, "Simple", ["n", "k"]
hw.module.generated @Made, @SCHEMA(in %a : i1, out b : i1) attributes {k = 2 : i64, n = 1 : i64}
// ----- triggered
hw.module @Triggered(in %clk : i1, in %x : i8) {
  hw.triggered posedge %clk (%x) : i8 {
  ^bb0(%arg0: i8):
    %0 = comb.add %arg0, %arg0 : i8
  }
}
// ----- counter
hw.module @Counter(in %clk : !seq.clock, in %rst : i1, in %en : i1, out q : i8) {
  %c0_i8 = hw.constant 0 : i8
  %c1_i8 = hw.constant 1 : i8
  %next = comb.add %count, %c1_i8 : i8
  %count = seq.compreg.ce %next, %clk, %en reset %rst, %c0_i8 : i8
  hw.output %count : i8
}
// ----- registers
hw.module @Registers(in %clk : !seq.clock, in %rst : i1, in %x : i8, out a : i8, out b : i8, out c : i8, out d : i8) {
  %c7_i8 = hw.constant 7 : i8
  %plain = seq.compreg %x, %clk : i8
  %sym = seq.compreg sym @reg name "other" %x, %clk reset %rst, %c7_i8 : i8
  %fir = seq.firreg %x clock %clk sym @f reset async %rst, %c7_i8 preset 255 : i8
  %sync = seq.firreg %x clock %clk reset sync %rst, %c7_i8 {firrtl.random_init_start = 0 : ui64} : i8
  hw.output %plain, %sym, %fir, %sync : i8, i8, i8, i8
}
// ----- shift_register
hw.module @ShiftRegister(in %clk : !seq.clock, in %ce : i1, in %x : i4, out y : i4) {
  %sr = seq.shiftreg [3] %x, %clk, %ce : i4
  hw.output %sr : i4
}
// ----- clocks
hw.module @Clocks(in %clk : !seq.clock, in %en : i1, in %te : i1, in %sel : i1, out a : !seq.clock, out b : i1) {
  %0 = seq.clock_gate %clk, %en
  %1 = seq.clock_gate %clk, %en, %te
  %2 = seq.clock_mux %sel, %0, %1
  %3 = seq.clock_div %2 by 1
  %4 = seq.clock_inv %3
  %5 = seq.from_clock %4
  %6 = seq.to_clock %5
  %7 = seq.const_clock high
  hw.output %6, %5 : !seq.clock, i1
}
// ----- memory
hw.module @Memory(in %clk : !seq.clock, in %addr : i4, in %en : i1, in %data : i42, in %mode : i1, out r : i42, out rw : i42) {
  %mem = seq.firmem 1, 1, undefined, port_order : <12 x 42>
  %0 = seq.firmem.read_port %mem[%addr], clock %clk enable %en : <12 x 42>
  seq.firmem.write_port %mem[%addr] = %data, clock %clk : <12 x 42>
  %1 = seq.firmem.read_write_port %mem[%addr] = %data if %mode, clock %clk : <12 x 42>
  hw.output %0, %1 : i42, i42
}
// ----- fifo
hw.module @Fifo(in %clk : !seq.clock, in %rst : i1, in %x : i8, in %r : i1, in %w : i1, out y : i8, out full : i1, out empty : i1) {
  %out, %full, %empty = seq.fifo depth 4 in %x rdEn %r wrEn %w clk %clk rst %rst : i8
  hw.output %out, %full, %empty : i8, i1, i1
}
// ----- verilog
sv.macro.decl @RANDOM
hw.module @Verilog(in %clk : i1, in %cond : i1, in %x : i8) {
  %r = sv.reg : !hw.inout<i8>
  %w = sv.wire sym @w : !hw.inout<i8>
  %l = sv.logic : !hw.inout<i1>
  sv.assign %w, %x : i8
  sv.always posedge %clk, negedge %cond {
    sv.if %cond {
      sv.passign %r, %x : i8
    } else {
      sv.bpassign %r, %x : i8
    }
  }
  sv.initial {
    %0 = sv.read_inout %w : !hw.inout<i8>
    sv.verbatim "`define X {{0}}" (%0) : i8
    sv.force %w, %0 : i8
    sv.release %w : !hw.inout<i8>
  }
  sv.alwayscomb {
    sv.ifdef.procedural @RANDOM {
      sv.fatal.procedural 1
    }
  }
}
// ----- verilog_values
hw.module @Values(in %s : !hw.inout<struct<a: i8, b: i4>>, in %v : !hw.inout<uarray<4xi8>>, in %i : i2) {
  %x = sv.constantX : i8
  %z = sv.constantZ : i4
  %0 = sv.struct_field_inout %s["a"] : !hw.inout<struct<a: i8, b: i4>>
  %1 = sv.array_index_inout %v[%i] : !hw.inout<uarray<4xi8>>, i2
  sv.assign %0, %x : i8
  sv.assign %1, %x : i8
}
// ----- alwaysff
hw.module @Ff(in %clk : i1, in %rst : i1, in %x : i8) {
  %r = sv.reg : !hw.inout<i8>
  sv.alwaysff(posedge %clk) {
    sv.passign %r, %x : i8
  } (syncreset : posedge %rst) {
    sv.bpassign %r, %x : i8
  }
}
// ----- interfaces
sv.interface @handshake {
  sv.interface.signal @data : i32
  sv.interface.signal @valid : i1
  sv.interface.modport @sender (output @data, output @valid)
  sv.interface.modport @receiver (input @data, input @valid)
}
hw.module @Interface(in %x : i32) {
  %iface = sv.interface.instance : !sv.interface<@handshake>
  sv.interface.signal.assign %iface(@handshake::@data) = %x : i32
  %0 = sv.interface.signal.read %iface(@handshake::@valid) : i1
}
// ----- properties
hw.module @Properties(in %clk : i1, in %a : i1, in %b : i1) {
  %0 = ltl.delay %a, 1, 2 : i1
  %1 = ltl.concat %0, %b : !ltl.sequence, i1
  %2 = ltl.implication %1, %b : !ltl.sequence, i1
  %3 = ltl.not %2 : !ltl.property
  %4 = ltl.and %3, %a : !ltl.property, i1
  %5 = ltl.repeat %b, 3 : i1
  %6 = ltl.or %5, %a : !ltl.sequence, i1
  %7 = ltl.clock %4, posedge %clk : !ltl.property
  %8 = ltl.eventually %6 : !ltl.sequence
  verif.assert %7 : !ltl.property
  verif.assume %a label "fine" : i1
  verif.cover %8 : !ltl.property
}
// ----- formal
verif.formal @Check {} {
  %in = verif.symbolic_value : i8
  %other = verif.symbolic_value name "odd name" : i8
  %0 = comb.icmp eq %in, %other : i8
  verif.assert %0 : i1
}
// ----- reset_seen
hw.module @Reset(in %clk : i1, in %rst : i1, out y : i1) {
  %0 = verif.has_been_reset %clk, async %rst
  %1 = verif.has_been_reset %clk, sync %rst
  %2 = comb.and %0, %1 : i1
  hw.output %2 : i1
}
// ----- channels
hw.module @Channels(in %c : !esi.channel<i8>, in %v : i1, in %d : i8, out o : !esi.channel<i8>, out r : i1) {
  %raw, %valid = esi.unwrap.vr %c, %v : i8
  %chan, %ready = esi.wrap.vr %raw, %valid : i8
  hw.output %chan, %ready : !esi.channel<i8>, i1
}
// ----- bundles
hw.module @Bundles(in %b : !esi.bundle<[!esi.channel<i8> to "request", !esi.channel<i1> from "answer"]>, in %a : !esi.channel<i1>, out r : !esi.channel<i8>) {
  %request = esi.bundle.unpack %a from %b : !esi.bundle<[!esi.channel<i8> to "request", !esi.channel<i1> from "answer"]>
  hw.output %request : !esi.channel<i8>
}
// ----- machine
fsm.machine @machine(%go: i1) -> (i8) attributes {initialState = "idle"} {
  %count = fsm.variable "count" {initValue = 0 : i8} : i8
  fsm.state @idle output {
    fsm.output %count : i8
  } transitions {
    fsm.transition @busy guard {
      fsm.return %go
    } action {
      fsm.update %count, %count : i8
    }
  }
  fsm.state @busy output {
    fsm.output %count : i8
  } transitions {
    fsm.transition @idle
  }
}
// ----- dataflow
handshake.func @max(%a: i32, %b: i32, %ctrl: none, ...) -> (i32, none) {
  %0:2 = fork [2] %a : i32
  %1:2 = fork [2] %b : i32
  %2 = arith.cmpi sgt, %0#0, %1#0 : i32
  %3 = mux %2 [%1#1, %0#1] : i1, i32
  return %3, %ctrl : i32, none
}
// ----- dataflow_control
handshake.func @loop(%start: none, %c: i1, ...) -> none {
  %0 = merge %start, %start : none
  %r, %index = control_merge %0, %0 : none, index
  sink %index : index
  %t, %f = cond_br %c, %r : none
  sink %t : none
  %buffered = buffer [2] seq %f : none
  %joined = join %buffered, %start : none, none
  %s = source
  %k = constant %s {value = 3 : i8} : i8
  sink %k : i8
  return %joined : none
}
// ----- classes
om.class @Base(%size: !om.integer) -> (size: !om.integer, name: !om.string) {
  %0 = om.constant "base" : !om.string
  om.class.fields %size, %0 : !om.integer, !om.string
}
om.class.extern @Outside(%x: i8) -> (y: i8) {}
om.class @Holder() -> (inner: !om.class.type<@Base>, all: !om.list<i1>) {
  %0 = om.constant #om.integer<3 : si8> : !om.integer
  %1 = om.object @Base(%0) : (!om.integer) -> !om.class.type<@Base>
  %2 = om.constant true
  %3 = om.list_create %2, %2 : i1
  om.class.fields %1, %3 : !om.class.type<@Base>, !om.list<i1>
}
// ----- and_inverter
hw.module @Aig(in %a : i4, in %b : i4, in %c : i4, out x : i4, out y : i4) {
  %0 = synth.aig.and_inv not %a, %b : i4
  %1 = synth.aig.and_inv %0, not %b, not %c {name = "node"} : i4
  hw.output %0, %1 : i4, i4
}
// ----- arcs
arc.define @add(%x: i8, %y: i8) -> i8 {
  %0 = comb.add %x, %y : i8
  arc.output %0 : i8
}
hw.module @Arcs(in %clk : !seq.clock, in %a : i8, in %b : i8, out y : i8) {
  %0 = arc.call @add(%a, %b) : (i8, i8) -> i8
  %1 = arc.state @add(%0, %b) clock %clk latency 1 : (i8, i8) -> i8
  hw.output %1 : i8
}
// ----- simulation
sim.func.dpi @helper(in %a : i8, out b : i8, return r : i1)
hw.module @Sim(in %clk : !seq.clock, in %en : i1, in %x : i8) {
  %0 = sim.plusargs.test "verbose"
  %b, %r = sim.func.dpi.call @helper(%x) clock %clk enable %en : (i8) -> (i8, i1)
  sim.clocked_terminate %clk, %en, success, verbose
}
// ----- arithmetic
hw.module @Arithmetic(in %a : ui8, in %b : si4, out y : i8) {
  %0 = hwarith.constant 5 : ui3
  %1 = hwarith.cast %a : (ui8) -> i8
  hw.output %1 : i8
}
// ----- files
emit.file "out.sv" {
  emit.verbatim "// text"
}
hw.module @Placed(in %a : i1) attributes {output_file = #hw.output_file<"dir/", excludeFromFileList, includeReplicatedOps>} {
}
// ----- debug
hw.module @Debug(in %a : i8, in %b : i1) {
  %0 = dbg.struct {"a": %a, "b": %b} : i8, i1
  %1 = dbg.array [%a, %a] : i8
  dbg.variable "s", %0 : !dbg.struct
  dbg.variable "v", %1 : !dbg.array
}
// ----- counter_more
hw.module @Counter(in %clk : !seq.clock, in %rst : i1, in %en : i1, out count : i8) {
  %c0 = hw.constant 0 : i8
  %c1 = hw.constant 1 : i8
  %next = comb.add bin %count, %c1 : i8
  %held = comb.mux %en, %next, %count : i8
  %count = seq.compreg sym @count %held, %clk reset %rst, %c0 : i8
  %sampled = seq.compreg.ce name "sampled" %count, %clk, %en : i8
  %past = seq.shiftreg[3] %sampled, %clk, %en {some.note = "x"} : i8
  hw.output %past : i8
}
// ----- firrtl_registers
hw.module @Regs(in %clk : !seq.clock, in %rst : i1, in %d : i16, out q : i16) {
  %zero = hw.constant 0 : i16
  %plain = seq.firreg %d clock %clk : i16
  %sync = seq.firreg %plain clock %clk sym @here reset sync %rst, %zero preset 7 : i16
  %async = seq.firreg %sync clock %clk reset async %rst, %zero {firrtl.random_init_start = 0 : ui64} : i16
  %other = seq.firreg %async clock %clk {name = "named"} : i16
  hw.output %other : i16
}
// ----- memories
hw.module @Memories(in %clk : !seq.clock, in %a : i4, in %d : i32, in %en : i1, in %m : i4, out q : i32) {
  %mem = seq.firmem 0, 1, undefined, undefined : <16 x 32>
  %r = seq.firmem.read_port %mem[%a], clock %clk enable %en : <16 x 32>
  seq.firmem.write_port %mem[%a] = %d, clock %clk : <16 x 32>
  %masked = seq.firmem 2, 3, old, port_order {name = "store"} : <16 x 32, mask 4>
  %rw = seq.firmem.read_write_port %masked[%a] = %d if %en, clock %clk mask %m : <16 x 32, mask 4>, i4
  %h = seq.hlmem @hl %clk, %en : <4x8xi32>
  %s = comb.xor %r, %rw : i32
  hw.output %s : i32
}
// ----- clocks_more
hw.module @Clocks(in %c : i1, in %en : i1, out a : i1, out b : !seq.clock) {
  %clk = seq.to_clock %c
  %g = seq.clock_gate %clk, %en
  %g2 = seq.clock_gate %g, %en, %c sym @gated
  %m = seq.clock_mux %en, %g, %g2
  %i = seq.clock_inv %m
  %d = seq.clock_div %i by 2
  %k = seq.const_clock high
  %w = seq.from_clock %d
  hw.output %w, %k : i1, !seq.clock
}
// ----- fifo_more
hw.module @Fifo(in %clk : !seq.clock, in %rst : i1, in %d : i8, in %w : i1, in %r : i1, out q : i8, out f : i1) {
  %out, %full, %empty, %almostFull, %almostEmpty = seq.fifo depth 8 rd_latency 1 almost_full 6 almost_empty 2 in %d rdEn %r wrEn %w clk %clk rst %rst : i8
  %a:3 = seq.fifo depth 2 in %d rdEn %r wrEn %w clk %clk rst %rst : i8
  %b:4 = seq.fifo depth 4 almost_full 3 in %a#0 rdEn %r wrEn %w clk %clk rst %rst {x.y} : i8
  hw.output %b#0, %almostFull : i8, i1
}
// ----- parameters_more
hw.module @Wide<W: i32, NAME: none = "x">(in %a : !hw.int<#hw.param.decl.ref<"W">>, out b : !hw.int<#hw.param.decl.ref<"W">>) {
  %p = hw.param.value i32 = #hw.param.decl.ref<"W">
  hw.output %a : !hw.int<#hw.param.decl.ref<"W">>
}
hw.module.extern @Black<N: i8, V: i42 = 17>(in %x : i3, in %io : i8, out y : i3) attributes {verilogName = "black_box"}
hw.module @Top(in %a : i8, in %x : i3, in %io : i8, out b : i8, out y : i3) {
  %w.b = hw.instance "w" @Wide<W: i32 = 8, NAME: none = "y">(a: %a: i8) -> (b: i8)
  %bb.y = hw.instance "bb" sym @inst @Black<N: i8 = -3, V: i42 = 9>(x: %x: i3, io: %io: i8) -> (y: i3) {sv.bind}
  hw.output %w.b, %bb.y : i8, i3
}
// ----- aggregates_more
!pair = !hw.typealias<@types::@pair, !hw.struct<l: i4, r: i4>>
hw.type_scope @types {
  hw.typedecl @pair : !hw.struct<l: i4, r: i4>
  hw.typedecl @word, "word_t" : i32
}
hw.module @Aggregates(in %a : !hw.array<4xi8>, in %i : i2, in %s : !pair, in %u : !hw.union<x: i8, y: i4>, out b : !hw.array<6xi8>, out c : i4) {
  %e = hw.array_get %a[%i] : !hw.array<4xi8>, i2
  %sl = hw.array_slice %a[%i] : (!hw.array<4xi8>) -> !hw.array<2xi8>
  %cc = hw.array_concat %a, %sl : !hw.array<4xi8>, !hw.array<2xi8>
  %inj = hw.array_inject %a[%i], %e : !hw.array<4xi8>, i2
  %l = hw.struct_extract %s["l"] : !pair
  %n = hw.struct_inject %s["r"], %l : !pair
  %l2, %r2 = hw.struct_explode %n : !pair
  %x = hw.union_extract %u["y"] : !hw.union<x: i8, y: i4>
  %k = hw.aggregate_constant [[1 : i8, 2 : i8], 5 : i4] : !hw.struct<a: !hw.array<2xi8>, b: i4>
  %bits = hw.bitcast %a : (!hw.array<4xi8>) -> i32
  hw.output %cc, %x : !hw.array<6xi8>, i4
}
// ----- enums_more
hw.module @Enums(out a : !hw.enum<IDLE, RUN, DONE>, out b : i1) {
  %IDLE = hw.enum.constant IDLE : !hw.enum<IDLE, RUN, DONE>
  %run = hw.enum.constant RUN : !hw.enum<IDLE, RUN, DONE>
  %c = hw.enum.cmp %IDLE, %run : !hw.enum<IDLE, RUN, DONE>, !hw.enum<IDLE, RUN, DONE>
  hw.output %IDLE, %c : !hw.enum<IDLE, RUN, DONE>, i1
}
// ----- hierarchy
hw.hierpath private @path [@Outer::@in, @Inner::@w]
hw.hierpath @short [@Outer]
hw.module private @Inner(in %a : i1) {
  %w = hw.wire %a sym @w : i1
  %named = hw.wire %w name "other" : i1
}
hw.module @Outer(in %a : i1 {x.port}, out "odd name" : i1) {
  hw.instance "i" sym @in @Inner(a: %a: i1) -> ()
  hw.output %a : i1
}
// ----- generated_more
hw.generator.schema @ROM, "Rom", ["depth", "width"]
hw.module.generated @rom, @ROM(in %a : i4, out d : i8) attributes {depth = 16 : i64, width = 8 : i64}
hw.module @Uses(in %a : i4, out d : i8) {
  %r.d = hw.instance "r" @rom(a: %a: i4) -> (d: i8)
  hw.output %r.d : i8
}
// ----- sv_procedural
hw.module @Procedural(in %clk : i1, in %rst : i1, in %d : i8, out q : i8) {
  %r = sv.reg : !hw.inout<i8>
  %l = sv.logic name "state" : !hw.inout<i4>
  %w = sv.wire sym @w : !hw.inout<i8>
  sv.assign %w, %d : i8
  sv.always posedge %clk, negedge %rst {
    sv.if %rst {
      %z = hw.constant 0 : i8
      sv.passign %r, %z : i8
    } else {
      sv.passign %r, %d : i8
    }
  }
  sv.alwayscomb {
    sv.bpassign %r, %d : i8
  }
  sv.alwaysff(posedge %clk) {
    sv.passign %r, %d : i8
  } (asyncreset : negedge %rst) {
    sv.fwrite %c, "reset %d\0A"(%d) : i8
  }
  sv.initial {
    sv.error.procedural "bad %d"(%d) : i8
    sv.finish 1
    sv.fatal.procedural 1, "stop"
    sv.for %i = %c to %c step %c : i32 {
    }
  }
  %c = hw.constant 1 : i32
  %v = sv.read_inout %r : !hw.inout<i8>
  hw.output %v : i8
}
// ----- sv_macros
sv.macro.decl @WIDTH
sv.macro.decl @MACRO["named"]
sv.macro.def @WIDTH "8"
sv.verbatim "// header" {symbols = []}
hw.module @Macros(in %a : i8, out b : i8) {
  %x = sv.macro.ref.expr @WIDTH() : () -> i8
  %y = sv.macro.ref.expr.se @MACRO(%a, %x) : (i8, i8) -> i8
  %v = sv.verbatim.expr "a + {{0}}"(%y) : (i8) -> i8
  sv.ifdef @WIDTH {
    %w = sv.wire : !hw.inout<i8>
  } else {
    sv.verbatim "`undef {{0}}" {symbols = [#hw.innerNameRef<@Macros::@s>]}
  }
  hw.output %v : i8
}
// ----- sv_interfaces
sv.interface @bus {
  sv.interface.signal @data : i32
  sv.interface.signal @valid : i1
  sv.interface.modport @source (output @data, output @valid)
  sv.interface.modport @sink (input @data, input @valid)
}
hw.module @Bus(in %d : i32, in %p : !sv.modport<@bus::@sink>, out v : i1) {
  %b = sv.interface.instance : !sv.interface<@bus>
  sv.interface.signal.assign %b(@bus::@data) = %d : i32
  %v = sv.interface.signal.read %b(@bus::@valid) : i1
  %m = sv.modport.get %b @source : !sv.interface<@bus> -> !sv.modport<@bus::@source>
  hw.output %v : i1
}
// ----- sv_assertions
hw.module @Asserts(in %clk : i1, in %c : i1) {
  sv.assert.concurrent posedge %clk, %c label "holds" message "failed %d"(%c) : i1
  sv.cover.concurrent negedge %clk, %c
  sv.assume.concurrent edge %clk, %c
  sv.initial {
    sv.assert %c, immediate
    sv.assume %c, observed label "a"
    sv.cover %c, final
  }
  %k = sv.localparam {value = 5 : i8} : i8
  %x = sv.constantX : i8
  %z = sv.constantZ : i4
  %s = sv.constantStr "text"
}
// ----- channels_more
hw.module @Channels(in %clk : !seq.clock, in %rst : i1, in %d : i8, in %v : i1, in %in : !esi.channel<i32>, out o : !esi.channel<i8>, out r : i1) {
  %ch, %ready = esi.wrap.vr %d, %v : i8
  %data, %valid = esi.unwrap.vr %ch2, %v : i8
  %ch2, %rdy2 = esi.wrap.vr %d, %valid : i8
  %buf = esi.buffer %clk, %rst, %in {stages = 2 : i64, name = "b"} : !esi.channel<i32> -> !esi.channel<i32>
  %f, %rden = esi.wrap.fifo %d, %v : !esi.channel<i8, FIFO>
  %q, %e = esi.unwrap.fifo %f, %v : !esi.channel<i8, FIFO>
  %sv, %sr, %sd = esi.snoop.vr %ch : !esi.channel<i8>
  %tx, %td = esi.snoop.xact %ch : !esi.channel<i8>
  %n = esi.null : !esi.channel<si4>
  hw.output %ch, %ready : !esi.channel<i8>, i1
}
// ----- bundles_more
!req = !esi.bundle<[!esi.channel<i16> to "req", !esi.channel<i8> from "resp"]>
hw.module @Bundles(in %clk : !seq.clock, in %r : !esi.channel<i16>, in %b : !req, out o : !req, out resp : !esi.channel<i8>) {
  %bundle, %resp = esi.bundle.pack %r : !req
  %req = esi.bundle.unpack %resp from %b : !req
  hw.output %bundle, %resp : !req, !esi.channel<i8>
}
// ----- emit_files
emit.file "out.sv" sym @file {
  emit.verbatim "// text"
  emit.ref @M
}
emit.file_list "all.f", [@file] sym @list
emit.fragment @frag {
  sv.verbatim "`define X"
}
hw.module @M() attributes {emit.fragments = [@frag]} {
}
// ----- ltl_more
hw.module @Properties(in %clk : i1, in %a : i1, in %b : i1) {
  %d = ltl.delay %a, 2, 3 : i1
  %r = ltl.repeat %b, 1 : i1
  %g = ltl.goto_repeat %a, 2, 1 : i1
  %n = ltl.non_consecutive_repeat %a, 2, 1 : i1
  %c = ltl.concat %d, %r : !ltl.sequence, !ltl.sequence
  %o = ltl.or %c, %a : !ltl.sequence, i1
  %i = ltl.implication %o, %b : !ltl.sequence, i1
  %u = ltl.until %i, %a : !ltl.property, i1
  %e = ltl.eventually %u : !ltl.property
  %not = ltl.not %e : !ltl.property
  %t = ltl.intersect %c, %d : !ltl.sequence, !ltl.sequence
  %k = ltl.clock %not, posedge %clk : !ltl.property
  verif.assert %k label "p" : !ltl.property
  verif.assume %a if %b : i1
  verif.cover %t : !ltl.sequence
}
// ----- verif_more
verif.formal @Check {depth = 20 : i64} {
  %x = verif.symbolic_value : i8
  %named = verif.symbolic_value name "y" : i4
  %c = comb.icmp eq %x, %x : i8
  verif.assert %c : i1
}
verif.simulation @Run {n = 3 : i64} {
^bb0(%clock: !seq.clock, %init: i1):
  %t = hw.constant true
  verif.yield %t, %init : i1, i1
}
hw.module @Contract(in %a : i8, out z : i8) {
  %0 = verif.contract %a : i8 {
    %c = comb.icmp bin eq %0, %a : i8
    verif.require %c : i1
    verif.ensure %c : i1
  }
  %hb = verif.has_been_reset %t, async %t
  %t = hw.constant true
  hw.output %0 : i8
}
// ----- sim_more
sim.func.dpi @dpi(in %a : i8, out b : i8, return r : i32)
hw.module @Sim(in %clk : !seq.clock, in %en : i1, in %a : i8) {
  %l = sim.fmt.literal "v = "
  %d = sim.fmt.dec %a specifierWidth 4 signed : i8
  %h = sim.fmt.hex %a, isUpper true : i8
  %b = sim.fmt.bin %a : i8
  %c = sim.fmt.char %a : i8
  %all = sim.fmt.concat (%l, %d, %h, %b, %c)
  sim.print %all on %clk if %en
  %p = sim.plusargs.test "flag"
  %f, %v = sim.plusargs.value "n" : i32
  %q:2 = sim.func.dpi.call @dpi(%a) clock %clk enable %en : (i8) -> (i8, i32)
  sim.clocked_terminate %clk, %en, success, quiet
}
// ----- arcs_more
arc.define @Add(%a: i8, %b: i8) -> i8 {
  %0 = comb.add %a, %b : i8
  arc.output %0 : i8
}
hw.module @Arcs(in %clk : !seq.clock, in %a : i8, in %en : i1, out b : i8) {
  %0 = arc.call @Add(%a, %a) : (i8, i8) -> i8
  %1 = arc.state @Add(%0, %a) clock %clk enable %en latency 1 : (i8, i8) -> i8
  %2 = arc.state @Add(%1, %1) clock %clk latency 2 {names = ["x"]} : (i8, i8) -> i8
  %m = arc.memory <4 x i8, i2>
  hw.output %2 : i8
}
// ----- machines
fsm.machine @Light(%go: i1) -> i2 attributes {initialState = "RED"} {
  %n = fsm.variable "n" {initValue = 0 : i8} : i8
  %c0 = hw.constant 0 : i2
  fsm.state @RED output {
    fsm.output %c0 : i2
  } transitions {
    fsm.transition @GREEN guard {
      fsm.return %go
    } action {
      %one = hw.constant 1 : i8
      %s = comb.add %n, %one : i8
      fsm.update %n, %s : i8
    }
  }
  fsm.state @GREEN output {
    fsm.output %c0 : i2
  }
}
hw.module @UsesLight(in %clk : !seq.clock, in %rst : i1, in %go : i1, out l : i2) {
  %0 = fsm.hw_instance "light" @Light(%go), clock %clk, reset %rst : (i1) -> i2
  hw.output %0 : i2
}
// ----- dataflow_more
handshake.func @Loop(%a: i32, %ctl: none, ...) -> (i32, none) attributes {argNames = ["a", "ctl"], resNames = ["r", "done"]} {
  %f:3 = fork [3] %a : i32
  %b = buffer [2] seq %f#0 {initValues = [0, 1]} : i32
  %m = merge %b, %f#1 : i32
  %cm:2 = control_merge %ctl, %ctl : none, index
  %x = mux %cm#1 [%m, %f#2] : index, i32
  %t, %e = cond_br %c, %x : i32
  %c = arith.cmpi slt, %m, %m : i32
  %s = arith.addi %t, %e : i32
  %k = constant %ctl {value = 7 : i32} : i32
  sink %k : i32
  %j = join %ctl, %cm#0 : none, none
  return %s, %j : i32, none
}
// ----- debug_info
hw.module @Debug(in %a : i8, in %b : i1) {
  %s = dbg.struct {"x": %a, "y": %b} : i8, i1
  %arr = dbg.array [%a, %a] : i8
  %none = dbg.struct {}
  %scope = dbg.scope "inner", "Inner"
  dbg.variable "v", %s scope %scope : !dbg.struct
  dbg.variable "w", %arr : !dbg.array
}
// ----- hw_fir_filter
hw.module @FirFilter(in %clk : !seq.clock, in %rst : i1, in %x : i16, in %coef : !hw.array<4xi16>, out y : i34) {
  %c0_i16 = hw.constant 0 : i16
  %z1 = seq.compreg.ce %x, %clk, %rst : i16
  %z2 = seq.compreg sym @z2 %z1, %clk : i16
  %z3 = seq.compreg %z2, %clk reset %rst, %c0_i16 : i16
  %i0 = hw.constant 0 : i2
  %i1 = hw.constant 1 : i2
  %i2 = hw.constant -2 : i2
  %i3 = hw.constant -1 : i2
  %k0 = hw.array_get %coef[%i0] : !hw.array<4xi16>, i2
  %k1 = hw.array_get %coef[%i1] : !hw.array<4xi16>, i2
  %k2 = hw.array_get %coef[%i2] : !hw.array<4xi16>, i2
  %k3 = hw.array_get %coef[%i3] : !hw.array<4xi16>, i2
  %pad = hw.constant 0 : i18
  %x0 = comb.concat %pad, %x : i18, i16
  %x1 = comb.concat %pad, %z1 : i18, i16
  %kk0 = comb.concat %pad, %k0 : i18, i16
  %kk1 = comb.concat %pad, %k1 : i18, i16
  %m0 = comb.mul bin %x0, %kk0 : i34
  %m1 = comb.mul %x1, %kk1 : i34
  %s = comb.add bin %m0, %m1 : i34
  %u = comb.xor %k2, %k3, %z3 : i16
  %uu = comb.concat %pad, %u : i18, i16
  %r = comb.sub %s, %uu : i34
  hw.output %r : i34
}
// ----- hw_param_tree
hw.module private @Leaf<w: i32, init: i32 = 3, name: none>(in %a : !hw.int<#hw.param.decl.ref<"w">>, out b : !hw.int<#hw.param.decl.ref<"w">>) {
  hw.output %a : !hw.int<#hw.param.decl.ref<"w">>
}
hw.module @Top(in %a : i7, in %c : i9, out b : i7, out d : i9) {
  %l0.b = hw.instance "l0" @Leaf<w: i32 = 7, init: i32 = 1, name: none = "x">(a: %a: i7) -> (b: i7)
  %l1.b = hw.instance "l1" sym @l1sym @Leaf<w: i32 = 9, init: i32 = 2, name: none = "y">(a: %c: i9) -> (b: i9) {sv.attributes = [#sv.attribute<"keep">, #sv.attribute<"dont_touch" = "true", emitAsComment>]}
  hw.output %l0.b, %l1.b : i7, i9
}
hw.module.extern @Ext<DEPTH: i64>(in %in : i1 {hw.exportPort = #hw<innerSym@foo>}, in %io : !hw.inout<i8>, out q : i8) attributes {verilogName = "EXT"}
hw.hierpath private @path [@Top::@l1sym, @Leaf]
// ----- comb_everything
hw.module @Ops(in %a : i12, in %b : i12, in %s : i1, out r : i12, out f : i1) {
  %0 = comb.divu %a, %b : i12
  %1 = comb.divs bin %a, %b : i12
  %2 = comb.modu %0, %1 : i12
  %3 = comb.mods %2, %b : i12
  %4 = comb.shl bin %3, %a : i12
  %5 = comb.shru %4, %b : i12
  %6 = comb.shrs %5, %b : i12
  %7 = comb.parity bin %6 : i12
  %8 = comb.extract %6 from 3 : (i12) -> i5
  %9 = comb.replicate %8 : (i5) -> i15
  %10 = comb.extract %9 from 2 : (i15) -> i12
  %11 = comb.icmp weq %a, %10 : i12
  %12 = comb.icmp bin wne %a, %10 : i12
  %13 = comb.icmp ceq %a, %b : i12
  %14 = comb.icmp ult %a, %b {sv.namehint = "less"} : i12
  %15 = comb.and bin %7, %11, %12, %13, %14 : i1
  %16 = comb.mux bin %15, %10, %6 : i12
  %17 = comb.truth_table %s, %15 -> [false, true, true, false]
  %18 = comb.reverse %16 : i12
  %false = hw.constant false
  %true = hw.constant true
  %c-1_i12 = hw.constant -1 : i12
  %19 = comb.or %18, %c-1_i12 {comb.x = 1 : i3} : i12
  hw.output %19, %17 : i12, i1
}
// ----- seq_memories_two
hw.module @Mem(in %clk : !seq.clock, in %en : i1, in %a : i4, in %d : i20, in %m : i2, out q : i20, out p : i20, out h : i8) {
  %mem = seq.firmem 0, 1, undefined, port_order : <12 x 20, mask 2>
  %0 = seq.firmem.read_port %mem[%a], clock %clk enable %en : <12 x 20, mask 2>
  seq.firmem.write_port %mem[%a] = %d, clock %clk enable %en mask %m {tag = "w"} : <12 x 20, mask 2>, i2
  %1 = seq.firmem.read_write_port %mem[%a] = %d if %en, clock %clk mask %m : <12 x 20, mask 2>, i2
  %hl = seq.hlmem @hl %clk, %en : <4x8xi8>
  %i = comb.extract %a from 0 : (i4) -> i2
  %j = comb.extract %a from 1 : (i4) -> i3
  %r = seq.read %hl[%i, %j] rden %en {latency = 1 : i64} : !seq.hlmem<4x8xi8>
  seq.write %hl[%i, %j] %r wren %en {latency = 1 : i64} : !seq.hlmem<4x8xi8>
  hw.output %0, %1, %r : i20, i20, i8
}
// ----- seq_fifo_two
hw.module @F(in %clk : !seq.clock, in %rst : i1, in %i : i32, in %re : i1, in %we : i1, out o : i32, out full : i1) {
  %out, %f, %e, %af, %ae = seq.fifo depth 8 rd_latency 1 almost_full 6 almost_empty 2 in %i rdEn %re wrEn %we clk %clk rst %rst : i32
  hw.output %out, %f : i32, i1
}
// ----- sv_for_only
hw.module @Loop(in %lb : i8, in %ub : i8, in %st : i8) {
  sv.initial {
    %x = hw.constant 0x80000002 : i32
    sv.for %k = %lb to %ub step %st : i8 {
      sv.write "%d\0A"(%k) : i8
      sv.for %j = %k to %ub step %st : i8 {
        sv.fwrite %x, "%d %d\0A"(%k, %j) : i8, i8
      } {tag = "inner"}
    }
  }
}
// ----- sv_func_dpi
sv.func private @twice(in %a : i8, out out : i8 {sv.func.explicitly_returned}) attributes {verilogName = "tw"}
sv.func @inc(in %a : i8, in %b : i1, out x : i4, out out : i8 {sv.func.explicitly_returned}) {
  %c = comb.extract %a from 0 : (i8) -> i4
  sv.return %c, %a : i4, i8
}
sv.func.dpi.import linkage "c_inc" @twice
hw.module @Caller(in %clk : i1, in %v : i8) {
  %0 = sv.reg : !hw.inout<i8>
  sv.alwayscomb {
    %1 = sv.func.call.procedural @twice(%v) : (i8) -> i8
    sv.bpassign %0, %1 : i8
  }
  %2 = sv.func.call @twice(%v) : (i8) -> i8
}
// ----- sv_generate
hw.module @Gen<W: i32>(in %a : i1) {
  sv.generate "blk" : {
    sv.generate.case #hw.param.decl.ref<"W"> : i32 [
      case (1 : i32, "one") {
        sv.verbatim "assign x = 1;"
      }
      case (unit, "") {
        sv.verbatim "assign x = {{0}};" (%a) : i1
      }
    ]
  }
}
// ----- sv_verification
hw.module @Checks(in %clk : i1, in %rst : i1, in %p : i1, in %v : i9) {
  sv.assert.concurrent posedge %clk, %p label "conc" message "bad %d"(%v) : i9
  sv.assume.concurrent negedge %clk, %p
  sv.cover.concurrent edge %clk, %p label "cov"
  sv.always posedge %clk, negedge %rst {
    sv.if %rst {
      sv.assert %p, immediate
      sv.assume %p, final label "lbl" message "m"
      sv.cover %p, observed label "c1"
    } else {
      sv.ifdef.procedural @SYNTH {
        sv.error.procedural "e %x"(%v) : i9
      } else {
        sv.info.procedural "info"
        sv.warning.procedural "w"
      }
    }
  }
  %pr = sv.wire sym @foo {hw.verilogName = "w"} : !hw.inout<i9>
  sv.bind #hw.innerNameRef<@Checks::@inst> {output_file = #hw.output_file<"bind.sv", excludeFromFileList>}
  hw.instance "i" sym @inst @Sub(v: %v: i9) -> () {doNotPrint}
}
sv.macro.decl @SYNTH["SYN"]
sv.macro.def @SYNTH "1"
hw.module private @Sub(in %v : i9) {
}
// ----- esi_services
!bun = !esi.bundle<[!esi.channel<i8> from "req", !esi.channel<!esi.list<i4>, ValidReady> to "rsp"]>
esi.service.decl @Host {
  esi.service.port @call : !esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i4> from "rsp"]>
}
esi.service.std.func @funcs
esi.service.std.mmio @mmio
esi.mem.ram @ram i64 x 20
hw.module @Client(in %clk : !seq.clock, in %rst : i1) {
  %b = esi.service.req <@Host::@call> (#esi.appid<"c"[3]>) : !esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i4> from "rsp"]>
  %rsp0 = hw.constant 5 : i4
  %v = hw.constant true
  %ch, %ready = esi.wrap.vr %rsp0, %v : i4
  %req = esi.bundle.unpack %ch from %b : !esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i4> from "rsp"]>
  %null = esi.null : !esi.channel<si14>
  %buf = esi.buffer %clk, %rst, %req {stages = 4, name = "buf"} : !esi.channel<i8> -> !esi.channel<i8>
  %d, %vv = esi.unwrap.vr %buf, %v : i8
}
hw.module @Top(in %clk : !seq.clock, in %rst : i1) {
  esi.service.instance #esi.appid<"host"> svc @Host impl as "cosim" opts {a = 1 : i3, b = "x"} (%clk, %rst) : (!seq.clock, i1) -> ()
  hw.instance "client" @Client(clk: %clk: !seq.clock, rst: %rst: i1) -> ()
}
// ----- esi_windows
!hdr = !hw.struct<magic: i16, body: !esi.list<i8>, tail: !hw.struct<crc: i32>>
hw.module @W(in %c : !esi.channel<!esi.window<"w", !hw.struct<a: i3, b: !hw.array<4xi8>>, [<"f0", [<"a">]>, <"f1", [<"b", 2>]>]>, FIFO>, in %fe : i1, out o : i1) {
  %data, %rd = esi.unwrap.fifo %c, %fe : !esi.channel<!esi.window<"w", !hw.struct<a: i3, b: !hw.array<4xi8>>, [<"f0", [<"a">]>, <"f1", [<"b", 2>]>]>, FIFO>
  hw.output %fe : i1
}
// ----- emit_more
emit.file "out/a.sv" sym @A {
  emit.verbatim "line one\0Aline two"
  emit.ref @Mod
  emit.file_list "inner.f", [@B]
}
emit.file "b.sv" sym @B {
  emit.verbatim "y"
}
emit.fragment @frag {
  sv.verbatim "`define X 1"
}
emit.file_list "list.f", [@A, @B]
hw.module @Mod(in %a : i1) attributes {emit.fragments = [@frag]} {
}
// ----- ltl_sequences
hw.module @Seqs(in %clk : i1, in %a : i1, in %b : i1) {
  %0 = ltl.delay %a, 2 : i1
  %1 = ltl.delay %b, 0, 3 : i1
  %2 = ltl.concat %0, %1, %0 : !ltl.sequence, !ltl.sequence, !ltl.sequence
  %3 = ltl.repeat %2, 1, 4 : !ltl.sequence
  %4 = ltl.repeat %2, 5 : !ltl.sequence
  %5 = ltl.goto_repeat %a, 1, 0 : i1
  %6 = ltl.non_consecutive_repeat %b, 2, 2 : i1
  %7 = ltl.intersect %5, %6 : !ltl.sequence, !ltl.sequence
  %8 = ltl.implication %3, %a : !ltl.sequence, i1
  %9 = ltl.not %8 : !ltl.property
  %10 = ltl.eventually %9 : !ltl.property
  %11 = ltl.until %10, %a : !ltl.property, i1
  %12 = ltl.and %11, %7, %4 : !ltl.property, !ltl.sequence, !ltl.sequence
  %13 = ltl.or %12, %a : !ltl.property, i1
  %14 = ltl.clock %13, posedge %clk : !ltl.property
  %15 = ltl.clock %3, edge %clk {x} : !ltl.sequence
  %16 = ltl.boolean_constant true
  verif.assert %14 label "all" : !ltl.property
  verif.assume %15 if %a : !ltl.sequence
  verif.cover %13 if %b label "c" : !ltl.property
  verif.clocked_assert %13, posedge %clk : !ltl.property
  verif.clocked_cover %8 if %a, negedge %clk label "n" : !ltl.property
}
// ----- sim_dpi
sim.func.dpi @add(in %a : i32, in %b : i32, out r : i32, return ret : i8) attributes {verilogName = "c_add"}
func.func private @impl(i32) -> i32
sim.func.dpi private @other(in %arg : i32, out res : i32) attributes {verilogName = "impl"}
hw.module @Call(in %clk : !seq.clock, in %en : i1, in %x : i32, out y : i32) {
  %r, %ret = sim.func.dpi.call @add(%x, %x) clock %clk enable %en : (i32, i32) -> (i32, i8)
  %o = sim.func.dpi.call @other(%x) : (i32) -> i32
  hw.output %o : i32
}
// ----- handshake_pipeline
handshake.func @pipe(%a: i32, %b: i32, %c: i1, %ctl: none, ...) -> (i32, none) attributes {argNames = ["a", "b", "c", "ctl"], resNames = ["out0", "done"]} {
  %0:2 = fork [2] %a : i32
  %1:2 = lazy_fork [2] %b {x = 1 : i3} : i32
  %2 = merge %0#0, %1#0 : i32
  %t, %f = cond_br %c, %0#1 : i32
  sink %f : i32
  %3 = buffer [4] seq %t {initValues = [1, 2, 3, 4]} : i32
  %4 = buffer [1] fifo %1#1 : i32
  %5 = arith.addi %3, %4 : i32
  %6 = br %5 : i32
  %r, %idx = control_merge %6, %2 : i32, index
  sink %idx : index
  %s = source
  %k = constant %s {value = 42 : i32} : i32
  %j = join %k, %ctl : i32, none
  %sync:2 = sync %r, %j : i32, none
  return %sync#0, %sync#1 : i32, none
}
handshake.func private @ext(i32, none) -> (i32, none)
handshake.func @user(%x: i32, %n: none) -> (i32, none) {
  %i:2 = instance @ext(%x, %n) : (i32, none) -> (i32, none)
  %p = pack %i#0, %i#1 : tuple<i32, none>
  %u:2 = unpack %p : tuple<i32, none>
  return %u#0, %u#1 : i32, none
}
// ----- handshake_memories
handshake.func @mem(%m: memref<8xi32>, %i: index, %go: none) -> (i32, none) {
  %ld, %done = extmemory[ld = 1, st = 0] (%m : memref<8xi32>) (%addr) {id = 0 : i32} : (index) -> (i32, none)
  %v, %addr = load [%i] %ld, %go : index, i32
  return %v, %done : i32, none
}
handshake.func @mem2(%i: index, %d: i8, %go: none) -> none {
  %st = memory[ld = 0, st = 1] (%sd, %sa) {id = 1 : i32, lsq = false} : memref<10xi8>, (i8, index) -> none
  %sd, %sa = store [%i] %d, %go : index, i8
  return %st : none
}
// ----- fsm_traffic
fsm.machine @Light(%go: i1, %n: i4) -> (i2, i1) attributes {initialState = "Red", argNames = ["go", "n"], resNames = ["light", "busy"]} {
  %count = fsm.variable "count" {initValue = 3 : i4} : i4
  %c0_i2 = hw.constant 0 : i2
  %true = hw.constant true
  fsm.state @Red output {
    fsm.output %c0_i2, %true : i2, i1
  } transitions {
    fsm.transition @Green guard {
      fsm.return %go
    } action {
      fsm.update %count, %n : i4
    }
    fsm.transition @Red
  }
  fsm.state @Green output {
    %c1_i2 = hw.constant 1 : i2
    fsm.output %c1_i2, %go : i2, i1
  } transitions {
    fsm.transition @Red action {
      %one = hw.constant 1 : i4
      %x = comb.sub %count, %one : i4
      fsm.update %count, %x : i4
    }
  }
}
hw.module @Use(in %go : i1, in %n : i4, in %clk : !seq.clock, in %rst : i1, out l : i2) {
  %l, %b = fsm.hw_instance "inst" @Light(%go, %n), clock %clk, reset %rst : (i1, i4) -> (i2, i1)
  hw.output %l : i2
}
func.func @sw(%go: i1, %n: i4) -> (i2, i1) {
  %i = fsm.instance "sw" @Light {note = "soft"}
  %0:2 = fsm.trigger %i(%go, %n) : (i1, i4) -> (i2, i1)
  return %0#0, %0#1 : i2, i1
}
// ----- pipeline_sched
hw.module @P(in %a : i32, in %b : i32, in %go : i1, in %clk : !seq.clock, in %rst : i1, out r : i32, out d : i1) {
  %out, %done = pipeline.scheduled "mac"(%x : i32 = %a, %y : i32 = %b) clock(%clk) reset(%rst) go(%go) entryEn(%s0) -> (out : i32) {
    %0 = comb.add %x, %y : i32
    pipeline.stage ^bb1 regs("sum" = %0 : i32, %y : i32) pass("raw" = %x : i32)
  ^bb1(%sum: i32, %y1: i32, %raw: i32, %s1: i1):
    %1 = comb.mul %sum, %y1 : i32
    pipeline.stage ^bb2 regs(%1 : i32)
  ^bb2(%m: i32, %s2: i1):
    pipeline.return %m : i32
  }
  hw.output %out, %done : i32, i1
}
// ----- pipeline_unsched
hw.module @U(in %a : i32, in %go : i1, in %clk : !seq.clock, out r : i32) {
  %out, %done = pipeline.unscheduled(%x : i32 = %a) clock(%clk) go(%go) entryEn(%s0) -> (out : i32) {
    %0 = comb.add %x, %x {ssp.operator_type = @add1} : i32
    pipeline.return %0 : i32
  }
  hw.output %out : i32
}
// ----- pipeline_latency
hw.module @L(in %a : i32, in %go : i1, in %stall : i1, in %clk : !seq.clock, out r : i32) {
  %out, %done = pipeline.unscheduled "p"(%x : i32 = %a) stall(%stall) clock(%clk) go(%go) entryEn(%en) -> (out : i32) {
    %1 = pipeline.latency 2 -> (i32) {
      %2 = comb.mul %x, %x : i32
      pipeline.latency.return %2 : i32
    }
    pipeline.return %1 : i32
  }
  hw.output %out : i32
}
// ----- synth_logic
hw.module @S(in %a : i4, in %b : i4, in %c : i4, out o : i4, out p : i4) {
  %0 = synth.aig.and_inv %a, not %b : i4
  %1 = synth.aig.and_inv not %0, not %c, %a {sv.namehint = "n"} : i4
  %2 = synth.xor_inv %a, not %b, %c : i4
  %3 = synth.choice %1, %2 : i4
  hw.output %3, %2 : i4, i4
}
// ----- hwarith_mix
hw.module @A(in %a : i4, in %b : i6, out r : i8, out c : i1) {
  %0 = hwarith.cast %a : (i4) -> ui4
  %1 = hwarith.cast %b : (i6) -> si6
  %2 = hwarith.add %0, %1 : (ui4, si6) -> si7
  %3 = hwarith.mul %2, %0 : (si7, ui4) -> si11
  %4 = hwarith.sub %0, %0 : (ui4, ui4) -> si5
  %5 = hwarith.div %3, %0 : (si11, ui4) -> si11
  %6 = hwarith.constant -7 : si8
  %7 = hwarith.icmp ge %5, %6 : si11, si8
  %8 = hwarith.cast %5 {sv.namehint = "x"} : (si11) -> i8
  hw.output %8, %7 : i8, i1
}
// ----- dbg_vars
hw.module @D(in %a : i32, in %s : !hw.struct<x: i1>, out o : i32) {
  %scope = dbg.scope "inner", "Inner"
  dbg.variable "a", %a : i32
  %0 = dbg.struct {"p": %a, "q": %s} : i32, !hw.struct<x: i1>
  dbg.variable "st", %0 scope %scope : !dbg.struct
  %1 = dbg.array [%a, %a] : i32
  dbg.variable "ar", %1 {k = 1 : i2} : !dbg.array
  %n = dbg.scope "n", "N" scope %scope
  hw.output %a : i32
}
// ----- smt_in_circt
func.func @s() -> i1 {
  %r = smt.solver() : () -> i1 {
    %a = smt.declare_fun "a" : !smt.bv<8>
    %b = smt.declare_fun : !smt.bv<8>
    %c = smt.bv.add %a, %b : !smt.bv<8>
    %d = smt.eq %c, %a : !smt.bv<8>
    %n = smt.not %d
    smt.assert %n
    %t = smt.check sat {
      %x = arith.constant true
      smt.yield %x : i1
    } unknown {
      %x = arith.constant false
      smt.yield %x : i1
    } unsat {
      %x = arith.constant false
      smt.yield %x : i1
    } -> i1
    smt.yield %t : i1
  }
  return %r : i1
}
// ----- interop_seq_enum
hw.module @E(in %clk : !seq.clock, in %e : !hw.enum<Idle, Busy>, in %s : !hw.struct<a: !hw.enum<X, Y>, b: i2>, out o : !hw.enum<Idle, Busy>) {
  %r = seq.compreg %e, %clk : !hw.enum<Idle, Busy>
  %s1 = seq.compreg %s, %clk : !hw.struct<a: !hw.enum<X, Y>, b: i2>
  %a, %b = hw.struct_explode %s1 : !hw.struct<a: !hw.enum<X, Y>, b: i2>
  hw.output %r : !hw.enum<Idle, Busy>
}
