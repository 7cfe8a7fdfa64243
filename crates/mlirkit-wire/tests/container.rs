//! Tests with files that mlir-opt 22 wrote from `data/small.mlir` in every bytecode version. They are read into tables
//! and written again. Also tests that invalid files are rejected with upstream's error messages.

#![allow(clippy::unwrap_used)]

use mlirkit_wire::{
    Container, DialectRecord, DialectTable, EncodedEntry, Encoder, Encoding, EntryTable, EntryTableWriter, Header,
    OpNameRecord, PropertyTable, PropertyTableBuilder, Provider, RangedContainer, ResourceTable, ResourceValue,
    ResourceWriter, Result, SectionId, StringTable, StringTableBuilder, write_dialects,
};

const FILES: [&[u8]; 7] = [
    include_bytes!("data/small.v0.mlirbc"),
    include_bytes!("data/small.v1.mlirbc"),
    include_bytes!("data/small.v2.mlirbc"),
    include_bytes!("data/small.v3.mlirbc"),
    include_bytes!("data/small.v4.mlirbc"),
    include_bytes!("data/small.v5.mlirbc"),
    include_bytes!("data/small.v6.mlirbc"),
];

struct Tables<'a> {
    container: Container<'a>,
    strings: StringTable<'a>,
    dialects: DialectTable<'a>,
    entries: EntryTable<'a>,
    resources: ResourceTable<'a>,
    properties: PropertyTable<'a>,
}

impl<'a> Tables<'a> {
    /// Reads the sections in upstream's order, which determines the first error.
    fn read(file: &'a [u8]) -> Result<Self> {
        let container = Container::read(file)?;
        let tables = (|| {
            let strings = StringTable::read(container.reader(SectionId::String))?;
            let properties = PropertyTable::read(container.reader(SectionId::Properties))?;
            let dialects = DialectTable::read(container.reader(SectionId::Dialect), container.version(), &strings)?;
            let count = dialects.dialects.len();
            let resources = ResourceTable::read(&container, &strings, count)?;
            let offsets = container.reader(SectionId::AttrTypeOffset);
            let entries = EntryTable::read(offsets, container.reader(SectionId::AttrType), count)?;
            Ok((strings, properties, dialects, resources, entries))
        })();
        let (strings, properties, dialects, resources, entries) = tables.map_err(|error| container.explain(error))?;
        Ok(Self { container, strings, dialects, entries, resources, properties })
    }

