//! Generates source text with many functions.

use std::fmt::Write;

/// The number of operations in a large function.
const LARGE: usize = 1500;

/// Returns whether the function at an index is large. Some consecutive functions are, and so is the last function read.
fn is_large(index: usize) -> bool {
    index == 0 || matches!(index % 10, 4 | 5 | 7)
}

/// Returns functions with every kind of content: isolated and other regions, blocks, several results, use-list orders
/// and symbols. They also have few and many operands and successors, equal constants of two dialects and in other
/// attributes, and nested modules with functions.
pub fn source(functions: usize) -> String {
    let mut text =
        String::from("#map = affine_map<(d0) -> (d0 + 1)>\nfunc.func private @callee(i32, f32) -> (i32, f32)\n");
    // Bodies must be large enough to be visited one by one.
    let more: String = (0..40).fold(String::new(), |mut more, op| {
        writeln!(more, "  %p{op} = arith.addi %1, %k : i32").unwrap();
        more
    });
    // A large body is verified while the next body is being read.
    let many: String = (0..LARGE).fold(String::new(), |mut many, op| {
        writeln!(many, "  %q{op} = arith.addi %1, %k : i32").unwrap();
        many
    });
    let mut wide = String::new();
    for count in [7, 8, 15, 16, 126, 127, 128, 300] {
        let operands = vec!["%1"; count].join(", ");
        writeln!(wide, "  %w8_{count} = tensor.from_elements {operands} : tensor<{count}xi32>").unwrap();
    }
    for index in 0..functions {
        let more = if is_large(index) { &many } else { &more };
        writeln!(
            text,
            "func.func @f{index}(%a: i32, %c: i1, %f: f32, %n: index) -> i32 {{
  %k = arith.constant {index} : i32
  %0:2 = func.call @callee(%a, %f) : (i32, f32) -> (i32, f32)
  %1 = arith.addi %0#0, %k {{tag = \"t{}\"}} : i32
  %2 = scf.if %c -> (i32) {{
    %3 = arith.muli %1, %a : i32
    scf.yield %3 : i32
  }} else {{
    %4 = arith.constant {} : i32
    scf.yield %4 : i32
  }}
  scf.for %i = %n to %n step %n {{
    %5 = affine.apply #map(%i)
    %6 = arith.addi %5, %5 : index
  }}
  scf.if %c {{
    %z = arith.constant 0 : i32
  }}
  %w0 = llvm.mlir.constant({index} : i32) : i32
  %w1 = arith.constant {index}.5 : f32
  %w2 = arith.constant {{n = {index} : i32, next = {next} : i32, wide = {next} : i64}} {index} : index
  %w3 = memref.alloca() {{alignment = 64 : i64}} : memref<2xi32>
  %w4 = arith.constant {next} : i64
  %w7 = arith.constant 64 : i64
  %w5 = arith.constant -{next} : i16
  %w6 = arith.constant true
{more}{wide}  cf.cond_br %c, ^bb1(%2 : i32), ^bb2
^bb1(%x: i32):
  %7 = arith.subi %x, %1 : i32
  cf.switch %7 : i32, [
    default: ^bb2,
    {index}: ^bb3,
    -1: ^bb4(%7, %7, %7, %7 : i32, i32, i32, i32)
  ]
^bb3:
  cf.br ^bb2
^bb4(%y0: i32, %y1: i32, %y2: i32, %y3: i32):
  cf.br ^bb1(%y3 : i32)
^bb2:
  return %2 : i32
}}",
            index % 5,
            index * 3,
            next = index + 1,
            wide = if index % 20 == 0 { &wide } else { "" },
        )
        .unwrap();
        if index % 4 == 0 {
            writeln!(
                text,
                "gpu.module @g{index} {{
  gpu.func @kernel(%a: i32) kernel {{
    %0 = arith.addi %a, %a : i32
    gpu.return
  }}
}}
memref.global \"private\" constant @m{index} : memref<2xi32> = dense<[{index}, 7]>"
            )
            .unwrap();
        }
    }
    text
}
