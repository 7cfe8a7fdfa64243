//! Determines which LLVM release wrote a text file, if its syntax reveals the release.

use memchr::memmem;
use mlirkit_defs::{Named, Release};

/// Returns the release that must have written `text`; `None` if any release may have written it. `project` is the
/// shipped project whose dialects the text uses, if any.
///
/// Three things reveal the release. LLVM 23 and later write one byte per bool in hexadecimal bool constants; earlier
/// releases pack the bits. Dialects of shipped projects come from tools built from LLVM's newest snapshots. So do
/// upstream operations that only these snapshots have; such operations remain after a tool has lowered its own
/// dialects.
pub(crate) fn of_text(text: &[u8], project: Option<&str>) -> Option<Named> {
    let spells_bytes = || memmem::find_iter(text, b"xi1").any(|at| has_byte_per_bool(text, at).is_some());
    if project == Some("triton") && is_older_triton(text) {
        return Some(Release(23).into());
    }
    let newest = Named { release: Release::NEWEST, snapshot: true };
    let is_newest = project.is_some() || spells_bytes() || is_newer(text);
    // Of the tools built from snapshots of LLVM 24, FlyDSL's lower their dialects and keep `gpu.launch_func`. Later
    // snapshots print alignments outside braces.
    let is_of_flydsl = || !has_alignment(text) && lines_from(text, "gpu.launch_func").next().is_some();
    is_newest.then(|| crate::follow::snapshot_of(newest, project.or_else(|| is_of_flydsl().then_some("flydsl"))))
}

/// Returns whether a text mentions an operation or attribute of StableHLO near its start.
pub(crate) fn names_stablehlo(text: &[u8]) -> bool {
    memmem::find(text.get(..HEAD).unwrap_or(text), b"stablehlo.").is_some()
}

/// Returns whether a text uses the syntax of Triton 3.7 or 3.8: a cache modifier where 3.9 prints a policy, or buffer
/// operations without a pointer type.
fn is_older_triton(text: &[u8]) -> bool {
    let has = |line: &[u8], words: &str| memmem::find(line, words.as_bytes()).is_some();
    let is_modified = |line: &[u8]| {
        let line = memmem::find(line, b"//").and_then(|end| line.get(..end)).unwrap_or(line);
        // Masked operations still have a cache modifier in 3.9.
        (has(line, " cacheModifier = ") || has(line, " evictionPolicy = ")) && !has(line, "amdg.masked_")
    };
    let is_untyped = |name: &str| lines_from(text, name).any(|line| !has(line, "->"));
    text.split(|c| *c == b'\n').any(is_modified)
        || ["amdg.buffer_load ", "amdg.buffer_store ", "amdg.buffer_atomic_rmw "].into_iter().any(is_untyped)
}

/// Returns whether a text uses syntax of ROCDL or `memref` that only LLVM 23 and later write.
fn is_newer(text: &[u8]) -> bool {
    has_alignment(text) || lines_from(text, "rocdl.").any(is_newer_rocdl)
}

/// Returns whether an operation of `memref` prints its alignment outside braces. Earlier releases print it in braces.
fn has_alignment(text: &[u8]) -> bool {
    let is_aligned = || {
        let marks = [b") alignment = ", b"> alignment = ", b"] alignment = "];
        lines_from(text, "memref.").any(|line| marks.into_iter().any(|mark| memmem::find(line, mark).is_some()))
    };
    // The text is searched for `memref` only if an alignment outside braces occurs, because `llvm` prints many inside.
    let is_outside = |at: usize| matches!(at.checked_sub(1).and_then(|at| text.get(at)), Some(b')' | b'>' | b']'));
    memmem::find_iter(text, b" alignment = ").any(is_outside) && is_aligned()
}

/// Returns whether a line, from its ROCDL operation on, is syntax that only LLVM 23 and later write.
fn is_newer_rocdl(line: &[u8]) -> bool {
    let has = |start: &str| line.starts_with(start.as_bytes());
    let ends = [&b" : "[..], b" {", b" loc("].map(|end| memmem::find(line, end));
    let line = ends.into_iter().flatten().min().and_then(|end| line.get(..end)).unwrap_or(line);
    let name = line.iter().take_while(|c| !matches!(c, b' ' | b'(')).count();
    // Of these operations, earlier releases print only operands. Later ones print numbers, policies and modifiers too.
    let has_numbers = || {
        let mut parts = line.split_at(name).1.split(|c| *c == b',').map(<[u8]>::trim_ascii);
        parts.any(|part| part.first().is_some_and(|c| !matches!(c, b'%' | b'(')))
    };
    has("rocdl.wave.id")
        || has("rocdl.global.load.async.lds")
        || [&b", fmtA = "[..], b", modC = "].into_iter().any(|word| memmem::find(line, word).is_some())
        || (["rocdl.raw.", "rocdl.mfma.", "rocdl.smfmac.", "rocdl.tensor."].into_iter().any(has) && has_numbers())
}

