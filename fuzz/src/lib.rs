//! The targets of `tests/fuzz` for libFuzzer: `cargo +nightly fuzz run NAME`, one program a target.

#[path = "../../tests/fuzz/lz.rs"]
mod lz;
#[path = "../../tests/fuzz/targets/mod.rs"]
pub mod targets;

pub use libfuzzer_sys;

/// Tries an input of a target.
///
/// # Panics
/// When there is no such target, or the input makes it fail.
pub fn run(name: &str, input: &[u8]) {
    let target = targets::TARGETS.iter().find(|target| target.name == name);
    target.expect("a target of the table").run(input);
}

/// The program of a target.
#[macro_export]
macro_rules! fuzz {
    ($name:literal) => {
        $crate::libfuzzer_sys::fuzz_target!(|input: &[u8]| $crate::run($name, input));
    };
}
