//! Tests an instance of every operation in every definition file: its generic text, custom form and bytecode must
//! agree. `uncovered.txt` lists the operations without a working instance, with reasons. Operations outside this list
//! must pass, and listed ones must fail. `cargo run -p mlirkit-generator search` regenerates the list.

use mlirkit_generator::{Generator, check, rows};

#[test]
fn three_ways_the_same() {
    let ctx = mlirkit::context(&mlirkit::ContextOptions { allow_unregistered: true, ..Default::default() });
    let generator = Generator::new(&ctx);
    let listed: Vec<&str> =
        include_str!("../uncovered.txt").lines().filter_map(|line| Some(line.split_once('\t')?.0)).collect();
    let mut wrong = Vec::new();
    for (dialect, op) in rows() {
        let result = generator.least(dialect, op).ok_or_else(|| "no instance is known".to_owned());
        let result = result.and_then(|text| check::text(&ctx, text));
        match (result, listed.contains(&&*op.name)) {
            (Err(reason), false) => wrong.push(format!("{}: {reason}", op.name)),
            (Ok(()), true) => wrong.push(format!("{}: works, but is listed", op.name)),
            _ => {}
        }
    }
    assert!(wrong.is_empty(), "{} rows: {wrong:#?}", wrong.len());
}
