//! Sources to which diagnostics refer, and their lines.

use std::borrow::Cow;
use std::sync::OnceLock;

/// A position in a source. Both numbers are counted from 1, and columns in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LineColumn {
    /// The line number. Only a line feed ends a line.
    pub line: u32,
    /// The position of the byte in its line.
    pub column: u32,
}

/// A source file: a name and contents, borrowed or owned.
#[derive(Debug)]
pub struct Source<'a> {
    name: Cow<'a, str>,
    bytes: Cow<'a, [u8]>,
    line_starts: OnceLock<Vec<usize>>,
}

impl<'a> Source<'a> {
    /// Creates a source with a name and contents.
    pub fn new(name: impl Into<Cow<'a, str>>, bytes: impl Into<Cow<'a, [u8]>>) -> Self {
        Self { name: name.into(), bytes: bytes.into(), line_starts: OnceLock::new() }
    }

    /// Returns the name that diagnostics show.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the contents of the source.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the start of each line. The first call computes them.
    fn line_starts(&self) -> &[usize] {
        self.line_starts.get_or_init(|| {
            let feeds = memchr::memchr_iter(b'\n', &self.bytes);
            std::iter::once(0).chain(feeds.map(|feed| feed + 1)).collect()
        })
    }

    /// Returns the line and column of a byte offset. An offset beyond the end of the source is treated as the end.
    pub fn line_column(&self, offset: u64) -> LineColumn {
        let offset = usize::try_from(offset).map_or(self.bytes.len(), |offset| offset.min(self.bytes.len()));
        let starts = self.line_starts();
        let line = starts.partition_point(|start| *start <= offset);
        let start = line.checked_sub(1).and_then(|index| starts.get(index)).copied().unwrap_or(0);
        let clamp = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
        LineColumn { line: clamp(line), column: clamp(offset - start + 1) }
    }

    /// Returns the byte offset of a position. `None` if there is no such line or the line is too short.
    pub fn offset(&self, place: LineColumn) -> Option<u64> {
        let line = (place.line as usize).checked_sub(1)?;
        let before = (place.column as usize).checked_sub(1)?;
        let start = *self.line_starts().get(line)?;
        let skipped = self.bytes.get(start..)?.get(..before)?;
        let inside = memchr::memchr2(b'\n', b'\r', skipped).is_none();
        inside.then_some((start + before) as u64)
    }

    /// Returns the line that contains a byte offset, and the zero-based position of the byte in that line. A carriage
    /// return also ends a line here. `None` if the offset is beyond the end of the source.
    pub fn line_around(&self, offset: u64) -> Option<(&[u8], usize)> {
        let offset = usize::try_from(offset).ok()?;
        let (before, after) = self.bytes.split_at_checked(offset)?;
        let start = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |end| end + 1);
        let end = memchr::memchr2(b'\n', b'\r', after).map_or(self.bytes.len(), |end| offset + end);
        Some((self.bytes.get(start..end)?, offset - start))
    }
}

/// A function that reads the file with the name given in a location; `None` if it cannot be read.
type Loader<'a> = Box<dyn Fn(&str) -> Option<Vec<u8>> + 'a>;

/// The sources to which diagnostics refer: the main source, and the files that locations name.
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
    /// Creates an empty map, with which diagnostics show positions but no source lines.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a source. The first one added is the main source.
    pub fn add(&mut self, source: Source<'a>) {
        self.sources.push(source);
    }

    /// Sets the function that reads a file named in a location, in order to show its lines. Without it, the renderer
    /// reads no files.
    #[must_use]
    pub fn with_loader(mut self, loader: impl Fn(&str) -> Option<Vec<u8>> + 'a) -> Self {
        self.loader = Some(Box::new(loader));
        self
    }

    /// Returns the main source, to which byte offsets refer; `None` if the map is empty.
    pub fn main(&self) -> Option<&Source<'a>> {
        self.sources.first()
    }

    /// Returns the source with this name; `None` if none has been added.
    pub fn get(&self, name: &str) -> Option<&Source<'a>> {
        self.sources.iter().find(|source| source.name == name)
    }

    /// Loads the source with this name by the function set by [`with_loader`](Self::with_loader). `None` if no function
    /// is set or it cannot read the file.
    pub(crate) fn load(&self, name: &str) -> Option<Source<'static>> {
        let bytes = self.loader.as_ref()?(name)?;
        Some(Source::new(name.to_owned(), bytes))
    }
}
