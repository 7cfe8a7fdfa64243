//! Writes a module: numbers all entities, then encodes one section after another.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};

use mlirkit_diag::{Error, FailureKind, Position, Result};
use mlirkit_ir::engine::AdoptLocs;
use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_ir::{
    Attr, AttrData, BodyId, Context, Ident, Module, OpName, OpRef, PrintTexts, Props, ResourceValue, TextEngine, Type,
};
use mlirkit_wire::{
    AlignedBlob, DialectRecord, Encoder, Encoding, EntryTable, EntryTableWriter, Header, OpNameRecord, PropertyTable,
    PropertyTableBuilder, ResourceKind, ResourceValue as WireValue, ResourceWriter, SectionId, ShortBytes,
    write_dialects,
};
use rustc_hash::FxHashMap;

use crate::codec::builtin::{self, FILE_LINE_COL};
use crate::codec::options::{CURRENT_VERSION, WriteOptions};
use crate::codec::properties::{self, EntryNumber, PropsMap};
use crate::codec::registry::{Codec, Written};
use crate::codec::use_list_order::{self, RecordsByBody};
use crate::codec::writer::{DialectWriter, Entity, NameCache, Sink, Strings};
use crate::number::numbering::{Numbering, OpNameInfo, Order, number};
use crate::number::op_error::op_error;
use crate::number::property_lists::{self, PropertyList};
use crate::number::ref_counts::{NumberedEntries, Piece};
use crate::read::lazy_bodies::VerbatimBodies;
use crate::tables::lazy_constants::DeferredConstants;
use crate::write::op_section::{self, IrWriter};
use crate::write::relocatable::RelocatableBodies;
use crate::write::shared_entries::SharedEntries;

/// Writes a module as bytecode. Bodies that are not loaded are read first.
///
/// # Errors
/// Fails if the bytecode version does not exist, if an operation lacks a required property, or if `out` returns an
/// error.
pub fn write(module: &Module<'_>, out: &mut impl Write, options: &WriteOptions) -> Result<()> {
    write_if(module, out, options, || true).map(drop)
}

/// Writes a module as bytecode if `go` returns true. `go` is called after numbering, and before the first byte is
/// written. Numbering takes one thread, so other threads can verify the module in the meantime.
///
/// Returns whether the module was written.
///
/// # Errors
/// Fails like [`write()`]. An error may be returned before `go` is called.
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
        return Err(op_error(root, message).with_kind(FailureKind::UnsupportedVersion));
    }
    let mut names = NameCache::default();
    let threads = if is_large(module) { module.context().threads() } else { 1 };
    let asks_no_numbers = || {
        let lists = if options.version >= 5 { property_lists::of(module, root.id) } else { Vec::new() };
        (lists, if options.version >= 3 { use_list_order::of_large_bodies(module) } else { RecordsByBody::default() })
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

/// Returns true if a module has so many operations that a second thread makes writing faster.
fn is_large(module: &Module<'_>) -> bool {
    let mut ops = 0;
    let mut bodies = (0..module.body_count()).map(|index| module.body(BodyId(index as u32)));
    bodies.any(|body| {
        ops += body.op_count();
        ops >= WORTH_A_THREAD
    })
}

/// The index of a properties entry, with an operation name and property list that it encodes.
pub(crate) type EntryProps = (u64, OpName, Option<Props>);

/// Writes a module whose unloaded bodies are copied from the file they belong to. These bodies must have been counted.
/// `lists` calls its argument for each of their property lists, in the order of entries.
///
/// Returns false without writing anything if a body would be encoded differently, or if an entry would have another
/// number.
pub(crate) fn write_rewritten<'m, 'c>(
    module: &'m Module<'c>,
    root: OpRef<'m, 'c>,
    options: &WriteOptions,
    (mut numbering, names): (Numbering, NameCache),
    lists: impl Fn(&mut dyn FnMut(EntryProps) -> bool) -> bool + Sync,
    (entries, verbatim): (&SourceTables<'m>, &VerbatimBodies<'m>),
    out: &mut impl Write,
) -> Result<bool> {
    let order = std::mem::take(&mut numbering.order);
    let threads = module.context().threads();
    let Some(properties) = entries.properties.bytes() else { return Ok(false) };
    let numbers = |writer: &mut Writer<'m, 'c, '_>| {
        let all = lists(&mut |(entry, name, props)| {
            // A deferred constant has already been compared with its entry when it was read.
            entries.unmade.is_some_and(|unmade| unmade.entry(props) == Some(entry))
                || writer.has_entry(name, props, entry, entries.properties)
        });
        // The error is dropped, because the caller then reads the whole file.
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

/// Writes a module with relocatable bodies. Returns false without writing anything if the module must be written from a
/// complete module instead.
pub(crate) fn write_relocated<'c>(
    frame: &Module<'c>,
    root: OpRef<'_, 'c>,
    options: &WriteOptions,
    (mut numbering, names): (Numbering, NameCache),
    drafts: RelocatableBodies,
    out: &mut impl Write,
) -> Result<bool> {
    let order = std::mem::take(&mut numbering.order);
    let threads = frame.context().threads();
    let numbers = |writer: &mut Writer<'_, '_, '_>| {
        let number = |(name, props)| writer.number_properties_of(name, props).map(drop);
        drafts.lists(frame, root.id, number).map_err(|message| op_error(root, message))
    };
    let complete = |writer: &Writer<'_, '_, '_>, stop: &AtomicBool| drafts.complete(writer.encoder(None), stop);
    let begun = Writer::begin(frame, root, options, (&numbering, names, order), None, threads, (numbers, complete));
    let Ok((writer, file)) = begun else { return Ok(false) };
    if writer.missing || writer.fault.is_some() {
        return Ok(false);
    }
    writer.finish(root, file, Bodies::Relocatable(drafts, threads), out)?;
    Ok(true)
}

