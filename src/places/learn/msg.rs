//! [`LearnMsg`]: what can happen in Learn beside opening a page.

use crate::core::field::FormField;
use crate::core::msg::{Msg, Room, RoomMessage};
use crate::engine::logic::techniques::Tier;
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;

use crate::core::cursor::Adjacent;
use crate::core::cursor::Direction;
use crate::core::lesson_id::LessonId;

/// A section of the list of lessons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// What comes before every technique.
    Basics,
    /// The techniques of a tier.
    Tier(Tier),
    /// Those of a tier that hardly anybody looks for.
    Rare(Tier),
}

impl Section {
    /// Its name, which sets its heading apart on the page.
    pub fn slug(self) -> String {
        let tier = |tier: Tier| <&str>::from(tier).to_ascii_lowercase();
        match self {
            Section::Basics => "basics".to_owned(),
            Section::Tier(of) => tier(of),
            Section::Rare(of) => format!("rare-{}", tier(of)),
        }
    }
}

/// A part of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Tab {
    /// What the technique says.
    #[default]
    Idea,
    /// A step explained sentence by sentence.
    Steps,
    /// A position in which the player finds it.
    Find,
}

/// A part of the list. A desk shows both, a phone one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum ListPart {
    /// The lessons.
    #[default]
    Course,
    /// How machines solve it.
    Machines,
}

/// Something happened in Learn.
#[derive(Clone, PartialEq, Debug)]
pub enum LearnMsg {
    /// A page was asked for.
    Opened(LessonId),
    /// The example moves one sentence.
    SentenceStepped(Adjacent),
    /// This practice puzzle, 0-based, becomes the game.
    Practised(usize),
    /// Fold a section of the list, or unfold it.
    SectionTurned(Section),
    /// Show a part of the list.
    PartChosen(ListPart),
    /// A section of the list that is unfolded is gone to.
    SectionShown(Section),
    /// Show a part of the lesson.
    TabChosen(Tab),
    /// Open a position as an exercise, 0-based.
    PositionChosen(usize),
    /// Open the position after this one.
    Another,
    /// The cell of the keyboard moves.
    CursorMoved(Direction),
    /// The cell of the keyboard is this one.
    CursorPut(Cell),
    /// This cell is the answer.
    CellChosen(Cell),
    /// The cell of the keyboard is the answer.
    CursorChosen,
    /// This digit is the answer, in the cell that was chosen last.
    DigitChosen(Digit),
    /// Show a little of the answer.
    Nudge,
    /// Explain the step of the exercise.
    StepsShown,
    /// Begin the task of the basics, 0-based; their number ends the page.
    TaskChosen(usize),
    /// The last press in a task is taken back.
    Erased,
    /// A field was edited.
    FieldEdited(LearnField, String),
}

impl RoomMessage for LearnMsg {
    const ROOM: Room = Room::Learn;
}

/// The fields of Learn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(prefix = "lesson-", serialize_all = "kebab-case")]
pub enum LearnField {
    /// What is searched for among the lessons.
    Search,
}

impl FormField for LearnField {
    fn edited(self, value: String) -> Msg {
        Msg::to(LearnMsg::FieldEdited(self, value))
    }
}
