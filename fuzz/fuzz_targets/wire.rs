//! Fuzzes the bytecode container: any bytes must give tables or an error, and all entries of the tables must be
//! readable.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mlirkit_fuzz as _;
use mlirkit_wire::{Container, DialectTable, EntryTable, PropertyTable, ResourceTable, Result, SectionId, StringTable};

fn read(file: &[u8]) -> Result<()> {
    let container = Container::read(file)?;
    let strings = StringTable::read(container.reader(SectionId::String))?;
    assert_eq!(strings.iter().count(), strings.len());
    let properties = PropertyTable::read(container.reader(SectionId::Properties))?;
    for index in 0..properties.len() as u64 {
        assert!(properties.get(index).is_some());
    }
    let dialects = DialectTable::read(container.reader(SectionId::Dialect), container.version(), &strings)?;
    let reader = container.reader(SectionId::Ir);
    for index in 0..dialects.ops.len() as u64 {
        assert!(dialects.resolve_op(&reader, index).is_ok());
    }
    let count = dialects.dialects.len();
    let resources = ResourceTable::read(&container, &strings, count)?;
    for resource in resources.groups(&strings).flat_map(|group| group.resources()) {
        let _ = resource.value(&strings);
    }
    let offsets = container.reader(SectionId::AttrTypeOffset);
    let entries = EntryTable::read(offsets, container.reader(SectionId::AttrType), count)?;
    for index in 0..entries.attributes() as u64 {
        assert!(entries.attribute(index).is_some_and(|entry| (entry.dialect as usize) < count));
    }
    for index in 0..entries.types() as u64 {
        assert!(entries.r#type(index).is_some());
    }
    Ok(())
}

fuzz_target!(|file: &[u8]| {
    let _ = read(file);
});
