//! Inputs without a repeated pattern: operations of twelve dialects in random order, with random constants, callees and
//! operands. So branch predictors and small caches behave as on real programs. The same seed gives the same text.

use std::io::{Result, Write};

/// The parameters of a random program.
pub struct Shape {
    pub functions: usize,
    /// Number of operations in each function.
    pub size: usize,
    /// Number of functions that are called.
    pub callees: usize,
    /// Whether every operation has a distinct location.
    pub locations: bool,
}

/// A pseudo-random number generator (SplitMix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}

const TYPES: [&str; 9] =
    ["i32", "i64", "i1", "f32", "f64", "index", "vector<8xf32>", "tensor<16x?xf32>", "complex<f32>"];
const I32: usize = 0;
const I64: usize = 1;
const I1: usize = 2;
const F32: usize = 3;
const F64: usize = 4;
const INDEX: usize = 5;
const VECTOR: usize = 6;
const TENSOR: usize = 7;
const COMPLEX: usize = 8;

/// The state of the function that is being written.
struct Function<'a, W> {
    out: &'a mut W,
    random: &'a mut Random,
    shape: &'a Shape,
    /// The numbers of the SSA values, by type.
    values: [Vec<usize>; 9],
    next: usize,
    line: usize,
    written: usize,
}

impl<W: Write> Function<'_, W> {
    /// Returns the name of a value of a type: usually a recent value, sometimes an old one.
    fn value(&mut self, ty: usize) -> String {
        let len = self.values[ty].len();
        let back = match self.random.below(10) {
            0..=5 => self.random.below(4),
            6..=8 => self.random.below(40),
            _ => self.random.below(len),
        };
        format!("%v{}", self.values[ty][len - 1 - back.min(len - 1)])
    }

    /// Writes one operation with a result of type number `ty`.
    fn define(&mut self, ty: usize, text: &str) -> Result<()> {
        let number = self.next;
        self.next += 1;
        write!(self.out, "%v{number} = {text}")?;
        self.end()?;
        self.values[ty].push(number);
        Ok(())
    }

    fn end(&mut self) -> Result<()> {
        self.written += 1;
        self.line += 1 + self.random.below(3);
        if self.shape.locations {
            let column = 1 + self.random.below(100);
            write!(self.out, " loc(\"model/layer{}.py\":{}:{column})", self.line % 40, self.line)?;
        }
        writeln!(self.out)
    }

    fn constant(&mut self) -> Result<()> {
        let bits = self.random.next();
        match self.random.below(8) {
            0 | 1 => self.define(I32, &format!("arith.constant {} : i32", bits as i32 % 100_000)),
            2 => self.define(I64, &format!("arith.constant {} : i64", bits as i64 >> 20)),
            3 => self.define(F32, &format!("arith.constant {}.{:03} : f32", bits % 1000, bits >> 32 & 511)),
            4 => self.define(F64, &format!("arith.constant {}.{:05}e-3 : f64", bits % 1000, bits >> 32 & 0xFFFF)),
            5 => self.define(INDEX, &format!("arith.constant {} : index", bits % 4096)),
            6 => self.define(I32, &format!("llvm.mlir.constant({} : i32) : i32", bits % 5000)),
            _ => {
                let list: Vec<String> = (0..8).map(|n| format!("{}.5", bits >> (n * 5) & 31)).collect();
                self.define(VECTOR, &format!("arith.constant dense<[{}]> : vector<8xf32>", list.join(", ")))
            }
        }
    }

    fn binary(&mut self, ty: usize, names: &[&str]) -> Result<()> {
        let (name, a, b) = (self.random.pick(names), self.value(ty), self.value(ty));
        self.define(ty, &format!("{name} {a}, {b} : {}", TYPES[ty]))
    }

    fn unary(&mut self, ty: usize, names: &[&str]) -> Result<()> {
        let (name, a) = (self.random.pick(names), self.value(ty));
        self.define(ty, &format!("{name} {a} : {}", TYPES[ty]))
    }

    fn cast(&mut self, from: usize, to: usize, name: &str) -> Result<()> {
        let a = self.value(from);
        self.define(to, &format!("{name} {a} : {} to {}", TYPES[from], TYPES[to]))
    }

    /// Writes one operation, which may have a region with a few more operations.
    fn op(&mut self, depth: usize) -> Result<()> {
        match self.random.below(44) {
            0..=6 => self.constant(),
            7..=9 => {
                let ty = [I32, I64, INDEX][self.random.below(3)];
                self.binary(
                    ty,
                    &["arith.addi", "arith.subi", "arith.muli", "arith.andi", "arith.ori", "arith.xori", "arith.maxsi"],
                )
            }
            10..=12 => {
                let ty = [F32, F64, VECTOR][self.random.below(3)];
                self.binary(ty, &["arith.addf", "arith.mulf", "arith.subf", "arith.divf", "arith.maximumf"])
            }
            13 => {
                let (p, a, b) =
                    (self.random.pick(&["eq", "ne", "slt", "sle", "ult", "uge"]), self.value(I32), self.value(I32));
                self.define(I1, &format!("arith.cmpi {p}, {a}, {b} : i32"))
            }
            14 => {
                let (p, a, b) = (self.random.pick(&["oeq", "olt", "une", "ugt"]), self.value(F32), self.value(F32));
                self.define(I1, &format!("arith.cmpf {p}, {a}, {b} : f32"))
            }
            15 => {
                let ty = self.random.below(9);
                let (c, a, b) = (self.value(I1), self.value(ty), self.value(ty));
                self.define(ty, &format!("arith.select {c}, {a}, {b} : {}", TYPES[ty]))
            }
            16 => self.cast(I32, I64, "arith.extsi"),
            17 => self.cast(I64, I32, "arith.trunci"),
            18 => self.cast(I32, F32, "arith.sitofp"),
            19 => self.cast(I64, INDEX, "arith.index_cast"),
            20 => self.unary(F32, &["math.sqrt", "math.exp", "math.absf", "math.tanh", "math.rsqrt", "arith.negf"]),
            21 => {
                let (a, b, c) = (self.value(VECTOR), self.value(VECTOR), self.value(VECTOR));
                let name = self.random.pick(&["math.fma", "vector.fma"]);
                self.define(VECTOR, &format!("{name} {a}, {b}, {c} : vector<8xf32>"))
            }
            22..=24 => {
                let (m, i, j) = (self.random.below(3), self.value(INDEX), self.value(INDEX));
                self.define(F32, &format!("memref.load %m{m}[{i}, {j}] : memref<64x64xf32>"))
            }
            25 | 26 => {
                let (x, m, i, j) = (self.value(F32), self.random.below(3), self.value(INDEX), self.value(INDEX));
                write!(self.out, "memref.store {x}, %m{m}[{i}, {j}] : memref<64x64xf32>")?;
                self.end()
            }
            27 => {
                let x = self.value(F32);
                self.define(VECTOR, &format!("vector.broadcast {x} : f32 to vector<8xf32>"))
            }
            28 => {
                let (v, n) = (self.value(VECTOR), self.random.below(8));
                self.define(F32, &format!("vector.extract {v}[{n}] : f32 from vector<8xf32>"))
            }
            29 => {
                let (kind, v) = (self.random.pick(&["add", "mul", "maximumf"]), self.value(VECTOR));
                self.define(F32, &format!("vector.reduction <{kind}>, {v} : vector<8xf32> into f32"))
            }
            30 => {
                let (m, i) = (self.random.below(3), self.value(INDEX));
                let pad = self.value(F32);
                self.define(
                    VECTOR,
                    &format!("vector.transfer_read %m{m}[{i}, {i}], {pad} : memref<64x64xf32>, vector<8xf32>"),
                )
            }
            31 => {
                let (t, i, j) = (self.value(TENSOR), self.value(INDEX), self.value(INDEX));
                self.define(F32, &format!("tensor.extract {t}[{i}, {j}] : tensor<16x?xf32>"))
            }
            32 => {
                let (x, t, i) = (self.value(F32), self.value(TENSOR), self.value(INDEX));
                self.define(TENSOR, &format!("tensor.insert {x} into {t}[{i}, {i}] : tensor<16x?xf32>"))
            }
            33 => {
                let (t, i) = (self.value(TENSOR), self.value(INDEX));
                self.define(INDEX, &format!("tensor.dim {t}, {i} : tensor<16x?xf32>"))
            }
            34 => {
                let (a, b) = (self.value(F32), self.value(F32));
                self.define(COMPLEX, &format!("complex.create {a}, {b} : complex<f32>"))
            }
            35 => {
                let (name, a) = (self.random.pick(&["complex.re", "complex.im", "complex.abs"]), self.value(COMPLEX));
                self.define(F32, &format!("{name} {a} : complex<f32>"))
            }
            36 => {
                let (name, a, b) =
                    (self.random.pick(&["index.add", "index.mul", "index.sub"]), self.value(INDEX), self.value(INDEX));
                self.define(INDEX, &format!("{name} {a}, {b}"))
            }
            37 => self.binary(I32, &["llvm.add", "llvm.sub", "llvm.xor", "llvm.shl"]),
            38 => {
                let (d, m) = (1 + self.random.below(64), self.random.below(32));
                let a = self.value(INDEX);
                self.define(INDEX, &format!("affine.apply affine_map<(d0) -> (d0 * {d} + {m})>({a})"))
            }
            39..=41 => {
                let (callee, a, b) = (self.random.below(self.shape.callees), self.value(I32), self.value(F32));
                self.define(I32, &format!("func.call @callee{callee}({a}, {b}) : (i32, f32) -> i32"))
            }
            _ if depth > 0 => self.nested(depth - 1),
            _ => self.constant(),
        }
    }

    /// Writes a loop or a conditional with a few operations inside.
    fn nested(&mut self, depth: usize) -> Result<()> {
        let before = self.values.clone();
        let result = if self.random.below(2) == 0 {
            let (low, high, step) = (self.value(INDEX), self.value(INDEX), self.value(INDEX));
            let (iv, carried, first, result) = (self.next, self.next + 1, self.value(F32), self.next + 2);
            self.next += 3;
            writeln!(
                self.out,
                "%v{result} = scf.for %v{iv} = {low} to {high} step {step} iter_args(%v{carried} = {first}) -> (f32) {{"
            )?;
            self.values[INDEX].push(iv);
            self.values[F32].push(carried);
            self.some(depth)?;
            let yielded = self.value(F32);
            self.close(&yielded)?;
            result
        } else {
            let (condition, result) = (self.value(I1), self.next);
            self.next += 1;
            writeln!(self.out, "%v{result} = scf.if {condition} -> (f32) {{")?;
            let other = self.value(F32);
            self.some(depth)?;
            let yielded = self.value(F32);
            self.terminate(&yielded)?;
            writeln!(self.out, "}} else {{")?;
            self.close(&other)?;
            result
        };
        self.values = before;
        self.values[F32].push(result);
        Ok(())
    }

    /// Writes the terminator of a region, the closing brace, and the end of the operation.
    fn close(&mut self, yielded: &str) -> Result<()> {
        self.terminate(yielded)?;
        write!(self.out, "}}")?;
        self.end()
    }

    fn terminate(&mut self, yielded: &str) -> Result<()> {
        write!(self.out, "scf.yield {yielded} : f32")?;
        self.end()
    }

    fn some(&mut self, depth: usize) -> Result<()> {
        for _ in 0..3 + self.random.below(9) {
            self.op(depth)?;
        }
        Ok(())
    }
}

