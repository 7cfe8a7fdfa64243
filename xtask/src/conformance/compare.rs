//! Compares one chunk in one comparison: runs mlirkit and finds the first difference.

use super::baseline::{CRASHED, Judged};
use super::corpus::Chunk;
use super::kinds::Kind;
use super::truth;
use crate::{paths, process};
use std::process::Command;
use std::time::Duration;

/// The result of comparing one chunk.
#[derive(Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The outputs are equal byte for byte.
    Same,
    /// The outputs differ; the string describes the first difference.
    Differs(String),
    /// mlirkit reported an error, but the real tool succeeded.
    Refused(String),
    /// mlirkit panicked, ended with a signal, or exceeded the time limit.
    Crashed(String),
    /// There is no output of the real tool to compare with.
    NoTruth,
    /// The chunk is in the skip list.
    Skipped,
}

impl Verdict {
    /// Returns the verdict in the form that the lists of failures use.
    pub fn judged(&self) -> Judged {
        match self {
            Verdict::Same => Judged::Good,
            Verdict::Differs(message) => Judged::Failed("differs", message.clone()),
            Verdict::Refused(message) => Judged::Failed("refused", message.clone()),
            Verdict::Crashed(message) => Judged::Failed(CRASHED, message.clone()),
            Verdict::NoTruth | Verdict::Skipped => Judged::Skipped,
        }
    }
}

/// Returns mlirkit's command line for a comparison, to be run in the chunk's folder.
pub fn command(chunk: &Chunk, kind: &Kind, expected: &[u8]) -> Vec<String> {
    let mut line = vec!["opt".to_owned(), "--dialects=mlir-opt-22".to_owned()];
    line.extend(paths::test_definitions().iter().map(|file| format!("--dialect={}", file.display())));
    line.push("--allow-unregistered-dialect".to_owned());
    line.extend(kind.expected.flags().iter().map(|f| (*f).to_owned()));
    if let release @ (19 | 16) = kind.expected.release() {
        line.push(format!("--release={release}"));
    }
    if kind.expected.is_bytecode() {
        line.push(format!("--emit-bytecode-producer={}", producer(expected)));
    }
    line.push(kind.input.file_name(chunk));
    line
}

/// Compares one chunk. An error means that the harness failed; every behaviour of mlirkit results in a verdict.
pub fn compare(chunk: &Chunk, kind: &Kind, worker: usize) -> Result<Verdict, String> {
    if truth::answer(chunk, kind.input, worker)?.is_none() {
        return Ok(Verdict::NoTruth);
    }
    let Some(expected) = truth::answer(chunk, kind.expected, worker)? else { return Ok(Verdict::NoTruth) };
    let expected = std::fs::read(&expected).map_err(|e| format!("{}: {e}", expected.display()))?;
    let outcome = run(chunk, kind, &expected, worker)?;
    Ok(match outcome.end {
        process::End::Ok if outcome.stdout == expected => Verdict::Same,
        process::End::Ok => Verdict::Differs(difference(kind.expected.is_bytecode(), &expected, &outcome.stdout)),
        process::End::Failed(_) => Verdict::Refused(outcome.message()),
        process::End::Crashed(_) | process::End::Hung => Verdict::Crashed(outcome.message()),
    })
}

/// Runs mlirkit for one comparison.
pub fn run(chunk: &Chunk, kind: &Kind, expected: &[u8], worker: usize) -> Result<process::Outcome, String> {
    let scratch = scratch(worker);
    let mut process = limited_mlirkit();
    process.current_dir(chunk.folder()).args(command(chunk, kind, expected));
    process::run(&mut process, &scratch, Duration::from_secs(10))
}

/// Returns a command for mlirkit with 4 GiB of address space.
fn limited_mlirkit() -> Command {
    process::limited(&paths::mlirkit(), 4 << 20)
}

/// Returns the path prefix of a worker's output files.
pub fn scratch(worker: usize) -> std::path::PathBuf {
    std::env::temp_dir().join(format!("mlirkit-conformance-{}-{worker}", std::process::id()))
}

/// Returns the producer string of a bytecode file.
pub fn producer(bytecode: &[u8]) -> String {
    let after = bytecode.get(5..).unwrap_or_default();
    String::from_utf8_lossy(after.split(|b| *b == 0).next().unwrap_or_default()).into_owned()
}

/// Describes the first difference between two outputs.
pub fn difference(bytecode: bool, expected: &[u8], got: &[u8]) -> String {
    if bytecode { bytecode_difference(expected, got) } else { text_difference(expected, got) }
}

fn text_difference(expected: &[u8], got: &[u8]) -> String {
    let mut want = expected.split(|b| *b == b'\n');
    let mut have = got.split(|b| *b == b'\n');
    let mut number = 1;
    loop {
        match (want.next(), have.next()) {
            (Some(w), Some(h)) if w == h => number += 1,
            (w, h) => {
                let show = |l: Option<&[u8]>| {
                    l.map_or("end of file".to_owned(), |l| String::from_utf8_lossy(l).trim().to_owned())
                };
                let (w, h) = (show(w), show(h));
                let common = w.bytes().zip(h.bytes()).take_while(|(a, b)| a == b).count();
                return format!("line {number}: want `{}` got `{}`", around(&w, common), around(&h, common));
            }
        }
    }
}