    /// Returns all attributes and all types.
    fn all_entries(&self) -> [Vec<EncodedEntry<'a>>; 2] {
        let attributes = (0..self.entries.attributes() as u64).filter_map(|index| self.entries.attribute(index));
        let types = (0..self.entries.types() as u64).filter_map(|index| self.entries.r#type(index));
        let [attributes, types]: [Vec<EncodedEntry<'a>>; 2] = [attributes.collect(), types.collect()];
        let (mut seen, all) = (0, 0..self.entries.attributes());
        for dialect in 0..self.dialects.dialects.len() as u32 {
            self.entries.each_attribute_of(dialect, all.clone(), |index, encoding, bytes, len| {
                let entry = &attributes[index];
                assert_eq!((entry.dialect, entry.encoding), (dialect, encoding));
                assert_eq!(bytes.get(..len), Some(entry.data.rest()));
                seen += 1;
            });
        }
        assert_eq!(self.entries.len_of(all), attributes.iter().map(|entry| entry.data.len() as u64).sum::<u64>());
        assert_eq!(seen, attributes.len());
        [attributes, types]
    }

    /// Writes a file from the tables.
    fn write(&self) -> Result<Vec<u8>> {
        let version = self.container.version();
        let mut strings = StringTableBuilder::new();
        for string in self.strings.iter() {
            strings.insert(string);
        }
        let raw = |id| self.container.reader(id).rest();

        let mut file = Encoder::new();
        self.container.header().write(&mut file);

        let name = |strings: &mut StringTableBuilder, name: &str| strings.insert(name);
        let dialects: Vec<_> = (self.dialects.dialects.iter())
            .map(|dialect| DialectRecord {
                name: name(&mut strings, dialect.name),
                version: dialect.version.map_or(&[][..], |version| version.rest()),
            })
            .collect();
        let ops: Vec<_> = (self.dialects.ops.iter())
            .map(|op| OpNameRecord {
                dialect: op.dialect,
                name: name(&mut strings, op.name),
                registered: op.registered.unwrap_or(false),
            })
            .collect();
        let section = file.begin_section(SectionId::Dialect);
        write_dialects(&mut file, version, &dialects, &ops);
        file.end_section(section);

        let [attributes, types] = self.all_entries();
        let mut entries = EntryTableWriter::new(attributes.len(), types.len());
        for group in [attributes, types].iter().flat_map(|all| all.chunk_by(|one, next| one.dialect == next.dialect)) {
            entries.group(group[0].dialect, group.len());
            group.iter().for_each(|entry| entries.entry(entry.encoding, entry.data.len() as u64));
        }
        file.section(SectionId::AttrTypeOffset, entries.finish());
        for id in [SectionId::AttrType, SectionId::Ir] {
            let section = file.begin_section(id);
            file.blob(raw(id));
            file.end_section(section);
        }

        let mut resources = ResourceWriter::new(self.resources.group_counts().1);
        for group in self.resources.groups(&self.strings) {
            let mut values = Vec::new();
            for resource in group.resources() {
                values.push((resource.key, resource.kind, resource.value(&self.strings)?));
            }
            let key = |strings: &mut StringTableBuilder| match group.provider {
                Provider::External(name) => strings.insert(name),
                Provider::Dialect(number) => number.into(),
            };
            resources.group(&mut strings, key, values);
        }
        resources.finish(&mut file);

        let mut string_section = Encoder::new();
        strings.write(&mut string_section);
        file.section(SectionId::String, string_section);
        if version >= 5 {
            let mut properties = PropertyTableBuilder::new();
            for index in 0..self.properties.len() as u64 {
                properties.insert(self.properties.get(index).map_or(&[][..], |entry| entry.rest()));
            }
            let section = file.begin_section(SectionId::Properties);
            properties.write(&mut file);
            file.end_section(section);
        }
        Ok(file.to_vec())
    }
}

#[test]
fn every_version_is_read_and_written_again() {
    for (version, file) in FILES.into_iter().enumerate() {
        let tables = Tables::read(file).expect("a file mlir-opt wrote");
        assert_eq!(tables.container.version(), version as u64);
        assert_eq!(tables.container.header().producer(), "MLIR22.1.8");
        let names: Vec<_> = tables.dialects.dialects.iter().map(|dialect| dialect.name).collect();
        for name in ["builtin", "func", "arith", "foreign", "versioned", "test"] {
            assert!(names.contains(&name), "{name}");
        }
        let test = tables.dialects.dialects.iter().find(|dialect| dialect.name == "test").and_then(|test| test.version);
        assert_eq!(test.map(|version| version.rest().to_vec()), (version >= 1).then(|| vec![5, 1]));
        let (_, add) = tables.dialects.ops.iter().enumerate().find(|(_, op)| op.name == "addi").expect("arith.addi");
        assert_eq!(add.registered, (version >= 5).then_some(true));
        assert_eq!(tables.properties.is_empty(), version < 5);
        assert_eq!(tables.write().expect("values of resources"), file, "version {version}");
    }
}

#[test]
fn resources_are_slices_of_the_file() {
    let tables = Tables::read(FILES[6]).expect("a file mlir-opt wrote");
    let mut seen = Vec::new();
    for group in tables.resources.groups(&tables.strings) {
        for resource in group.resources() {
            let key = String::from_utf8_lossy(resource.key).into_owned();
            let value = resource.value(&tables.strings).expect("a value");
            if let ResourceValue::Blob(blob) = value {
                let offset = blob.data.as_ptr() as usize - FILES[6].as_ptr() as usize;
                assert_eq!(offset as u64 % blob.alignment, 0);
            }
            seen.push((key, value));
        }
    }
    let find = |key: &str| seen.iter().find(|(name, _)| name == key).map(|(_, value)| *value);
    assert_eq!(find("text"), Some(ResourceValue::String(b"some text")));
    assert_eq!(find("flag"), Some(ResourceValue::Bool(true)));
    assert!(matches!(find("blob64"), Some(ResourceValue::Blob(blob)) if blob.alignment == 64 && blob.data.len() == 12));
    assert_eq!(tables.resources.dialect_resources(&tables.strings).count() + 3, seen.len());
}

/// Returns a file of version 0 with these sections, given as raw bytes.
fn file(sections: &[(u8, &[u8])]) -> Vec<u8> {
    let mut file = Encoder::new();
    Header { version: 0, producer: b"test" }.write(&mut file);
    for (id, data) in sections {
        file.byte(*id);
        file.varint(data.len() as u64);
        file.bytes(data);
    }
    file.to_vec()
}

fn message(file: &[u8]) -> String {
    match Tables::read(file) {
        Ok(_) => "no error".into(),
        Err(error) => error.message.clone(),
    }
}

const STRING: (u8, &[u8]) = (0, &[1]);
const DIALECT: (u8, &[u8]) = (1, &[1]);
const ENTRIES: (u8, &[u8]) = (2, &[]);
const OFFSETS: (u8, &[u8]) = (3, &[1, 1]);
const IR: (u8, &[u8]) = (4, &[1]);

#[test]
fn what_is_wrong_with_the_structure() {
    assert_eq!(message(&file(&[STRING, DIALECT, ENTRIES, OFFSETS, IR])), "no error");
    assert_eq!(message(b"ML"), "input buffer is not an MLIR bytecode file");
    assert_eq!(message(b"ML\xEFR"), "attempting to parse a byte at the end of the bytecode");
    assert_eq!(message(b"ML\xEFR\xFFx\0"), "bytecode version 127 is newer than the current version 6");
    assert_eq!(message(b"ML\xEFR\x01x"), "malformed null-terminated string, no null character found");
    assert_eq!(message(&file(&[(0x7F, &[])])), "invalid section ID: 127");
    assert_eq!(message(&file(&[STRING, STRING])), "duplicate top-level section: String (0)");
    assert_eq!(message(&file(&[DIALECT, ENTRIES, OFFSETS, IR])), "missing data for top-level section: String (0)");
    let mut short = file(&[STRING]);
    short.push(4);
    assert_eq!(message(&short), "attempting to parse a byte at the end of the bytecode");
    short.push(0xFF);
    assert_eq!(message(&short), "attempting to parse 127 bytes when only 0 remain");
    let mut aligned = file(&[STRING]);
    aligned.extend([0x84, 1, 7]);
    assert_eq!(message(&aligned), "expected alignment to be a power-of-two");
    let error = Tables::read(&short).err().expect("an error");
    assert_eq!(error.notes.first().map(|note| note.message.as_str()), Some("in bytecode version 0 produced by: test"));
    // The properties section is required since version 5.
    let mut newer = file(&[STRING, DIALECT, ENTRIES, OFFSETS, IR]);
    newer[4] = 11;
    assert_eq!(message(&newer), "missing data for top-level section: Properties (8)");
}

#[test]
fn what_is_wrong_with_strings() {
    let with = |data: &[u8]| message(&file(&[(0, data), DIALECT, ENTRIES, OFFSETS, IR]));
    assert_eq!(with(&[]), "attempting to parse a byte at the end of the bytecode");
    assert_eq!(with(&[0xFF, 3]), "attempting to parse a byte at the end of the bytecode");
    assert_eq!(with(&[3, 0xFF]), "string size exceeds the available data size");
    assert_eq!(with(&[3, 3, 1, 0]), "unexpected trailing data between the offsets for strings and their data");
    assert_eq!(with(&[3, 1, 1, 0]), "unexpected trailing data between the offsets for strings and their data");
    assert_eq!(with(&[3, 1]), "string has no room for its null character");
    assert_eq!(with(&[3, 3, 0]), "no error");
}

#[test]
fn what_is_wrong_with_dialects() {
    let with = |data: &[u8]| message(&file(&[(0, &[3, 5, b'a', 0]), (1, data), ENTRIES, OFFSETS, IR]));
    assert_eq!(with(&[3, 1]), "no error");
    assert_eq!(with(&[3, 31]), "invalid string index: 15");
    assert_eq!(with(&[3, 1, 15, 3, 1]), "invalid dialect index: 7");
    assert_eq!(with(&[3, 1, 1, 3, 63]), "invalid string index: 31");
    assert_eq!(with(&[3, 1, 1, 0xFF, 1]), "attempting to parse a byte at the end of the bytecode");
    // A name may contain any bytes.
    let not_text = file(&[(0, &[3, 5, 0xFF, 0]), (1, &[3, 1]), ENTRIES, OFFSETS, IR]);
    assert_eq!(message(&not_text), "no error");
    // Since version 1, a dialect may have a version in a separate section.
    let mut versioned = file(&[(0, &[3, 5, b'a', 0]), (1, &[3, 3, 4, 1]), ENTRIES, OFFSETS, IR]);
    versioned[4] = 3;
    assert_eq!(message(&versioned), "expected dialect version section");
}

#[test]
fn what_is_wrong_with_attributes_and_types() {
    let with =
        |offsets: &[u8]| message(&file(&[(0, &[3, 5, b'a', 0]), (1, &[3, 1]), (2, &[b'i', 0]), (3, offsets), IR]));
    assert_eq!(with(&[3, 1, 1, 3, 9]), "no error");
    assert_eq!(with(&[3, 1, 1, 3, 13]), "Attribute or Type entry offset points past the end of section");
    assert_eq!(with(&[3, 1, 1, 3, 9, 1]), "unexpected trailing data in the Attribute/Type offset section");
    assert_eq!(with(&[3, 1, 15, 3, 9]), "invalid dialect index: 7");
    assert_eq!(with(&[3, 1, 1, 5, 1, 1]), "dialect group of 2 entries exceeds the 1 that remain");
    assert_eq!(with(&[0xFF, 1]), "attempting to parse a byte at the end of the bytecode");
    let tables = file(&[(0, &[3, 5, b'a', 0]), (1, &[3, 1]), (2, &[b'i', 0]), (3, &[3, 1, 1, 3, 9]), IR]);
    let tables = Tables::read(&tables).expect("a valid file");
    assert_eq!(tables.entries.attribute(0).map(|entry| entry.encoding), Some(Encoding::Text));
    let reader = tables.container.reader(SectionId::Ir);
    let error = tables.entries.resolve_attribute(&reader, 3).expect_err("no such attribute");
    assert_eq!(error.message, "invalid Attribute index: 3");
    assert!(tables.entries.r#type(0).is_none());
}

#[test]
fn what_is_wrong_with_resources_and_properties() {
    let with = |offsets: &[u8], data: &[u8]| {
        let bytes = file(&[(0, &[3, 5, b'a', 0]), (1, &[3, 1]), ENTRIES, OFFSETS, IR, (5, data), (6, offsets)]);
        match Tables::read(&bytes) {
            Err(error) => error.message.clone(),
            Ok(tables) => match tables.resources.groups(&tables.strings).find_map(|group| group.resources().next()) {
                None => "no resource".into(),
                Some(resource) => match resource.value(&tables.strings) {
                    Ok(value) => format!("{value:?}"),
                    Err(error) => error.message.clone(),
                },
            },
        }
    };
    assert_eq!(with(&[1], &[]), "no resource");
    assert_eq!(with(&[3, 1, 3, 1, 3, 1], &[1]), "Bool(true)");
    assert_eq!(with(&[1, 1, 3, 1, 3, 1], &[1]), "Bool(true)");
    assert_eq!(with(&[1, 1, 3, 1, 1, 2], &[]), "Absent");
    assert_eq!(with(&[1, 1, 3, 1, 3, 2], &[7]), "invalid string index: 3");
    assert_eq!(with(&[1, 1, 3, 1, 5, 1], &[1, 1]), "unexpected trailing bytes in resource entry 'a'");
    assert_eq!(with(&[1, 1, 3, 1, 5, 1], &[1]), "attempting to parse 2 bytes when only 1 remain");
    assert_eq!(with(&[1, 1, 3, 1, 3, 3], &[1]), "invalid resource kind: 3");
    assert_eq!(with(&[1, 7, 3, 1, 3, 1], &[1]), "invalid dialect index: 3");
    assert_eq!(with(&[3, 7, 3, 1, 3, 1], &[1]), "invalid string index: 3");
    let only = |section: (u8, &[u8])| message(&file(&[STRING, DIALECT, ENTRIES, OFFSETS, IR, section]));
    assert_eq!(only((5, &[])), "expected resource offset section when resource section is present");
    assert_eq!(only((6, &[1])), "unexpected resource offset section when resource section is not present");
    assert_eq!(only((8, &[3, 1, 1])), "Broken properties section: didn't exhaust the offsets table");
    assert_eq!(only((8, &[3, 3])), "attempting to parse 1 bytes when only 0 remain");
    let table = PropertyTable::default();
    let reader = Container::read(FILES[6]).expect("a valid file").reader(SectionId::Ir);
    let error = table.resolve(&reader, 0, "a.b").expect_err("no such entry");
    assert_eq!(error.message, "Properties idx out-of-bound for a.b");
}

/// Tests files with changed, removed and inserted bytes. Reading must always return, and an accepted file can be
/// written and read again.
#[test]
fn damaged_files_get_an_answer() {
    let mut state = 0x2545_F491_4F6C_DD1Du64;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below.max(1) as u64) as usize
    };
    let mut accepted = 0;
    for round in 0..30_000 {
        let mut bytes = FILES[round % FILES.len()].to_vec();
        for _ in 0..=random(3) {
            let at = random(bytes.len());
            match random(6) {
                0 => bytes[at] ^= 1 << random(8),
                1 => bytes[at] = [0, 1, 0xFF, 0x80, 2, 3][random(6)],
                2 => bytes[at] = random(256) as u8,
                3 => drop(bytes.drain(at..(at + random(9)).min(FILES[0].len().min(bytes.len())).max(at))),
                4 => drop(bytes.splice(at..at, std::iter::repeat_n(random(256) as u8, random(9)))),
                _ => bytes.truncate(at),
            }
            if bytes.is_empty() {
                break;
            }
        }
        let Ok(tables) = Tables::read(&bytes) else { continue };
        if let Ok(written) = tables.write() {
            accepted += 1;
            assert!(Tables::read(&written).is_ok());
        }
    }
    assert!(accepted > 1000, "{accepted}");
}

#[test]
fn ranges_give_the_same_table_and_the_same_errors() {
    // The producer name extends beyond the first fetch. The sections are moved by a multiple of every alignment.
    let start = Container::read(FILES[6]).unwrap().sections()[0].start as usize;
    let mut long = Encoder::new();
    Header { version: 6, producer: &vec![b'x'; start - 6 + 4096] }.write(&mut long);
    let mut long = long.to_vec();
    long.extend(&FILES[6][start..]);
    for file in FILES.iter().copied().chain([&*long]) {
        for size in (0..64).chain((64..file.len()).step_by(7)).chain([file.len()]) {
            let part = &file[..size];
            let ranged = RangedContainer::read(size as u64, |range| {
                part.get(range.start as usize..range.end as usize).map(<[u8]>::to_vec).ok_or("outside of the file")
            });
            match (Container::read(part), ranged) {
                (Ok(whole), Ok(ranged)) => {
                    assert_eq!(*whole.header(), ranged.header());
                    assert_eq!(whole.sections().len(), ranged.sections().len());
                    for (section, extent) in whole.sections().iter().zip(ranged.sections()) {
                        assert_eq!(
                            (section.id, section.start, section.alignment),
                            (extent.id, extent.start, extent.alignment)
                        );
                        let contents = extent.contents.start as usize..extent.contents.end as usize;
                        assert_eq!((section.offset, section.data), (extent.contents.start, &part[contents]));
                    }
                }
                (Err(whole), Err(ranged)) => assert_eq!(whole.to_string(), ranged.to_string()),
                (whole, ranged) => panic!("{size} of {}: {whole:?}, {ranged:?}", file.len()),
            }
        }
    }
}
