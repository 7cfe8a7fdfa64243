//! Diagnostics: a thread that parses and verifies the sections of documents.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher};
use std::ops::Range;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use bytes::Bytes;
use mlirkit_diag::{Diagnostic, LineColumn, Position, Severity, Source};
use rustc_hash::FxBuildHasher;

use crate::engine::{Engine, TextPart};

/// In sections of at least this many bytes, an edit verifies only the function around it.
const LARGE: usize = 1 << 20;

/// The most operations with errors of syntax that are skipped to find further errors.
const MOST_SKIPPED: usize = 32;

/// A top-level operation of a section or module, whose errors hide no others.
#[derive(Debug, Clone)]
pub struct Item {
    /// Its bytes.
    pub range: Range<usize>,
    /// The symbol that it defines.
    pub symbol: String,
}

/// A section to check.
#[derive(Debug, Clone)]
pub struct SectionJob {
    /// Its bytes.
    pub range: Range<usize>,
    /// Its first line, from 1.
    pub line: u32,
    /// Its items.
    pub items: Arc<[Item]>,
}

/// A document to check.
#[derive(Debug, Clone)]
pub struct Job {
    /// Its address.
    pub uri: String,
    /// Its name in locations.
    pub name: String,
    /// The version of the client.
    pub version: i32,
    /// Its text.
    pub text: Bytes,
    /// Its sections.
    pub sections: Vec<SectionJob>,
    /// Whether unknown dialects are errors.
    pub strict: bool,
    /// Whether `expected-error` comments are compared with the diagnostics.
    pub expects: bool,
    /// The item that alone changed since the last job, inside its regions, by its bytes.
    pub inside: Option<Range<usize>>,
}

/// A diagnostic with offsets from the start of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocDiagnostic {
    /// Its offset; `None` if it has no position or is in another file.
    pub offset: Option<usize>,
    /// Its severity.
    pub severity: Severity,
    /// The message.
    pub message: String,
    /// Notes with their positions: an offset in this document, or a position in another file.
    pub notes: Vec<(NotePlace, String)>,
    /// Whether an `expected-error` comment announces it.
    pub announced: bool,
}

/// The place of a note.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotePlace {
    /// An offset in the text.
    Here(usize),
    /// A line and column, from 1, of another file.
    File(Arc<str>, u32, u32),
    /// The note has no position.
    Nowhere,
}

/// The result of a job.
#[derive(Debug, Clone)]
pub struct CheckResult {
    /// The address of the document.
    pub uri: String,
    /// The version that was checked.
    pub version: i32,
    /// The diagnostics of the check.
    pub found: Vec<DocDiagnostic>,
}

/// Starts the checking thread, which calls `done` with the result of each job. A waiting job is dropped if a later one
/// is for the same document.
pub fn start(engine: Arc<dyn Engine>, done: impl Fn(CheckResult) + Send + 'static) -> std::io::Result<Sender<Job>> {
    let (sender, receiver) = channel();
    let work = move || work(&*engine, &receiver, done);
    std::thread::Builder::new().name("check".to_owned()).stack_size(16 << 20).spawn(work)?;
    Ok(sender)
}

fn work(engine: &dyn Engine, jobs: &Receiver<Job>, done: impl Fn(CheckResult)) {
    let mut checker = Checker { engine, documents: HashMap::new() };
    while let Ok(first) = jobs.recv() {
        let mut waiting = vec![first];
        while let Ok(job) = jobs.try_recv() {
            // A later job replaces an earlier one; two edits in different items need a full check.
            match waiting.iter().position(|other| other.uri == job.uri) {
                Some(at) => {
                    let earlier = waiting.remove(at);
                    let same =
                        earlier.inside.as_ref().zip(job.inside.as_ref()).is_some_and(|(a, b)| a.start == b.start);
                    waiting.push(Job { inside: job.inside.clone().filter(|_| same), ..job });
                }
                None => waiting.push(job),
            }
        }
        for job in waiting {
            let found = checker.check(&job);
            done(CheckResult { uri: job.uri, version: job.version, found });
        }
    }
}

/// The results kept for a document, so that an edit need not check all of it again.
#[derive(Default)]
struct Kept {
    /// Diagnostics of sections by the hash of their text, with offsets from the start of the section.
    sections: HashMap<u64, Vec<DocDiagnostic>>,
    /// The diagnostics of a large section, and its items.
    large: Option<(usize, Arc<[Item]>, Vec<DocDiagnostic>)>,
}

