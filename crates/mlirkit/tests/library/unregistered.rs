//! Tests bytecode that was written without definitions of its operations, but is read with definitions.

#![allow(clippy::unwrap_used)]

use mlirkit::{Context, ContextBuilder, Module, OpenOptions};
use mlirkit_hostile::wire::{File, RESULTS};

fn written(text: &str) -> bytes::Bytes {
    let nobody = ContextBuilder::new().only(["builtin"]).allow_unregistered().build();
    let module = Module::parse(&nobody, text).unwrap();
    let mut file = Vec::new();
    mlirkit::bytecode::write(&module, &mut file, &Default::default()).unwrap();
    file.into()
}

fn read(ctx: &Context, file: bytes::Bytes) -> Result<Module<'_>, String> {
    let read = mlirkit::bytecode::read(ctx, file, &OpenOptions::default().bytecode);
    read.map_err(|error| error.to_string())
}

#[test]
fn entities_of_unknown_dialects_are_printed_unchanged() {
    let ctx = ContextBuilder::new().allow_unregistered().build();
    for attr in ["#x<a<b> c<d>>", "#x.a<b>", "#x.a<b<c>, \"->\" d>", "#x<\"q\">", "#x.a<(i32) -> i32>"] {
        let text = format!("module {{\n  \"t.op\"() {{a = {attr}}} : () -> ()\n}}\n\n");
        assert_eq!(Module::parse(&ctx, text.as_str()).unwrap().to_string(), text);
    }
}

#[test]
fn properties_that_are_one_attribute_find_their_places() {
    let ctx = ContextBuilder::new().allow_unregistered().build();
    let file = written("%0 = \"arith.constant\"() <{value = 7 : i32}> {note} : () -> i32\n");
    assert_eq!(read(&ctx, file).unwrap().to_string(), "module {\n  %c7_i32 = arith.constant {note} 7 : i32\n}\n\n");
    let file = written("%0 = \"arith.constant\"() <7 : i32> : () -> i32\n");
    // If properties fit the definition, they are read according to it, as upstream does.
    assert_eq!(read(&ctx, file).unwrap().to_string(), "module {\n  %c7_i32 = arith.constant 7 : i32\n}\n\n");
    let file = written("%0 = \"arith.constant\"() <unit> : () -> i32\n");
    let error = read(&ctx, file).unwrap_err();
    assert!(error.contains("expected DictionaryAttr to set properties"), "{error}");
}

#[test]
fn a_dictionary_is_one_whatever_its_number() {
    let ctx = ContextBuilder::new().allow_unregistered().build();
    for before in 0..4 {
        let others: String =
            (0..before).map(|value| format!("\"t.other\"() {{v = {value} : i8}} : () -> ()\n")).collect();
        let sum = "%1 = \"arith.addf\"(%0, %0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32\n";
        let file = written(&format!("{others}%0 = \"t.value\"() : () -> f32\n{sum}"));
        let text = read(&ctx, file).unwrap().to_string();
        assert!(text.contains("arith.addf %0, %0 fastmath<fast> : f32"), "{text}");
    }
}

#[test]
fn shapes_that_no_text_can_say_are_refused() {
    let ctx = ContextBuilder::new().allow_unregistered().build();
    // A tensor, a vector and a memref with the size -5, encoded as a signed number.
    for (fields, message) in [
        (&[13, 1, 9, 0][..], "invalid tensor dimension size"),
        (&[19, 1, 9, 0], "vector types must have positive constant sizes but got -5"),
        (&[10, 1, 9, 0, 0], "invalid memref size"),
    ] {
        let mut file = File::new();
        let ty = file.ty(fields);
        file.op(RESULTS, &[1, ty]);
        file.values = 1;
        let error = read(&ctx, file.bytes().into()).unwrap_err();
        assert!(error.contains(message), "{error}");
    }
}

#[test]
fn types_that_cannot_be_made_of_others_are_refused() {
    let ctx = ContextBuilder::new().allow_unregistered().build();
    // Types whose element type is type 1, a tuple: complex, tensor, vector and memref, including unranked ones.
    for (fields, message) in [
        (&[9, 1][..], "invalid element type for complex"),
        (&[13, 0, 1], "invalid tensor element type"),
        (&[18, 1], "invalid tensor element type"),
        (&[19, 0, 1], "failed to verify 'elementType': VectorElementTypeInterface instance"),
        (&[16, 1], "invalid memref element type"),
    ] {
        let mut file = File::new();
        file.ty(&[15, 0]);
        let ty = file.ty(fields);
        file.op(RESULTS, &[1, ty]);
        file.values = 1;
        let error = read(&ctx, file.bytes().into()).unwrap_err();
        assert!(error.contains(message), "{fields:?}: {error}");
    }
    // A type of an unknown dialect may be the element type of any type.
    let file = written("%0 = \"t.op\"() : () -> i1\n");
    assert!(read(&ctx, file).is_ok());
}

#[test]
fn what_one_verification_found_out_of_a_name_without_a_row_does_not_bind_the_next() {
    let ctx = ContextBuilder::new().allow_unregistered().build();
    let module =
        Module::parse(&ctx, "\"t.op\"() : () -> ()\n%0 = \"arith.constant\"() <{value = 1 : i32}> : () -> i32\n")
            .unwrap();
    for _ in 0..2 {
        ctx.allow_unregistered(true);
        mlirkit::verify(&module).unwrap();
        ctx.allow_unregistered(false);
        let error = mlirkit::verify(&module).unwrap_err().to_string();
        assert!(error.contains("t.op"), "{error}");
    }
}
