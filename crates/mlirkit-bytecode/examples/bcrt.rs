//! Reads bytecode files and writes them again.
//!
//! `bcrt [-v VERSION] FILE OUT` does it once and says how long it took; `bcrt -c SUFFIX FILE...` compares what comes out
//! with `FILE` (less `.bc6.mlirbc`) plus the suffix, and lists the files that differ.

#[path = "../tests/common/mod.rs"]
mod common;

use std::time::Instant;

use bytes::Bytes;
use mlirkit_bytecode::{ReadOptions, WriteOptions, read, write};

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

fn write_options(version: u64) -> WriteOptions {
    let producer = std::env::var("PRODUCER").unwrap_or_else(|_| "MLIR22.1.8".to_owned());
    WriteOptions { version, producer, ..WriteOptions::new(common::plain()) }
}

fn convert(from: &str, to: &str, version: u64) {
    let input = Bytes::from(std::fs::read(from).unwrap());
    let rounds = std::env::var("ROUNDS").map_or(1, |rounds| rounds.parse().unwrap());
    for _ in 0..rounds {
        let ctx = common::context();
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
        let ctx = common::context();
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
