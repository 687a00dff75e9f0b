//! Values of options that stand for themselves in the code: a name on the command line is the
//! algorithm, tier or format itself. Any other name is refused with the list of all, or, of a long list,
//! with those near it.

use std::ffi::{OsStr, OsString};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue};
use clap::{Arg, Command, Error};

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
    Names(PossibleValuesParser::new(names)).map(move |name| {
        let at = index.iter().position(|value| value.get_name() == name);
        values[at.expect("clap refuses other names")].clone()
    })
}

/// The most names that an error lists. There are more techniques alone, which `nonet techniques` lists.
const MAX_LISTED: usize = 50;

/// The most names that are like the one that was given.
const MAX_NEAR: usize = 6;

/// Names of which an error lists all, or where they are too many those near what was given.
#[derive(Clone)]
struct Names(PossibleValuesParser);

impl TypedValueParser for Names {
    type Value = String;

    fn parse_ref(&self, cmd: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        self.parse(cmd, arg, value.to_owned())
    }
    fn parse(&self, cmd: &Command, arg: Option<&Arg>, value: OsString) -> Result<String, Error> {
        let given = value.to_string_lossy().into_owned();
        self.0.parse(cmd, arg, value).map_err(|mut error| {
            shorten(&mut error, &given);
            error
        })
    }
    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.0.possible_values()
    }
}

/// Leaves of a long list of names those that hold what was given, or the name that is like it.
fn shorten(error: &mut Error, given: &str) {
    let Some(ContextValue::Strings(all)) = error.get(ContextKind::ValidValue) else { return };
    if all.len() <= MAX_LISTED {
        return;
    }
    let given = given.to_lowercase().replace(['-', ' '], "_");
    let part = match error.get(ContextKind::SuggestedValue) {
        Some(ContextValue::String(like)) if !all.iter().any(|name| name.contains(&given)) => like,
        _ => &given,
    };
    let mut near: Vec<String> = all
        .iter()
        .filter(|name| !part.is_empty() && name.contains(part.as_str()))
        .cloned()
        .collect();
    near.sort_by_key(String::len);
    near.truncate(MAX_NEAR);
    error.remove(ContextKind::ValidValue);
    if !near.is_empty() {
        error.insert(ContextKind::SuggestedValue, ContextValue::Strings(near));
    }
    let all = "`nonet techniques` lists all names".into();
    error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![all]));
}
