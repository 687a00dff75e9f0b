//! The dialog from which the game is handed on: links, texts, pictures.

use crate::core::msg::Msg;
use crate::core::msg::share::{LinkExtra, ShareMsg};
use crate::core::view::controls::{ButtonVariant, ButtonView, FieldKind, FieldView, Icon};
use crate::engine::formats::fragment_of;
use crate::play::Shown;
use crate::play::field::PlayField;
use crate::play::race::race_words;
use crate::play::sharing::Sharing;
use crate::play::view::board::drawing::drawing;
use crate::service::PictureKind;
use crate::service::share::SharedText;
use crate::words::label::Label;

/// The dialog.
#[derive(Clone, PartialEq, Debug)]
pub struct ShareView {
    /// The link.
    pub link: LinkView,
    /// The texts; none until they are made.
    pub text: Option<TextView>,
    /// The heading of the pictures, what is in them, and a button for each kind.
    pub picture: (String, String, [ButtonView; 2]),
}

/// A link to the puzzle or to the game.
#[derive(Clone, PartialEq, Debug)]
pub struct LinkView {
    /// Its label.
    pub label: String,
    /// The whole address.
    pub address: String,
    /// Switches for what the link can hold beside the clues.
    pub extras: Vec<ButtonView>,
    /// What the link contains.
    pub help: String,
    /// Copies it.
    pub copy: ButtonView,
    /// Hands it to another program, where the browser can.
    pub send: ButtonView,
    /// Its QR code.
    pub code: Option<CodeView>,
    /// Why there is no code, if there is none.
    pub no_code: Option<String>,
}

/// A QR code.
#[derive(Clone, PartialEq, Debug)]
pub struct CodeView {
    /// Its accessible name.
    pub label: String,
    /// The dark modules.
    pub path: String,
    /// The side of the picture, in modules.
    pub side: usize,
}

/// The game as a text.
#[derive(Clone, PartialEq, Debug)]
pub struct TextView {
    /// The formats.
    pub format: FieldView,
    /// The accessible name of the text.
    pub label: String,
    /// The text.
    pub text: String,
    /// Copies it.
    pub copy: ButtonView,
    /// Saves it.
    pub save: ButtonView,
    /// Where the text is a link to another site: what opens it.
    pub open: Option<String>,
}

/// The dialog of the model.
pub fn share(model: &Shown) -> ShareView {
    let drawn = Box::new(drawing(model));
    let picture = |label, kind| {
        let msg = ShareMsg::PictureSaved(kind, drawn.clone());
        ButtonView::new(model.common, label, Msg::Share(msg)).icon(Icon::File)
    };
    let pictures =
        [picture(Label::SharePng, PictureKind::Png), picture(Label::ShareSvg, PictureKind::Svg)];
    let label = |label| model.common.localizer.label(label);
    ShareView {
        link: link(model),
        text: text(model),
        picture: (label(Label::SharePicture), label(Label::SharePictureHelp), pictures),
    }
}

fn link(model: &Shown) -> LinkView {
    let state = &model.own.dialogs.share;
    let extra = held(state);
    let made = state.shared.as_ref().map(|made| match (extra, &made.race) {
        (Some(LinkExtra::Progress), _) => &made.game,
        (Some(LinkExtra::Times), Some(race)) => race,
        _ => &made.puzzle,
    });
    // The link to the puzzle needs no worker.
    let plain =
        || model.common.page.address.clone() + &fragment_of(&model.common.board().clue_grid());
    let address = made.map_or_else(plain, |made| made.address.clone());
    let help = match extra {
        Some(LinkExtra::Progress) => Label::ShareGameHelp,
        Some(LinkExtra::Times) => Label::ShareRaceHelp,
        None => Label::ShareHelp,
    };
    let button = |label, msg| ButtonView::new(model.common, label, msg);
    let said = said(model, extra);
    let code = made.and_then(|made| made.code.as_ref());
    let is_too_long = made.is_some() && code.is_none();
    LinkView {
        label: model.common.localizer.label(Label::ShareLink),
        extras: extras(model),
        help: model.common.localizer.label(help),
        copy: button(Label::CopyLink, Msg::CopyRequested(address.clone()))
            .icon(Icon::Copy)
            .variant(ButtonVariant::Primary),
        send: button(Label::ShareSend, Msg::Share(ShareMsg::LinkSent(said, address.clone())))
            .icon(Icon::Share),
        address,
        code: code.map(|(path, side)| CodeView {
            label: model.common.localizer.label(Label::ShareCode),
            path: path.clone(),
            side: *side,
        }),
        no_code: is_too_long.then(|| model.common.localizer.label(Label::ShareNoCode)),
    }
}