/// The source of the bodies to write.
enum Bodies<'w, 'm> {
    /// The bodies in the module. The argument contains the use-list records of large bodies.
    There(RecordsByBody),
    /// Copied verbatim from a file. The arguments are the bodies, the deferred constants of the file if any, and its
    /// properties section.
    InFile(&'w VerbatimBodies<'m>, Option<&'w DeferredConstants>, &'m [u8]),
    /// Relocatable bodies. The second argument is the number of threads that complete them.
    Relocatable(RelocatableBodies, usize),
}

/// The tables of the file being rewritten. They are copied if writing would reproduce them.
pub(crate) struct SourceTables<'a> {
    pub(crate) table: &'a EntryTable<'a>,
    /// The handles of locations and deferred constants whose encoding in the input can be copied.
    pub(crate) exact: std::ops::Range<usize>,
    pub(crate) unmade: Option<&'a DeferredConstants>,
    /// The properties section of the file, which must not contain two equal entries.
    pub(crate) properties: &'a PropertyTable<'a>,
    /// Returns true if all entries have the same numbers as in the file.
    pub(crate) are_numbers: &'a (dyn Fn(&Numbering) -> bool + Sync),
    /// A callback that is passed the number of further input bytes that are no longer needed.
    pub(crate) done: &'a (dyn Fn(u64) + Sync),
}

/// The maximum total padding between resources in bytes, in addition to the size of the resources.
const MAX_PADDING: u64 = 64 << 20;

/// Writes the finished part of a file to `out`. With `in_pieces`, slices of the input are written separately instead of
/// being combined in a buffer.
fn write_out(file: &mut Encoder<'_>, out: &mut impl Write, in_pieces: bool) -> Result<()> {
    let written = if in_pieces { file.flush_pieces_to(out) } else { file.flush_to(out) };
    written.map_err(|error| Error::new(Position::Unknown, error.to_string()))
}

/// The encodings of some attributes.
struct EncodedPiece {
    bytes: Vec<u8>,
    /// The kind and the size of each encoding.
    entries: Vec<(Encoding, u32)>,
}

struct Writer<'m, 'c, 'o> {
    module: &'m Module<'c>,
    ctx: &'c Context,
    options: &'o WriteOptions,
    numbering: &'o Numbering,
    names: NameCache,
    strings: Strings,
    properties: PropertyTableBuilder,
    property_numbers: PropsMap<EntryNumber>,
    /// A buffer for the encoding of an operation's properties.
    entry: Encoder<'c>,
    /// The file name of the last location, with the bytes with which locations in that file begin.
    last_file: Option<(Ident, ShortBytes)>,
    /// A printer for the entries stored as text, created when the first such entry is written.
    texts: Option<Box<dyn PrintTexts>>,
    /// A buffer for the printed form of an entry.
    text: Vec<u8>,
    /// Whether a reference to an entity that has no number was found, which is an error.
    missing: bool,
    /// An error in attributes or types, other than a reference without a number.
    fault: Option<&'static str>,
}

