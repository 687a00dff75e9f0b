//! The solving path and the grade.

use crate::core::msg::{Msg, PathMsg};
use crate::core::path_origin::ExportTarget;
use crate::core::path_origin::Origin;
use crate::core::record::ExplainerRating;
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::sentence::CellMarks;
use crate::core::view::verdict::{clue_count, verdict};
use crate::engine::logic::step::Step;
use crate::engine::logic::techniques::Technique;
use crate::play::Shown;
use crate::play::path_text::{counts, summary};
use crate::play::solving_path::PathBrowser;
use crate::play::view::list::{ListRowView, ListView, list};
use crate::words::label::Label;
use crate::words::message::Message;
use crate::words::numbers::Decimal;

/// How hard a puzzle is, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct GradeView {
    /// Tier, score, hardest technique; what the path could not do.
    pub text: String,
    /// Clues, verdict, name or seed, the technique that it practises.
    pub facts: Vec<String>,
    /// Above the columns: technique, how often, points.
    pub heads: [String; 3],
    /// A technique in each row, the hardest first.
    pub rows: Vec<[String; 3]>,
    /// Opens the solving path.
    pub path: ButtonView,
}

/// The path of the model.
pub fn path(model: &Shown, browser: &PathBrowser) -> ListView {
    let origin = |label, origin| {
        ButtonView::new(model.common, label, Msg::Path(PathMsg::Requested(origin)))
            .pressed(browser.origin == origin)
    };
    let preparing = || model.common.localizer.message(&Message::Preparing);
    ListView {
        switches: vec![
            origin(Label::PathFromClues, Origin::Clues),
            origin(Label::PathFromHere, Origin::Here),
        ],
        found: browser.path.as_ref().map_or_else(preparing, |path| summary(model, path)),
        counts: browser.path.as_ref().map(|path| {
            (model.common.localizer.label(Label::PathCounts), counts(model, path).collect())
        }),
        rows: browser.steps().iter().enumerate().map(|at| row(model, browser, at)).collect(),
        buttons: buttons(model, browser),
        ..list(model, Label::Path, Msg::Path(PathMsg::Closed))
    }
}

fn row(model: &Shown, browser: &PathBrowser, (place, step): (usize, &Step)) -> ListRowView {
    let (number, score) = ((place + 1).to_string(), step.technique.score().to_string());
    let (name, text) = (
        model.common.localizer.technique(step.technique),
        model.common.localizer.step_effects(step),
    );
    let mut row =
        ListRowView::new(place, [number, name, text, score], Msg::Path(PathMsg::StepChosen(place)));
    row.current = browser.at == Some(place);
    if row.current {
        let marks = CellMarks::of_step(step);
        let sentences = model.common.localizer.short_explanation(step);
        row.details = sentences.iter().map(|sentence| marks.sentence(sentence)).collect();
    }
    row
}

fn buttons(model: &Shown, browser: &PathBrowser) -> Vec<ButtonView> {
    let count = browser.steps().len();
    let at = browser.at;
    let before = at.unwrap_or(0).saturating_sub(1);
    let after = at.map_or(0, |at| at + 1);
    let to = |label, place, icon| {
        ButtonView::new(model.common, label, Msg::Path(PathMsg::StepChosen(place))).icon(icon)
    };
    let export = |label, export, icon| {
        let button =
            ButtonView::new(model.common, label, Msg::Path(PathMsg::Exported(export))).icon(icon);
        button.variant(ButtonVariant::Quiet).usable(count > 0)
    };
    vec![
        to(Label::Previous, before, Icon::Previous).usable(at.is_some_and(|at| at > 0)),
        to(Label::Next, after, Icon::Next).usable(after < count),
        export(Label::PathCopy, ExportTarget::Clipboard, Icon::Copy),
        export(Label::PathSave, ExportTarget::File, Icon::File),
    ]
}

/// What is known of the puzzle.
pub fn grade(model: &Shown) -> GradeView {
    let path = model.common.session.path.as_ref();
    let word = |label| model.common.localizer.label(label);
    let row = |(technique, count): (Technique, u32)| {
        let score = technique.score() * count;
        [model.common.localizer.technique(technique), count.to_string(), score.to_string()]
    };
    let counts = path.map(|path| path.grade().counts).unwrap_or_default();
    GradeView {
        text: path.map_or(String::new(), |path| summary(model, path)),
        facts: facts(model),
        heads: [word(Label::GradeTechnique), word(Label::GradeCount), word(Label::GradeScore)],
        rows: counts.into_iter().rev().map(row).collect(),
        path: ButtonView::new(
            model.common,
            Label::Path,
            Msg::Path(PathMsg::Requested(Origin::Clues)),
        )
        .icon(Icon::Path)
        .variant(ButtonVariant::Primary),
    }
}

/// A generated puzzle is named after its seed.
fn facts(model: &Shown) -> Vec<String> {
    let session = &model.common.session;
    let say = |message| model.common.localizer.message(&message);
    let name = match session.name.strip_prefix('#') {
        Some(seed) => Some(say(Message::PuzzleSeed { seed: seed.to_owned() })),
        None => Some(session.name.clone()).filter(|name| !name.is_empty()),
    };
    let practised = session.practised.map(|technique| say(Message::PuzzlePractice { technique }));
    let explainer = session.record.explainer.map(|ExplainerRating { er, ep, ed }| {
        let [er, ep, ed] = [er, ep, ed].map(Decimal::new);
        say(Message::ExplainerRatings { er, ep, ed })
    });
    let known = [clue_count(model.common), say(verdict(session.verdict.as_ref()))];
    known.into_iter().chain(explainer).chain(name).chain(practised).collect()
}