/// Writes a random program.
pub fn program(out: &mut impl Write, shape: &Shape) -> Result<()> {
    let mut random = Random(shape.functions as u64);
    writeln!(out, "module {{")?;
    for callee in 0..shape.callees {
        writeln!(out, "func.func private @callee{callee}(i32, f32) -> i32")?;
    }
    let parameters: Vec<String> = TYPES.iter().enumerate().map(|(n, ty)| format!("%v{n}: {ty}")).collect();
    for f in 0..shape.functions {
        writeln!(
            out,
            "func.func @f{f}({}, %m0: memref<64x64xf32>, %m1: memref<64x64xf32>, %m2: memref<64x64xf32>) -> i32 {{",
            parameters.join(", ")
        )?;
        let values = std::array::from_fn(|n| vec![n]);
        let mut function = Function { out, random: &mut random, shape, values, next: 9, line: f * 100, written: 0 };
        while function.written < shape.size {
            function.op(3)?;
        }
        let result = function.value(I32);
        writeln!(out, "return {result} : i32\n}}")?;
    }
    writeln!(out, "}}")
}

/// Writes functions that have two operations each.
pub fn tiny_functions(out: &mut impl Write, count: usize) -> Result<()> {
    let mut random = Random(7);
    writeln!(out, "module {{")?;
    for f in 0..count {
        let name = random.next();
        writeln!(
            out,
            "func.func @tiny_{f}_{name:x}(%a: i32) -> i32 {{\n%b = arith.addi %a, %a : i32\nreturn %b : i32\n}}"
        )?;
    }
    writeln!(out, "}}")
}

