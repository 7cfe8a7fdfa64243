//! Tests the error-tolerant syntax tree on damaged text. Parsing must not panic and symbols must be preserved. After an
//! edit, the tree must equal the tree that is parsed from the complete text.

#![allow(clippy::unwrap_used)]

use mlirkit_lsp::RowFacts;
use mlirkit_syntax::{Edit, NoFacts, OpKind, Tree};

/// A pseudo-random generator, so that failures are reproducible.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

fn rows() -> RowFacts {
    let options = mlirkit::ContextOptions { allow_unregistered: true, ..Default::default() };
    RowFacts::new(mlirkit::context(&options))
}

/// Returns texts from the folder named by `MLIRKIT_SYNTAX_FILES`, by default from this repository's tests.
fn texts(most: usize) -> Vec<String> {
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/../mlirkit-dialects/src");
    let root = std::env::var("MLIRKIT_SYNTAX_FILES").unwrap_or_else(|_| own.to_owned());
    let (mut folders, mut files) = (vec![std::path::PathBuf::from(root)], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().flatten() {
            match entry.file_type().unwrap().is_dir() {
                true => folders.push(entry.path()),
                false if entry.path().extension().is_some_and(|end| end == "mlir") => files.push(entry.path()),
                false => {}
            }
        }
    }
    files.sort();
    let step = (files.len() / most).max(1);
    let read = files.iter().step_by(step).take(most).filter_map(|file| std::fs::read_to_string(file).ok());
    read.filter(|text| text.len() < 1 << 16).collect()
}

/// Returns the symbols in a tree: the start and end offset of each symbol's operation, and the name of the symbol.
fn symbols(tree: &Tree, text: &str, rows: &RowFacts) -> Vec<(usize, usize, String)> {
    let bytes = text.as_bytes();
    let found = tree.ops().filter_map(|op| {
        let (node, token) = (tree.op(op)?, tree.symbol(bytes, op, rows)?);
        let (start, end) = (tree.token(node.first).start, tree.token(node.end - 1).end);
        Some((start as usize, end as usize, tree.symbol_text(bytes, token)))
    });
    found.collect()
}

/// Checks the invariants of a syntax tree.
fn check(tree: &Tree, text: &str) {
    let mut behind = 0;
    for token in tree.tokens() {
        assert!(token.start >= behind && token.end > token.start && token.end as usize <= text.len());
        behind = token.end;
    }
    for op in tree.ops() {
        let node = tree.op(op).unwrap();
        assert!(node.first < node.end && node.next > op && node.next as usize <= tree.ops().len(), "{node:?}");
        if let Some(parent) = tree.op(node.parent) {
            assert!(parent.first <= node.first && node.end <= parent.end, "{node:?} in {parent:?}\n{text}");
        }
        if node.kind == OpKind::Op {
            tree.regions_of(op).for_each(|region| assert_eq!(tree.region(region).unwrap().op, op));
        }
    }
}

/// Returns how many of the symbols outside a damaged range are still found, and how many there were.
fn kept(text: &str, damaged: &str, range: std::ops::Range<usize>, new: usize, rows: &RowFacts) -> (usize, usize) {
    let before = symbols(&Tree::parse(text.as_bytes(), rows), text, rows);
    let tree = Tree::parse(damaged.as_bytes(), rows);
    check(&tree, damaged);
    let after: Vec<String> = symbols(&tree, damaged, rows).into_iter().map(|(_, _, name)| name).collect();
    // The broken operation is the innermost operation that defines a symbol and contains the damage.
    let inner = before
        .iter()
        .filter(|(start, end, _)| *start <= range.start && range.end <= *end)
        .map(|(start, ..)| *start)
        .max();
    let outside: Vec<_> = before
        .iter()
        .filter(|(start, end, _)| {
            Some(*start) != inner
                && (*end <= range.start || *start >= range.end || (*start < range.start && range.end < *end))
        })
        .collect();
    let found = outside.iter().filter(|(_, _, name)| after.contains(name)).count();
    let _ = new;
    (found, outside.len())
}

