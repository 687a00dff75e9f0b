//! What the screen shows: plain structs, ready for display, made from the model alone. A component
//! takes one and draws it; nothing is computed, looked up or translated after this.

use crate::engine::cell::Cell;
use crate::engine::step::Role;

use super::msg::{Dialog, Field, Msg};
use super::settings::{Locale, Theme, Toggle};

/// The whole page.
#[derive(Clone, PartialEq, Debug)]
pub struct PageView {
    /// The language of every text below.
    pub locale: Locale,
    /// Light, dark or as the system says.
    pub theme: Theme,
    /// The bar at the top.
    pub bar: BarView,
    /// The grid.
    pub board: BoardView,
    /// One sentence under the grid, announced politely.
    pub status: String,
    /// Modes, digits and tools.
    pub pad: PadView,
    /// The form for a new puzzle.
    pub new: NewView,
    /// Import as the rail's button.
    pub import: ButtonView,
    /// The card beside or over the pad: hint or solutions.
    pub panel: Option<PanelView>,
    /// What lies over the page.
    pub dialog: Option<DialogView>,
    /// One notice at a time.
    pub notice: Option<NoticeView>,
}

/// Name, puzzle, clock and the main buttons.
#[derive(Clone, PartialEq, Debug)]
pub struct BarView {
    /// The name of the program.
    pub name: String,
    /// What is known of the puzzle, in parts; the first is the strongest.
    pub chip: Vec<String>,
    /// The clock, or nothing if the player hides it.
    pub time: Option<TimeView>,
    /// Buttons for wide screens: solve, check, share, theme, menu.
    pub buttons: Vec<ButtonView>,
    /// The menu, for narrow screens.
    pub menu: ButtonView,
}

/// The clock.
#[derive(Clone, PartialEq, Debug)]
pub struct TimeView {
    /// Minutes and seconds, `12:04`.
    pub shown: String,
    /// The same for a screen reader.
    pub label: String,
    /// Pause or go on.
    pub pause: ButtonView,
}

/// A button.
#[derive(Clone, PartialEq, Debug)]
pub struct ButtonView {
    /// Its picture.
    pub icon: Option<Icon>,
    /// Its word, visible unless the component shows the icon alone.
    pub label: String,
    /// A sentence or a key more, shown on hover; may be empty.
    pub title: String,
    /// On or off, for a switch.
    pub pressed: Option<bool>,
    /// Whether it cannot be used now.
    pub disabled: bool,
    /// How strong it looks.
    pub rank: Rank,
    /// What it does.
    pub msg: Msg,
}

/// How strong a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rank {
    /// The one thing to do here.
    Primary,
    /// A button.
    #[default]
    Normal,
    /// A link among text.
    Quiet,
}

/// A picture of the icon set; its name in kebab case is its symbol's id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)] // The variants are the pictures' names.
pub enum Icon {
    Undo,
    Redo,
    Erase,
    Notes,
    Hint,
    Check,
    Share,
    Theme,
    Menu,
    Pause,
    Play,
    New,
    Import,
    Solve,
    Restart,
    Settings,
    Keys,
    About,
    Close,
    Previous,
    Next,
    Copy,
    File,
    Stop,
    Blank,
    Pin,
}

/// The grid.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardView {
    /// Its accessible name.
    pub label: String,
    /// 81 cells, row-major.
    pub cells: Vec<CellView>,
    /// While paused: what lies over the grid instead of its content.
    pub cover: Option<CoverView>,
    /// Whether a puzzle is being made.
    pub busy: bool,
    /// Whether the puzzle is complete and right.
    pub done: bool,
}

/// What hides the grid while the clock stands.
#[derive(Clone, PartialEq, Debug)]
pub struct CoverView {
    /// What is going on.
    pub text: String,
    /// The way on.
    pub go_on: ButtonView,
}

/// One cell.
#[derive(Clone, PartialEq, Debug)]
pub struct CellView {
    /// Which.
    pub cell: Cell,
    /// Its full accessible name: `Row 4, column 7, box 6. Given 5.`
    pub label: String,
    /// The digit it shows.
    pub digit: Option<char>,
    /// Where the digit comes from.
    pub ink: Ink,
    /// Notes on their fixed places.
    pub notes: Vec<NoteView>,
    /// Notes in the middle, side by side.
    pub centre: String,
    /// Whether it is among the selected.
    pub selected: bool,
    /// Whether it is the cursor: the one that Tab reaches.
    pub cursor: bool,
    /// The strongest of the tints that apply.
    pub tint: Tint,
    /// Whether its digit stands twice in a house.
    pub clash: bool,
    /// Whether a check found its digit wrong.
    pub wrong: bool,
    /// Whether the solutions differ here.
    pub undecided: bool,
    /// Its part in the hint.
    pub role: Option<Role>,
    /// Colours 0 to 8, ascending.
    pub colours: Vec<u8>,
}