/// Writes global variables, each with a different constant.
pub fn globals(out: &mut impl Write, count: usize) -> Result<()> {
    let mut random = Random(11);
    writeln!(out, "module {{")?;
    for n in 0..count {
        let bits = random.next();
        match n % 3 {
            0 => writeln!(out, "llvm.mlir.global internal constant @g{n}({} : i64) : i64", bits as i64 >> 8)?,
            1 => writeln!(
                out,
                "memref.global \"private\" constant @g{n} : memref<4xi32> = dense<[{}, {}, {}, {}]>",
                bits & 255,
                bits >> 8 & 255,
                bits >> 16 & 255,
                bits >> 24 & 255
            )?,
            _ => writeln!(out, "llvm.mlir.global internal constant @g{n}(\"text {bits:x}\")")?,
        }
    }
    writeln!(out, "}}")
}

/// Writes functions in the `llvm` dialect like those from a C compiler with `-g`: with locations, and with debug
/// information for the function and its argument.
pub fn debug_information(out: &mut impl Write, count: usize) -> Result<()> {
    let mut random = Random(19);
    writeln!(out, "#file = #llvm.di_file<\"a.c\" in \"/src\">")?;
    let int = "tag = DW_TAG_base_type, name = \"int\", sizeInBits = 32, encoding = DW_ATE_signed";
    writeln!(out, "#int = #llvm.di_basic_type<{int}>")?;
    let unit = "sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full";
    writeln!(out, "#unit = #llvm.di_compile_unit<id = distinct[0]<>, {unit}>")?;
    writeln!(out, "#type = #llvm.di_subroutine_type<types = #int, #int>")?;
    for n in 0..count {
        let (id, line) = (format!("distinct[{}]<>", n + 1), n * 7);
        let place = format!("name = \"f{n}\", file = #file, line = {line}, scopeLine = {line}");
        let rest = "subprogramFlags = Definition, type = #type";
        writeln!(out, "#sp{n} = #llvm.di_subprogram<id = {id}, compileUnit = #unit, scope = #file, {place}, {rest}>")?;
    }
    for n in 0..count {
        let place = format!("name = \"a{n}\", file = #file, line = {}, arg = 1, type = #int", n * 7);
        writeln!(out, "#var{n} = #llvm.di_local_variable<scope = #sp{n}, {place}>")?;
    }
    writeln!(out, "module {{")?;
    for n in 0..count {
        let loc = |line: usize, column: usize| format!("loc(fused<#sp{n}>[\"a.c\":{}:{column}])", n * 7 + line);
        let (constant, callee) = (random.below(1 << 30), random.below(count));
        writeln!(out, "llvm.func @f{n}(%arg0: i32) -> i32 {{")?;
        writeln!(out, "llvm.intr.dbg.value #var{n} = %arg0 : i32 {}", loc(0, 12))?;
        writeln!(out, "%0 = llvm.mlir.constant({constant} : i32) : i32 {}", loc(1, 3))?;
        writeln!(out, "%1 = llvm.add %arg0, %0 : i32 {}", loc(1, 9))?;
        writeln!(out, "%2 = llvm.call @f{callee}(%1) : (i32) -> i32 {}", loc(2, 10))?;
        writeln!(out, "llvm.return %2 : i32 {}\n}} {}", loc(3, 3), loc(0, 1))?;
    }
    writeln!(out, "}}")
}