impl<'m, 'c, 'o> Writer<'m, 'c, 'o> {
    /// Writes the header and the dialect, attribute and type sections, and numbers properties with `number`. If a
    /// second thread is available, it numbers the properties concurrently, and then runs `then` until the first thread
    /// has finished.
    fn begin(
        module: &'m Module<'c>,
        root: OpRef<'_, '_>,
        options: &'o WriteOptions,
        (numbering, names, order): (&'o Numbering, NameCache, Order),
        of_file: Option<&SourceTables<'m>>,
        threads: usize,
        (number, then): (impl Fn(&mut Self) -> Result<()> + Sync, impl Fn(&Self, &AtomicBool) + Sync),
    ) -> Result<(Self, Encoder<'m>)> {
        let ctx = module.context();
        let dialects = numbering.dialects.iter().filter_map(|dialect| ctx.dialect(dialect.name?));
        options.check(ctx, dialects).map_err(|message| op_error(root, message))?;
        let mut writer = Self::new(module, options, numbering, names);
        for string in numbering.kept_tables.iter().flat_map(|tables| &tables.strings) {
            writer.strings.append(ctx, *string);
        }
        let is_done = AtomicBool::new(false);
        let shared = SharedEntries::new(&order.attrs, |dialect| !writer.is_plain(&writer.codec(dialect)));
        let properties = || {
            let mut writer = Self::new(module, options, numbering, NameCache::default());
            if options.version >= 5 {
                writer.properties.reserve(ctx.props_count());
            }
            let numbered = number(&mut writer);
            // If a property refers to a string, properties are numbered again, and entries that are equal now may then
            // differ.
            if numbered.is_ok() && writer.strings.is_empty() {
                then(&writer, &is_done);
            }
            let mut helper = Self::new(module, options, numbering, NameCache::default());
            shared.help(&is_done, |piece| helper.encoded(piece, &order.attrs));
            (numbered, writer)
        };
        if threads < 2 {
            let file = writer.sections(&order, of_file, None);
            writer.properties.reserve(if options.version >= 5 { ctx.props_count() } else { 0 });
            number(&mut writer)?;
            return Ok((writer, file));
        }
        let ((numbered, other), file) = threads::both(threads, properties, || {
            let file = writer.sections(&order, of_file, Some(&shared));
            is_done.store(true, Ordering::Relaxed);
            file
        });
        if other.strings.is_empty() {
            numbered?;
            (writer.properties, writer.property_numbers) = (other.properties, other.property_numbers);
            writer.missing |= other.missing;
            writer.fault = writer.fault.or(other.fault);
        } else {
            // The strings in properties must come after the strings in attributes.
            number(&mut writer)?;
        }
        Ok((writer, file))
    }

    /// Creates a writer whose tables are empty.
    fn new(module: &'m Module<'c>, options: &'o WriteOptions, numbering: &'o Numbering, names: NameCache) -> Self {
        Writer {
            module,
            ctx: module.context(),
            options,
            numbering,
            names,
            strings: Strings::default(),
            properties: PropertyTableBuilder::new(),
            property_numbers: PropsMap::default(),
            entry: Encoder::new(),
            last_file: None,
            texts: None,
            text: Vec::new(),
            missing: false,
            fault: None,
        }
    }

    /// Returns the encoder for operations. All numbers must be known.
    fn encoder<'w>(&'w self, unmade: Option<&'w DeferredConstants>) -> op_section::FinalNumbers<'w> {
        op_section::FinalNumbers { numbering: self.numbering, properties: &self.property_numbers, unmade }
    }

    /// Writes the header and the dialect, attribute and type sections.
    fn sections(
        &mut self,
        order: &Order,
        of_file: Option<&SourceTables<'m>>,
        shared: Option<&SharedEntries<EncodedPiece>>,
    ) -> Encoder<'m> {
        let mut file = Encoder::new();
        Header { version: self.options.version, producer: self.options.producer.as_bytes() }.write(&mut file);
        let dialects = self.dialects(&order.ops);
        file.section(SectionId::Dialect, dialects);
        let (attrs, types) = (&order.attrs, &order.types);
        let same = of_file.and_then(|of_file| self.entries_of_file(attrs, types, of_file, shared));
        let fits = |of_file: &SourceTables<'_>| {
            // Deferred constants can only be copied.
            same.is_some() || of_file.unmade.is_none()
        };
        if !of_file.is_none_or(fits) {
            self.fault = Some("something is to be written in another way than in the file");
            return file;
        }
        let (offsets, entries) = same.unwrap_or_else(|| self.entries(attrs, types, shared));
        file.section(SectionId::AttrTypeOffset, offsets);
        file.section(SectionId::AttrType, entries);
        file
    }

    /// Writes the remaining sections: operations, resources, strings and properties.
    fn finish(
        mut self,
        root: OpRef<'_, '_>,
        mut file: Encoder<'m>,
        bodies: Bodies<'_, 'm>,
        out: &mut impl Write,
    ) -> Result<()> {
        let (module, options) = (self.module, self.options);
        // Nearly all of the output consists of slices of the input.
        let in_pieces = matches!(bodies, Bodies::InFile(..));
        let padding = self.padding();
        if padding > MAX_PADDING {
            let message = format!("the alignment of resources asks for {padding} bytes between them");
            return Err(op_error(root, message));
        }
        match &bodies {
            Bodies::Relocatable(drafts, threads) => {
                let (numbers, is_done) = (self.encoder(None), AtomicBool::new(false));
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
            Bodies::There(_) | Bodies::Relocatable(..) => (None, None),
        };
        let encoder = self.encoder(unmade);
        let writer = |orders| IrWriter::new(module, options, &self.numbering.local_ids, encoder, orders);
        let ir = match bodies {
            Bodies::There(orders) => writer(orders),
            Bodies::InFile(verbatim, ..) => writer(RecordsByBody::default()).with_verbatim(verbatim),
            Bodies::Relocatable(drafts, threads) => {
                let damaged = || Error::new(Position::Unknown, "a relocatable body is malformed");
                let bodies = drafts.written(encoder, threads).ok_or_else(damaged)?;
                writer(RecordsByBody::default()).with_bodies(bodies)
            }
        };
        file.section(SectionId::Ir, ir.write(root.id));
        self.flush(&mut file, out, in_pieces)?;
        self.resources(&mut file);
        let Writer { mut strings, properties, .. } = self;
        // This shortens the lifetime to that of the strings and properties.
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

    /// Creates the field writer for dialects, which writes into `out`.
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

    fn dialects<'e>(&mut self, numbered: &NumberedEntries<OpName>) -> Encoder<'e> {
        let ctx = self.ctx;
        let names: Vec<Ident> = self.numbering.dialects.iter().filter_map(|dialect| dialect.name).collect();
        let mut dialects = Vec::with_capacity(names.len());
        for name in &names {
            let number = self.strings.number(ctx, *name);
            let mut version = Encoder::new();
            if self.options.version >= 1 {
                match (Codec::of(ctx, *name).code(), ctx.dialect(*name)) {
                    (Some(codec), _) => codec.write_version(&mut self.fields(&mut version)),
                    (None, Some(dialect)) => version.bytes(&dialect.flags().bytecode_version),
                    (None, None) => {
                        let mut kept = self.module.unknown_versions.iter();
                        version.bytes(kept.find(|(known, _)| known == name).map_or(&[][..], |(_, bytes)| bytes));
                    }
                }
            }
            dialects.push((number, version.to_vec()));
        }
        let dialects: Vec<_> = dialects.iter().map(|(name, version)| DialectRecord { name: *name, version }).collect();
        let mut ops = Vec::with_capacity(numbered.len());
        for (dialect, name) in numbered.groups().flat_map(|(dialect, _, names)| names.map(move |name| (dialect, name)))
        {
            let known = self.numbering.kept_tables.as_ref().is_some_and(|tables| tables.ops.contains(&name));
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

    /// Writes the finished part of the file to `out`, in order to free its memory. Fails if an error has been found.
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

    /// Encodes attributes and types. Returns the contents of two sections: the offsets and the encoded entries.
    fn entries<'e>(
        &mut self,
        attrs: &NumberedEntries<Attr>,
        types: &NumberedEntries<Type>,
        shared: Option<&SharedEntries<EncodedPiece>>,
    ) -> (Encoder<'e>, Encoder<'c>) {
        let mut offsets = EntryTableWriter::new(attrs.len(), types.len());
        let mut data = Encoder::with_capacity(attrs.len() * 4);
        let (locs, mut last) = (self.ctx.adopted_locs(), None);
        for (number, (dialect, len, group)) in attrs.groups().enumerate() {
            offsets.group(dialect, len);
            let codec = self.codec(dialect);
            let is_plain = self.is_plain(&codec);
            if let Some(shared) = shared.filter(|_| !is_plain) {
                for index in shared.of_group(number) {
                    if let Some(made) = shared.result(index) {
                        data.bytes(&made.bytes);
                        made.entries.iter().for_each(|(encoding, size)| offsets.entry(*encoding, u64::from(*size)));
                        continue;
                    }
                    for attr in shared.piece(index).into_iter().flat_map(|piece| attrs.of_piece(piece)) {
                        let before = data.size();
                        let encoding = self.attr(&mut data, attr, &codec);
                        offsets.entry(encoding, data.size() - before);
                    }
                }
                continue;
            }
            for attr in group {
                let before = data.size();
                // Most attributes in a file are locations of operations.
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

    /// Encodes the attributes of a piece ahead of the main thread. `None` if that is not possible, because an attribute
    /// refers to a string or has an error.
    fn encoded(&mut self, piece: &Piece, attrs: &NumberedEntries<Attr>) -> Option<EncodedPiece> {
        let codec = self.codec(piece.dialect);
        let mut entry = std::mem::take(&mut self.entry);
        let mut made = EncodedPiece { bytes: Vec::new(), entries: Vec::with_capacity(piece.len) };
        for attr in attrs.of_piece(piece) {
            entry.clear();
            let encoding = self.attr(&mut entry, attr, &codec);
            let Some(bytes) = entry.as_slice() else { break };
            made.bytes.extend_from_slice(bytes);
            made.entries.push((encoding, bytes.len() as u32));
        }
        self.entry = entry;
        let is_usable = self.strings.is_empty() && !self.missing && self.fault.is_none();
        self.strings = Strings::default();
        (is_usable && made.entries.len() == piece.len).then_some(made)
    }

    /// Copies the offset section and the entry section from the input file. `None` if an entry would be encoded
    /// differently.
    fn entries_of_file(
        &mut self,
        attrs: &NumberedEntries<Attr>,
        types: &NumberedEntries<Type>,
        SourceTables { table, exact, done, .. }: &SourceTables<'m>,
        shared: Option<&SharedEntries<EncodedPiece>>,
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
        let mut is_there = |is: &dyn Fn(&[u8]) -> bool, encoding, index| {
            let (start, end, there) = places.place(index)?;
            done(end - std::mem::replace(&mut looked_at, end));
            let there = table.bytes().get(start as usize..end as usize).filter(|_| encoding == there)?;
            is(there).then_some(())
        };
        let (mut made, mut index) = (Encoder::new(), 0);
        for (number, (dialect, _, runs)) in attrs.runs().enumerate() {
            let codec = self.codec(dialect);
            let is_plain = self.is_plain(&codec);
            if let Some(shared) = shared.filter(|_| !is_plain) {
                for at in shared.of_group(number) {
                    if let Some(piece) = shared.result(at) {
                        let mut rest = &piece.bytes[..];
                        for (encoding, size) in piece.entries {
                            let (entry, behind) = rest.split_at_checked(size as usize)?;
                            is_there(&|there| there == entry, encoding, index)?;
                            (rest, index) = (behind, index + 1);
                        }
                        continue;
                    }
                    for attr in shared.piece(at).into_iter().flat_map(|piece| attrs.of_piece(piece)) {
                        made.clear();
                        let encoding = self.attr(&mut made, attr, &codec);
                        is_there(&|there| made.is(there), encoding, index)?;
                        index += 1;
                    }
                }
                continue;
            }
            let exact = if is_plain { exact.clone() } else { 0..0 };
            for run in runs {
                // Nearly every run consists either of locations only, or of other attributes only.
                if exact.contains(&(run.start as usize)) && run.end as usize <= exact.end {
                    index += run.len();
                    continue;
                }
                for attr in run.filter_map(Attr::from_index) {
                    if !exact.contains(&attr.index()) {
                        made.clear();
                        let encoding = self.attr(&mut made, attr, &codec);
                        is_there(&|there| made.is(there), encoding, index)?;
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
                is_there(&|there| made.is(there), encoding, index)?;
                index += 1;
            }
        }
        let [mut copied, mut data] = [Encoder::new(), Encoder::new()];
        copied.blob(offsets);
        data.blob(table.bytes());
        Some((copied, data))
    }

    /// Returns true if the fast path can write attributes with this codec.
    fn is_plain(&self, codec: &Codec<'_>) -> bool {
        matches!(codec, Codec::Builtin) && self.options.overrides.is_empty()
    }

    /// Encodes an attribute.
    fn attr(&mut self, data: &mut Encoder<'c>, attr: Attr, codec: &Codec<'c>) -> Encoding {
        let is_plain = self.is_plain(codec);
        match self.ctx.attr_data(attr) {
            AttrData::FileLineCol { file, line, column } if is_plain => self.file_loc(data, *file, *line, *column),
            known if is_plain && builtin::write_attr(known, &mut self.fields(data)) => Encoding::Custom,
            _ => self.entry(data, Entity::Attr(attr), codec),
        }
    }

    /// Encodes the location `loc("file":line:column)`.
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

    /// Encodes an attribute or type, as text if its dialect has no encoding for it.
    fn entry(&mut self, data: &mut Encoder<'c>, what: Entity, codec: &Codec<'c>) -> Encoding {
        let (ctx, options) = (self.ctx, self.options);
        if codec.write(&options.overrides, what, &mut self.fields(data)) != Written::No {
            return Encoding::Custom;
        }
        if self.texts.is_none() {
            let series = ctx.extension::<TextEngine>().and_then(|text| text.series);
            self.texts = series.map(|series| (series.printer)());
        }
        let mut texts = self.texts.take();
        let encoding = self.text(data, |text, out| match (what, &mut texts) {
            (Entity::Attr(attr), Some(texts)) => texts.print_attr(ctx, attr, out),
            (Entity::Attr(attr), None) => (text.print_attr)(ctx, attr, out),
            (Entity::Type(ty), _) => (text.print_type)(ctx, ty, out),
        });
        self.texts = texts;
        encoding
    }

    /// Writes the printed form of an attribute or type that has no encoding.
    fn text(&mut self, data: &mut Encoder<'c>, print: impl FnOnce(&TextEngine, &mut Vec<u8>)) -> Encoding {
        let mut out = std::mem::take(&mut self.text);
        out.clear();
        match self.ctx.extension::<TextEngine>() {
            Some(text) => print(text, &mut out),
            None => self.fault = Some("an attribute or type has no encoding, and the context no engine for its text"),
        }
        if out.is_empty() {
            self.fault.get_or_insert("the text of an attribute or type is too long to be written");
        }
        data.null_terminated(&out);
        self.text = out;
        Encoding::Text
    }

    fn codec(&self, dialect: u32) -> Codec<'c> {
        let name = self.numbering.dialects.get(dialect as usize).and_then(|dialect| dialect.name);
        name.map_or(Codec::Text, |name| Codec::of(self.ctx, name))
    }

    /// Numbers the properties of all operations, in the order in which operations are written.
    fn number_properties(&mut self, lists: &[PropertyList]) -> Result<()> {
        for list in lists {
            let number = self.number_properties_of(list.name, list.props);
            number.map_err(|message| op_error(self.module.op(list.body, list.op), message))?;
        }
        Ok(())
    }

    /// Returns the number of an operation's properties, assigning the next number if they are new. `None` if the file
    /// stores no properties for the operation.
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

    /// Returns true if the encoding of these properties equals entry `number` in the properties section of the file.
    /// Assigns that number to the properties.
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

    /// Encodes properties. Returns false if the file stores no properties for the operation.
    #[inline]
    fn properties_entry(
        &mut self,
        kind: OpNameInfo,
        name: OpName,
        props: Option<Props>,
        entry: &mut Encoder<'c>,
    ) -> Result<bool, String> {
        match self.attributes_entry(kind, props, entry) {
            Some(written) => written.map(|()| true),
            None => self.property_entry(name, props, entry),
        }
    }

    /// Encodes properties that are all attributes. `None` if the operation has other properties.
    #[inline(always)]
    fn attributes_entry(
        &mut self,
        kind: OpNameInfo,
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

    /// Encodes properties as specified by the operation's definition, or as a dictionary if there is none. Returns
    /// false if the file stores no properties for the operation.
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

    /// Returns an upper bound for the number of bytes that the alignment of resources adds to the file.
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
                // In text, an empty blob may have no alignment, but bytecode readers require one.
                (ResourceKind::Blob, WireValue::Blob(AlignedBlob { alignment: (*align).max(1), data }))
            }
            Some(ResourceValue::Bool(value)) => (ResourceKind::Bool, WireValue::Bool(*value)),
            Some(ResourceValue::String(text)) => (ResourceKind::String, WireValue::String(self.ctx.bytes(*text))),
        };
        let value = if self.options.elide_resources { WireValue::Absent } else { value };
        (self.ctx.bytes(key), kind, value)
    }
}
