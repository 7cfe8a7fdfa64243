//! Tests that all examples in `docs/definitions.md`, the manual of the definition language, can be parsed.

use mlirkit_defs::Dialect;

#[test]
fn every_example_of_the_manual_parses() {
    let manual = include_str!("../../../docs/definitions.md");
    let blocks: Vec<&str> =
        manual.split("```def\n").skip(1).map(|rest| rest.split("```").next().unwrap_or_default()).collect();
    assert!(blocks.len() >= 6, "the manual has lost its examples");
    for block in blocks {
        let text = if block.contains("dialect toy") { block.to_owned() } else { format!("dialect toy\n\n{block}") };
        let dialect = Dialect::parse(text).unwrap_or_else(|error| panic!("{error}\n{block}"));
        if let Err(errors) = dialect.check() {
            panic!("{errors:?}\n{block}");
        }
    }
}
