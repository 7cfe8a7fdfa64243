//! Writes a module: numbers everything, then encodes section after section.

use std::io::Write;

use mlirkit_diag::{Error, Position, Result};
use mlirkit_ir::{
    AttrData, BlockId, Body, BodyId, Context, Ident, Module, OpId, OpName, OpRef, Props, RegionId, ResourceValue, Text,
    ValueId,
};
use mlirkit_wire::{
    AlignedBlob, DialectRecord, Encoder, Encoding, EntryTableWriter, Header, OpNameRecord, OpenSection,
    PropertyTableBuilder, ResourceKind, ResourceValue as WireValue, ResourceWriter, SectionId, StringTableBuilder,
    write_dialects,
};
use rustc_hash::FxHashMap;

use crate::builtin::FILE_LINE_COL;
use crate::codec::{Codec, Written};
use crate::encode::{DialectWriter, Entity, NameCache, Sink};
use crate::numbering::{Bases, Numbering, number};
use crate::options::{CURRENT_VERSION, WriteOptions};
use crate::properties::{self, ByProps};
use crate::use_orders::{self, Record};

/// What an operation's encoding holds, by bit of its mask.
pub(crate) mod mask {
    pub(crate) const ATTRS: u8 = 0x01;
    pub(crate) const RESULTS: u8 = 0x02;
    pub(crate) const OPERANDS: u8 = 0x04;
    pub(crate) const SUCCESSORS: u8 = 0x08;
    pub(crate) const REGIONS: u8 = 0x10;
    pub(crate) const USE_ORDERS: u8 = 0x20;
    pub(crate) const PROPERTIES: u8 = 0x40;
}

/// Writes a module as bytecode. Bodies left for later are read first.
///
/// # Errors
/// If the version does not exist, an operation lacks what its definition requires, or `out` fails.
pub fn write(module: &Module<'_>, out: &mut impl Write, options: &WriteOptions) -> Result<()> {
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
    let numbering = number(module, root.id, options, &mut names)?;
    let mut strings = StringTableBuilder::new();
    for string in numbering.kept.iter().flat_map(|tables| &tables.strings) {
        strings.append(module.context().bytes(*string));
    }
    let mut writer = Writer {
        module,
        ctx: module.context(),
        options,
        numbering,
        names,
        strings,
        properties: PropertyTableBuilder::new(),
        property_numbers: ByProps::default(),
        use_orders: FxHashMap::default(),
        missing: false,
        fault: None,
    };
    let mut file = Encoder::new();
    Header { version: options.version, producer: options.producer.as_bytes() }.write(&mut file);
    let dialects = writer.dialects();
    file.section(SectionId::Dialect, dialects);
    let (offsets, entries) = writer.entries();
    file.section(SectionId::AttrTypeOffset, offsets);
    file.section(SectionId::AttrType, entries);
    writer.flush(&mut file, out)?;
    let ir = writer.ir(root.id)?;
    file.section(SectionId::Ir, ir);
    writer.flush(&mut file, out)?;
    let padding = writer.padding();
    if padding > MAX_PADDING {
        let message = format!("the alignment of resources asks for {padding} bytes between them");
        return Err(op_error(root, message));
    }
    writer.resources(&mut file);
    let Writer { strings, properties, .. } = writer;
    let mut section = Encoder::new();
    strings.write(&mut section);
    file.section(SectionId::String, section);
    if options.version >= 5 {
        let mut section = Encoder::new();
        properties.write(&mut section);
        file.section(SectionId::Properties, section);
    }
    file.write_to(out).map_err(|error| Error::new(Position::Unknown, error.to_string()))
}

/// An error about an operation, where its location says.
pub(crate) fn op_error(op: OpRef<'_, '_>, message: impl Into<String>) -> Error {
    let ctx = op.context();
    let mut loc = op.location();
    let position = loop {
        match ctx.attr_data(loc) {
            AttrData::FileLineCol { file, line, column } => {
                break Position::FileLineColumn { file: ctx.str(*file).into(), line: *line, column: *column };
            }
            AttrData::FileRange(range) => {
                let file = ctx.str(range.file).into();
                break Position::FileLineColumn { file, line: range.start_line, column: range.start_column };
            }
            AttrData::NameLoc { child, .. } => loc = *child,
            AttrData::CallSiteLoc { callee, .. } => loc = *callee,
            AttrData::FusedLoc { locations, .. } if !locations.is_empty() => loc = locations[0],
            _ => break Position::Unknown,
        }
    };
    Error::new(position, message)
}