/// What the link holds beside the clues: what was chosen, as far as this game has it and it is made.
fn held(state: &Sharing) -> Option<LinkExtra> {
    let made = state.shared.as_ref()?;
    state.extra.filter(|extra| *extra != LinkExtra::Times || made.race.is_some())
}

/// What a link can hold beside the clues; times only once the puzzle is solved.
fn extras(model: &Shown) -> Vec<ButtonView> {
    let state = &model.own.dialogs.share;
    let has_times = state.shared.as_ref().is_some_and(|made| made.race.is_some());
    let button = |label, extra| {
        ButtonView::new(model.common, label, Msg::Share(ShareMsg::LinkToggled(extra)))
            .pressed(held(state) == Some(extra))
            .usable(state.shared.is_some())
    };
    let race = || button(Label::ShareRace, LinkExtra::Times);
    let progress = button(Label::ShareGame, LinkExtra::Progress);
    std::iter::once(progress).chain(has_times.then(race)).collect()
}

/// What goes with a link where it is handed to another program.
fn said(model: &Shown, extra: Option<LinkExtra>) -> String {
    match extra {
        Some(LinkExtra::Times) => race_words(model.common),
        _ => model.common.session.name.clone(),
    }
}

fn text(model: &Shown) -> Option<TextView> {
    let state = &model.own.dialogs.share;
    let texts = &state.shared.as_ref()?.texts;
    let chosen = texts.iter().find(|text| text.slug == state.slug).or(texts.first())?;
    let SharedText { slug, extension, text } = chosen;
    let option = |text: &SharedText| {
        let label = output_label(&text.slug).map(|label| model.common.localizer.label(label));
        (text.slug.clone(), label.unwrap_or_else(|| text.slug.clone()))
    };
    let save = ShareMsg::TextSaved(text.clone(), extension.clone());
    Some(TextView {
        format: FieldView::new(model.common, PlayField::ShareFormat, Label::ShareFormat, slug)
            .kind(FieldKind::Choice(texts.iter().map(option).collect())),
        label: model.common.localizer.label(Label::ShareText),
        copy: ButtonView::new(model.common, Label::ShareCopy, Msg::CopyRequested(text.clone()))
            .icon(Icon::Copy),
        save: ButtonView::new(model.common, Label::ShareSave, Msg::Share(save)).icon(Icon::File),
        open: text.starts_with("https://").then(|| model.common.localizer.label(Label::ShareOpen)),
        text: text.clone(),
    })
}

/// The name of a format; the page has none for one that a newer engine writes.
fn output_label(slug: &str) -> Option<Label> {
    Some(match slug {
        "line" => Label::OutputLine,
        "zeros" => Label::OutputZeros,
        "grid" => Label::OutputGrid,
        "pencilmarks" => Label::OutputPencilmarks,
        "hodoku" => Label::OutputHodoku,
        "sdk" => Label::OutputSdk,
        "sdm" => Label::OutputSdm,
        "opensudoku" => Label::OutputOpensudoku,
        "sukaku" => Label::OutputSukaku,
        "sudokuwiki" => Label::OutputSudokuwiki,
        "sudokucoach" => Label::OutputSudokucoach,
        "json" => Label::OutputJson,
        "sudokupad" => Label::OutputSudokupad,
        "fpuzzles" => Label::OutputFpuzzles,
        "sudokuwiki-link" => Label::OutputSudokuwikiLink,
        "sudokucoach-link" => Label::OutputSudokucoachLink,
        "sudokuexchange" => Label::OutputSudokuexchange,
        "puzzle-solution" => Label::OutputPuzzleSolution,
        _ => return None,
    })
}
