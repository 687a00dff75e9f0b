//! A picture, and what was read of it.

use std::ptr;
use std::rc::Rc;

use super::picture_piece::{PieceView, piece};
use super::picture_verdict::{VerdictView, in_words, verdict};
use crate::core::letter::PictureGame;
use crate::core::msg::Msg;
use crate::core::opaque::Sealed;
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::engine::types::cell::Cell;
use crate::engine::types::set::Element as _;
use crate::pictures::{Corners, Ink, MIN_SIDE, PictureRead};
use crate::places::create::Shown;
use crate::places::create::msg::PictureMsg;
use crate::places::create::picture::{
    PictureError, PictureLayer, PictureReading, PictureState, PictureSwitch, Question,
};
use crate::words::label::Label;
use crate::words::message::Message;

/// The part of Create. It is drawn again with every change of the page: to compare it would take more code.
#[derive(Clone, Debug)]
pub struct PictureView {
    /// How many pictures were given so far; the last one is opened.
    pub given: u32,
    /// What the reader is to answer.
    pub question: Option<QuestionView>,
    /// What can be done here.
    pub intro: String,
    /// The labels of the fields that open a picture and take one.
    pub ways: [String; 2],
    /// Checks what was read, where that was closed.
    pub check: Option<ButtonView>,
    /// What is wrong, or what is being done; may be empty.
    pub status: String,
    /// The picture.
    pub taken: Option<TakenView>,
    /// What was read of it, while that is checked.
    pub read: Option<Rc<ReadView>>,
}

impl PartialEq for PictureView {
    fn eq(&self, other: &PictureView) -> bool {
        ptr::eq(self, other)
    }
}

/// A question, which is the same as another of its number.
#[derive(Clone, Debug)]
pub struct QuestionView(pub Rc<Question>);

impl PartialEq for QuestionView {
    fn eq(&self, other: &QuestionView) -> bool {
        self.0.number == other.0.number
    }
}

/// The picture, with the corners of the grid.
#[derive(Clone, PartialEq, Debug)]
pub struct TakenView {
    /// The heading.
    pub heading: String,
    /// How to use the corners, or what is wrong.
    pub note: String,
    /// Puts the corners back where they were moved.
    pub reset: Option<ButtonView>,
    /// Its address.
    pub address: String,
    /// Its width and height in pixels.
    pub size: [f32; 2],
    /// The corners.
    pub corners: Option<Corners>,
    /// The names of the corners, and where each is.
    pub names: Vec<[String; 2]>,
    /// Where the grids were found; empty unless there are several.
    pub grids: Vec<Corners>,
    /// What reads each of them.
    pub choices: Vec<ButtonView>,
    /// Turns it.
    pub turn: ButtonView,
}

