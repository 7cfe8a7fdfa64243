//! Writes a module: numbers everything, then encodes section after section.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};

use mlirkit_diag::{Error, Position, Result};
use mlirkit_ir::engine::AdoptLocs;
use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_ir::{
    Attr, AttrData, BodyId, Context, Ident, Module, OpName, OpRef, Props, ResourceValue, TextEngine, Type,
};
use mlirkit_wire::{
    AlignedBlob, DialectRecord, Encoder, Encoding, EntryTable, EntryTableWriter, Header, OpNameRecord, PropertyTable,
    PropertyTableBuilder, ResourceKind, ResourceValue as WireValue, ResourceWriter, SectionId, ShortBytes,
    write_dialects,
};
use rustc_hash::FxHashMap;

use crate::codec::builtin::{self, FILE_LINE_COL};
use crate::codec::options::{CURRENT_VERSION, WriteOptions};
use crate::codec::properties::{self, ByProps, EntryNumber};
use crate::codec::registry::{Codec, Written};
use crate::codec::use_list_order::{self, OfBodies};
use crate::codec::writer::{DialectWriter, Entity, NameCache, Sink, Strings};
use crate::number::numbering::{Kind, Numbering, Order, number};
use crate::number::op_error::op_error;
use crate::number::property_lists::{self, List};
use crate::number::ref_counts::Numbered;
use crate::read::lazy_bodies::Verbatim;
use crate::tables::lazy_constants::Unmade;
use crate::write::op_section::{self, IrWriter};
use crate::write::relocatable::Drafts;

/// Writes a module as bytecode. Bodies left for later are read first.
///
/// # Errors
/// If the version does not exist, an operation lacks what its definition requires, or `out` fails.
pub fn write(module: &Module<'_>, out: &mut impl Write, options: &WriteOptions) -> Result<()> {
    write_if(module, out, options, || true).map(drop)
}

/// Writes a module as bytecode, if `go` says so when everything has its number and the first byte is about to be written:
/// numbering is the work of one thread, beside which others can verify the module. `false` if it was not to be written.
///
/// # Errors
/// As [`write()`]. An error may be found before `go` is asked.
pub fn write_if(
    module: &Module<'_>,
    out: &mut impl Write,
    options: &WriteOptions,
    go: impl FnOnce() -> bool,
) -> Result<bool> {
    module.load_all().map_err(|diagnostic| Error::from(*diagnostic))?;
    let Some(root) = module.root() else {
        return Err(Error::new(Position::Unknown, "there is no operation to be written"));
    };
    if options.version > CURRENT_VERSION {
        let message =
            format!("unsupported version requested {}, must be in range [0, {CURRENT_VERSION}]", options.version);
        return Err(op_error(root, message));
    }
    let mut names = NameCache::default();
    let threads = if is_large(module) { module.context().threads() } else { 1 };
    let asks_no_numbers = || {
        let lists = if options.version >= 5 { property_lists::of(module, root.id) } else { Vec::new() };
        (lists, if options.version >= 3 { use_list_order::of_large_bodies(module) } else { OfBodies::default() })
    };
    let number = || number(module, root.id, options, &mut names);
    let ((lists, orders), numbering) = threads::both(threads, asks_no_numbers, number);
    let mut numbering = numbering?;
    let order = std::mem::take(&mut numbering.order);
    let threads = if order.attrs.len() < WORTH_A_THREAD { 1 } else { module.context().threads() };
    let numbers = |writer: &mut Writer<'_, '_, '_>| writer.number_properties(&lists);
    let (writer, file) =
        Writer::begin(module, root, options, (&numbering, names, order), None, threads, (numbers, |_, _| {}))?;
    drop(lists);
    if !go() {
        return Ok(false);
    }
    writer.finish(root, file, Bodies::There(orders), out)?;
    Ok(true)
}

/// Whether a module has so many operations that another thread is of use.
fn is_large(module: &Module<'_>) -> bool {
    let mut ops = 0;
    let mut bodies = (0..module.body_count()).map(|index| module.body(BodyId(index as u32)));
    bodies.any(|body| {
        ops += body.op_count();
        ops >= WORTH_A_THREAD
    })
}