/// Checks documents, and reuses the results for parts that did not change.
pub struct Checker<'e> {
    engine: &'e dyn Engine,
    documents: HashMap<String, Kept>,
}

impl<'e> Checker<'e> {
    /// Checks a document.
    pub fn check(&mut self, job: &Job) -> Vec<DocDiagnostic> {
        let mut kept = self.documents.remove(&job.uri).unwrap_or_default();
        let mut next = Kept::default();
        let mut all = Vec::new();
        for section in &job.sections {
            let text = job.text.get(section.range.clone()).unwrap_or_default();
            if text.len() >= LARGE {
                let found = self.large(job, section, kept.large.take());
                next.large = Some((section.range.start, Arc::clone(&section.items), found.clone()));
                all.extend(found);
                continue;
            }
            let mut hasher = FxBuildHasher.build_hasher();
            hasher.write(text);
            hasher.write_u8(u8::from(job.strict) << 1 | u8::from(job.expects));
            // A module of a later section is located at its start.
            let key = hasher.finish();
            let start = section.range.start;
            let found = kept.sections.remove(&key).unwrap_or_else(|| moved(self.section(job, section), start, false));
            all.extend(moved(found.clone(), start, true));
            next.sections.insert(key, found);
        }
        self.documents.insert(job.uri.clone(), next);
        all
    }

    /// Checks one section.
    fn section(&self, job: &Job, section: &SectionJob) -> Vec<DocDiagnostic> {
        let part = job.text.get(section.range.clone()).unwrap_or_default();
        let announces = job.expects && contains(part, b"expected-");
        let source = Source::new(job.name.as_str(), &job.text[..]);
        let mut all = Vec::new();
        let mut skipped: Vec<&Item> = Vec::new();
        let mut text = job.text.clone();
        loop {
            let ctx = self.engine.context(job.strict);
            let part = TextPart {
                name: &job.name,
                text: &text,
                range: section.range.clone(),
                line: section.line,
                lazy: false,
            };
            let broken = match self.engine.open(&ctx, &part) {
                Ok((module, warnings)) => {
                    all.extend(warnings);
                    all.extend(self.engine.verify(&module).into_iter().filter(|found| !names_skipped(found, &skipped)));
                    break;
                }
                Err(errors) => {
                    let place = errors.last().and_then(|last| offset_of(&source, &job.name, &last.position));
                    all.extend(errors.into_iter().filter(|found| !names_skipped(found, &skipped)));
                    place
                }
            };
            // The tool stops here. What follows is checked without the broken operation.
            let item = broken
                .and_then(|at| section.items.iter().find(|item| (item.range.start..=item.range.end).contains(&at)));
            let Some(item) = item.filter(|_| !announces && skipped.len() < MOST_SKIPPED) else { break };
            if skipped.iter().any(|other| other.range == item.range) {
                break;
            }
            skipped.push(item);
            let mut blanked = text.to_vec();
            if let Some(part) = blanked.get_mut(item.range.clone()) {
                part.iter_mut().filter(|c| **c != b'\n').for_each(|c| *c = b' ');
            }
            text = blanked.into();
        }
        let mut found: Vec<DocDiagnostic> =
            all.iter().map(|one| convert(&source, &job.name, &self.engine.hinted(one))).collect();
        if announces {
            let problems = self.engine.expected(&job.name, &job.text, section.range.clone(), &all);
            let unexpected: Vec<DocDiagnostic> = problems.iter().map(|one| convert(&source, &job.name, one)).collect();
            for one in &mut found {
                let text = format!("unexpected {}: {}", one.severity, one.message);
                one.announced = !unexpected.iter().any(|other| other.message == text && other.offset == one.offset);
            }
            found.retain(|one| one.announced);
            found.extend(unexpected);
        }
        found
    }