/// Finds all lines that contain `words` outside a comment, and returns the rest of each line from the first occurrence.
/// Takes linear time.
fn lines_from<'t>(text: &'t [u8], words: &'t str) -> impl Iterator<Item = &'t [u8]> {
    let mut rest = text;
    std::iter::from_fn(move || {
        loop {
            let at = memmem::find(rest, words.as_bytes())?;
            let (before, from) = rest.split_at(at);
            let (line, after) = from.split_at(memchr::memchr(b'\n', from).unwrap_or(from.len()));
            rest = after;
            let before = before.get(memchr::memrchr(b'\n', before).map_or(0, |end| end + 1)..).unwrap_or_default();
            if memmem::find(before, b"//").is_none() {
                return Some(memmem::find(line, b"//").and_then(|end| line.get(..end)).unwrap_or(line));
            }
        }
    })
}

/// The number of bytes at the start of a text file that are searched for dialect names.
const HEAD: usize = 1 << 16;

/// The shipped projects whose operations, attributes or types a text file uses.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct TextProjects {
    /// The first project whose dialect is named in the text; `None` if the text names none.
    pub(crate) first: Option<&'static str>,
    /// The first project named in the text whose tools are built from snapshots of LLVM; `None` if there is none.
    pub(crate) of_snapshots: Option<&'static str>,
}

/// Returns the projects whose dialects are named at the start of a text file. Comments are ignored. So are dictionary
/// keys, because modules that were lowered to upstream dialects keep them.
pub(crate) fn projects<'t>(text: &'t [u8]) -> TextProjects {
    let mut found = TextProjects::default();
    let is_word = |c: &u8| c.is_ascii_alphanumeric() || *c == b'_';
    // A file uses few dialects, so the last names that belong to no project need not be looked up again.
    let mut upstream: [&[u8]; 4] = [b""; 4];
    let mut is_decided = |text: &'t [u8]| {
        let (name, rest) = text.split_at(text.iter().take_while(|c| is_word(c)).count());
        let is_qualified = matches!(rest, [b'.', c, ..] if c.is_ascii_alphabetic() || *c == b'_');
        if !is_qualified || upstream.contains(&name) {
            return false;
        }
        let Ok(dialect) = std::str::from_utf8(name) else { return false };
        let Some(project) = any_project(dialect) else {
            upstream.rotate_right(1);
            upstream[0] = name;
            return false;
        };
        found.first = found.first.or(Some(project));
        let inner = || rest.split_at(1).1.split(|c| !is_word(c) && *c != b'.').next().unwrap_or_default();
        if is_of_snapshots(project) && (dialect != "polynomial" || !is_in_llvm_19(inner())) {
            found.of_snapshots = Some(project);
        }
        found.of_snapshots.is_some()
    };
    // The searches are prepared once, which takes longer than searching a line.
    let (comment, result) = (memmem::Finder::new(b"//"), memmem::Finder::new(b" = "));
    text.get(..HEAD).unwrap_or(text).split(|c| *c == b'\n').any(|line| {
        let line = comment.find(line).and_then(|comment| line.get(..comment)).unwrap_or(line);
        let op = result.find(line).and_then(|equals| line.get(equals + 3..)).filter(|_| has_result(line));
        let op = op.unwrap_or(line).trim_ascii_start();
        is_decided(op.strip_prefix(b"\"").unwrap_or(op))
            || memchr::memchr2_iter(b'!', b'#', line).any(|sigil| line.get(sigil + 1..).is_some_and(&mut is_decided))
    });
    found
}

/// Returns whether a project's tools are built from snapshots of LLVM. Flang is part of LLVM's releases, and Catalyst
/// and TensorFlow print like a release.
fn is_of_snapshots(project: &str) -> bool {
    !matches!(project, "flang" | "catalyst" | "tensorflow")
}

/// Returns whether LLVM 19's `polynomial` dialect has an operation, attribute or type with this name. HEIR's dialect
/// has more.
fn is_in_llvm_19(name: &[u8]) -> bool {
    let dialect = std::str::from_utf8(name).ok().zip(mlirkit_dialects::lookup("polynomial"));
    dialect.is_none_or(|(name, dialect)| {
        dialect.op(name).is_some() || dialect.attr(name).is_some() || dialect.type_(name).is_some()
    })
}

