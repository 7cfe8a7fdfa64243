//! Checks that `include/mlirkit.h` is what cbindgen generates from the sources. `BLESS=1` rewrites it.

#![allow(clippy::unwrap_used)]

use std::path::Path;

/// The source files that contribute to the header, in the order of the header.
const SOURCES: [&str; 10] =
    ["status", "diagnostic", "context", "buffer", "module", "build", "facts", "stablehlo", "resources", "layout"];

#[test]
fn header_is_what_the_sources_say() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(here.join("cbindgen.toml")).unwrap();
    let mut builder = cbindgen::Builder::new().with_config(config);
    for source in SOURCES {
        builder = builder.with_src(here.join(format!("src/{source}.rs")));
    }
    let mut made = Vec::new();
    builder.generate().unwrap().write(&mut made);
    let made = String::from_utf8(made).unwrap();
    let path = here.join("include/mlirkit.h");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(made == kept, "the header is stale: BLESS=1 cargo test -p mlirkit-capi --test header");

    let mut count = 0;
    for entry in std::fs::read_dir(here.join("src")).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        for (_, rest) in
            text.match_indices("extern \"C\" fn mlirkit_").map(|(at, found)| text.split_at(at + found.len()))
        {
            let name = rest.split('(').next().unwrap();
            assert!(made.contains(&format!("mlirkit_{name}(")), "mlirkit_{name} is not in the header");
            count += 1;
        }
    }
    assert!(count > 50, "{count} functions");
}

#[test]
fn test_programs_call_every_function() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| std::fs::read_to_string(here.join(path)).unwrap();
    let (header, files, wrong) =
        (read("include/mlirkit.h"), read("tests/programs/each_file.c"), read("tests/programs/wrong_arguments.c"));
    let mut count = 0;
    for (before, rest) in header.match_indices('(').map(|(at, _)| header.split_at(at)) {
        let name = before.rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap();
        if name.starts_with("mlirkit_") {
            count += 1;
            assert!(files.contains(name), "each_file.c does not call {name}");
            assert!(rest.starts_with("(void)") || wrong.contains(name), "wrong_arguments.c does not call {name}");
        }
    }
    assert!(count > 50, "{count} functions");
}
