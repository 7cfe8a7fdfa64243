//! Measures lower bounds for the work on a file. For a text: dividing it into tokens, hashing each distinct line or
//! attribute once, and writing operations as plain numbers. For bytecode: reading operations as plain numbers, hashing
//! each attribute once, and writing the text token by token. For both: reading and writing a file.
//!
//! `cargo run --release -p mlirkit-bench --bin floors -- FILE` prints the best of five times for each part, on one
//! thread. `docs/performance.md` compares the sums with the times of the tool.

use std::collections::HashSet;
use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant};

use mlirkit::{ContextBuilder, Error, Module};
use mlirkit_asm::lexer::Lexer;
use mlirkit_wire::{Container, DialectTable, EntryTable, SectionId, StringTable, is_bytecode};

/// Runs `work` five times. Returns the shortest time, and the last result.
fn best<T>(mut work: impl FnMut() -> T) -> (Duration, T) {
    let mut least = Duration::MAX;
    let mut last = None;
    for _ in 0..5 {
        let start = Instant::now();
        last = Some(black_box(work()));
        least = least.min(start.elapsed());
    }
    (least, last.expect("there were five runs"))
}

fn report(part: &str, time: Duration, what: &str) {
    println!("{:8.1} ms  {part:<28} {what}", time.as_secs_f64() * 1e3);
}

/// Returns a hash of the bytes, which are read eight at a time.
fn hash(bytes: &[u8]) -> u64 {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut hash = bytes.len() as u64;
    let mut words = bytes.chunks_exact(8);
    for word in &mut words {
        hash =
            (hash.rotate_left(5) ^ u64::from_le_bytes(word.try_into().expect("chunks of eight"))).wrapping_mul(FACTOR);
    }
    for byte in words.remainder() {
        hash = (hash.rotate_left(5) ^ u64::from(*byte)).wrapping_mul(FACTOR);
    }
    hash
}

/// Appends an unsigned LEB128 number.
fn varint(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// Copies each distinct line once, in order of appearance. Returns the copies and the number of distinct lines.
fn distinct<'t>(lines: impl Iterator<Item = &'t [u8]>) -> (Vec<u8>, usize) {
    let mut seen = HashSet::with_capacity(1 << 16);
    let mut out = Vec::new();
    for line in lines {
        if seen.insert(hash(line)) {
            out.extend_from_slice(line);
        }
    }
    (out, seen.len())
}

/// Divides a text into tokens and calls `each` with the end of each token.
fn tokens(text: &[u8], mut each: impl FnMut(usize)) {
    let mut lexer = Lexer::new(text, 0);
    let mut before = u32::MAX;
    loop {
        let token = lexer.next_token();
        if token.start == before || token.start as usize >= text.len() {
            return;
        }
        before = token.start;
        each(token.end as usize);
    }
}

/// Measures the floors of a text: what a conversion to bytecode must do at least.
fn floors_of_text(text: &[u8]) -> Result<(), Error> {
    let (time, count) = best(|| {
        let mut count = 0usize;
        tokens(text, |_| count += 1);
        count
    });
    report("divide into tokens", time, &format!("{count} tokens"));

    let lines = || text.split(|byte| *byte == b'\n');
    let (time, (_, count)) = best(|| distinct(lines()));
    report("hash each line", time, &format!("{count} distinct lines are copied"));
    let (time, (_, count)) = best(|| distinct(lines().filter(|line| line.first() == Some(&b'#'))));
    report("hash each aliased attribute", time, &format!("{count} distinct attributes are copied"));

    let ctx = ContextBuilder::new().allow_unregistered().build();
    let module = Module::parse(&ctx, &String::from_utf8_lossy(text))?;
    let (time, (out, count)) = best(|| {
        let mut out = Vec::with_capacity(text.len());
        let mut count = 0usize;
        for op in module.walk() {
            count += 1;
            varint(&mut out, hash(op.name().as_bytes()) & 0x3f);
            varint(&mut out, op.operands().len() as u64);
            for operand in op.operands() {
                black_box(operand);
                let number = out.len() as u64 & 0x3fff;
                varint(&mut out, number);
            }
            varint(&mut out, op.results().len() as u64);
        }
        (out, count)
    });
    report("write operations as numbers", time, &format!("{count} operations, {} bytes", out.len()));
    write_file(text)
}

/// Measures the floors of bytecode: what a conversion to bytecode or to text must do at least.
fn floors_of_bytecode(file: &[u8]) -> Result<(), Error> {
    let container = Container::read(file)?;
    let strings = StringTable::read(container.reader(SectionId::String))?;
    let dialects = DialectTable::read(container.reader(SectionId::Dialect), container.version(), &strings)?;
    let (offsets, data) = (container.reader(SectionId::AttrTypeOffset), container.reader(SectionId::AttrType));

    let (time, count) = best(|| {
        let mut numbers = container.reader(SectionId::Ir).quick();
        let mut count = 0usize;
        while let Some(number) = numbers.varint() {
            black_box(number);
            count += 1;
        }
        count
    });
    report("read operations as numbers", time, &format!("{count} numbers"));

    let entries = EntryTable::read(offsets, data, dialects.dialects.len())?;
    let all = || (0..entries.attributes() as u64).filter_map(|index| Some(entries.attribute(index)?.data.rest()));
    let (time, (_, count)) = best(|| distinct(all()));
    report("hash each attribute", time, &format!("{count} distinct attributes are copied"));
    write_file(file)?;

    let ctx = ContextBuilder::new().allow_unregistered().build();
    let module = Module::from_bytes(&ctx, file.to_vec())?;
    let text = module.to_string().into_bytes();
    let mut ends = Vec::new();
    tokens(&text, |end| ends.push(end));
    let (time, out) = best(|| {
        let mut out = Vec::with_capacity(text.len());
        let mut start = 0;
        for end in &ends {
            out.extend_from_slice(text.get(start..*end).unwrap_or_default());
            start = *end;
        }
        out
    });
    report("write the text by tokens", time, &format!("{} tokens, {} bytes", ends.len(), out.len()));
    write_file(&text)
}

fn write_file(bytes: &[u8]) -> Result<(), Error> {
    let copy = std::env::temp_dir().join(format!("mlirkit-floors-{}", std::process::id()));
    let (time, written) = best(|| {
        let _ = fs::remove_file(&copy);
        fs::write(&copy, bytes)
    });
    written?;
    fs::remove_file(&copy)?;
    report("write a new file", time, &format!("{} bytes", bytes.len()));
    Ok(())
}

fn main() -> Result<(), Error> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "examples/kernel.mlir".into());
    let (time, input) = best(|| fs::read(&path));
    let input = input?;
    report("read", time, &format!("{} bytes into memory", input.len()));
    if is_bytecode(&input) { floors_of_bytecode(&input) } else { floors_of_text(&input) }
}
