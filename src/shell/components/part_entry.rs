//! How a part of the program is entered.

/// Makes the entry of a part, whose file has this name, and `load`, which fetches the part. A program that is
/// not split holds the part from the start.
macro_rules! part_entry {
    ($file:ident, $table:ty, $part:expr) => {
        // What wasm_split writes.
        #[allow(unsafe_code)]
        mod entry {
            use super::*;

            #[cfg_attr(nonet_split, wasm_split_helpers::wasm_split($file, fallible))]
            pub(super) fn entry() -> Result<&'static $table, SplitLoaderError> {
                Ok(&$part)
            }
        }

        /// The part, once it has been fetched.
        pub async fn load() -> Result<&'static $table, SplitLoaderError> {
            #[cfg(nonet_split)]
            return entry::entry().await;
            #[cfg(not(nonet_split))]
            entry::entry()
        }
    };
}
pub(crate) use part_entry;
