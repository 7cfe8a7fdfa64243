//! Writes `crates/mlirkit-dialects/IMPORT.md`, which lists what was imported for each dialect and what definitions
//! cannot express.

use std::fmt::Write;

use mlirkit_defs::{AttrDef, OpDef};

use super::other::Imported;
use mlirkit_ods::world::World;

/// Returns the text of `IMPORT.md`.
pub fn text(all: &[Imported], world: &World<'_>) -> String {
    let mut out = String::from(HEAD);
    let mut sum = [0; 8];
    for Imported { source, rows, others, .. } in all {
        let counts = [
            rows.ops.len(),
            rows.ops.values().filter(|op| op.format.is_some()).count(),
            rows.ops.values().filter(|op| op.custom_format).count(),
            rows.attrs.len(),
            rows.types.len(),
            rows.enums.len(),
            rows.constraints(),
            others.len(),
        ];
        row(&mut out, &format!("`{}`", source.name), &source.release, &counts);
        sum.iter_mut().zip(counts).for_each(|(s, c)| *s += c);
    }
    row(&mut out, "all", "", &sum);
    out.push_str(MISSING);
    out.push_str("\n## Syntax written by hand\n\nThese operations, attributes and types have custom syntax but no declarative format.\n\n");
    for Imported { source, rows, .. } in all {
        let custom = |rows: &std::collections::BTreeMap<String, AttrDef>| {
            rows.iter().filter(|(_, r)| r.custom_format).map(|(n, _)| n.clone()).collect::<Vec<_>>()
        };
        let ops: Vec<String> =
            rows.ops.iter().filter(|(_, op): &(_, &OpDef)| op.custom_format).map(|(n, _)| n.clone()).collect();
        for (what, names) in [("ops", ops), ("attributes", custom(&rows.attrs)), ("types", custom(&rows.types))] {
            if !names.is_empty() {
                _ = writeln!(out, "- `{}` {what}: {}", source.name, names.join(", "));
            }
        }
    }
    out.push_str("\n## What a definition cannot express\n\n");
    for note in world.notes.borrow().iter() {
        _ = writeln!(out, "- `{}`: {}", note.subject, note.what);
    }
    out
}

fn row(out: &mut String, name: &str, release: &str, counts: &[usize]) {
    _ = write!(out, "| {name} | {release} |");
    for count in counts {
        _ = write!(out, " {count} |");
    }
    out.push('\n');
}

const HEAD: &str = "\
# Definitions

`cargo xtask import` writes this page. Each dialect has a definition file, `crates/mlirkit-dialects/src/NAME/NAME.def`. The file for the
test dialect is `crates/mlirkit/src/test_dialect.def`. `cargo xtask import --check` compares the definitions with the code that
`mlir-tblgen` generates.

```console
cargo xtask import --include LLVM22/include --other 16=LLVM16/include --other 19=LLVM19/include --other 21=LLVM21/include --other 23=LLVM23/include --python 18=DIR --python 20=DIR --python 24=DIR --snapshot 21=DIR --snapshot 22=DIR --snapshot 23=DIR --snapshot 24=DIR --stablehlo DIR --shardy DIR --test DIR [--check]
```

An operation with neither a declarative nor a custom format has only the generic form. \"Other rows\" are definitions that differ in,
or exist only in, another release. The newest come from the Python code generated for operations. Definitions that no source records
correctly are in `corrections.def` in the same folder, each with a reason.

| dialect | release | ops | declarative | custom | attributes | types | enums | constraints | other rows |
|---|---|---|---|---|---|---|---|---|---|
";

const MISSING: &str = "
## Not found in any `.td` file

- `affine.dma_start` and `affine.dma_wait` exist only in C++; the importer contains hand-written definitions.
- Types and attributes that exist only in C++ have a definition with name, class and `custom-format` (`gpu.async.token`,
  `gpu.mma_matrix`, the `gpu.sparse` handles, `llvm.void`, `llvm.token`, `llvm.label`, `llvm.metadata`, `llvm.ppc_fp128`,
  `llvm.x86_amx`, the composite types of `spirv`, and `interface_var_abi`, `target_env` and `vce`). The definitions of `quant` types
  have parameters too.
- mlir-opt's test operations in `transform` (`transform.test_*`, `transform.test.*`) are in a separate extension file,
  `conformance/defs/transform.def`, which must be read after the dialect's file.
- The definitions of the test dialect come from LLVM 19's sources, adjusted to LLVM 22 where properties changed. No release ships its
  `.td` files with the headers.
- `mesh` exists up to LLVM 21; in 22 it is named `shard`. `polynomial` exists only in LLVM 19. `x86` exists from 23 on; earlier releases
  have `x86vector` and `amx` instead.
";
