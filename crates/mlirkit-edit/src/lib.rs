//! What is done with whole modules, whatever their dialects are: [`strip`](fn@strip) what should not leave the house,
//! [`fingerprint`](fn@fingerprint) what the rest is, and more. Modules that stand inside of attributes, in base64 or as they are,
//! are treated like the one around them ([`nested`]).

pub mod archive;
pub mod breaking;
pub mod copy;
pub mod diff;
pub mod fingerprint;
pub mod link;
pub mod nested;
pub mod outline;
pub mod paths;
pub mod port;
pub mod query;
pub mod reduce;
pub mod replace;
pub mod strip;
pub mod symbols;
pub mod weights;

pub use fingerprint::fingerprint;
pub use port::port;
pub use strip::{Strip, strip};
