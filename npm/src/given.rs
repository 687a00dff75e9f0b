//! What a caller gave: values of any kind, so that an error can say what was found where something else is
//! allowed. They come in through serde, and no serde error says anything to the caller.

use std::fmt::{self, Display, Formatter};

use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor,
};

use super::failure::Failure;

/// A value.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Given {
    /// None.
    #[default]
    Nothing,
    /// `true` or `false`.
    Truth(bool),
    /// A whole number that is exact: one up to 2^53 - 1, or a BigInt.
    Whole(i128),
    /// Any other number.
    Number(f64),
    /// Text.
    Text(String),
    /// A list. Of lists within it the content is left out.
    List(Vec<Given>),
    /// An object, whose content is left out.
    Object,
    /// Something else: a function, a symbol, or a BigInt of more than 64 bits.
    Other,
}

/// The most characters of a text that an error repeats.
const MAX_SHOWN: usize = 40;

impl Display for Given {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Given::Nothing => f.write_str("nothing"),
            Given::Truth(truth) => write!(f, "{truth}"),
            Given::Whole(number) => write!(f, "{number}"),
            Given::Number(number) if number.is_infinite() => {
                f.write_str(if *number > 0.0 { "Infinity" } else { "-Infinity" })
            }
            Given::Number(number) => write!(f, "{number}"),
            Given::Text(text) if text.chars().nth(MAX_SHOWN).is_some() => {
                let start: String = text.chars().take(MAX_SHOWN).collect();
                write!(f, "a text that begins with {start:?}")
            }
            Given::Text(text) => write!(f, "{text:?}"),
            Given::List(_) => f.write_str("a list"),
            Given::Object => f.write_str("an object"),
            Given::Other => f.write_str("a function, a symbol or a BigInt of more than 64 bits"),
        }
    }
}

impl Given {
    /// Why the value of an argument or an option is none.
    pub fn refused(&self, name: &str, allowed: impl Display) -> Failure {
        Failure::argument(format!("{name}: {self} was found; {allowed}"))
    }
    /// The text that it is.
    ///
    /// # Errors
    /// When it is something else; `allowed` says which text is.
    pub fn text(self, name: &str, allowed: &str) -> Result<String, Failure> {
        match self {
            Given::Text(text) => Ok(text),
            other => Err(other.refused(name, allowed)),
        }
    }
}

/// Reads a value; one within a list leaves the content of lists out.
struct Reader {
    is_item: bool,
}

impl<'de> Visitor<'de> for Reader {
    type Value = Given;
    fn expecting(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str("a value")
    }
    fn visit_unit<E>(self) -> Result<Given, E> {
        Ok(Given::Nothing)
    }
    fn visit_bool<E>(self, truth: bool) -> Result<Given, E> {
        Ok(Given::Truth(truth))
    }
    fn visit_i64<E>(self, number: i64) -> Result<Given, E> {
        Ok(Given::Whole(number.into()))
    }
    fn visit_u64<E>(self, number: u64) -> Result<Given, E> {
        Ok(Given::Whole(number.into()))
    }
    fn visit_f64<E>(self, number: f64) -> Result<Given, E> {
        Ok(Given::Number(number))
    }
    fn visit_str<E>(self, text: &str) -> Result<Given, E> {
        Ok(Given::Text(text.to_owned()))
    }
    fn visit_string<E>(self, text: String) -> Result<Given, E> {
        Ok(Given::Text(text))
    }
    fn visit_bytes<E>(self, _: &[u8]) -> Result<Given, E> {
        Ok(Given::Other)
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Given, A::Error> {
        let mut list = Vec::new();
        if self.is_item {
            return Ok(Given::List(list));
        }
        loop {
            match items.next_element_seed(Reader { is_item: true }) {
                Ok(None) => break,
                item => list.push(item.ok().flatten().unwrap_or(Given::Other)),
            }
        }
        Ok(Given::List(list))
    }
    fn visit_map<A: MapAccess<'de>>(self, _: A) -> Result<Given, A::Error> {
        Ok(Given::Object)
    }
}

impl<'de> DeserializeSeed<'de> for Reader {
    type Value = Given;
    fn deserialize<D: Deserializer<'de>>(self, value: D) -> Result<Given, D::Error> {
        value.deserialize_any(self)
    }
}

impl<'de> Deserialize<'de> for Given {
    fn deserialize<D: Deserializer<'de>>(value: D) -> Result<Given, D::Error> {
        Reader { is_item: false }.deserialize(value)
    }
}

/// An argument: an object, of which only the options that are known are read, or another value.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// The options of an object.
    Options(Options),
    /// Anything else.
    Value(Given),
}

