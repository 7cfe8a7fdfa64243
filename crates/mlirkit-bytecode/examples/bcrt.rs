//! Reads bytecode files and writes them again.
//!
//! `bcrt [-v VERSION] FILE OUT` does it once and says how long it took; `bcrt -c SUFFIX FILE...` compares what comes out
//! with `FILE` (less `.bc6.mlirbc`) plus the suffix, and lists the files that differ. `DEFINITIONS` names definition files
//! to be read too, separated by colons.

#[path = "../tests/common/mod.rs"]
mod common;

use std::sync::OnceLock;
use std::time::Instant;

use bytes::Bytes;
use mlirkit_bytecode::{ReadOptions, WriteOptions, read, write};
use mlirkit_defs::Dialect;
use mlirkit_ir::{Context, DialectSet};

fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let mut version = 6;
    if args.first().is_some_and(|arg| arg == "-v") {
        version = args[1].parse().unwrap();
        args.drain(..2);
    }
    if args.first().is_some_and(|arg| arg == "-c") {
        compare(&args[1], &args[2..], version);
    } else {
        convert(&args[0], &args[1], version);
    }
}

/// A context with the embedded dialects and those of the files that `DEFINITIONS` names.
fn context() -> Context {
    static ADDED: OnceLock<Vec<&'static Dialect>> = OnceLock::new();
    let added = ADDED.get_or_init(|| {
        let paths = std::env::var("DEFINITIONS").unwrap_or_default();
        let texts = paths.split(':').filter(|path| !path.is_empty()).map(|path| std::fs::read_to_string(path).unwrap());
        texts.map(definition).collect()
    });
    let dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup).allowing_unregistered();
    let dialects = added.iter().fold(dialects, |dialects, dialect| dialects.with_dialect(dialect));
    Context::new(dialects).with_extension(mlirkit_dialects::encodings())
}

/// A definition file, behind the embedded one of the same dialect if there is one.
fn definition(text: String) -> &'static Dialect {
    let name = Dialect::parse(text.clone()).unwrap().name().to_owned();
    let base = mlirkit_dialects::embedded::lookup(&name).unwrap_or_default();
    Box::leak(Box::new(Dialect::parse(format!("{base}\n{text}")).unwrap()))
}

fn write_options(version: u64) -> WriteOptions {
    let producer = std::env::var("PRODUCER").unwrap_or_else(|_| "MLIR22.1.8".to_owned());
    WriteOptions { version, producer, ..WriteOptions::new(common::plain()) }
}

fn convert(from: &str, to: &str, version: u64) {
    let input = Bytes::from(std::fs::read(from).unwrap());
    let rounds = std::env::var("ROUNDS").map_or(1, |rounds| rounds.parse().unwrap());
    for _ in 0..rounds {
        let ctx = context();
        let start = Instant::now();
        let module = match read(&ctx, input.clone(), &ReadOptions::new(common::plain())) {
            Ok(module) => module,
            Err(error) => return eprintln!("{error}\n{:?}", error.diagnostic().notes),
        };
        let decoded = start.elapsed();
        let mut out = Vec::new();
        if let Err(error) = write(&module, &mut out, &write_options(version)) {
            return eprintln!("{error}");
        }
        eprintln!("read {decoded:?}, written {:?}", start.elapsed() - decoded);
        std::fs::write(to, &out).unwrap();
    }
}

fn compare(suffix: &str, files: &[String], version: u64) {
    let (mut same, mut all) = (0, 0);
    for file in files {
        let base = file.strip_suffix(".bc6.mlirbc").unwrap_or(file);
        let Ok(expected) = std::fs::read(format!("{base}{suffix}")) else { continue };
        let ctx = context();
        let input = Bytes::from(std::fs::read(file).unwrap());
        let made = read(&ctx, input, &ReadOptions::new(common::plain())).and_then(|module| {
            let mut out = Vec::new();
            write(&module, &mut out, &write_options(version))?;
            Ok(out)
        });
        all += 1;
        match made {
            Ok(out) if out == expected => same += 1,
            Ok(_) => println!("differs {file}"),
            Err(error) => println!("error {file}: {error}"),
        }
    }
    println!("{same} of {all} identical");
}