/// Writes functions in a nested module, as in a file with the kernels for a device.
pub fn inner_functions(out: &mut impl Write, count: usize) -> Result<()> {
    let mut random = Random(23);
    writeln!(out, "module {{\nmodule @device {{")?;
    for n in 0..count {
        writeln!(out, "func.func @f{n}(%a: i32) -> i32 {{")?;
        writeln!(out, "%0 = arith.constant {} : i32\n%1 = arith.addi %a, %0 : i32", random.below(1 << 30))?;
        writeln!(out, "%2 = func.call @f{}(%1) : (i32) -> i32\nreturn %2 : i32\n}}", random.below(count))?;
    }
    writeln!(out, "}}\n}}")
}

/// Writes declarations whose types and attributes all differ.
pub fn declarations(out: &mut impl Write, count: usize) -> Result<()> {
    let mut random = Random(29);
    writeln!(out, "module {{")?;
    for n in 0..count {
        let mut size = || 1 + random.below(1000);
        let tensor = format!("tensor<{}x?x{}xf16>", size(), size());
        let memref = format!("memref<{}x{}xi{}, strided<[{}, 1], offset: {}>>", size(), size(), size(), size(), size());
        let function = format!("(vector<{}x4xbf16>, i{}) -> tuple<i{}, index>", size(), size(), size());
        let attrs = format!("{{a.n = {n} : i64, a.s = \"text {n}\", a.l = [{n}, @f{}]}}", size());
        writeln!(
            out,
            "func.func private @f{n}({tensor} {attrs}, {memref}, {function}) attributes {{a.t = tensor<{n}xf32>}}"
        )?;
    }
    writeln!(out, "}}")
}