/// Returns the shipped project that a dialect belongs to, if any.
#[cfg(feature = "project-bindings")]
fn any_project(dialect: &str) -> Option<&'static str> {
    mlirkit_projects::project(dialect)
}

/// Returns `None`: without project bindings, no project dialects are known.
#[cfg(not(feature = "project-bindings"))]
fn any_project(_: &str) -> Option<&'static str> {
    None
}

/// Returns whether a line begins with a result name, such as `%0`.
fn has_result(line: &[u8]) -> bool {
    line.trim_ascii_start().starts_with(b"%")
}

/// Returns `Some` if a constant is written with one byte per bool, and `None` otherwise. `at` is the offset of `xi1` in
/// the type of the constant.
fn has_byte_per_bool(text: &[u8], at: usize) -> Option<()> {
    if !matches!(text.get(at + 3)?, b'>' | b',') {
        return None;
    }
    let before = text.get(..at)?;
    let sizes = before.iter().rev().take_while(|byte| byte.is_ascii_digit() || **byte == b'x').count();
    let (before, sizes) = before.split_at(at - sizes);
    let sizes = std::str::from_utf8(sizes).ok()?.split('x');
    let count = sizes.map(str::parse::<usize>).try_fold(1usize, |product, size| product.checked_mul(size.ok()?))?;
    let before = before.strip_suffix(b"tensor<").or_else(|| before.strip_suffix(b"vector<"))?;
    let before = before.trim_ascii_end().strip_suffix(b":")?;
    let before = before.trim_ascii_end().strip_suffix(b">")?;
    let before = before.trim_ascii_end().strip_suffix(b"\"")?;
    // A constant with a single bool has the same digits in every release.
    let length = count.checked_mul(2).filter(|_| count > 1)?;
    let (before, digits) = before.split_at_checked(before.len().checked_sub(length)?)?;
    let is_bool = |pair: &[u8]| matches!(pair, b"00" | b"01");
    (before.ends_with(b"\"0x") && digits.chunks(2).all(is_bool)).then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_text(text: &[u8]) -> Option<Named> {
        super::of_text(text, projects(text).of_snapshots)
    }

    #[test]
    fn spellings_of_older_versions_of_triton() {
        let of = |text: &str| of_text(text.as_bytes()).map(|of| of.release);
        let own = if cfg!(feature = "project-bindings") { Some(Release(24)) } else { None };
        let older = own.map(|_| Release(23));
        assert_eq!(of("%a = tt.load %p : !tt.ptr<f32>"), own);
        assert_eq!(of("%a = tt.load %p cacheModifier = cg : !tt.ptr<f32>"), older);
        assert_eq!(of("tt.return\n amdg.masked_store %p, %v, %m cacheModifier = cg : !tt.ptr<f32>, f32, i1"), own);
        assert_eq!(of("tt.return // x cacheModifier = cg"), own);
        assert_eq!(of("tt.return\n amdg.buffer_store %v, %p[%i] : tensor<4xf32>"), older);
        assert_eq!(of("tt.return\n amdg.buffer_store %v, %p[%i] : !tt.ptr<f32> -> tensor<4xf32>"), own);
    }

    #[test]
    fn spellings_of_rocdl_decide() {
        assert!(is_newer(b"rocdl.raw.ptr.buffer.load.lds %0, %1, %2, %3, %4, %5, 0\n"));
        assert!(is_newer(b"rocdl.tensor.load.to.lds %0, %1, %2, %3, 0 : vector<4xi32>, vector<8xi32>\n"));
        assert!(is_newer(b"%4 = rocdl.raw.ptr.buffer.load %0, %1, %2, 0 : i128 loc(#loc)\n"));
        assert!(is_newer(b"rocdl.raw.ptr.buffer.load.lds %0, %1, %2, %3, %4, %5, 0 loc(#loc)\n"));
        assert!(is_newer(
            b"%5 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %0, %1, %2, fp8_e4m3, fp8_e4m3, 0, %3, 0, %4 : (i32) -> i32\n"
        ));
        assert!(!is_newer(b"%4 = rocdl.raw.ptr.buffer.load %0, %1, %2, %3 {a = [1, 2]} : i128 loc(#loc)\n"));
        assert!(!is_newer(b"rocdl.raw.buffer.atomic.cmpswap(%0, %1, %2, %3, %4, %5) : i32, vector<4xi32>\n"));
        assert!(!is_newer(b"rocdl.tensor.load.to.lds %0, %1, %2, %3 cachepolicy 0 : vector<4xi32>, vector<8xi32>\n"));
        assert!(!is_newer(b"%5 = rocdl.mfma.f32.16x16x16f16 %0, %1, %2, %3, %3, %3 : (i32) -> i32\n"));
        assert!(!is_newer(b"rocdl.raw.ptr.buffer.load.lds %0, %1, %2, %3, %4, %5, %6\nx, 0\n"));
        assert!(!is_newer(b"// rocdl.wave.id\n%0 = rocdl.workitem.id.x : i32 // rocdl.wave.id\n"));
        assert!(is_newer(b"// rocdl.wave.id\n%0 = rocdl.wave.id : i32\n"));
    }

    #[test]
    fn launches_select_the_snapshot() {
        let of = |rest: &str| {
            let text = format!("%0 = rocdl.raw.ptr.buffer.load %a, %b, %c, 0 : i32\n{rest}\n");
            of_text(text.as_bytes()).map(|of| of.snapshot)
        };
        assert_eq!(of("return"), Some(true));
        assert_eq!(of("gpu.launch_func @k::@f blocks in (%x, %x, %x) threads in (%x, %x, %x)"), Some(false));
        assert_eq!(of("// gpu.launch_func"), Some(true));
        assert_eq!(of("gpu.launch_func @k::@f\n%m = memref.alloc() alignment = 64 : memref<4xf32>"), Some(true));
    }

    #[test]
    fn alignments_outside_braces_decide() {
        assert!(is_newer(b"%a = memref.alloc() alignment = 64 : memref<4xf32>\n"));
        assert!(is_newer(b"memref.global @g : memref<4xf32> = dense<0.0> alignment = 64\n"));
        assert!(!is_newer(b"%a = memref.alloc() {alignment = 64 : i64} : memref<4xf32>\n"));
        assert!(!is_newer(b"%a = memref.alloc() {x = [1], alignment = 64 : i64} : memref<4xf32>\n"));
        assert!(!is_newer(b"// memref.alloc() alignment = 64\nllvm.load %0 alignment = 4\n"));
    }

    #[test]
    fn one_long_line_is_judged_once() {
        let line = "rocdl.tensor.x %0, ".repeat(1000);
        assert_eq!(lines_from(line.as_bytes(), "rocdl.tensor.").count(), 1);
    }

    #[test]
    #[cfg(feature = "project-bindings")]
    fn dialects_of_projects_decide() {
        assert_eq!(projects(b"func.func @f(%a: !torch.int)").of_snapshots, Some("torch"));
        assert_eq!(projects(b"\"fly.static\"() : () -> i32").of_snapshots, Some("flydsl"));
        assert_eq!(projects(b"func.func @torch.int() // retorch.x !t.u").of_snapshots, None);
    }

    #[test]
    #[cfg(feature = "project-bindings")]
    fn operations_attributes_and_types_name_a_project() {
        for (text, decides) in [
            ("tt.func @f() {", true),
            ("  %0:2 = tt.load %a : !x", true),
            ("  \"tt.return\"() : () -> ()", true),
            ("func.func @f(%a: !tt.ptr<f32>)", true),
            ("#blocked = #ttg.blocked<{}>", true),
            ("llvm.func @f(%a: i32 {tt.divisibility = 16 : i32})", false),
            ("func.func @f() // tt.load is lowered", false),
            ("// The input of tt. Then", false),
            ("  arith.constant {a = tt.b}", false),
            ("  fir.store %a to %b : !fir.ref<i32>", false),
        ] {
            assert_eq!(of_text(text.as_bytes()).is_some(), decides, "{text}");
        }
    }

    #[test]
    fn a_byte_per_bool_is_of_a_later_release() {
        let bytes = "01".repeat(16);
        for (text, decides) in [
            (format!("dense<\"0x{bytes}\"> : tensor<16xi1>"), true),
            (format!("dense<\"0x{bytes}\">: vector<4x4xi1>"), true),
            (format!("dense<\"0x{bytes}\"> : tensor<16xi1, #sparse>"), true),
            (format!("dense<\"0x{bytes}\"> : tensor<128xi1>"), false),
            (format!("dense<\"0x{bytes}\"> : tensor<16xi8>"), false),
            (format!("dense<\"0x{bytes}\"> : tensor<99999999999999999999xi1>"), false),
            (format!("dense<\"0x{}\"> : tensor<16xi1>", "02".repeat(16)), false),
            ("dense<\"0x01\"> : tensor<1xi1>".to_owned(), false),
            ("xi1>".to_owned(), false),
        ] {
            assert_eq!(of_text(text.as_bytes()).is_some(), decides, "{text}");
        }
    }
}
