//! [`Starter`]: the collections that come with the page. One is a file, fetched when it is opened; from then
//! on it is a collection like any other, whose key says which it is.

use strum::IntoEnumIterator as _;

use crate::core::games::key_text;
use crate::core::puzzles::Puzzles;
use crate::engine::logic::techniques::Technique;
use crate::words::Localizer;
use crate::words::label::Label;

/// A collection that comes with the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Starter {
    /// Twelve easy ones.
    Train,
    /// Those that people call by a name.
    Named,
    /// Puzzles that need one technique each, in the order of the ladder.
    Techniques,
    /// From the lists of the hardest that are known.
    Hardest,
}

impl Starter {
    /// The name of its file in `static/collections`, without the end.
    pub fn slug(self) -> &'static str {
        self.into()
    }
    /// The one of such a name.
    pub fn of_slug(slug: &str) -> Option<Starter> {
        Starter::iter().find(|starter| starter.slug() == slug)
    }
    /// The key of its collection. Keys of others are random and of 64 bits.
    pub fn key(self) -> u64 {
        self as u64 + 1
    }
    /// Whether the key is that of one.
    pub fn has_key(key: &str) -> bool {
        Starter::iter().any(|starter| key_text(starter.key()) == key)
    }
    /// How many puzzles its file has.
    pub fn count(self) -> u64 {
        match self {
            Starter::Train => 12,
            Starter::Named => 16,
            Starter::Techniques => 65,
            Starter::Hardest => 20,
        }
    }
    /// What it is called.
    pub fn name(self) -> Label {
        match self {
            Starter::Train => Label::StarterTrain,
            Starter::Named => Label::StarterNamed,
            Starter::Techniques => Label::StarterTechniques,
            Starter::Hardest => Label::StarterHardest,
        }
    }
    /// What it is, in a sentence.
    pub fn about(self) -> Label {
        match self {
            Starter::Train => Label::StarterTrainAbout,
            Starter::Named => Label::StarterNamedAbout,
            Starter::Techniques => Label::StarterTechniquesAbout,
            Starter::Hardest => Label::StarterHardestAbout,
        }
    }
    /// The puzzles of its file. A puzzle that needs a technique has the name of that in the player's language.
    pub fn puzzles(self, text: &str, localizer: &Localizer) -> Puzzles {
        let mut read = Puzzles::default();
        read.read_part(text);
        if self != Starter::Techniques {
            return read;
        }
        let mut puzzles = Puzzles::default();
        for at in 0..read.len() {
            let name = Technique::from_slug(read.list.name(at));
            let name = name.map_or(String::new(), |technique| localizer.technique(technique));
            puzzles.push(read.list.line(at), &name, read.rating(at), None);
        }
        puzzles
    }
}
