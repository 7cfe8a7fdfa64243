//! Tests instances that are changed in memory: the verifier must not panic. For a long run, use
//! `mlirkit-generator shake 10000000`.

use mlirkit_generator::shake::shake;

#[test]
fn no_change_in_memory_makes_the_verifier_panic() {
    let report = shake(20_000, 7, "");
    assert!(report.changes >= 20_000, "{} changes", report.changes);
    assert!(report.panics.is_empty(), "`mlirkit-generator shake-again` with one of {:?}", report.panics);
    // If all changes were rejected, or all accepted, the test would be meaningless.
    assert!(report.refused > 5_000 && report.refused < 19_900, "{} refused", report.refused);
}