/// Properties of operations, and the entry that says them.
pub(crate) type OfEntry = (u64, OpName, Option<Props>);

/// Writes a module some of whose bodies stand in another file as they are to be written: they have been counted, and
/// `lists` calls with their properties in the order of their numbers. `false`, with nothing written, if they are to be written in
/// another way, or something is to have another number than there.
pub(crate) fn write_again<'m, 'c>(
    module: &'m Module<'c>,
    root: OpRef<'m, 'c>,
    options: &WriteOptions,
    (mut numbering, names): (Numbering, NameCache),
    lists: impl Fn(&mut dyn FnMut(OfEntry) -> bool) -> bool + Sync,
    (entries, verbatim): (&EntriesOfFile<'m>, &Verbatim<'m>),
    out: &mut impl Write,
) -> Result<bool> {
    let order = std::mem::take(&mut numbering.order);
    let threads = module.context().threads();
    let Some(properties) = entries.properties.bytes() else { return Ok(false) };
    let numbers = |writer: &mut Writer<'m, 'c, '_>| {
        let all = lists(&mut |(entry, name, props)| {
            // One that has not been made has been compared.
            entries.unmade.is_some_and(|unmade| unmade.entry(props) == Some(entry))
                || writer.has_entry(name, props, entry, entries.properties)
        });
        // Nobody is told: the file is read as a whole.
        let other = || Error::new(Position::Unknown, "something has another number than in the file");
        (all && (entries.are_numbers)(&numbering)).then_some(()).ok_or_else(other)
    };
    let begun =
        Writer::begin(module, root, options, (&numbering, names, order), Some(entries), threads, (numbers, |_, _| {}));
    let Ok((writer, file)) = begun else { return Ok(false) };
    if writer.missing || writer.fault.is_some() {
        return Ok(false);
    }
    writer.finish(root, file, Bodies::InFile(verbatim, entries.unmade, properties), out)?;
    Ok(true)
}

/// Writes a module whose large bodies are drafts. `false`, with nothing written, if it is to be written in another way.
pub(crate) fn write_drafts<'c>(
    frame: &Module<'c>,
    root: OpRef<'_, 'c>,
    options: &WriteOptions,
    (mut numbering, names): (Numbering, NameCache),
    drafts: Drafts,
    out: &mut impl Write,
) -> Result<bool> {
    let order = std::mem::take(&mut numbering.order);
    let threads = frame.context().threads();
    let numbers = |writer: &mut Writer<'_, '_, '_>| {
        let number = |(name, props)| writer.number_properties_of(name, props).map(drop);
        drafts.lists(frame, root.id, number).map_err(|message| op_error(root, message))
    };
    let complete = |writer: &Writer<'_, '_, '_>, stop: &AtomicBool| drafts.complete(writer.says(None), stop);
    let begun = Writer::begin(frame, root, options, (&numbering, names, order), None, threads, (numbers, complete));
    let Ok((writer, file)) = begun else { return Ok(false) };
    if writer.missing || writer.fault.is_some() {
        return Ok(false);
    }
    writer.finish(root, file, Bodies::Drafts(drafts, threads), out)?;
    Ok(true)
}

/// Where the bodies to be written are.
enum Bodies<'w, 'm> {
    /// In the module, with orders of uses.
    There(OfBodies),
    /// In a file, as they are to be written, with its properties; and the lists of these that have not been made.
    InFile(&'w Verbatim<'m>, Option<&'w Unmade>, &'m [u8]),
    /// In drafts, to be completed by so many threads.
    Drafts(Drafts, usize),
}

/// The attributes and types of a file, which may be written as they stand there.
pub(crate) struct EntriesOfFile<'a> {
    pub(crate) table: &'a EntryTable<'a>,
    /// The handles of the locations, and of the numbers that have not been made, that stand there as they would be written.
    pub(crate) exact: std::ops::Range<usize>,
    pub(crate) unmade: Option<&'a Unmade>,
    /// All different.
    pub(crate) properties: &'a PropertyTable<'a>,
    /// Whether something is to have another number than there.
    pub(crate) are_numbers: &'a (dyn Fn(&Numbering) -> bool + Sync),
    /// Takes note of so many more bytes that have been looked at.
    pub(crate) done: &'a (dyn Fn(u64) + Sync),
}

