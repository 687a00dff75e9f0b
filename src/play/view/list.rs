//! The card of a list: all steps from here, the solving path, or the branches.

use crate::core::msg::{BranchesMsg, Msg, PathMsg, StepsMsg};
use crate::core::outside::Screen;
use crate::core::path_origin::Origin;
use crate::core::view::controls::{ButtonView, FieldView, Icon};
use crate::core::view::sentence::SentenceView;
use crate::core::view::thumbnail::ThumbnailView;
use crate::play::Shown;
use crate::play::card::Card;
use crate::words::label::Label;

/// A card with a list: all steps, or the solving path.
#[derive(Clone, PartialEq, Debug)]
pub struct ListView {
    /// The accessible name of the card.
    pub title: String,
    /// The lists to choose from, of which one is pressed; none of a list that is always there.
    pub tabs: Vec<ButtonView>,
    /// Closes the card, unless it is always there.
    pub close: Option<ButtonView>,
    /// The filter, if the list has one.
    pub field: Option<FieldView>,
    /// What the list is made from; each switch is pressed or not.
    pub switches: Vec<ButtonView>,
    /// How many there are, or that they are being looked for.
    pub found: String,
    /// How often each technique is used, under a heading, if that is counted.
    pub counts: Option<(String, Vec<String>)>,
    /// The rows, in order.
    pub rows: Vec<ListRowView>,
    /// Navigation and export.
    pub buttons: Vec<ButtonView>,
}

/// A row of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct ListRowView {
    /// Identifies the row while others come and go around it.
    pub key: String,
    /// Number, name, text and score; each may be empty.
    pub parts: [String; 4],
    /// Whether the rows that it stands for are shown, if it stands for others.
    pub open: Option<bool>,
    /// The step that it draws in the grid while it has the pointer or the focus.
    pub preview: Option<usize>,
    /// Whether it is the one that was pressed last.
    pub current: bool,
    /// What it looks like as a node of the tree of moves, if it is one.
    pub branch: Option<BranchRowView>,
    /// The explanation below it while it is the current one.
    pub details: Vec<SentenceView>,
    /// The message that a press sends.
    pub msg: Msg,
}

/// What a row looks like as a node of the tree of moves.
#[derive(Clone, PartialEq, Debug)]
pub struct BranchRowView {
    /// The board there.
    pub thumbnail: ThumbnailView,
    /// How far it is indented.
    pub depth: usize,
    /// Whether the player came through it.
    pub is_on_path: bool,
    /// Whether it cannot be right.
    pub is_dead: bool,
    /// A flag for a checkpoint, a cross for what cannot be right.
    pub icon: Option<Icon>,
}

impl ListRowView {
    /// A row of text that does something when pressed.
    pub fn new(key: impl ToString, parts: [String; 4], msg: Msg) -> ListRowView {
        ListRowView {
            key: key.to_string(),
            parts,
            open: None,
            preview: None,
            current: false,
            branch: None,
            details: Vec::new(),
            msg,
        }
    }
}

/// A list: its name, what opens it, its icon and its key.
type ListTab = (Label, Msg, Icon, &'static str);

const TABS: [ListTab; 3] = [
    (Label::Steps, Msg::Steps(StepsMsg::Requested), Icon::Steps, "Shift + H"),
    (Label::Path, Msg::Path(PathMsg::Requested(Origin::Clues)), Icon::Path, "Shift + P"),
    (Label::Branches, Msg::Branches(BranchesMsg::Requested), Icon::Branches, "Shift + B"),
];

/// The ways to the lists, for wherever there is room.
pub fn entries(model: &Shown) -> Vec<ButtonView> {
    let button = |(label, msg, icon, key): ListTab| {
        ButtonView::new(model.common, label, msg).icon(icon).title(key)
    };
    tabs(model).map(button).collect()
}

/// Whether the branches are shown beside every other card.
pub fn has_branches_beside(model: &Shown) -> bool {
    let is_open = matches!(model.own.card, Card::Branches);
    model.common.page.screen == Screen::Wide && !is_open && !model.common.session.clock.is_paused()
}

/// The lists that have to be opened.
fn tabs(model: &Shown) -> impl Iterator<Item = ListTab> {
    let is_there = has_branches_beside(model);
    TABS.into_iter().filter(move |(label, ..)| !(is_there && *label == Label::Branches))
}

/// A list that is still empty.
pub fn list(model: &Shown, title: Label, close: Msg) -> ListView {
    let tab = |(label, msg, ..): ListTab| {
        ButtonView::new(model.common, label, msg).pressed(label == title)
    };
    let close = ButtonView::new(model.common, Label::Close, close).icon(Icon::Close);
    ListView {
        title: model.common.localizer.label(title),
        tabs: tabs(model).map(tab).collect(),
        close: Some(close),
        field: None,
        switches: Vec::new(),
        found: String::new(),
        counts: None,
        rows: Vec::new(),
        buttons: Vec::new(),
    }
}
