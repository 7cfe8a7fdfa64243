//! Tests which types can be sent to other threads and shared between threads. This file does not compile if one cannot.

use mlirkit::{Context, ContextBuilder, Error, Module};

const fn sent_and_shared<T: Send + Sync>() {}

const _: () = {
    sent_and_shared::<Context>();
    sent_and_shared::<Module<'static>>();
    sent_and_shared::<ContextBuilder>();
    sent_and_shared::<Error>();
};

#[test]
fn a_module_is_read_by_two_threads() -> Result<(), Error> {
    let ctx = ContextBuilder::new().build();
    let module = Module::parse(&ctx, "func.func @f() { return }")?;
    let count = || module.walk().count();
    let (one, other) = std::thread::scope(|s| (s.spawn(count).join().ok(), s.spawn(count).join().ok()));
    assert_eq!((one, other), (Some(3), Some(3)));
    Ok(())
}