/// How many bytes may be put between resources beyond what they themselves take: they are held in memory.
const MAX_PADDING: u64 = 64 << 20;

/// Writes out what there is of a file, in pieces that are not gathered if these are nearly all of them parts of a file.
fn write_out(file: &mut Encoder<'_>, out: &mut impl Write, in_pieces: bool) -> Result<()> {
    let written = if in_pieces { file.flush_pieces_to(out) } else { file.flush_to(out) };
    written.map_err(|error| Error::new(Position::Unknown, error.to_string()))
}

struct Writer<'m, 'c, 'o> {
    module: &'m Module<'c>,
    ctx: &'c Context,
    options: &'o WriteOptions,
    numbering: &'o Numbering,
    names: NameCache,
    strings: Strings,
    properties: PropertyTableBuilder,
    property_numbers: ByProps<EntryNumber>,
    /// Where the entry of an operation's properties is made.
    entry: Encoder<'c>,
    /// The name of a file that the last location had, and how locations of it begin.
    last_file: Option<(Ident, ShortBytes)>,
    /// Whether something was referred to that has no number.
    missing: bool,
    /// What else went wrong with attributes and types.
    fault: Option<&'static str>,
}

impl<'m, 'c, 'o> Writer<'m, 'c, 'o> {
    /// Writes header, dialects, attributes and types, and numbers properties with `number`, at the same time where there may be
    /// a second thread, which goes on with `then` until the first one is done.
    fn begin(
        module: &'m Module<'c>,
        root: OpRef<'_, '_>,
        options: &'o WriteOptions,
        (numbering, names, order): (&'o Numbering, NameCache, Order),
        of_file: Option<&EntriesOfFile<'m>>,
        threads: usize,
        (number, then): (impl Fn(&mut Self) -> Result<()> + Sync, impl Fn(&Self, &AtomicBool) + Sync),
    ) -> Result<(Self, Encoder<'m>)> {
        let ctx = module.context();
        let dialects = numbering.dialects.iter().filter_map(|dialect| ctx.dialect(dialect.name?));
        options.check(ctx, dialects).map_err(|message| op_error(root, message))?;
        let mut writer = Self::new(module, options, numbering, names);
        for string in numbering.kept.iter().flat_map(|tables| &tables.strings) {
            writer.strings.append(ctx, *string);
        }
        let is_done = AtomicBool::new(false);
        let properties = || {
            let mut writer = Self::new(module, options, numbering, NameCache::default());
            if options.version >= 5 {
                writer.properties.reserve(ctx.props_count());
            }
            let numbered = number(&mut writer);
            // Where they are to be numbered again, other entries may be alike.
            if numbered.is_ok() && writer.strings.is_empty() {
                then(&writer, &is_done);
            }
            (numbered, writer)
        };
        if threads < 2 {
            let file = writer.sections(order, of_file);
            writer.properties.reserve(if options.version >= 5 { ctx.props_count() } else { 0 });
            number(&mut writer)?;
            return Ok((writer, file));
        }
        let ((numbered, other), file) = threads::both(threads, properties, || {
            let file = writer.sections(order, of_file);
            is_done.store(true, Ordering::Relaxed);
            file
        });
        if other.strings.is_empty() {
            numbered?;
            (writer.properties, writer.property_numbers) = (other.properties, other.property_numbers);
            writer.missing |= other.missing;
            writer.fault = writer.fault.or(other.fault);
        } else {
            // Their strings come after those of attributes.
            number(&mut writer)?;
        }
        Ok((writer, file))
    }

    /// One that has written nothing.
    fn new(module: &'m Module<'c>, options: &'o WriteOptions, numbering: &'o Numbering, names: NameCache) -> Self {
        Writer {
            module,
            ctx: module.context(),
            options,
            numbering,
            names,
            strings: Strings::default(),
            properties: PropertyTableBuilder::new(),
            property_numbers: ByProps::default(),
            entry: Encoder::new(),
            last_file: None,
            missing: false,
            fault: None,
        }
    }

    /// The numbers, when all are known.
    fn says<'w>(&'w self, unmade: Option<&'w Unmade>) -> op_section::Numbered<'w> {
        op_section::Numbered { numbering: self.numbering, properties: &self.property_numbers, unmade }
    }

    /// Header, dialects, attributes and types.
    fn sections(&mut self, order: Order, of_file: Option<&EntriesOfFile<'m>>) -> Encoder<'m> {
        let mut file = Encoder::new();
        Header { version: self.options.version, producer: self.options.producer.as_bytes() }.write(&mut file);
        let dialects = self.dialects(order.ops);
        file.section(SectionId::Dialect, dialects);
        let (attrs, types) = (&order.attrs, &order.types);
        let same = of_file.and_then(|of_file| self.entries_of_file(attrs, types, of_file));
        let fits = |of_file: &EntriesOfFile<'_>| {
            // What has not been made cannot be written anew.
            same.is_some() || of_file.unmade.is_none()
        };
        if !of_file.is_none_or(fits) {
            self.fault = Some("something is to be written in another way than in the file");
            return file;
        }
        let (offsets, entries) = same.unwrap_or_else(|| self.entries(attrs, types));
        file.section(SectionId::AttrTypeOffset, offsets);
        file.section(SectionId::AttrType, entries);
        file
    }

    /// Writes all the rest: operations, resources, strings and properties.
    fn finish(
        mut self,
        root: OpRef<'_, '_>,
        mut file: Encoder<'m>,
        bodies: Bodies<'_, 'm>,
        out: &mut impl Write,
    ) -> Result<()> {
        let (module, options) = (self.module, self.options);
        // Nearly all of it is parts of the file.
        let in_pieces = matches!(bodies, Bodies::InFile(..));
        let padding = self.padding();
        if padding > MAX_PADDING {
            let message = format!("the alignment of resources asks for {padding} bytes between them");
            return Err(op_error(root, message));
        }
        match &bodies {
            Bodies::Drafts(drafts, threads) => {
                let (numbers, is_done) = (self.says(None), AtomicBool::new(false));
                let flush = || {
                    let flushed = self.flush(&mut file, out, in_pieces);
                    is_done.store(true, Ordering::Relaxed);
                    flushed
                };
                threads::both(*threads, || drafts.complete(numbers, &is_done), flush).1?;
            }
            Bodies::There(_) | Bodies::InFile(..) => self.flush(&mut file, out, in_pieces)?,
        }
        let (unmade, properties_there) = match bodies {
            Bodies::InFile(_, unmade, properties) => (unmade, Some(properties)),
            Bodies::There(_) | Bodies::Drafts(..) => (None, None),
        };
        let says = self.says(unmade);
        let writer = |orders| IrWriter::new(module, options, &self.numbering.places, says, orders);
        let ir = match bodies {
            Bodies::There(orders) => writer(orders),
            Bodies::InFile(verbatim, ..) => writer(OfBodies::default()).with_verbatim(verbatim),
            Bodies::Drafts(drafts, threads) => {
                let damaged = || Error::new(Position::Unknown, "a draft is not what it should be");
                let bodies = drafts.written(says, threads).ok_or_else(damaged)?;
                writer(OfBodies::default()).with_bodies(bodies)
            }
        };
        file.section(SectionId::Ir, ir.write(root.id));
        self.flush(&mut file, out, in_pieces)?;
        self.resources(&mut file);
        let Writer { mut strings, properties, .. } = self;
        // For as long as these live.
        let mut file: Encoder<'_> = file;
        let mut section = Encoder::new();
        strings.table().write(&mut section);
        file.section(SectionId::String, section);
        if options.version >= 5 {
            let mut section = Encoder::new();
            match properties_there {
                Some(there) => section.blob(there),
                None => properties.write(&mut section),
            }
            file.section(SectionId::Properties, section);
        }
        write_out(&mut file, out, in_pieces)
    }

    /// What dialects write with, into `out`.
    fn fields<'w>(&'w mut self, out: &'w mut Encoder<'c>) -> DialectWriter<'w, 'c> {
        DialectWriter {
            ctx: self.ctx,
            version: self.options.version,
            release: self.options.target_release,
            followed: self.options.followed(self.module),
            dialect_versions: &self.options.dialect_versions,
            names: &mut self.names,
            sink: Sink::Emit {
                out,
                numbers: &self.numbering.numbers,
                strings: &mut self.strings,
                missing: &mut self.missing,
            },
        }
    }