/// Where a digit comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Ink {
    /// No digit.
    #[default]
    None,
    /// Printed.
    Given,
    /// The player's.
    Entered,
    /// Shown from a solution.
    Solved,
}

/// The tint of a cell, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Tint {
    /// Paper.
    #[default]
    None,
    /// Shares a house with the cursor.
    Peer,
    /// Shows the cursor's digit.
    Same,
}

/// A note on its fixed place.
#[derive(Clone, PartialEq, Debug)]
pub struct NoteView {
    /// 1 to 9, which is also its place.
    pub digit: u8,
    /// Its part in the hint.
    pub role: Option<Role>,
    /// Whether the hint takes it out.
    pub out: bool,
    /// Whether it is the cursor's digit.
    pub same: bool,
}

/// Modes, digits, tools.
#[derive(Clone, PartialEq, Debug)]
pub struct PadView {
    /// The accessible name of the digits' group.
    pub label: String,
    /// The accessible name of the modes' group.
    pub modes_label: String,
    /// The accessible name of the tools' group.
    pub tools_label: String,
    /// What digits do; one of them is pressed.
    pub modes: Vec<ButtonView>,
    /// The nine digits, or the nine colours.
    pub keys: Vec<KeyView>,
    /// Undo, redo, erase, notes, hint.
    pub tools: Vec<ButtonView>,
}

/// A digit of the pad.
#[derive(Clone, PartialEq, Debug)]
pub struct KeyView {
    /// 1 to 9.
    pub digit: u8,
    /// `5, 3 left`.
    pub label: String,
    /// How many are not in the grid yet, 0 to 9.
    pub left: u8,
    /// Whether nine or more stand in the grid.
    pub done: bool,
    /// Whether more than nine stand in the grid.
    pub over: bool,
    /// Whether it waits for cells to be pressed.
    pub locked: bool,
    /// Whether it writes notes: shown small.
    pub small: bool,
    /// The colour it gives, in colour mode.
    pub colour: Option<u8>,
    /// What it does.
    pub msg: Msg,
}

/// The form for a new puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct NewView {
    /// Its heading.
    pub title: String,
    /// Its fields.
    pub fields: Vec<FieldView>,
    /// Make it.
    pub go: ButtonView,
    /// An empty grid to type into.
    pub blank: ButtonView,
    /// While one is made: how far it is, and the way to stop.
    pub busy: Option<BusyView>,
}

/// A job under way.
#[derive(Clone, PartialEq, Debug)]
pub struct BusyView {
    /// What is going on.
    pub text: String,
    /// The way to stop it.
    pub stop: ButtonView,
}

/// A labelled field.
#[derive(Clone, PartialEq, Debug)]
pub struct FieldView {
    /// Which.
    pub field: Field,
    /// Its label.
    pub label: String,
    /// What it holds.
    pub value: String,
    /// What it takes.
    pub kind: FieldKind,
    /// What is wrong with the value, if anything is.
    pub error: Option<String>,
}

/// What a field takes.
#[derive(Clone, PartialEq, Debug)]
pub enum FieldKind {
    /// A whole number between two.
    Number(u32, u32),
    /// A short text, with a placeholder.
    Text(String),
    /// One of these: value and label.
    Choice(Vec<(String, String)>),
}

/// The card for hint and solutions.
#[derive(Clone, PartialEq, Debug)]
pub enum PanelView {
    /// A hint.
    Hint(HintView),
    /// Solutions.
    Solutions(SolutionsView),
}

/// A hint.
#[derive(Clone, PartialEq, Debug)]
pub struct HintView {
    /// `Naked single`, or what comes first.
    pub title: String,
    /// `Hint 2 of 3`.
    pub level: String,
    /// What is said so far.
    pub sentences: Vec<String>,
    /// The lit sentence.
    pub lit: Option<usize>,
    /// More, apply, back, close.
    pub buttons: Vec<ButtonView>,
}

