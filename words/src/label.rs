//! [`Label`]: the texts of controls and headings, which take no argument. `build/rows.rs` makes its
//! rows from `locales/en`.

mod of_method;
mod of_symmetry;
mod of_tier;

/// Makes the enum.
macro_rules! labels {
    ($($(#[$doc:meta])* $name:ident $slug:literal,)+) => {
        /// A control or a heading; `label-` and its slug is its key.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter)]
        pub enum Label {
            $($(#[$doc])* $name,)+
        }

        impl Label {
            /// Its name in kebab case.
            pub fn slug(self) -> &'static str {
                match self {
                    $(Label::$name => $slug,)+
                }
            }
            /// The key of its entry; in a release of the page the short one.
            pub(crate) fn key(self) -> String {
                if cfg!(short_keys) { format!("label-{:x}", self as u32) } else { format!("label-{}", self.slug()) }
            }
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/labels.rs"));