    fn dialects<'e>(&mut self, numbered: Numbered<OpName>) -> Encoder<'e> {
        let ctx = self.ctx;
        let names: Vec<Ident> = self.numbering.dialects.iter().filter_map(|dialect| dialect.name).collect();
        let mut dialects = Vec::with_capacity(names.len());
        for name in &names {
            let number = self.strings.number(ctx, *name);
            let mut version = Encoder::new();
            if self.options.version >= 1 {
                match (Codec::of(ctx, *name).interface(), ctx.dialect(*name)) {
                    (Some(codec), _) => codec.write_version(&mut self.fields(&mut version)),
                    (None, Some(dialect)) => version.bytes(&dialect.flags().bytecode_version),
                    (None, None) => {}
                }
            }
            dialects.push((number, version.to_vec()));
        }
        let dialects: Vec<_> = dialects.iter().map(|(name, version)| DialectRecord { name: *name, version }).collect();
        let mut ops = Vec::with_capacity(numbered.len());
        for (dialect, name) in numbered.groups().flat_map(|(dialect, _, names)| names.map(move |name| (dialect, name)))
        {
            let known = self.numbering.kept.as_ref().is_some_and(|tables| tables.ops.contains(&name));
            let name = ctx.op_name_data(name);
            let text = ctx.bytes(name.name);
            let short = text.get(ctx.bytes(name.dialect).len() + 1..).unwrap_or_default();
            let number = self.strings.number(ctx, ctx.ident_bytes(short));
            ops.push(OpNameRecord { dialect, name: number, registered: known || name.def.is_some() });
        }
        let mut section = Encoder::new();
        write_dialects(&mut section, self.options.version, &dialects, &ops);
        section
    }