/// Returns the part of a line around a position, about a hundred characters long.
fn around(line: &str, place: usize) -> String {
    let chars: Vec<(usize, char)> = line.char_indices().collect();
    let at = chars.iter().position(|(i, _)| *i >= place).unwrap_or(chars.len());
    let from = at.saturating_sub(40);
    let to = (at + 70).min(chars.len());
    let middle: String = chars.get(from..to).unwrap_or_default().iter().map(|(_, c)| c).collect();
    format!("{}{middle}{}", if from > 0 { "…" } else { "" }, if to < chars.len() { "…" } else { "" })
}

/// Describes the section that contains the first different byte, and the offset of the byte in it.
pub fn bytecode_difference(expected: &[u8], got: &[u8]) -> String {
    let at = expected.iter().zip(got).position(|(a, b)| a != b).unwrap_or_else(|| expected.len().min(got.len()));
    let place = section_at(expected, at)
        .map_or_else(|| "header".to_owned(), |(name, offset)| format!("{name} section +{offset}"));
    let byte = |bytes: &[u8]| bytes.get(at).map_or("end".to_owned(), |b| format!("{b:02x}"));
    format!(
        "byte {at} ({place}): want {} got {}; sizes {} and {}",
        byte(expected),
        byte(got),
        expected.len(),
        got.len()
    )
}

/// Returns the top-level sections of a bytecode file, each as name, offset of its contents, and length.
pub fn sections(bytes: &[u8]) -> Vec<(&'static str, usize, usize)> {
    const NAMES: [&str; 9] = [
        "String",
        "Dialect",
        "AttrType",
        "AttrTypeOffset",
        "IR",
        "Resource",
        "ResourceOffset",
        "DialectVersions",
        "Properties",
    ];
    let mut sections = Vec::new();
    let Some(end) = bytes.get(5..).and_then(|b| b.iter().position(|c| *c == 0)) else { return sections };
    let mut position = 5 + end + 1;
    while let Some(&head) = bytes.get(position) {
        let Some((length, used)) = varint(bytes.get(position + 1..).unwrap_or_default()) else { break };
        position += 1 + used;
        if head & 0x80 != 0 {
            let Some((alignment, used)) = varint(bytes.get(position..).unwrap_or_default()) else { break };
            position = (position + used).next_multiple_of(alignment.max(1));
        }
        sections.push((NAMES.get(usize::from(head & 0x7f)).copied().unwrap_or("unknown"), position, length));
        position = position.saturating_add(length);
    }
    sections
}

fn section_at(bytes: &[u8], at: usize) -> Option<(&'static str, usize)> {
    sections(bytes).into_iter().rev().find(|(_, start, _)| *start <= at).map(|(name, start, _)| (name, at - start))
}

fn varint(bytes: &[u8]) -> Option<(usize, usize)> {
    let first = *bytes.first()?;
    if first & 1 == 1 {
        return Some((usize::from(first >> 1), 1));
    }
    let count = usize::try_from(first.trailing_zeros()).ok()?;
    if count >= 8 {
        let value = u64::from_le_bytes(bytes.get(1..9)?.try_into().ok()?);
        return Some((usize::try_from(value).ok()?, 9));
    }
    let mut word = [0u8; 8];
    word.get_mut(..=count)?.copy_from_slice(bytes.get(..=count)?);
    Some((usize::try_from(u64::from_le_bytes(word) >> (count + 1)).ok()?, count + 1))
}

#[cfg(test)]
mod tests {
    use super::{bytecode_difference, difference, producer, sections};

    /// Magic number, version 6, producer `p`, a String section with 2 bytes, and a Dialect section with 1 byte.
    const FILE: &[u8] = b"ML\xefR\x0dp\0\x00\x05ab\x01\x03c";

    #[test]
    fn the_section_of_a_difference() {
        assert_eq!(producer(FILE), "p");
        assert_eq!(sections(FILE), [("String", 9, 2), ("Dialect", 13, 1)]);
        assert_eq!(
            bytecode_difference(FILE, b"ML\xefR\x0dp\0\x00\x05aX\x01\x03c"),
            "byte 10 (String section +1): want 62 got 58; sizes 14 and 14"
        );
        assert!(bytecode_difference(FILE, b"ML").contains("header"));
    }

    #[test]
    fn the_line_of_a_difference() {
        assert_eq!(difference(false, b"a\nb\n", b"a\nc\n"), "line 2: want `b` got `c`");
        assert_eq!(difference(false, b"a\n", b"a\nc\n"), "line 2: want `` got `c`");
    }
}
