//! Tests damaged instances: one token, number or byte differs, and what is read must be readable again. The long run is
//! `mlirkit-generator damage 1000000`.

use mlirkit_generator::damaged::damaged;

#[test]
fn damaged_files_end_well() {
    let report = damaged(6_000, 7, "");
    assert!(report.found.is_empty(), "`mlirkit-generator damage-again` with one of {:#?}", report.found);
    // Some must be valid and some invalid, or the test is meaningless.
    assert!(report.valid > 300 && report.valid < 5_000, "{} of {} are valid", report.valid, report.cases);
}