/// How many bytes may be put between resources beyond what they themselves take: they are held in memory.
const MAX_PADDING: u64 = 64 << 20;

struct Writer<'m, 'c, 'o> {
    module: &'m Module<'c>,
    ctx: &'c Context,
    options: &'o WriteOptions,
    numbering: Numbering,
    names: NameCache,
    strings: StringTableBuilder,
    properties: PropertyTableBuilder,
    property_numbers: ByProps<u64>,
    /// The use-list orders of the bodies that have any.
    use_orders: FxHashMap<BodyId, FxHashMap<ValueId, Vec<u64>>>,
    /// Whether something was referred to that has no number.
    missing: bool,
    /// What else went wrong with attributes and types.
    fault: Option<&'static str>,
}

impl<'m, 'c> Writer<'m, 'c, '_> {
    /// What dialects write with, into `out`.
    fn fields<'w>(&'w mut self, out: &'w mut Encoder<'c>) -> DialectWriter<'w, 'c> {
        DialectWriter {
            ctx: self.ctx,
            version: self.options.version,
            release: self.options.target_release,
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

    fn dialects<'e>(&mut self) -> Encoder<'e> {
        let ctx = self.ctx;
        let names: Vec<Ident> = self.numbering.dialects.iter().filter_map(|dialect| dialect.name).collect();
        let mut dialects = Vec::with_capacity(names.len());
        for name in &names {
            let number = self.strings.insert(ctx.bytes(*name));
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
        let mut ops = Vec::with_capacity(self.numbering.ops.len());
        let numbered = std::mem::take(&mut self.numbering.ops);
        for (dialect, name) in numbered.runs().flat_map(|(dialect, run)| run.iter().map(move |name| (dialect, *name))) {
            let known = self.numbering.kept.as_ref().is_some_and(|tables| tables.ops.contains(&name));
            let name = ctx.op_name_data(name);
            let text = ctx.bytes(name.name);
            let short = text.get(ctx.bytes(name.dialect).len() + 1..).unwrap_or_default();
            let record =
                OpNameRecord { dialect, name: self.strings.insert(short), registered: known || name.def.is_some() };
            ops.push(record);
        }
        let mut section = Encoder::new();
        write_dialects(&mut section, self.options.version, &dialects, &ops);
        section
    }

    /// Writes out what there is of the file, so that it takes no memory any more.
    fn flush(&self, file: &mut Encoder<'_>, out: &mut impl Write) -> Result<()> {
        let missing = self.missing.then_some("an encoding wrote references that it did not write while numbering");
        if let Some(message) = missing.or(self.fault) {
            return Err(self
                .module
                .root()
                .map_or(Error::new(Position::Unknown, message), |root| op_error(root, message)));
        }
        file.flush_to(out).map_err(|error| Error::new(Position::Unknown, error.to_string()))
    }

    /// The offsets and the entries of attributes and types.
    fn entries<'e>(&mut self) -> (Encoder<'e>, Encoder<'c>) {
        let attrs = std::mem::take(&mut self.numbering.attrs);
        let types = std::mem::take(&mut self.numbering.types);
        let mut offsets = EntryTableWriter::new(attrs.len(), types.len());
        let mut data = Encoder::with_capacity(attrs.len() * 4);
        for (dialect, run) in attrs.runs() {
            offsets.group(dialect, run.len());
            let codec = self.codec(dialect);
            let is_plain = matches!(codec, Codec::Builtin) && self.options.overrides.is_empty();
            for attr in run {
                let before = data.size();
                let encoding = match self.ctx.attr_data(*attr) {
                    // Most attributes of a file are the locations of its operations.
                    AttrData::FileLineCol { file, line, column } if is_plain => {
                        self.file_loc(&mut data, *file, *line, *column)
                    }
                    _ => self.entry(&mut data, Entity::Attr(*attr), &codec),
                };
                offsets.entry(encoding, data.size() - before);
            }
        }
        for (dialect, run) in types.runs() {
            offsets.group(dialect, run.len());
            let codec = self.codec(dialect);
            for ty in run {
                let before = data.size();
                let encoding = self.entry(&mut data, Entity::Type(*ty), &codec);
                offsets.entry(encoding, data.size() - before);
            }
        }
        (offsets.finish(), data)
    }

    /// Writes the entry of `loc("file":line:column)`.
    #[inline]
    fn file_loc(&mut self, data: &mut Encoder<'c>, file: Ident, line: u32, column: u32) -> Encoding {
        let file = self.numbering.numbers.attr(self.names.string_attr(self.ctx, file));
        self.missing |= file.is_none();
        for field in [FILE_LINE_COL, file.unwrap_or(0).into(), line.into(), column.into()] {
            data.varint(field);
        }
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
    fn text(&mut self, data: &mut Encoder<'c>, print: impl FnOnce(&Text, &mut Vec<u8>)) -> Encoding {
        let mut out = Vec::new();
        match self.ctx.extension::<Text>() {
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

    /// The operations, nested regions included, without recursion.
    fn ir<'e>(&mut self, root: OpId) -> Result<Encoder<'e>> {
        let ops = self.module.body(Module::TOP).op_count();
        let mut out = Encoder::with_capacity(16 * ops.max(self.numbering.values.len()));
        out.varint_with_flag(1, false);
        let mut stack = Vec::new();
        self.op(&mut out, InBody { id: Module::TOP, body: self.module.body(Module::TOP) }, root, &mut stack)?;
        while let Some(frame) = stack.last_mut() {
            let place = frame.place;
            if let Some(op) = frame.op {
                frame.op = place.body.next_op(op);
                self.op(&mut out, place, op, &mut stack)?;
            } else if let Some(block) = frame.block {
                frame.block = place.body.next_block(block);
                frame.op = place.body.first_op(block);
                self.block_header(&mut out, place, block);
            } else if let Some(region) = frame.regions.next() {
                frame.block = place.body.entry(*region);
                self.region_header(&mut out, place, *region);
            } else if let Some(OpenRegions { section: Some(section), .. }) = stack.pop() {
                out.end_section(section);
            }
        }
        Ok(out)
    }

    fn bases(&self, body: BodyId) -> Bases {
        self.numbering.bases.get(body.index()).copied().unwrap_or_default()
    }

    fn region_header(&self, out: &mut Encoder<'_>, place: InBody<'_>, region: RegionId) {
        let index = self.bases(place.id).regions + region.index();
        let info = self.numbering.regions.get(index).copied().unwrap_or_default();
        out.varint(info.blocks.into());
        if info.blocks != 0 {
            out.varint(info.values.into());
        }
    }

    fn block_header(&mut self, out: &mut Encoder<'_>, place: InBody<'_>, block: BlockId) {
        let InBody { id, body } = place;
        let ops = self.numbering.block_ops.get(self.bases(id).blocks + block.index()).copied().unwrap_or(0);
        let args = body.arg_count(block);
        out.varint_with_flag(ops.into(), args != 0);
        if args == 0 {
            return;
        }
        out.varint(args as u64);
        let numbers = &self.numbering.numbers;
        for (ty, loc) in body.arg_types(block).iter().zip(body.arg_locs(block)) {
            let ty = u64::from(numbers.ty(*ty).unwrap_or(0));
            let known = !matches!(self.ctx.attr_data(*loc), AttrData::UnknownLoc);
            if self.options.version >= 4 {
                out.varint_with_flag(ty, known);
            } else {
                out.varint(ty);
            }
            if known || self.options.version < 4 {
                out.varint(numbers.attr(*loc).unwrap_or(0).into());
            }
        }
        if self.options.version >= 3 {
            let flag = out.reserve_byte();
            if let Some(records) = self.use_orders(id, body.args(block)) {
                out.fill(flag, mask::USE_ORDERS);
                use_orders::write(out, &records, args);
            }
        }
    }

    #[inline]
    fn op(
        &mut self,
        out: &mut Encoder<'_>,
        place: InBody<'m>,
        op: OpId,
        stack: &mut Vec<OpenRegions<'m>>,
    ) -> Result<()> {
        let InBody { id, body } = place;
        let version = self.options.version;
        let data = body.op(op);
        let numbers = &self.numbering.numbers;
        out.varint(numbers.op(data.name).unwrap_or(0).into());
        let mask_byte = out.reserve_byte();
        let mut mask = 0;
        out.varint(numbers.attr(data.loc).unwrap_or(0).into());
        let attrs = if version < 5 {
            self.numbering.merged.get(&(data.name, data.attrs, data.props)).copied().unwrap_or(data.attrs)
        } else {
            data.attrs
        };
        if let Some(attrs) = attrs {
            mask |= mask::ATTRS;
            out.varint(numbers.attr(attrs).unwrap_or(0).into());
        }
        if version >= 5
            && let Some(number) = self
                .property_number(data.name, data.props)
                .map_err(|message| op_error(self.module.op(id, op), message))?
        {
            mask |= mask::PROPERTIES;
            out.varint(number);
        }
        let numbers = &self.numbering.numbers;
        let results = body.result_types(op);
        if !results.is_empty() {
            mask |= mask::RESULTS;
            out.varint(results.len() as u64);
            for ty in results {
                out.varint(numbers.ty(*ty).unwrap_or(0).into());
            }
        }
        let bases = self.bases(id);
        let operands = body.operands(op);
        if !operands.is_empty() {
            mask |= mask::OPERANDS;
            out.varint(operands.len() as u64);
            for operand in operands {
                let value = self.numbering.values.get(bases.values + operand.index());
                out.varint(value.copied().unwrap_or(0).into());
            }
        }
        let successors = body.successors(op);
        if !successors.is_empty() {
            mask |= mask::SUCCESSORS;
            out.varint(successors.len() as u64);
            for block in successors {
                out.varint(self.numbering.blocks.get(bases.blocks + block.index()).copied().unwrap_or(0).into());
            }
        }
        if version >= 3 && !body.use_orders.is_empty() && !results.is_empty() {
            if let Some(records) = self.use_orders(id, body.results(op)) {
                mask |= mask::USE_ORDERS;
                use_orders::write(out, &records, results.len());
            }
        }
        let child = body.child(op);
        let inner = child.map_or(place, |child| InBody { id: child, body: self.module.body(child) });
        let regions = if child.is_some() { inner.body.roots() } else { body.regions(op) };
        if let Some(first) = regions.first() {
            mask |= mask::REGIONS;
            let isolated =
                child.is_some() || self.numbering.isolated.get(bases.regions + first.index()).copied().unwrap_or(false);
            out.varint_with_flag(regions.len() as u64, isolated);
            let section = (isolated && version >= 2).then(|| out.begin_section(SectionId::Ir));
            stack.push(OpenRegions { place: inner, regions: regions.iter(), block: None, op: None, section });
        }
        out.fill(mask_byte, mask);
        Ok(())
    }

    /// The records that a group of values needs, if any.
    #[inline]
    fn use_orders(&mut self, id: BodyId, values: impl Iterator<Item = ValueId> + Clone) -> Option<Vec<Record>> {
        let body = self.module.body(id);
        if body.use_orders.is_empty() || !values.clone().any(|value| body.use_orders.contains_key(&value)) {
            return None;
        }
        let records = self.use_orders.entry(id).or_insert_with(|| use_orders::body_records(body));
        let records = use_orders::group(records, values, self.options.target_release);
        (!records.is_empty()).then_some(records)
    }

    /// The entry of an operation's properties, if it has any.
    fn property_number(&mut self, name: OpName, props: Option<Props>) -> Result<Option<u64>, String> {
        let def = self.ctx.op_def(name);
        match def {
            Some(def) if !properties::has_properties(def) => return Ok(None),
            None if props.is_none() => return Ok(None),
            _ => {}
        }
        if let Some(number) = self.property_numbers.get(name, props) {
            return Ok(Some(*number));
        }
        let mut entry = Encoder::new();
        let ctx = self.ctx;
        let dictionary = ctx.props_data(props).first().copied().flatten();
        let mut fields = self.fields(&mut entry);
        match (def, dictionary) {
            (Some(def), _) => properties::write(def, name, props, &mut fields)?,
            (None, Some(dictionary)) => match ctx.opaque_bytes(props) {
                Some(bytes) => bytes.iter().for_each(|byte| fields.byte(*byte)),
                None => fields.attr(dictionary),
            },
            (None, None) => return Ok(None),
        }
        let number = self.properties.insert(&entry.to_vec());
        self.property_numbers.insert(name, props, number);
        Ok(Some(number))
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
            writer.group(&mut self.strings, |strings| strings.insert(ctx.bytes(group.name)), entries);
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
            writer.group(&mut self.strings, |_| number as u64, entries);
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

/// A body and its id.
#[derive(Clone, Copy)]
struct InBody<'m> {
    id: BodyId,
    body: &'m Body,
}

/// An operation whose regions are being written.
struct OpenRegions<'m> {
    place: InBody<'m>,
    regions: std::slice::Iter<'m, RegionId>,
    /// The next block of the region being written.
    block: Option<BlockId>,
    /// The next operation of the block being written.
    op: Option<OpId>,
    section: Option<OpenSection>,
}
