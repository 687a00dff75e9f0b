//! Values of options that stand for themselves in the code: a name on the command line is the
//! algorithm, tier or format itself, and any other name is refused with the list of all.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

/// Reads the value with one of these slugs.
pub fn by_slug<T: Clone + Send + Sync + 'static>(
    all: impl IntoIterator<Item = T>,
    slug: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    by_name(all.into_iter().map(move |value| (PossibleValue::new(slug(value.clone())), value)))
}

/// Reads the value with one of these names.
pub fn by_name<T: Clone + Send + Sync + 'static>(
    all: impl IntoIterator<Item = (PossibleValue, T)>,
) -> impl TypedValueParser<Value = T> {
    let (names, values): (Vec<PossibleValue>, Vec<T>) = all.into_iter().unzip();
    let index = names.clone();
    PossibleValuesParser::new(names).map(move |name| {
        let at = index.iter().position(|value| value.get_name() == name);
        values[at.expect("clap refuses other names")].clone()
    })
}