/// What was read.
#[derive(Clone, PartialEq, Debug)]
pub struct ReadView {
    /// What this is.
    pub title: String,
    /// Closes it: on a phone, and on a desk.
    pub closes: [ButtonView; 2],
    /// How many digits.
    pub heading: String,
    /// How many of them are not certain; may be empty.
    pub unsure: String,
    /// Shows the corners instead of the digits, where there is little room.
    pub fold: ButtonView,
    /// Whether they are shown so.
    pub is_folded: bool,
    /// Whether the picture is read again.
    pub is_busy: bool,
    /// Whether a key is held that shows the picture alone.
    pub is_peeking: bool,
    /// The name of the grid.
    pub label: String,
    /// The cells.
    pub cells: Vec<PictureCellView>,
    /// The cell of the cursor, 0-based.
    pub cursor: Option<usize>,
    /// The address of the straightened picture; may be empty.
    pub straight: String,
    /// What lies over what, and the name of that choice.
    pub layer: &'static str,
    /// Chooses it.
    pub layers: Vec<ButtonView>,
    /// The name of that choice.
    pub layers_label: String,
    /// What the marks say.
    pub legend: Vec<(&'static str, String)>,
    /// Whether digits written by hand and small digits come into the game, where there are some.
    pub switches: Vec<ButtonView>,
    /// The cell that is shown large.
    pub piece: Option<PieceView>,
    /// What the digits come to.
    pub verdict: VerdictView,
    /// Plays it, solves it, explains it.
    pub actions: Vec<ButtonView>,
}

/// A cell.
#[derive(Clone, PartialEq, Debug)]
pub struct PictureCellView {
    /// The digit; may be empty.
    pub digit: String,
    /// Where it stands.
    pub ink: Ink,
    /// Its accessible name.
    pub name: String,
    /// `unsure`, `written` or both, or `notes`.
    pub state: Option<&'static str>,
}

/// That of the model.
pub fn picture(model: &Shown) -> Sealed {
    let picture = &model.own.picture;
    let label = |label| model.common.localizer.label(label);
    let is_checked = picture.is_checked;
    let check = button(model, Label::PictureCheck, PictureMsg::Checked(true));
    let read = picture.read.as_ref();
    Sealed::new(PictureView {
        given: picture.given,
        question: picture.question.clone().map(QuestionView),
        intro: label(Label::PictureIntro),
        ways: [label(Label::PictureOpen), label(Label::PictureCamera)],
        check: (read.is_some() && !is_checked).then(|| check.variant(ButtonVariant::Primary)),
        status: status(model, picture),
        taken: taken(model, picture),
        read: read.filter(|_| is_checked).map(|read| Rc::new(read_view(model, picture, read))),
    })
}

fn status(model: &Shown, picture: &PictureReading) -> String {
    let label = |label| model.common.localizer.label(label);
    let message = |message| model.common.localizer.message(&message);
    let is_sure = picture.read.as_ref().is_none_or(|read| read.is_place_sure);
    match picture.state {
        PictureState::None => String::new(),
        PictureState::Read if is_sure => String::new(),
        PictureState::Read => label(Label::PicturePlaceUnsure),
        PictureState::Reading => label(Label::PictureReading),
        PictureState::NoGrid(0) => message(Message::PictureNoSquare),
        PictureState::NoGrid(side) if side >= MIN_SIDE => {
            message(Message::PictureNoLines { side: side.into() })
        }
        PictureState::NoGrid(side) => message(Message::PictureNoGrid { side: side.into() }),
        PictureState::Refused(PictureError::Empty) => label(Label::PictureFileEmpty),
        PictureState::Refused(PictureError::Unreadable) => label(Label::PictureUnreadable),
        PictureState::Refused(PictureError::NoReader) => label(Label::PictureFailed),
    }
}

fn button(model: &Shown, label: Label, msg: PictureMsg) -> ButtonView {
    ButtonView::new(model.common, label, Msg::to(msg))
}

fn taken(model: &Shown, picture: &PictureReading) -> Option<TakenView> {
    let taken = picture.taken.as_ref()?;
    let label = |label| model.common.localizer.label(label);
    let turn = button(model, Label::PictureTurn, PictureMsg::Turned).icon(Icon::Turn);
    let reset = button(model, Label::PictureReset, PictureMsg::CornersReset);
    let can_turn = picture.read.is_some();
    let places = picture.read.as_ref().map(|read| &read.places).filter(|places| places.len() > 1);
    let grids = places.cloned().unwrap_or_default();
    let choices = (0..grids.len()).map(|at| {
        let name = model.common.localizer.message(&Message::PicturePlace { at: at as u64 + 1 });
        let choose = ButtonView::named(name, Msg::to(PictureMsg::PlaceChosen(at)));
        choose.pressed(at == picture.place)
    });
    let status = status(model, picture);
    Some(TakenView {
        heading: label(Label::PictureYours),
        note: if status.is_empty() || !picture.is_checked {
            label(Label::PictureCorners)
        } else {
            status
        },
        reset: picture.is_moved().then_some(reset),
        address: taken.address.clone(),
        size: picture.size.map(|side| side as f32),
        corners: picture.corners,
        names: picture.corners.iter().flat_map(|corners| corner_names(model, corners)).collect(),
        choices: choices.collect(),
        grids,
        turn: turn.usable(can_turn),
    })
}

fn corner_names(model: &Shown, corners: &Corners) -> Vec<[String; 2]> {
    let labels = [
        Label::PictureCornerUpperLeft,
        Label::PictureCornerUpperRight,
        Label::PictureCornerLowerRight,
        Label::PictureCornerLowerLeft,
    ];
    let name = |(label, [x, y]): (Label, &[f32; 2])| {
        let at = Message::PictureCornerAt { x: x.round() as u64, y: y.round() as u64 };
        [model.common.localizer.label(label), model.common.localizer.message(&at)]
    };
    labels.into_iter().zip(corners).map(name).collect()
}

fn read_view(model: &Shown, picture: &PictureReading, read: &Rc<PictureRead>) -> ReadView {
    let label = |label| model.common.localizer.label(label);
    let message = |message| model.common.localizer.message(&message);
    let unsure = picture.digits.doubts.len() as u64;
    let uncertain = (unsure > 0).then(|| message(Message::PictureUncertain { unsure }));
    let close = |icon| button(model, Label::Close, PictureMsg::Checked(false)).icon(icon);
    let fold = button(model, Label::PictureFold, PictureMsg::Switched(PictureSwitch::Corners));
    let layers = [PictureLayer::Both, PictureLayer::Digits, PictureLayer::Picture];
    ReadView {
        title: label(Label::PictureCheck),
        closes: [close(Icon::Previous), close(Icon::Close)],
        heading: message(Message::PictureRead {
            count: (picture.clues() + picture.written()) as u64,
        }),
        unsure: uncertain.unwrap_or_default(),
        fold: fold.pressed(picture.shows_corners),
        is_folded: picture.shows_corners,
        is_busy: picture.is_reading(),
        is_peeking: picture.is_peeking,
        label: label(Label::PictureGrid),
        cells: Cell::ALL.iter().map(|&cell| cell_view(model, picture, read, cell)).collect(),
        cursor: picture.cursor.map(Cell::index),
        straight: picture.straight.as_ref().map(|of| of.address.clone()).unwrap_or_default(),
        layer: match picture.layer {
            _ if picture.is_peeking => "picture",
            PictureLayer::Both => "both",
            PictureLayer::Digits => "digits",
            PictureLayer::Picture => "picture",
        },
        layers: layers.map(|of| layer(model, picture, of)).into(),
        layers_label: label(Label::PictureLayers),
        legend: legend(model, picture, read),
        switches: switches(model, picture, read),
        piece: picture.cursor.map(|cell| piece(model, picture, cell)),
        verdict: verdict(model, picture),
        actions: actions(model, picture),
    }
}

/// What the marks that there are mean.
fn legend(
    model: &Shown,
    picture: &PictureReading,
    read: &PictureRead,
) -> Vec<(&'static str, String)> {
    let label = |label| model.common.localizer.label(label);
    let count = read.notes.len() as u64;
    let noted = || model.common.localizer.message(&Message::PictureNoted { count });
    let unsure = !picture.digits.doubts.is_empty();
    let marks = [
        unsure.then(|| ("unsure", label(Label::PictureUnsure))),
        (picture.written() > 0).then(|| ("written", label(Label::PictureWritten))),
        (count > 0).then(|| ("notes", noted())),
    ];
    marks.into_iter().flatten().collect()
}

fn switches(model: &Shown, picture: &PictureReading, read: &PictureRead) -> Vec<ButtonView> {
    let switch = |label, switch| button(model, label, PictureMsg::Switched(switch));
    let written = switch(Label::PictureKeepWritten, PictureSwitch::Written);
    let notes = switch(Label::PictureKeepNotes, PictureSwitch::Notes);
    let notes = notes.pressed(picture.keeps_notes).usable(!picture.notes().is_empty());
    let written = (picture.written() > 0).then(|| written.pressed(picture.keeps_written));
    // Beside handwriting, ink that cannot be notes is most likely more of it.
    let offers_notes = !read.notes.is_empty() && (written.is_none() || !notes.disabled);
    written.into_iter().chain(offers_notes.then_some(notes)).collect()
}

fn layer(model: &Shown, picture: &PictureReading, layer: PictureLayer) -> ButtonView {
    let text = match layer {
        PictureLayer::Both => Label::PictureBoth,
        PictureLayer::Digits => Label::PictureDigits,
        PictureLayer::Picture => Label::PictureOnly,
    };
    button(model, text, PictureMsg::LayerChosen(layer)).pressed(layer == picture.layer)
}

fn cell_view(
    model: &Shown,
    picture: &PictureReading,
    read: &PictureRead,
    cell: Cell,
) -> PictureCellView {
    let message = |message| model.common.localizer.message(&message);
    let digit = picture.digits.held(cell);
    let is_noted = read.notes.iter().any(|note| note.0 == cell);
    let said = match digit {
        Some(digit) => message(Message::PictureNameRead { digit }),
        None if is_noted => message(Message::PictureNameNotes),
        None => message(Message::PictureNameEmpty),
    };
    let doubt = picture
        .doubt(cell)
        .map(|doubt| message(Message::PictureNameUnsure { other: in_words(model, doubt.other) }));
    let place = message(Message::CellPlace { cell });
    let is_written = picture.is_written(cell);
    let hand = is_written.then(|| message(Message::PictureNameWritten));
    let state = match (doubt.is_some(), is_written) {
        (true, true) => Some("unsure written"),
        (true, false) => Some("unsure"),
        (false, true) => Some("written"),
        (false, false) => (digit.is_none() && is_noted).then_some("notes"),
    };
    let parts: Vec<String> = [place, said].into_iter().chain(hand).chain(doubt).collect();
    PictureCellView {
        digit: digit.map(|digit| digit.to_string()).unwrap_or_default(),
        ink: read.inks.get(cell.index()).copied().unwrap_or_default(),
        name: parts.join(" "),
        state,
    }
}

fn actions(model: &Shown, picture: &PictureReading) -> Vec<ButtonView> {
    let take = |label, game| button(model, label, PictureMsg::Taken(game));
    let is_proper = picture.is_proper();
    let variant = if is_proper { ButtonVariant::Primary } else { ButtonVariant::Quiet };
    let is_empty = picture.clues() == 0;
    vec![
        take(Label::Path, PictureGame::Explained).icon(Icon::Path).usable(is_proper),
        take(Label::ImportSolve, PictureGame::Solved).icon(Icon::Solve).usable(is_proper),
        take(Label::ImportAccept, PictureGame::Played).variant(variant).usable(!is_empty),
    ]
}