/// Writes large constants as text: hexadecimal digits or a list of numbers.
pub fn constants(out: &mut impl Write, count: usize, elements: usize, hex: bool) -> Result<()> {
    let mut random = Random(13);
    writeln!(out, "module {{\nfunc.func @f() {{")?;
    for n in 0..count {
        write!(out, "%{n} = arith.constant dense<")?;
        if hex {
            write!(out, "\"0x")?;
            for _ in 0..elements / 2 {
                write!(out, "{:016X}", random.next() & 0x7F7F_7F7F_7F7F_7F7F)?;
            }
            write!(out, "\"")?;
        } else {
            for index in 0..elements {
                let bits = random.next();
                let open = if index == 0 { "[" } else { ", " };
                write!(out, "{open}{}.{:03}", bits % 100, bits >> 32 & 511)?;
            }
            write!(out, "]")?;
        }
        writeln!(out, "> : tensor<{}xf32>", elements / 2 * 2)?;
    }
    writeln!(out, "return\n}}\n}}")
}

/// Writes operations whose attributes and types use many aliases.
pub fn aliases(out: &mut impl Write, count: usize) -> Result<()> {
    let mut random = Random(17);
    for n in 0..count {
        writeln!(out, "#map{n} = affine_map<(d0, d1) -> (d0 * {} + d1, d1 floordiv {})>", n + 1, 1 + random.below(64))?;
    }
    writeln!(out, "module {{\nfunc.func @f(%i: index, %j: index, %m: memref<?x?xf32>) {{")?;
    for n in 0..count * 3 {
        let map = random.below(count);
        writeln!(
            out,
            "%{n} = affine.load %m[%i * {} + 1, %j] {{hint = #map{map}}} : memref<?x?xf32>",
            1 + random.below(9)
        )?;
    }
    writeln!(out, "return\n}}\n}}")
}
