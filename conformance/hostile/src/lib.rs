//! Adversarial inputs. A [`Case`] generates files of different sizes. A reader must finish quickly and with little
//! memory, and must return a correct result or an error with a position.
//!
//! The crate also has functions that damage files: bytes and numbers ([`damage`]) and tokens of text ([`tokens`]).
//! [`odd`] generates large files with irregular lines.
//!
//! This crate does not use mlirkit, so that faults in the library cannot affect its files.

mod bytecode;
pub mod damage;
mod definitions;
mod layout;
mod literals;
pub mod odd;
mod text;
pub mod tokens;
pub mod wire;

/// The kind of a generated file, which determines the commands that are run on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Text, which `opt` converts to text and to bytecode.
    Text,
    /// Bytecode, which `opt` converts to text and to bytecode.
    Bytecode,
    /// A portable artifact for `translate --deserialize` and `stablehlo explain`.
    Artifact,
    /// StableHLO text for `translate --serialize`.
    Stablehlo,
    /// A definition file for `opt --dialect`.
    Definitions,
    /// Text with data layouts for `layout`.
    Layout,
    /// A layout string for `layout --llvm`.
    LayoutString,
}

/// A generator of adversarial files.
#[derive(Debug, Clone, Copy)]
pub struct Case {
    /// The name of the case.
    pub name: &'static str,
    /// The kind of the generated files.
    pub kind: Kind,
    /// Additional arguments for the tool.
    pub flags: &'static [&'static str],
    /// Number of repetitions in the smallest file.
    pub pieces: usize,
    make: fn(usize) -> Vec<u8>,
}

/// The sizes at which each case is generated, as multiples of [`Case::pieces`].
pub const SIZES: [usize; 3] = [1, 8, 32];

impl Case {
    /// Generates the file with `size` times [`pieces`](Self::pieces) repetitions.
    #[must_use]
    pub fn file(&self, size: usize) -> Vec<u8> {
        (self.make)(self.pieces * size)
    }

    /// Returns a very small file of this case, as a seed for fuzzing.
    #[must_use]
    pub fn smallest(&self) -> Vec<u8> {
        (self.make)(2)
    }

    /// Returns the argument lists with which the tool is run on the file. The file is appended as the last argument.
    #[must_use]
    pub fn commands(&self) -> Vec<Vec<&'static str>> {
        let base: &[&[&str]] = match self.kind {
            Kind::Text | Kind::Bytecode => {
                &[&["opt", "--allow-unregistered-dialect"], &["opt", "--allow-unregistered-dialect", "--emit-bytecode"]]
            }
            Kind::Artifact => &[&["translate", "--deserialize"], &["stablehlo", "explain"]],
            Kind::Stablehlo => &[&["translate", "--serialize", "--target=1.10.0"]],
            Kind::Definitions => &[&["opt", "--show-dialects", "--dialect"]],
            Kind::Layout => &[&["layout", "--allow-unregistered-dialect"]],
            Kind::LayoutString => &[&["layout", "--llvm"]],
        };
        base.iter().map(|arguments| arguments.iter().chain(self.flags).copied().collect()).collect()
    }

    /// Returns the argument lists for other subcommands that read programs. The file is appended as the last argument.
    #[must_use]
    pub fn verbs(&self) -> Vec<Vec<&'static str>> {
        let verbs: &[&[&str]] = match self.kind {
            Kind::Text | Kind::Bytecode | Kind::Layout => {
                &[&["fingerprint"], &["outline", "--op", "t.op"], &["port", "--to", "llvm-20", "--text"]]
            }
            _ => &[],
        };
        verbs.iter().map(|arguments| arguments.to_vec()).collect()
    }
}

/// Returns all adversarial cases.
#[must_use]
pub fn cases() -> Vec<Case> {
    let texts = [text::CASES, text::FLAGGED, literals::CASES, literals::FLAGGED].concat();
    [&texts, bytecode::CASES, definitions::CASES, layout::CASES].concat()
}

const fn case(kind: Kind, name: &'static str, pieces: usize, make: fn(usize) -> Vec<u8>) -> Case {
    Case { name, kind, flags: &[], pieces, make }
}

const fn flagged(flags: &'static [&'static str], case: Case) -> Case {
    Case { flags, ..case }
}

/// Returns `count` copies of `piece`, with `#` replaced by the number of the copy.
fn many(count: usize, piece: &str) -> String {
    let parts: Vec<&str> = piece.split('#').collect();
    let mut text = String::new();
    for number in 0..count {
        text.push_str(&parts.join(&number.to_string()));
    }
    text
}

/// Returns `piece` with `#` replaced by `number`, and `#+` by the next number.
fn numbered(piece: &str, number: usize) -> String {
    piece.replace("#+", &(number + 1).to_string()).replace('#', &number.to_string())
}

/// Nests `inner` in `count` pairs of `open` and `close`.
fn nest(count: usize, open: &str, inner: &str, close: &str) -> String {
    format!("{}{inner}{}", open.repeat(count), close.repeat(count))
}

#[cfg(test)]
mod tests {
    #[test]
    fn cases_have_names_of_their_own_and_make_something() {
        let cases = super::cases();
        let mut names: Vec<&str> = cases.iter().map(|case| case.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), cases.len());
        assert!(names.len() >= 150, "{} cases", names.len());
        for case in cases {
            let (small, large) = (case.file(1).len(), case.file(2).len());
            assert!(small > 0 && large >= small && small < 1 << 20, "{}: {small}, {large}", case.name);
        }
    }
}
