//! Diagnostics: a thread that parses and verifies whole documents, or single functions after a change.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use bytes::Bytes;
use mlirkit_diag::{Diagnostic, FailureKind, LineColumn, Position, Severity, Source};
use mlirkit_ir::Context;

use crate::engine::{ContextPool, Engine};
use crate::excerpt::Excerpt;

/// The minimum interval between two reports of a document's diagnostics while sections are still being checked.
const OFTEN: Duration = Duration::from_millis(300);

/// The maximum number of operations with syntax errors that are skipped in order to find further errors.
const MOST_SKIPPED: usize = 32;

/// A top-level operation in a section or module. Errors in it are reported even if another one has errors.
#[derive(Debug, Clone)]
pub struct Item {
    /// The byte range of the operation.
    pub range: Range<usize>,
    /// The name of the symbol that the operation defines; empty if it defines no symbol.
    pub symbol: String,
}

/// A section of a document that must be checked.
#[derive(Debug, Clone)]
pub struct SectionJob {
    /// The byte range of the section.
    pub range: Range<usize>,
    /// The top-level operations in the section.
    pub items: Arc<[Item]>,
}

/// A function that is to be checked alone, without the rest of its section.
#[derive(Debug, Clone)]
pub struct ItemJob {
    /// The byte range of the function.
    pub range: Range<usize>,
    /// The source of the function with the definitions that it needs.
    pub excerpt: Excerpt,
}

/// The sections or functions of a document that must be checked.
#[derive(Debug, Clone)]
pub enum CheckWork {
    /// All sections of the document.
    Sections(Vec<SectionJob>),
    /// Only these functions.
    Items(Vec<ItemJob>),
}

/// A request to check a document.
#[derive(Debug, Clone)]
pub struct Job {
    /// The URI of the document.
    pub uri: String,
    /// The file name used in locations.
    pub name: String,
    /// The text of the document.
    pub text: Bytes,
    /// Whether unknown dialects are errors.
    pub strict: bool,
    /// Whether to compare the diagnostics with `expected-error` comments.
    pub expects: bool,
    /// The sections or functions of the document that must be checked.
    pub work: CheckWork,
}

/// A message to the checking thread.
#[derive(Debug, Clone)]
pub enum Task {
    /// Requests to check a document.
    Check(Job),
    /// Requests to forget a document, given by its URI, that has been closed.
    Forget(String),
}

/// A diagnostic whose positions are offsets from the start of the document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocDiagnostic {
    /// The offset at which the diagnostic is reported. `None` if it has no position or is in another file.
    pub offset: Option<usize>,
    /// The severity of the diagnostic.
    pub severity: Severity,
    /// The message of the diagnostic, without its notes.
    pub message: String,
    /// The notes of the diagnostic: their positions and messages.
    pub notes: Vec<(NotePlace, String)>,
    /// The number of notes that `mlir-opt` also reports. Hints follow them.
    pub reported: usize,
    /// Whether the check found a position. Diagnostics without one are shown at the beginning of their section.
    pub is_placed: bool,
    /// Whether an `expected-error` or similar comment in the file expects the diagnostic.
    pub announced: bool,
    /// The kind of failure.
    pub kind: FailureKind,
    /// The name that should replace the one at the offset; `None` if there is no suggestion.
    pub replacement: Option<Box<str>>,
}

/// The position of a note.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotePlace {
    /// An offset in the document.
    Here(usize),
    /// A file, and a 1-based line and column in it.
    File(Arc<str>, u32, u32),
    /// The note has no position.
    Nowhere,
}

/// The result of a [`Job`].
#[derive(Debug, Clone)]
pub enum Found {
    /// The diagnostics found so far; more may follow.
    Part(Vec<DocDiagnostic>),
    /// All diagnostics of the document.
    All(Vec<DocDiagnostic>),
    /// The diagnostics of each function, by its byte range; `None` if the function cannot be checked separately.
    Items(Vec<(Range<usize>, Option<Vec<DocDiagnostic>>)>),
}

/// Starts the checking thread. `done` is called on that thread with the URI of a document and a result of checking it.
pub fn start(engine: Arc<dyn Engine>, done: impl Fn(String, Found) + Send + 'static) -> std::io::Result<Sender<Task>> {
    let (sender, receiver) = channel();
    let work = move || {
        let mut checker = Checker {
            engine: &*engine,
            contexts: ContextPool::default(),
            hasher: RandomState::new(),
            documents: HashMap::new(),
        };
        while let Ok(task) = receiver.recv() {
            match task {
                Task::Forget(uri) => _ = checker.documents.remove(&uri),
                Task::Check(job) => {
                    let found = checker.check(&job, &|part| done(job.uri.clone(), Found::Part(part)));
                    done(job.uri, found);
                }
            }
        }
    };
    std::thread::Builder::new().name("check".to_owned()).stack_size(16 << 20).spawn(work)?;
    Ok(sender)
}

