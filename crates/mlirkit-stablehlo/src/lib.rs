//! StableHLO, CHLO, VHLO and portable artifacts.