/// The options of an object.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Options {
    given: Vec<(&'static str, Given)>,
    /// The first name that is none.
    unknown: Option<String>,
    known: &'static [&'static str],
}

/// Reads an argument whose options have these names.
pub struct Names(pub &'static [&'static str]);

impl<'de> DeserializeSeed<'de> for Names {
    type Value = Argument;
    fn deserialize<D: Deserializer<'de>>(self, value: D) -> Result<Argument, D::Error> {
        value.deserialize_any(self)
    }
}

/// What a value that is no object is.
macro_rules! value {
    ($($visit:ident($type:ty)),*) => {
        $(fn $visit<E: serde::de::Error>(self, value: $type) -> Result<Argument, E> {
            Reader { is_item: false }.$visit(value).map(Argument::Value)
        })*
    };
}

impl<'de> Visitor<'de> for Names {
    type Value = Argument;
    fn expecting(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str("a value")
    }
    value!(visit_bool(bool), visit_i64(i64), visit_u64(u64), visit_f64(f64), visit_str(&str));
    value!(visit_string(String), visit_bytes(&[u8]));
    fn visit_unit<E>(self) -> Result<Argument, E> {
        Ok(Argument::Value(Given::Nothing))
    }
    fn visit_seq<A: SeqAccess<'de>>(self, _: A) -> Result<Argument, A::Error> {
        Ok(Argument::Value(Given::List(Vec::new())))
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Argument, A::Error> {
        let mut options = Options { known: self.0, ..Options::default() };
        while let Some(name) = map.next_key::<String>()? {
            match self.0.iter().find(|known| **known == name) {
                Some(known) => {
                    options.given.push((known, map.next_value().unwrap_or(Given::Other)));
                }
                None => {
                    map.next_value::<IgnoredAny>()?;
                    options.unknown.get_or_insert(name);
                }
            }
        }
        Ok(Argument::Options(options))
    }
}

impl Argument {
    /// Something that cannot be read at all.
    pub const OTHER: Argument = Argument::Value(Given::Other);

    /// The options of an argument that is an object with no others.
    ///
    /// # Errors
    /// When it is something else, or has an option that does not exist.
    pub fn only_options(self, name: &str) -> Result<Options, Failure> {
        match self {
            Argument::Value(value) => Err(value.refused(name, "an object is expected")),
            Argument::Options(options) => match &options.unknown {
                None => Ok(options),
                Some(unknown) => Err(Failure::argument(format!(
                    "{name}: there is no option {unknown:?}; there are {}",
                    options.known.join(", ")
                ))),
            },
        }
    }
}

impl Options {
    /// The value of an option, if there is any.
    pub fn take(&mut self, name: &'static str) -> Given {
        debug_assert!(self.known.contains(&name), "{name} is not among the names");
        let given = self.given.iter_mut().find(|(known, _)| *known == name);
        given.map(|(_, value)| std::mem::take(value)).unwrap_or_default()
    }
    /// Whether an option that is on or off is on.
    ///
    /// # Errors
    /// When it is neither.
    pub fn truth(&mut self, name: &'static str, usual: bool) -> Result<bool, Failure> {
        match self.take(name) {
            Given::Nothing => Ok(usual),
            Given::Truth(truth) => Ok(truth),
            other => Err(other.refused(name, "true or false is expected")),
        }
    }
    /// A whole number up to `most`.
    ///
    /// # Errors
    /// When it is something else; `allowed` says what is right.
    pub fn whole(
        &mut self,
        name: &'static str,
        most: u64,
        allowed: &str,
    ) -> Result<Option<u64>, Failure> {
        match self.take(name) {
            Given::Nothing => Ok(None),
            Given::Whole(number) if (0..=i128::from(most)).contains(&number) => {
                Ok(Some(number as u64))
            }
            other => Err(other.refused(name, allowed)),
        }
    }
    /// What has the slug that is given, among all that there are.
    ///
    /// # Errors
    /// When nothing has it.
    pub fn one_of<T: Copy>(
        &mut self,
        name: &'static str,
        all: &[T],
        slug: impl Fn(T) -> &'static str,
    ) -> Result<Option<T>, Failure> {
        let given = self.take(name);
        if given == Given::Nothing {
            return Ok(None);
        }
        let found =
            all.iter().find(|&&one| matches!(&given, Given::Text(text) if text == slug(one)));
        let refused = || {
            let slugs: Vec<&str> = all.iter().map(|&one| slug(one)).collect();
            given.refused(name, format_args!("there are {}", slugs.join(", ")))
        };
        found.copied().map(Some).ok_or_else(refused)
    }
}