/// The state of the checking thread. It caches the diagnostics of sections that have not changed.
struct Checker<'e> {
    engine: &'e dyn Engine,
    contexts: ContextPool,
    hasher: RandomState,
    /// The diagnostics of sections, by document URI and hash of the section. Offsets are relative to the section.
    documents: HashMap<String, HashMap<u64, Vec<DocDiagnostic>>>,
}

impl Checker<'_> {
    /// Checks a document. `part` is called with diagnostics that are found before the check is complete.
    fn check(&mut self, job: &Job, part: &dyn Fn(Vec<DocDiagnostic>)) -> Found {
        let sections = match &job.work {
            CheckWork::Items(items) => {
                let found = items.iter().map(|item| (item.range.clone(), self.item(job, item)));
                return Found::Items(found.collect());
            }
            CheckWork::Sections(sections) => sections,
        };
        let mut kept = self.documents.remove(&job.uri).unwrap_or_default();
        let key = |section: &SectionJob| {
            let text = job.text.get(section.range.clone()).unwrap_or_default();
            self.hasher.hash_one((text, job.strict, job.expects))
        };
        let keys: Vec<u64> = sections.iter().map(key).collect();
        let mut found: Vec<Option<Vec<DocDiagnostic>>> = keys.iter().map(|key| kept.remove(key)).collect();
        let missing: Vec<usize> = (0..sections.len()).filter(|index| found[*index].is_none()).collect();
        let placed = |found: &[Option<Vec<DocDiagnostic>>]| {
            let found = found.iter().zip(sections);
            found
                .flat_map(|(found, section)| moved(found.clone().unwrap_or_default(), &job.text, section.range.start))
                .collect()
        };
        // Sections are checked on all processors, and the results arrive in any order.
        let next = AtomicUsize::new(0);
        let (sender, results) = channel::<(usize, bool, Vec<DocDiagnostic>)>();
        let threads = std::thread::available_parallelism().map_or(1, usize::from).min(missing.len());
        std::thread::scope(|scope| {
            for _ in 0..threads {
                let (sender, next, missing, this) = (sender.clone(), &next, &missing, &*self);
                scope.spawn(move || {
                    while let Some(index) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let part = |part: Vec<DocDiagnostic>| _ = sender.send((*index, false, part));
                        let found = this.section(job, &sections[*index], &part);
                        let _ = sender.send((*index, true, found));
                    }
                });
            }
            drop(sender);
            let mut last = std::time::Instant::now();
            for (index, is_all, new) in results {
                found[index] = Some(new);
                if (!is_all || sections.len() > 1) && last.elapsed() > OFTEN {
                    last = std::time::Instant::now();
                    part(placed(&found));
                }
            }
        });
        let all = placed(&found);
        self.documents.insert(job.uri.clone(), keys.into_iter().zip(found.into_iter().flatten()).collect());
        Found::All(all)
    }

    /// Checks one section. `progress` is called with the diagnostics found so far. Offsets are relative to the section.
    fn section(&self, job: &Job, section: &SectionJob, progress: &dyn Fn(Vec<DocDiagnostic>)) -> Vec<DocDiagnostic> {
        let Range { start, end } = section.range;
        if start > end || end > job.text.len() {
            return Vec::new();
        }
        let original = job.text.slice(start..end);
        let announces = job.expects && memchr::memmem::find(&original, b"expected-").is_some();
        let source = Source::new(job.name.as_str(), &original[..]);
        let mut all = self.attempts(job, section, &original, job.strict, progress);
        if job.strict && !announces && all.iter().any(is_unregistered) {
            // An operation of an unknown dialect must not hide the errors behind it.
            let others = self.attempts(job, section, &original, false, &|_| {});
            for other in others {
                if !all.iter().any(|one| one.message == other.message && one.position == other.position) {
                    all.push(other);
                }
            }
        }
        let mut found: Vec<DocDiagnostic> = all.iter().map(|one| self.with_hint(&source, &job.name, one)).collect();
        if announces {
            let problems = self.engine.expected(&job.name, &original, &all);
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

    /// Parses and verifies a section. After each syntax error, it is parsed again without the broken operation. Before
    /// each further attempt, `progress` is called with the diagnostics found so far. If `strict` is true, operations of
    /// unknown dialects are errors.
    fn attempts(
        &self,
        job: &Job,
        section: &SectionJob,
        original: &Bytes,
        strict: bool,
        progress: &dyn Fn(Vec<DocDiagnostic>),
    ) -> Vec<Diagnostic> {
        let mut all = Vec::new();
        let mut skipped: Vec<&Item> = Vec::new();
        let mut text = original.clone();
        let start = section.range.start;
        let source = Source::new(job.name.as_str(), &original[..]);
        let announces = job.expects && memchr::memmem::find(original, b"expected-").is_some();
        let place_in = |item: &Item| item.range.start.saturating_sub(start)..item.range.end.saturating_sub(start);
        loop {
            // Every attempt needs a new context, because a context stores the bodies of named structs, which other
            // sections may define differently.
            let ctx = self.engine.context(strict);
            let broken = match self.engine.open(&ctx, &job.name, &text) {
                Ok((module, warnings)) => {
                    all.extend(warnings);
                    // Like `mlir-opt`, the check of `expected-error` comments does without notes that show operations.
                    all.extend(
                        self.engine
                            .verify(&module, !announces)
                            .into_iter()
                            .filter(|found| !names_skipped(found, &skipped)),
                    );
                    break;
                }
                Err(errors) => {
                    let place = errors.last().and_then(|last| offset_of(&source, &job.name, &last.position));
                    // If the broken operation cannot be removed, the same error is found again.
                    let new: Vec<Diagnostic> = errors
                        .into_iter()
                        .filter(|found| !names_skipped(found, &skipped) && !all.contains(found))
                        .collect();
                    all.extend(new);
                    place
                }
            };
            // The `mlirkit` tool would stop here. The server checks the rest of the section without the broken
            // operation.
            let item = broken.and_then(|at| {
                section.items.iter().find(|item| (item.range.start..=item.range.end).contains(&(at + start)))
            });
            let Some(item) = item.filter(|_| !announces && skipped.len() < MOST_SKIPPED) else { break };
            if skipped.iter().any(|other| other.range == item.range) {
                break;
            }
            skipped.push(item);
            progress(all.iter().map(|one| self.with_hint(&source, &job.name, one)).collect());
            let mut blanked = Vec::from(std::mem::take(&mut text));
            if let Some(part) = blanked.get_mut(place_in(item)) {
                part.iter_mut().filter(|c| **c != b'\n').for_each(|c| *c = b' ');
            }
            text = blanked.into();
        }
        all
    }

    /// Converts a diagnostic, and adds a hint if there is one.
    fn with_hint(&self, source: &Source<'_>, name: &str, diagnostic: &Diagnostic) -> DocDiagnostic {
        let reported = diagnostic.notes.len();
        DocDiagnostic { reported, ..convert(source, name, &self.engine.hinted(diagnostic)) }
    }

    /// Checks a single function. Returns `None` if the whole section must be checked instead.
    fn item(&self, job: &Job, item: &ItemJob) -> Option<Vec<DocDiagnostic>> {
        let excerpt = &item.excerpt;
        let source = Source::new(job.name.as_str(), &excerpt.text[..]);
        let check = |ctx: &Context| match self.engine.open(ctx, &job.name, &excerpt.text) {
            Ok((module, warnings)) => {
                let op = *excerpt.find(&module)?.last()?;
                let mut found = warnings;
                found.extend(self.engine.verify_op(op));
                Some(Ok(found))
            }
            Err(errors) => Some(Err(errors)),
        };
        let mut found = match check(&self.contexts.get(self.engine, job.strict))? {
            Ok(found) => found,
            Err(_) => check(&self.contexts.renew(self.engine, job.strict))?.unwrap_or_else(|errors| errors),
        };
        if job.strict && found.iter().any(is_unregistered) {
            found.extend(check(&self.engine.context(false))?.unwrap_or_else(|errors| errors));
        }
        let place = |at: usize| excerpt.offset(at).filter(|at| item.range.contains(at));
        let mut all = Vec::new();
        for one in &found {
            let mut one = self.with_hint(&source, &job.name, one);
            // An error outside the function may only be a consequence of the excerpt being incomplete. The whole
            // section must then be checked.
            one.offset = Some(place(one.offset?)?);
            for (note, _) in &mut one.notes {
                if let NotePlace::Here(at) = note {
                    *at = excerpt.offset(*at)?;
                }
            }
            all.push(one);
        }
        Some(all)
    }
}

/// Returns true if an error reports an operation of an unknown dialect.
fn is_unregistered(found: &Diagnostic) -> bool {
    found.kind == FailureKind::UnknownDialect
}

/// Returns true if an error message mentions, as `@name`, `'name'` or `"name"`, the symbol of an operation that was
/// skipped because of a syntax error.
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

/// Converts diagnostics with offsets relative to a section by adding the section's start offset. Diagnostics
/// without a position get that of the first line of the section.
fn moved(mut found: Vec<DocDiagnostic>, text: &[u8], start: usize) -> Vec<DocDiagnostic> {
    let rest = text.get(start..).unwrap_or_default();
    let break_len = [b"\r\n".as_slice(), b"\n"].into_iter().find(|end| rest.starts_with(end)).map_or(0, <[u8]>::len);
    let first = if start > 0 { start + break_len } else { start };
    for one in &mut found {
        one.offset = Some(one.offset.map_or(first, |at| at + start));
        for (place, _) in &mut one.notes {
            if let NotePlace::Here(at) = place {
                *at += start;
            }
        }
    }
    found
}

/// Returns the offset of a position in a source. `None` if the position is in another file or unknown.
pub fn offset_of(source: &Source<'_>, name: &str, position: &Position) -> Option<usize> {
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
        reported: diagnostic.notes.len(),
        is_placed: diagnostic.position != Position::Unknown,
        announced: false,
        kind: diagnostic.kind,
        replacement: diagnostic.replacement().map(Into::into),
    }
}