    /// Checks a large section: all of it, or the function that changed.
    fn large(
        &self,
        job: &Job,
        section: &SectionJob,
        kept: Option<(usize, Arc<[Item]>, Vec<DocDiagnostic>)>,
    ) -> Vec<DocDiagnostic> {
        let is_same = |before: &Arc<[Item]>| before.len() == section.items.len();
        if let (Some(inside), Some((start, before, found))) = (&job.inside, kept)
            && start == section.range.start
            && is_same(&before)
            && let Some(index) = section.items.iter().position(|item| item.range == *inside)
            && let Some(own) = self.one(job, section, inside)
        {
            let old = &before[index].range;
            let delta = inside.end as i64 - old.end as i64;
            let shifted = |at: usize| if at >= old.end { usize::try_from(at as i64 + delta).unwrap_or(at) } else { at };
            let others =
                found.into_iter().filter(|found| found.offset.is_none_or(|at| !old.contains(&at))).map(|mut found| {
                    found.offset = found.offset.map(shifted);
                    for (place, _) in &mut found.notes {
                        if let NotePlace::Here(at) = place {
                            *at = shifted(*at);
                        }
                    }
                    found
                });
            let mut all: Vec<DocDiagnostic> = others.chain(own).collect();
            all.sort_by_key(|found| found.offset);
            return all;
        }
        self.section(job, section)
    }

    /// Verifies one operation of a large section. `None` if the whole section must be checked.
    fn one(&self, job: &Job, section: &SectionJob, inside: &Range<usize>) -> Option<Vec<DocDiagnostic>> {
        let source = Source::new(job.name.as_str(), &job.text[..]);
        let ctx = self.engine.context(job.strict);
        let part =
            TextPart { name: &job.name, text: &job.text, range: section.range.clone(), line: section.line, lazy: true };
        let (module, _) = self.engine.open(&ctx, &part).ok()?;
        let line = source.line_column(inside.start as u64).line;
        let is_it =
            |op: &mlirkit_ir::OpRef<'_, '_>| ctx.file_line_col(op.location()).is_some_and(|(_, at, _)| at == line);
        let root = module.root()?;
        let op = root.regions().flat_map(|region| region.blocks().flat_map(|block| block.ops())).find(is_it)?;
        let found = match op.load() {
            Ok(op) => self.engine.verify_op(op),
            Err(error) => vec![*error],
        };
        Some(found.iter().map(|one| convert(&source, &job.name, &self.engine.hinted(one))).collect())
    }
}

/// Returns whether an error is about a symbol that was skipped: `@name` or `'name'`.
fn names_skipped(found: &Diagnostic, skipped: &[&Item]) -> bool {
    let text = found.message.as_str();
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_$.-".contains(c);
    let mut symbols = skipped.iter().map(|item| item.symbol.as_str()).filter(|symbol| !symbol.is_empty());
    symbols.any(|symbol| {
        text.match_indices(symbol).any(|(at, _)| {
            let before = text[..at].chars().next_back();
            let after = text[at + symbol.len()..].chars().next();
            matches!(before, Some('@' | '\'' | '"')) && !after.is_some_and(is_part)
        })
    })
}

fn contains(text: &[u8], word: &[u8]) -> bool {
    text.windows(word.len()).any(|window| window == word)
}

/// Adds the start of a section to the offsets of its diagnostics, or takes it away.
fn moved(mut found: Vec<DocDiagnostic>, start: usize, forward: bool) -> Vec<DocDiagnostic> {
    let by = |at: usize| if forward { at + start } else { at.saturating_sub(start) };
    for one in &mut found {
        one.offset = one.offset.map(by);
        for (place, _) in &mut one.notes {
            if let NotePlace::Here(at) = place {
                *at = by(*at);
            }
        }
    }
    found
}

fn offset_of(source: &Source<'_>, name: &str, position: &Position) -> Option<usize> {
    match position {
        Position::Offset(offset) => usize::try_from(*offset).ok(),
        Position::FileLineColumn { file, line, column } if **file == *name => {
            let place = LineColumn { line: (*line).max(1), column: (*column).max(1) };
            source.offset(place).and_then(|offset| usize::try_from(offset).ok())
        }
        _ => None,
    }
}

fn convert(source: &Source<'_>, name: &str, diagnostic: &Diagnostic) -> DocDiagnostic {
    let place = |position: &Position| match (offset_of(source, name, position), position) {
        (Some(offset), _) => NotePlace::Here(offset),
        (None, Position::FileLineColumn { file, line, column }) => NotePlace::File(Arc::clone(file), *line, *column),
        _ => NotePlace::Nowhere,
    };
    DocDiagnostic {
        offset: offset_of(source, name, &diagnostic.position),
        severity: diagnostic.severity,
        message: diagnostic.message.clone(),
        notes: diagnostic.notes.iter().map(|note| (place(&note.position), note.message.clone())).collect(),
        announced: false,
    }
}
