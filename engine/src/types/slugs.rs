//! `slugs!`: the names of small enums, which are an interface: options, addresses, stored text.

/// For an enum that derives strum's `VariantArray` and `IntoStaticStr`: all variants, the name of each,
/// and the variant of a name.
macro_rules! slugs {
    ($name:ident) => {
        impl $name {
            /// All, in the order in which they are declared.
            pub const ALL: [$name; <$name as strum::VariantArray>::VARIANTS.len()] =
                *<$name as strum::VariantArray>::VARIANTS.first_chunk().expect("all of them");

            /// Its name on the command line, in addresses and in stored text.
            pub fn slug(self) -> &'static str {
                self.into()
            }
            /// The one with this [`slug`](Self::slug).
            pub fn from_slug(slug: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|one| one.slug() == slug)
            }
        }
    };
}
pub(crate) use slugs;
