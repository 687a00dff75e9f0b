//! From data to words: [`Localizer`] holds one language (Fluent) and says labels, messages, errors and
//! explanations in it. This room alone knows the keys, and builds them from the names of the
//! variants, so that a missing word is a failing test and never a hole on the screen.

pub mod arg;
pub mod errors;
pub mod explain;
pub mod label;
pub mod message;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use arg::Arg;
use label::Label;
use message::Message;

/// One language.
pub struct Localizer {
    bundle: FluentBundle<FluentResource>,
}

impl Localizer {
    /// The words of a language tag from its Fluent sources. Entries that cannot be read are left
    /// out; a tag that is none counts as English.
    pub fn new(tag: &str, sources: &[String]) -> Localizer {
        let language: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![language]);
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new(source.clone()).unwrap_or_else(|(rest, _)| rest);
            bundle.add_resource_overriding(resource);
        }
        Localizer { bundle }
    }
    /// The words of a control or a heading.
    pub fn label(&self, label: Label) -> String {
        self.get(&format!("label-{}", label.slug()), &[])
    }
    /// A sentence.
    pub fn message(&self, message: &Message) -> String {
        self.get(message.key(), &message.args())
    }
    /// Sentences one after the other, with the gap that the language puts between them.
    pub fn join(&self, sentences: &[String]) -> String {
        sentences.join(&self.get("gap", &[]))
    }
    /// Whether there is a word for the key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
    /// The word for a key with its arguments; the key itself where it is missing, so that a hole
    /// shows and nothing breaks.
    pub fn get(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut named = FluentArgs::new();
        for (name, arg) in args {
            named.set(*name, self.value(arg));
        }
        self.bundle.format_pattern(pattern, Some(&named), &mut Vec::new()).into_owned()
    }
    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number as f64),
            other => FluentValue::from(self.format_arg(other)),
        }
    }
    /// A list in the language's own way, with a word before the last: `r1c2, r1c5 and r1c7`.
    fn list_and(&self, mut items: Vec<String>) -> String {
        if let [.., before, last] = items.as_mut_slice() {
            *before += &(self.get("and", &[]) + last);
            items.pop();
        }
        items.join(&self.get("comma", &[]))
    }
    /// Phrases that are lists themselves, one after the other: `5 in r4c7 and r4c8; 6 in r4c8`.
    fn join_phrases(&self, phrases: &[String]) -> String {
        phrases.join(&self.get("phrase-gap", &[]))
    }
}
