//! Tests damaged instances, in which one token, number or byte differs. If the result is valid, printing and writing
//! must preserve it. For a long run, use `mlirkit-generator damage 1000000`.

use mlirkit_generator::damaged::damaged;

#[test]
fn damaged_files_end_well() {
    let report = damaged(6_000, 7, "");
    assert!(report.found.is_empty(), "`mlirkit-generator damage-again` with one of {:#?}", report.found);
    // If all files were valid, or all invalid, the test would be meaningless.
    assert!(report.valid > 300 && report.valid < 5_000, "{} of {} are valid", report.valid, report.cases);
}