/// The solutions of the grid.
#[derive(Clone, PartialEq, Debug)]
pub struct SolutionsView {
    /// Heading.
    pub title: String,
    /// How many, and what they were found from.
    pub text: String,
    /// `3 of 12`, if there are several.
    pub at: String,
    /// Previous, next, keep, close.
    pub buttons: Vec<ButtonView>,
}

/// A notice at the bottom, with what can be done.
#[derive(Clone, PartialEq, Debug)]
pub struct NoticeView {
    /// What is the matter.
    pub text: String,
    /// Whether it must interrupt a screen reader.
    pub urgent: bool,
    /// What can be done.
    pub buttons: Vec<ButtonView>,
    /// Put it away.
    pub close: ButtonView,
}

/// What lies over the page.
#[derive(Clone, PartialEq, Debug)]
pub struct DialogView {
    /// Which.
    pub dialog: Dialog,
    /// Its heading and accessible name.
    pub title: String,
    /// Put it away.
    pub close: ButtonView,
    /// What is in it.
    pub content: ContentView,
}

/// What is in a dialog.
#[derive(Clone, PartialEq, Debug)]
pub enum ContentView {
    /// A list of things to do.
    Menu(Vec<ButtonView>),
    /// The form for a new puzzle, the page's own `new`.
    New,
    /// Paste, drop or open.
    Import(Box<ImportView>),
    /// A link.
    Share(ShareView),
    /// Keys by group: group, then keys and what they do.
    Keys(Vec<(String, Vec<(String, String)>)>),
    /// Settings.
    Settings(SettingsView),
    /// Paragraphs.
    About(Vec<String>),
}

/// Paste, drop or open.
#[derive(Clone, PartialEq, Debug)]
pub struct ImportView {
    /// The label of the text field.
    pub label: String,
    /// What may be pasted.
    pub help: String,
    /// The text as last set from outside the field; the field owns what is typed.
    pub text: String,
    /// The label of the button that opens a file.
    pub file: String,
    /// What was wrong with the text, if it could not be read.
    pub error: Option<ErrorView>,
    /// Several puzzles: the label of the list, and their names.
    pub choices: Option<ChoicesView>,
    /// The grid that was read: 81 characters, `.` for none, and its accessible name.
    pub preview: Option<PreviewView>,
    /// Clues, clash, number of solutions.
    pub badges: Vec<BadgeView>,
    /// Make it the game.
    pub accept: ButtonView,
}

/// Why a text could not be read.
#[derive(Clone, PartialEq, Debug)]
pub struct ErrorView {
    /// What was found, where, and what to do.
    pub text: String,
    /// The line and a caret under the place, or nothing.
    pub excerpt: String,
}

/// Several puzzles to choose from.
#[derive(Clone, PartialEq, Debug)]
pub struct ChoicesView {
    /// The label of the list.
    pub label: String,
    /// Their names.
    pub names: Vec<String>,
    /// The one chosen, 0-based.
    pub chosen: usize,
}

/// A small grid.
#[derive(Clone, PartialEq, Debug)]
pub struct PreviewView {
    /// Its accessible name.
    pub label: String,
    /// 81 cells, row-major: the digit or none, and whether it clashes.
    pub cells: Vec<(Option<char>, bool)>,
}

/// A finding.
#[derive(Clone, PartialEq, Debug)]
pub struct BadgeView {
    /// Good, bad or neither.
    pub mood: Mood,
    /// The finding.
    pub text: String,
}

/// What a badge means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Mood {
    /// As it should be.
    Good,
    /// Not as it should be.
    Bad,
    /// Neither, or not known yet.
    Plain,
}

/// A link to the puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct ShareView {
    /// The label of the link.
    pub label: String,
    /// The address's part from `#` on; the page puts its own address before it.
    pub fragment: String,
    /// What the link carries.
    pub help: String,
    /// The label of the button that copies the whole link.
    pub copy: String,
}

/// Settings.
#[derive(Clone, PartialEq, Debug)]
pub struct SettingsView {
    /// Theme and language.
    pub fields: Vec<FieldView>,
    /// Switches.
    pub toggles: Vec<ToggleView>,
}

/// A switch.
#[derive(Clone, PartialEq, Debug)]
pub struct ToggleView {
    /// Which.
    pub toggle: Toggle,
    /// Its label.
    pub label: String,
    /// Whether it is on.
    pub on: bool,
}