fn prefixes(files: usize, step: usize) {
    let rows = rows();
    let (mut found, mut all) = (0, 0);
    for text in texts(files) {
        let mut at = 0;
        let before = symbols(&Tree::parse(text.as_bytes(), &rows), &text, &rows);
        while at < text.len() {
            if text.is_char_boundary(at) {
                let part = &text[..at];
                let tree = Tree::parse(part.as_bytes(), &rows);
                check(&tree, part);
                let after = symbols(&tree, part, &rows);
                let whole = before.iter().filter(|(_, end, _)| *end <= at);
                for (_, _, name) in whole {
                    all += 1;
                    found += usize::from(after.iter().any(|(_, _, other)| other == name));
                }
            }
            at += step;
        }
    }
    println!("prefixes: {found} of {all} symbols found");
    assert!(found * 100 >= all * 95 && all > 0, "{found} of {all}");
}

/// Checks that a tree equals a tree that was parsed from scratch.
fn same(tree: &Tree, fresh: &Tree, what: &str) {
    assert_eq!(tree.sections(), fresh.sections(), "{what}");
    assert_eq!(tree.tokens(), fresh.tokens(), "{what}");
    assert_eq!(tree.regions(), fresh.regions(), "{what}");
    assert_eq!(tree.blocks(), fresh.blocks(), "{what}");
    let ops = |tree: &Tree| tree.ops().map(|op| *tree.op(op).unwrap()).collect::<Vec<_>>();
    assert_eq!(ops(tree), ops(fresh), "{what}");
}

fn edits(files: usize, count: usize) {
    let (rows, mut random) = (rows(), Random(7));
    let (mut found, mut all, mut inside) = (0, 0, 0);
    let pieces = [
        "{",
        "}",
        "(",
        ")",
        "<",
        ">",
        "\"",
        "%",
        "%x = ",
        "@",
        "^bb0",
        "// ",
        "\n",
        " ",
        ",",
        "=",
        "arith.",
        "#a = ",
        "// -----\n",
        ":",
    ];
    for text in texts(files) {
        for _ in 0..count {
            let start = random.below(text.len());
            let end = (start + random.below(6) * random.below(2)).min(text.len());
            if !text.is_char_boundary(start) || !text.is_char_boundary(end) {
                continue;
            }
            let new = if random.below(4) == 0 { "" } else { pieces[random.below(pieces.len())] };
            let damaged = format!("{}{new}{}", &text[..start], &text[end..]);
            let mut tree = Tree::parse(text.as_bytes(), &rows);
            let edit = Edit { start: start as u32, end: end as u32, new: new.len() as u32 };
            inside += usize::from(tree.edit(damaged.as_bytes(), edit, &rows).is_some());
            same(&tree, &Tree::parse(damaged.as_bytes(), &rows), &format!("{edit:?} {new:?}\n{damaged}"));
            let (there, of) = kept(&text, &damaged, start..end, new.len(), &rows);
            (found, all) = (found + there, all + of);
        }
    }
    println!("edits: {found} of {all} symbols found, {inside} edits inside a function");
    assert!(found * 100 >= all * 95 && all > 0 && inside > 0, "{found} of {all}");
}

#[test]
fn symbols_stay_in_prefixes() {
    prefixes(12, 97);
}

#[test]
fn symbols_stay_after_edits() {
    edits(20, 10);
}

/// Tests every prefix of 300 files. Run it with `--ignored`.
#[test]
#[ignore = "takes minutes"]
fn every_prefix_of_many_files() {
    prefixes(300, 1);
}

/// Tests 20,000 edits of 100 files. Run it with `--ignored`.
#[test]
#[ignore = "takes minutes"]
fn many_edits() {
    edits(100, 200);
}

#[test]
fn a_tree_without_definitions() {
    let text = "mod.x @a {\n  %0 = toy.op %arg {a = 1}\n  toy.region {\n    toy.inner\n  }\n}\nmod.y private @b\n";
    let tree = Tree::parse(text.as_bytes(), &NoFacts);
    let names: Vec<_> = tree.ops().map(|op| tree.op_name(text.as_bytes(), op).to_owned()).collect();
    assert_eq!(names, ["mod.x", "toy.op", "toy.region", "toy.inner", "mod.y"]);
}
