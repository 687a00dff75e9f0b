//! [`Place`]: where the player is on the page, and [`Address`]: what the browser's history keeps of
//! it. What lies over a place has entries of its own, so that Back closes it.

use crate::core::algorithms_part::AlgorithmsPart;
use crate::core::algorithms_setting::Setting;
use crate::core::dialog::Dialog;
use crate::core::lesson_id::LessonId;
use crate::core::section::Section;

/// One of the four places of the page.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Default,
    strum::EnumIter,
    strum::EnumString,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Place {
    /// The game.
    #[default]
    Play,
    /// All games that were ever begun.
    Library,
    /// The techniques and their lessons.
    Learn,
    /// Puzzles made to order.
    Create,
}

impl Place {
    /// Its name in an address and in style sheets.
    pub fn slug(self) -> &'static str {
        self.into()
    }
    /// The part of its address from `#` on.
    pub fn href(self) -> String {
        format!("#/{}", self.slug())
    }
}

/// A part of Create.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Default,
    strum::EnumIter,
    strum::EnumString,
    strum::IntoStaticStr,
)]
pub enum CreatePart {
    /// The form for a puzzle made to order.
    #[default]
    #[strum(serialize = "")]
    Generate,
    /// The grid that is typed by hand.
    #[strum(serialize = "/hand")]
    Hand,
    /// The picture that is read.
    #[strum(serialize = "/picture")]
    Picture,
    /// The table of a list that is rated.
    #[strum(serialize = "/list")]
    List,
}

impl CreatePart {
    /// The part of the address after `/create`; empty for the first.
    pub fn slug(self) -> &'static str {
        self.into()
    }
    /// The part of its address from `#` on.
    pub fn href(self) -> String {
        Place::Create.href() + self.slug()
    }
}

/// What lies over a place: cards, and a dialog over them. Each is an entry of the browser's history.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Layers {
    /// How many cards lie over each other: in Play a hint of the step list lies over the list, in Create the check of
    /// a picture over its place.
    pub cards: usize,
    /// The dialog.
    pub dialog: Option<Dialog>,
}

impl Layers {
    /// Nothing.
    pub const NONE: Layers = Layers { cards: 0, dialog: None };

    /// How many entries there are for it.
    pub fn depth(self) -> usize {
        self.cards + usize::from(self.dialog.is_some())
    }
    /// The lowest of them, so many.
    fn lowest(self, depth: usize) -> Layers {
        let dialog = self.dialog.filter(|_| depth > self.cards);
        Layers { cards: self.cards.min(depth), dialog }
    }
    /// As it stands in an entry of the browser's history: the number of cards, the name of the
    /// dialog; empty for nothing.
    pub fn state(self) -> String {
        let cards = (self.cards > 0).then(|| self.cards.to_string());
        let dialog: Option<&str> = self.dialog.map(Into::into);
        cards.into_iter().chain(dialog.map(str::to_owned)).collect::<Vec<_>>().join(" ")
    }
    /// Reads what [`state`](Self::state) wrote; a word that is not known is passed over.
    pub fn read(state: &str) -> Layers {
        let words = || state.split(' ');
        let cards = words().find_map(|word| word.parse().ok()).unwrap_or_default();
        Layers { cards, dialog: words().find_map(|word| word.parse().ok()) }
    }
}

/// What an entry of the browser's history stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Address {
    /// The place.
    pub place: Place,
    /// The lesson that is open; in Learn alone.
    pub lesson: Option<LessonId>,
    /// The page of the algorithms that is shown; in Learn alone.
    pub algorithms: Option<AlgorithmsPart>,
    /// What is searched or made there, and where it stands.
    pub setting: Setting,
    /// The part that is shown; in the Library alone.
    pub section: Section,
    /// The part that is shown; in Create alone.
    pub create: CreatePart,
    /// What lies over it.
    pub layers: Layers,
}

/// What the browser's history has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HistoryStep {
    /// Go to the entry before.
    Back,
    /// Make an entry after this one.
    Push(Address),
    /// Have this entry stand for something else.
    Replace(Address),
}

impl Address {
    /// What a fragment names, with nothing over it; nothing if it names no place.
    pub fn read(fragment: &str) -> Option<Address> {
        let lesson = match fragment.strip_prefix("learn") {
            Some("") => None,
            Some(rest) => LessonId::of_slug(rest.strip_prefix('=')?),
            None if fragment.is_empty() => return Some(Address::default()),
            None => {
                let path = fragment.strip_prefix('/')?;
                let (place, section) = path.split_at(path.find('/').unwrap_or(path.len()));
                let place = place.parse().ok()?;
                if let Some(part) =
                    AlgorithmsPart::of_slug(section).filter(|_| place == Place::Learn)
                {
                    let (algorithms, setting) = (Some(part), Setting::read(part, fragment));
                    return Some(Address { place, algorithms, setting, ..Address::default() });
                }
                if place == Place::Create {
                    let create = section.parse().ok()?;
                    return Some(Address { place, create, ..Address::default() });
                }
                let section = Section::of_slug(section)?;
                let has_sections = place == Place::Library || section == Section::default();
                return has_sections.then_some(Address { place, section, ..Address::default() });
            }
        };
        Some(Address { place: Place::Learn, lesson, ..Address::default() })
    }
    /// What a fragment asks for, with nothing over it: Play if it names no place, such as `#/`.
    pub fn of(fragment: &str) -> Address {
        Address::read(fragment).unwrap_or_default()
    }
    /// The fragment that names it.
    pub fn fragment(&self) -> String {
        match (self.lesson, self.algorithms) {
            (Some(lesson), _) => format!("learn={}", lesson.slug()),
            (None, Some(part)) => {
                format!("/{}{}{}", self.place.slug(), part.slug(), self.setting.query())
            }
            (None, None) => {
                let part = self.section.slug() + self.create.slug();
                format!("/{}{part}", self.place.slug())
            }
        }
    }
    /// The address with nothing over its place.
    #[must_use]
    pub fn without_layers(self) -> Address {
        Address { layers: Layers::NONE, ..self }
    }
    /// What brings the browser's history nearer to `wanted`, from the entry of this address: layers
    /// are pushed one by one, and taken back one by one; another place takes the stead of a dialog.
    /// None once it is there.
    pub fn step_to(self, wanted: Address) -> Option<HistoryStep> {
        let place = wanted.without_layers();
        // Another puzzle and the steps of a search are no entries of their own.
        if (Address { setting: place.setting, ..self.without_layers() }) != place {
            let leaves_dialog = self.layers.dialog.is_some();
            return Some(match leaves_dialog {
                true => HistoryStep::Replace(place),
                false => HistoryStep::Push(place),
            });
        }
        let (depth, aim) = (self.layers.depth(), wanted.layers.depth());
        if depth > aim {
            return Some(HistoryStep::Back);
        }
        if depth < aim {
            let layers = wanted.layers.lowest(depth + 1);
            return Some(HistoryStep::Push(Address { layers, ..place }));
        }
        (self != wanted).then_some(HistoryStep::Replace(wanted))
    }
}
