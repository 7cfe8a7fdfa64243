// RUN: mlirkit opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect
// Widths of types that share parts, and numbers that a short text repeats, are bounded.

!t0 = !hw.struct<>
!t1 = !hw.struct<a: !t0, b: !t0>
!t2 = !hw.struct<a: !t1, b: !t1>
!t3 = !hw.struct<a: !t2, b: !t2>
!t4 = !hw.struct<a: !t3, b: !t3>
!t5 = !hw.struct<a: !t4, b: !t4>
!t6 = !hw.struct<a: !t5, b: !t5>
!t7 = !hw.struct<a: !t6, b: !t6>
!t8 = !hw.struct<a: !t7, b: !t7>
!t9 = !hw.struct<a: !t8, b: !t8>
!t10 = !hw.struct<a: !t9, b: !t9>
!t11 = !hw.struct<a: !t10, b: !t10>
!t12 = !hw.struct<a: !t11, b: !t11>
!t13 = !hw.struct<a: !t12, b: !t12>
!t14 = !hw.struct<a: !t13, b: !t13>
!t15 = !hw.struct<a: !t14, b: !t14>
!t16 = !hw.struct<a: !t15, b: !t15>
!t17 = !hw.struct<a: !t16, b: !t16>
!t18 = !hw.struct<a: !t17, b: !t17>
!t19 = !hw.struct<a: !t18, b: !t18>
!t20 = !hw.struct<a: !t19, b: !t19>
!t21 = !hw.struct<a: !t20, b: !t20>
!t22 = !hw.struct<a: !t21, b: !t21>
!t23 = !hw.struct<a: !t22, b: !t22>
!t24 = !hw.struct<a: !t23, b: !t23>
!t25 = !hw.struct<a: !t24, b: !t24>
!t26 = !hw.struct<a: !t25, b: !t25>
!t27 = !hw.struct<a: !t26, b: !t26>
!t28 = !hw.struct<a: !t27, b: !t27>
!t29 = !hw.struct<a: !t28, b: !t28>
!t30 = !hw.struct<a: !t29, b: !t29>
!t31 = !hw.struct<a: !t30, b: !t30>
!t32 = !hw.struct<a: !t31, b: !t31>
!t33 = !hw.struct<a: !t32, b: !t32>
!t34 = !hw.struct<a: !t33, b: !t33>
!t35 = !hw.struct<a: !t34, b: !t34>
!t36 = !hw.struct<a: !t35, b: !t35>
!t37 = !hw.struct<a: !t36, b: !t36>
!t38 = !hw.struct<a: !t37, b: !t37>
!t39 = !hw.struct<a: !t38, b: !t38>
!t40 = !hw.struct<a: !t39, b: !t39>
!t41 = !hw.struct<a: !t40, b: !t40>
!t42 = !hw.struct<a: !t41, b: !t41>
!t43 = !hw.struct<a: !t42, b: !t42>
!t44 = !hw.struct<a: !t43, b: !t43>
!t45 = !hw.struct<a: !t44, b: !t44>
!t46 = !hw.struct<a: !t45, b: !t45>
!t47 = !hw.struct<a: !t46, b: !t46>
!t48 = !hw.struct<a: !t47, b: !t47>
!t49 = !hw.struct<a: !t48, b: !t48>
!t50 = !hw.struct<a: !t49, b: !t49>
!t51 = !hw.struct<a: !t50, b: !t50>
!t52 = !hw.struct<a: !t51, b: !t51>
!t53 = !hw.struct<a: !t52, b: !t52>
!t54 = !hw.struct<a: !t53, b: !t53>
!t55 = !hw.struct<a: !t54, b: !t54>
!t56 = !hw.struct<a: !t55, b: !t55>
!t57 = !hw.struct<a: !t56, b: !t56>
!t58 = !hw.struct<a: !t57, b: !t57>
!t59 = !hw.struct<a: !t58, b: !t58>

%clock = "test.clock"() : () -> !seq.clock
%zero = "test.zero"() : () -> !t59
%shared = seq.firreg %zero clock %clock preset 0 : !t59
%wide = "test.wide"() : () -> !hw.array<2097152xi8>
// expected-error @below {{cannot preset register of unknown width}}
%r = seq.firreg %wide clock %clock preset 0 : !hw.array<2097152xi8>

// -----

%x, %clock = "test.values"() : () -> (i8, !seq.clock)
// expected-error @below {{expected integer value}}
%r = seq.firreg %x clock %clock preset "x" : i8

// -----

handshake.func @f(%a: i32) {
  // expected-error @below {{a fork of more than 64 results without names must be in generic form}}
  fork [65] %a : i32
}

// -----

handshake.func @f(%a: i32) {
  // expected-error @below {{a fork of more than 1024 results must be in generic form}}
  %x:1025 = fork [1025] %a : i32
}

// -----

handshake.func @f(%a: i32) {
  // expected-error @below {{operation defines 65536 results but was provided 2 to bind}}
  %x:2 = fork [65536] %a : i32
}

// -----

// expected-error @below {{expected a type of memory blocks}}
%block = rtg.isa.memory_block_declare [0x0 - 0x1] : !rtg.isa.memory_block<16777216>

// -----

%m = seq.firmem 0, 1, undefined, undefined : <4 x 16777216>
%a, %clock = "test.values"() : () -> (i2, !seq.clock)
// expected-error @below {{'memory' must be}}
%r = seq.firmem.read_port %m[%a], clock %clock : <4 x 16777216>

// -----

// expected-error @below {{field "a" is defined twice}}
om.class.extern @C() -> (a: i8, b: i8, a: i8) {}

// -----

// A chain of accesses that contains itself has no name.
"builtin.module"() ({
  %p = "kanagawa.get_port"(%s) {portSymbol = @x} : (!kanagawa.scoperef<@a::@b>) -> !kanagawa.portref<out !kanagawa.scoperef<@a::@b>>
  %s = "kanagawa.port.read"(%p) : (!kanagawa.portref<out !kanagawa.scoperef<@a::@b>>) -> !kanagawa.scoperef<@a::@b>
}) : () -> ()

// -----

%a = "test.wide"() : () -> i16777215
// expected-error @below {{integer bitwidth is limited to 16777215 bits}}
%b = rtg.isa.concat_immediate %a, %a : i16777215, i16777215

// -----

hw.module @f(in %a : i1) {
  // expected-error @below {{expected ']'}}
  %0 = comb.truth_table %a -> [true 0, false]
}

// -----

kanagawa.design @D {
  kanagawa.class sym @C {
    // expected-error @below {{arguments and results of a method have no attributes}}
    kanagawa.method @m(%a: i32 {hw.foo = 1 : i32}) -> () {
      kanagawa.return
    }
  }
}