    /// Writes out what there is of the file, so that it takes no memory any more.
    fn flush(&self, file: &mut Encoder<'_>, out: &mut impl Write, in_pieces: bool) -> Result<()> {
        let missing = self.missing.then_some("an encoding wrote references that it did not write while numbering");
        if let Some(message) = missing.or(self.fault) {
            return Err(self
                .module
                .root()
                .map_or(Error::new(Position::Unknown, message), |root| op_error(root, message)));
        }
        write_out(file, out, in_pieces)
    }

    /// The offsets and the entries of attributes and types.
    fn entries<'e>(&mut self, attrs: &Numbered<Attr>, types: &Numbered<Type>) -> (Encoder<'e>, Encoder<'c>) {
        let mut offsets = EntryTableWriter::new(attrs.len(), types.len());
        let mut data = Encoder::with_capacity(attrs.len() * 4);
        let (locs, mut last) = (self.ctx.adopted_locs(), None);
        for (dialect, len, group) in attrs.groups() {
            offsets.group(dialect, len);
            let codec = self.codec(dialect);
            let is_plain = self.is_plain(&codec);
            for attr in group {
                let before = data.size();
                // Most attributes of a file are the locations of its operations.
                let place = locs.get(attr.index()).filter(|_| is_plain);
                if let Some(place) = place.filter(|place| last.is_none_or(|(file, _)| file != place.file())) {
                    last = locs.file(place.file()).map(|name| (place.file(), name));
                }
                let encoding = match (place, last) {
                    (Some(place), Some((_, file))) => self.file_loc(&mut data, file, place.line(), place.column()),
                    _ => self.attr(&mut data, attr, &codec),
                };
                offsets.entry(encoding, data.size() - before);
            }
        }
        for (dialect, len, group) in types.groups() {
            offsets.group(dialect, len);
            let codec = self.codec(dialect);
            for ty in group {
                let before = data.size();
                let encoding = self.entry(&mut data, Entity::Type(ty), &codec);
                offsets.entry(encoding, data.size() - before);
            }
        }
        (offsets.finish(), data)
    }

    /// The offsets and the entries of attributes and types where these are what stands in the file; `None` if something is to
    /// be written in another way than there.
    fn entries_of_file(
        &mut self,
        attrs: &Numbered<Attr>,
        types: &Numbered<Type>,
        EntriesOfFile { table, exact, done, .. }: &EntriesOfFile<'m>,
    ) -> Option<(Encoder<'m>, Encoder<'m>)> {
        let offsets = table.offsets()?;
        let sizes = attrs.groups().map(|(dialect, len, _)| (dialect, len));
        let sizes = sizes.chain(types.groups().map(|(dialect, len, _)| (dialect, len)));
        let groups =
            sizes.scan(0, |next, (dialect, size)| Some((std::mem::replace(next, *next + size) as u32, dialect)));
        let (_, end, _) = table.place((attrs.len() + types.len()).checked_sub(1)?)?;
        if !groups.eq(table.groups().iter().copied()) || end != table.bytes().len() as u64 {
            return None;
        }
        let (mut looked_at, mut places) = (0, table.cursor());
        let mut is_there = |made: &Encoder<'_>, encoding, index| {
            let (start, end, there) = places.place(index)?;
            done(end - std::mem::replace(&mut looked_at, end));
            let there = table.bytes().get(start as usize..end as usize).filter(|_| encoding == there)?;
            made.is(there).then_some(())
        };
        let (mut made, mut index) = (Encoder::new(), 0);
        for (dialect, _, runs) in attrs.runs() {
            let codec = self.codec(dialect);
            let exact = if self.is_plain(&codec) { exact.clone() } else { 0..0 };
            for run in runs {
                // Nearly always a run is of locations as a whole, or of something else.
                if exact.contains(&(run.start as usize)) && run.end as usize <= exact.end {
                    index += run.len();
                    continue;
                }
                for attr in run.filter_map(Attr::from_index) {
                    if !exact.contains(&attr.index()) {
                        made.clear();
                        let encoding = self.attr(&mut made, attr, &codec);
                        is_there(&made, encoding, index)?;
                    }
                    index += 1;
                }
            }
        }
        for (dialect, _, group) in types.groups() {
            let codec = self.codec(dialect);
            for ty in group {
                made.clear();
                let encoding = self.entry(&mut made, Entity::Type(ty), &codec);
                is_there(&made, encoding, index)?;
                index += 1;
            }
        }
        let [mut copied, mut data] = [Encoder::new(), Encoder::new()];
        copied.blob(offsets);
        data.blob(table.bytes());
        Some((copied, data))
    }

    /// Whether what is of the dialect is written as everywhere.
    fn is_plain(&self, codec: &Codec<'_>) -> bool {
        matches!(codec, Codec::Builtin) && self.options.overrides.is_empty()
    }

    /// Writes the entry of an attribute.
    fn attr(&mut self, data: &mut Encoder<'c>, attr: Attr, codec: &Codec<'c>) -> Encoding {
        let is_plain = self.is_plain(codec);
        match self.ctx.attr_data(attr) {
            AttrData::FileLineCol { file, line, column } if is_plain => self.file_loc(data, *file, *line, *column),
            known if is_plain && builtin::write_attr(known, &mut self.fields(data)) => Encoding::Custom,
            _ => self.entry(data, Entity::Attr(attr), codec),
        }
    }

    /// Writes the entry of `loc("file":line:column)`.
    #[inline(always)]
    fn file_loc(&mut self, data: &mut Encoder<'c>, file: Ident, line: u32, column: u32) -> Encoding {
        let start = match self.last_file {
            Some((known, start)) if known == file => start,
            _ => {
                let number = self.numbering.numbers.attr(self.names.string_attr(self.ctx, file));
                self.missing |= number.is_none();
                let start = ShortBytes::of_varints([FILE_LINE_COL as u32, number.unwrap_or(0)]);
                self.last_file = Some((file, start));
                start
            }
        };
        data.short_bytes(start);
        data.varint(line.into());
        data.varint(column.into());
        Encoding::Custom
    }

    /// Writes the entry of an attribute or type.
    fn entry(&mut self, data: &mut Encoder<'c>, what: Entity, codec: &Codec<'c>) -> Encoding {
        let (ctx, options) = (self.ctx, self.options);
        if codec.write(&options.overrides, what, &mut self.fields(data)) != Written::No {
            return Encoding::Custom;
        }
        self.text(data, |text, out| match what {
            Entity::Attr(attr) => (text.print_attr)(ctx, attr, out),
            Entity::Type(ty) => (text.print_type)(ctx, ty, out),
        })
    }

    /// Writes the text of what has no encoding of its own.
    fn text(&mut self, data: &mut Encoder<'c>, print: impl FnOnce(&TextEngine, &mut Vec<u8>)) -> Encoding {
        let mut out = Vec::new();
        match self.ctx.extension::<TextEngine>() {
            Some(text) => print(text, &mut out),
            None => self.fault = Some("an attribute or type has no encoding, and the context no engine for its text"),
        }
        if out.is_empty() {
            self.fault.get_or_insert("the text of an attribute or type is too long to be written");
        }
        data.null_terminated(&out);
        Encoding::Text
    }

    fn codec(&self, dialect: u32) -> Codec<'c> {
        let name = self.numbering.dialects.get(dialect as usize).and_then(|dialect| dialect.name);
        name.map_or(Codec::Text, |name| Codec::of(self.ctx, name))
    }

    /// Gives the properties of all operations their numbers, which follow from the order in which they are written.
    fn number_properties(&mut self, lists: &[List]) -> Result<()> {
        for list in lists {
            let number = self.number_properties_of(list.name, list.props);
            number.map_err(|message| op_error(self.module.op(list.body, list.op), message))?;
        }
        Ok(())
    }

    /// The number of properties, which is given now if they have none yet; `None` if they are not written.
    #[inline]
    fn number_properties_of(&mut self, name: OpName, props: Option<Props>) -> std::result::Result<Option<u64>, String> {
        let kind = self.numbering.kinds.get(name.index()).copied().unwrap_or_default();
        if !kind.has_properties {
            return Ok(None);
        }
        if let Some(known) = self.property_numbers.get(name, props) {
            return Ok(known.get());
        }
        let mut entry = std::mem::take(&mut self.entry);
        entry.clear();
        let number = self.properties_entry(kind, name, props, &mut entry).map(|is_written| {
            is_written.then(|| match entry.as_slice() {
                Some(bytes) => self.properties.insert(bytes),
                None => self.properties.insert(&entry.to_vec()),
            })
        });
        self.entry = entry;
        let number = number?;
        self.property_numbers.insert(name, props, EntryNumber::new(number));
        Ok(number)
    }

    /// Whether properties are written as an entry of a file's section stands there, whose number they have from now on.
    #[inline(always)]
    fn has_entry(&mut self, name: OpName, props: Option<Props>, number: u64, table: &PropertyTable<'_>) -> bool {
        let kind = self.numbering.kinds.get(name.index()).copied().unwrap_or_default();
        let mut entry = std::mem::take(&mut self.entry);
        entry.clear();
        let is_written = kind.has_properties && self.properties_entry(kind, name, props, &mut entry) == Ok(true);
        let same = is_written && table.get(number).is_some_and(|there| entry.is(there.rest()));
        self.entry = entry;
        self.property_numbers.insert(name, props, EntryNumber::new(Some(number)));
        same
    }

    /// Makes the entry of properties; `false` if they are not written.
    #[inline]
    fn properties_entry(
        &mut self,
        kind: Kind,
        name: OpName,
        props: Option<Props>,
        entry: &mut Encoder<'c>,
    ) -> Result<bool, String> {
        match self.attributes_entry(kind, props, entry) {
            Some(written) => written.map(|()| true),
            None => self.property_entry(name, props, entry),
        }
    }

    /// Makes the entry of properties that are nothing but attributes; `None` if they are more.
    #[inline(always)]
    fn attributes_entry(
        &mut self,
        kind: Kind,
        props: Option<Props>,
        entry: &mut Encoder<'c>,
    ) -> Option<Result<(), String>> {
        let (numbers, missing) = (&self.numbering.numbers, &mut self.missing);
        let attributes = self.numbering.attributes_of(kind)?;
        Some(attributes.each(self.ctx.props_data(props), |attr, required| {
            let number = attr.and_then(|attr| numbers.attr(attr));
            *missing |= attr.is_some() && number.is_none();
            match required {
                true => entry.varint(number.unwrap_or(0).into()),
                false => entry.varint(number.map_or(0, |number| u64::from(number) << 1 | 1)),
            }
        }))
    }

    /// Makes the entry of an operation's properties, if it has any.
    fn property_entry(&mut self, name: OpName, props: Option<Props>, entry: &mut Encoder<'c>) -> Result<bool, String> {
        let (ctx, def) = (self.ctx, self.ctx.op_def(name));
        if def.is_none() && props.is_none() {
            return Ok(false);
        }
        let dictionary = ctx.props_data(props).first().copied().flatten();
        let mut fields = self.fields(entry);
        match (def, dictionary) {
            (Some(def), _) => return properties::write(def, name, props, &mut fields),
            (None, Some(dictionary)) => match ctx.opaque_bytes(props) {
                Some(bytes) => bytes.iter().for_each(|byte| fields.byte(*byte)),
                None => fields.attr(dictionary),
            },
            (None, None) => return Ok(false),
        }
        Ok(true)
    }

    /// How many bytes may have to stand between resources so that they are aligned, beyond as many as they have.
    fn padding(&self) -> u64 {
        let groups = self.module.external_resources.iter().chain(&self.module.dialect_resources);
        let of_one = |value: &Option<ResourceValue>| match value {
            Some(ResourceValue::Blob { align, data }) => align.saturating_sub(data.len() as u64),
            _ => 0,
        };
        groups.flat_map(|group| &group.entries).fold(0, |sum, (_, value)| sum.saturating_add(of_one(value)))
    }

    fn resources<'e>(&mut self, file: &mut Encoder<'e>)
    where
        'm: 'e,
        'c: 'e,
    {
        let (module, ctx) = (self.module, self.ctx);
        let mut writer = ResourceWriter::new(module.external_resources.len());
        for group in &module.external_resources {
            let entries = group.entries.iter().map(|(key, value)| self.resource(*key, value.as_ref()));
            let entries: Vec<_> = entries.collect();
            writer.group(self.strings.table(), |strings| strings.insert(ctx.bytes(group.name)), entries);
        }
        let mut values: FxHashMap<(Ident, Ident), &'m ResourceValue> = FxHashMap::default();
        for group in &module.dialect_resources {
            for (key, value) in &group.entries {
                if let Some(value) = value {
                    values.entry((group.name, *key)).or_insert(value);
                }
            }
        }
        for (number, dialect) in self.numbering.dialects.iter().enumerate() {
            let Some(name) = dialect.name.filter(|_| !dialect.resources.is_empty()) else { continue };
            let entry = |key: &Ident| self.resource(*key, values.get(&(name, *key)).copied());
            let entries: Vec<_> = dialect.resources.iter().map(entry).collect();
            writer.group(self.strings.table(), |_| number as u64, entries);
        }
        writer.finish(file);
    }

    fn resource(&self, key: Ident, value: Option<&'m ResourceValue>) -> (&'c [u8], ResourceKind, WireValue<'m>) {
        let (kind, value) = match value {
            None => (ResourceKind::Blob, WireValue::Absent),
            Some(ResourceValue::Blob { align, data }) => {
                (ResourceKind::Blob, WireValue::Blob(AlignedBlob { alignment: *align, data }))
            }
            Some(ResourceValue::Bool(value)) => (ResourceKind::Bool, WireValue::Bool(*value)),
            Some(ResourceValue::String(text)) => (ResourceKind::String, WireValue::String(self.ctx.bytes(*text))),
        };
        let value = if self.options.elide_resources { WireValue::Absent } else { value };
        (self.ctx.bytes(key), kind, value)
    }
}
