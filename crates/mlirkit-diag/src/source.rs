//! Source files that diagnostics refer to, and their lines.

use std::borrow::Cow;
use std::sync::OnceLock;

/// A position in a text; both numbers count from 1, columns in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LineColumn {
    /// The line; only a line feed ends a line.
    pub line: u32,
    /// The byte's position in the line.
    pub column: u32,
}

/// A file: name and bytes, borrowed or owned.
#[derive(Debug)]
pub struct Source<'a> {
    name: Cow<'a, str>,
    bytes: Cow<'a, [u8]>,
    line_starts: OnceLock<Vec<usize>>,
}

impl<'a> Source<'a> {
    /// Creates a source from bytes in memory.
    pub fn new(name: impl Into<Cow<'a, str>>, bytes: impl Into<Cow<'a, [u8]>>) -> Self {
        Self { name: name.into(), bytes: bytes.into(), line_starts: OnceLock::new() }
    }

    /// Returns the name diagnostics show.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the contents.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the start of each line; computed on first use.
    fn line_starts(&self) -> &[usize] {
        self.line_starts.get_or_init(|| {
            let feeds = memchr::memchr_iter(b'\n', &self.bytes);
            std::iter::once(0).chain(feeds.map(|feed| feed + 1)).collect()
        })
    }

    /// Returns the line and column of a byte; an offset beyond the end counts as the end.
    pub fn line_column(&self, offset: u64) -> LineColumn {
        let offset = usize::try_from(offset).map_or(self.bytes.len(), |offset| offset.min(self.bytes.len()));
        let starts = self.line_starts();
        let line = starts.partition_point(|start| *start <= offset);
        let start = line.checked_sub(1).and_then(|index| starts.get(index)).copied().unwrap_or(0);
        let clamp = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
        LineColumn { line: clamp(line), column: clamp(offset - start + 1) }
    }

    /// Returns the byte offset of a position; `None` if the line is shorter.
    pub fn offset(&self, place: LineColumn) -> Option<u64> {
        let line = (place.line as usize).checked_sub(1)?;
        let before = (place.column as usize).checked_sub(1)?;
        let start = *self.line_starts().get(line)?;
        let skipped = self.bytes.get(start..)?.get(..before)?;
        let inside = memchr::memchr2(b'\n', b'\r', skipped).is_none();
        inside.then_some((start + before) as u64)
    }

    /// Returns the line that contains a byte, and the byte's index in it. Here a carriage return also ends a line.
    pub fn line_around(&self, offset: u64) -> Option<(&[u8], usize)> {
        let offset = usize::try_from(offset).ok()?;
        let (before, after) = self.bytes.split_at_checked(offset)?;
        let start = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |end| end + 1);
        let end = memchr::memchr2(b'\n', b'\r', after).map_or(self.bytes.len(), |end| offset + end);
        Some((self.bytes.get(start..end)?, offset - start))
    }
}

/// Reads a file by the name in a location.
type Loader<'a> = Box<dyn Fn(&str) -> Option<Vec<u8>> + 'a>;

/// The sources of a run: first the main one, then others that locations name.
#[derive(Default)]
pub struct SourceMap<'a> {
    sources: Vec<Source<'a>>,
    loader: Option<Loader<'a>>,
}

impl<'a> From<Source<'a>> for SourceMap<'a> {
    fn from(main: Source<'a>) -> Self {
        Self { sources: vec![main], loader: None }
    }
}

impl<'a> SourceMap<'a> {
    /// Creates an empty map: diagnostics show only positions.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a source; the first is the main one.
    pub fn add(&mut self, source: Source<'a>) {
        self.sources.push(source);
    }

    /// Sets the function that reads a file named by a location, to show its lines. Without it, the library reads no
    /// files.
    #[must_use]
    pub fn with_loader(mut self, loader: impl Fn(&str) -> Option<Vec<u8>> + 'a) -> Self {
        self.loader = Some(Box::new(loader));
        self
    }

    /// Returns the main source, which offsets refer to.
    pub fn main(&self) -> Option<&Source<'a>> {
        self.sources.first()
    }

    /// Returns the added source with this name.
    pub fn get(&self, name: &str) -> Option<&Source<'a>> {
        self.sources.iter().find(|source| source.name == name)
    }

    /// Reads the source with this name through the loader.
    pub(crate) fn load(&self, name: &str) -> Option<Source<'static>> {
        let bytes = self.loader.as_ref()?(name)?;
        Some(Source::new(name.to_owned(), bytes))
    }
}
