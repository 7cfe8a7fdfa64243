//! Tests of the floor rules on example crates.

use super::{Crate, judge, rows};
use std::collections::BTreeSet;
use std::path::Path;

/// Returns the violations in a crate with these files below `src` and this table row of floors.
fn faults(floors: &str, files: &[(&str, &str)]) -> Vec<String> {
    let table = format!(
        "### Floors inside crates\n\nText.\n\n| crate | floors |\n|---|---|\n| made-up | {floors} |\n\n## Next"
    );
    let rows = rows(&table).unwrap();
    let read = |path: &Path| files.iter().find(|(name, _)| Path::new(name) == path).map(|(_, text)| (*text).to_owned());
    let mut index = Crate::read(Path::new("lib.rs"), &read).unwrap();
    index.foreign = BTreeSet::from(["shared".to_owned()]);
    let mut faults = Vec::new();
    judge(&rows[0], &index, &mut faults);
    faults
}

/// Asserts that a crate has exactly one violation, whose message contains `expected`.
fn one(floors: &str, files: &[(&str, &str)], expected: &str) {
    let faults = faults(floors, files);
    assert!(matches!(faults.as_slice(), [one] if one.contains(expected)), "{faults:#?}");
}

const ROOT: (&str, &str) = ("lib.rs", "mod low; mod high; pub use high::High; pub use low::Low;");

/// Returns the violations in a crate with two floors, with this code in the lower one.
fn low(code: &str) -> Vec<String> {
    let high = "use crate::low::Low; pub struct High; pub fn work() {} impl Low { pub fn climb(&self) {} pub fn shared(&self) {} }\n\
        impl crate::high::High { pub fn own(&self) {} }";
    faults("`low` < `high`", &[ROOT, ("low.rs", code), ("high/mod.rs", high)])
}

#[test]
fn arrows_down_are_allowed() {
    assert_eq!(low("pub struct Low; impl Low { fn here(&self) { self.here(); } }"), [""; 0]);
}

#[test]
fn imports_and_paths_that_go_up() {
    let up = |code: &str| {
        let found = low(&format!("pub struct Low;\n{code}"));
        assert!(matches!(found.as_slice(), [one] if one.contains("src/low.rs:2: 'low' uses")), "{code}: {found:#?}");
    };
    up("use crate::high::High;");
    up("use crate::{high as other};");
    up("use super::High;");
    up("use crate::High;");
    up("use super::high::{self};");
    up("use crate::high::*;");
    up("fn f() { crate::high::work() }");
    up("fn f(_: &super::high::High) {}");
    up("fn f() { println!(\"{}\", crate::high::work()) }");
    up("fn f() { use crate::high::work; work() }");
    up("mod inner { use super::super::high::work; }");
    up("impl crate::high::Trait for Low {}");
}

#[test]
fn methods_that_go_up() {
    let up = |code: &str| {
        let found = low(&format!("pub struct Low;\n{code}"));
        assert!(matches!(found.as_slice(), [one] if one.contains("climb")), "{code}: {found:#?}");
    };
    up("impl Low { fn f(&self) { self.climb() } }");
    up("impl Low { fn f(&self) { Self::climb(self) } }");
    up("fn f(low: &Low) { low.climb() }");
    up("fn f(low: &Low) { Low::climb(low) }");
    up("fn f() { made().climb() } fn made() -> Low { Low }");
    up("fn f(low: &Low) { assert!(low.climb()) }");
    up("struct Around { low: Low } fn f(around: &Around) { around.low.climb() }");
    up("struct Above; impl Deref for Above { type Target = Low; } impl Above { fn f(&self) { self.climb() } }");
    // Another crate has a method with that name, so the type of the receiver is decisive.
    assert_eq!(low("pub struct Low; fn f() { made().shared() } fn made() -> Low { Low }"), [""; 0]);
    assert_eq!(low("pub struct Low; fn f(low: &Low) { low.shared() }").len(), 1);
    // Another type has a method with the same name.
    assert_eq!(
        low("pub struct Low; struct Other; impl Other { fn climb(&self) {} fn f(&self) { self.climb() } }"),
        [""; 0]
    );
}

#[test]
fn code_for_tests_may_go_up() {
    assert_eq!(low("pub struct Low; #[cfg(test)] mod tests { use crate::high::High; }"), [""; 0]);
    assert_eq!(low("pub struct Low; #[cfg(test)] use crate::high::High;"), [""; 0]);
    assert_eq!(low("pub struct Low; #[cfg(feature = \"high\")] fn f() { crate::low::g() } fn g() {}"), [""; 0]);
}

#[test]
fn paths_of_other_crates_are_none_of_ours() {
    assert_eq!(
        low("pub struct Low; use std::io; use other_high::high; fn f() { high::work(); io::empty(); }"),
        [""; 0]
    );
}

#[test]
fn folders_of_one_floor_do_not_use_each_other() {
    let files = [("lib.rs", "mod a; mod b;"), ("a.rs", "use crate::b::B;"), ("b.rs", "pub struct B;")];
    one("a, b", &files, "'a' uses `crate::b::B` of 'b', which is beside it");
    one("a < b", &files, "'a' uses `crate::b::B` of 'b', which is above it");
    assert_eq!(faults("b < a", &files), [""; 0]);
}

#[test]
fn the_root_defines_nothing_for_the_floors() {
    let files = [
        ("lib.rs", "mod a; pub struct Root; #[macro_export] macro_rules! m { () => {} }"),
        ("a.rs", "use crate::Root;"),
    ];
    one("a", &files, "above all floors");
}

#[test]
fn exported_macros_are_where_they_are_defined() {
    let root = ("lib.rs", "mod a; mod b;");
    let macros = ("b.rs", "#[macro_export] macro_rules! twice { () => {} }");
    let files = [root, ("a.rs", "fn f() { crate::twice!() }"), macros];
    one("a < b", &files, "uses `crate::twice` of 'b'");
}

#[test]
fn the_table_and_the_folders_agree() {
    let files = [("lib.rs", "mod a; mod b;"), ("a.rs", ""), ("b.rs", "")];
    one("a", &files, "'src/b' is on no floor");
    one("a < b < c", &files, "there is no 'src/c'");
}

#[test]
fn circles_inside_a_folder_have_a_limit() {
    let circle = |count: usize| {
        let names: Vec<String> = (0..count).map(|i| format!("f{i}")).collect();
        let root: String = names.iter().map(|name| format!("mod {name};")).collect();
        let mut files = vec![("lib.rs".to_owned(), "mod a;".to_owned()), ("a/mod.rs".to_owned(), root)];
        for (i, name) in names.iter().enumerate() {
            let text = format!("pub struct F; use super::f{}::F as G;", (i + 1) % count);
            files.push((format!("a/{name}.rs"), text));
        }
        let files: Vec<(&str, &str)> = files.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
        faults("a", &files)
    };
    assert_eq!(circle(13), [""; 0]);
    assert!(circle(14)[0].contains("14 files of 'a' import each other"));
}

#[test]
fn a_folder_may_be_on_one_floor_only() {
    assert!(rows("### Floors inside crates\n| crate | floors |\n|-|-|\n| x | a < b < a |\n").is_err());
    assert!(rows("no such heading").unwrap().is_empty());
}
