//! The book of how-tos: one page for each thing one wants to do, with examples that run.

pub mod own_dialect {
    //! A dialect of your own.
}
