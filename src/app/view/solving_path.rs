//! The solving path and the grade.

use super::controls::{ButtonVariant, ButtonView, Icon};
use super::list::{ListRowView, ListView, list};
use super::sentence::CellMarks;
use crate::app::model::Model;
use crate::app::msg::{ExportTarget, Msg};
use crate::app::solving_path::{Origin, PathBrowser};
use crate::engine::logic::step::Step;
use crate::engine::logic::techniques::{Technique, Tier};
use crate::engine::rating::grade::{End, Grade, Path};
use crate::i18n::label::Label;
use crate::i18n::message::Message;

/// How hard a puzzle is, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct GradeView {
    /// Tier, score, hardest technique; what the path could not do.
    pub text: String,
    /// Above the columns: technique, how often, points.
    pub heads: [String; 3],
    /// A technique in each row, the hardest first.
    pub rows: Vec<[String; 3]>,
    /// Opens the solving path.
    pub path: ButtonView,
}

/// The path of the model.
pub fn path(model: &Model, walk: &PathBrowser) -> ListView {
    let origin = |label, origin| {
        ButtonView::new(model, label, Msg::PathRequested(origin)).pressed(walk.origin == origin)
    };
    let preparing = || model.localizer.message(&Message::Preparing);
    ListView {
        switches: vec![
            origin(Label::PathFromClues, Origin::Clues),
            origin(Label::PathFromHere, Origin::Here),
        ],
        found: walk.path.as_ref().map_or_else(preparing, |path| summary(model, path)),
        counts: walk
            .path
            .as_ref()
            .map(|path| (model.localizer.label(Label::PathCounts), counts(model, path).collect())),
        rows: walk.steps().iter().enumerate().map(|at| row(model, walk, at)).collect(),
        buttons: buttons(model, walk),
        ..list(model, Label::Path, Msg::PathClosed)
    }
}

fn row(model: &Model, walk: &PathBrowser, (place, step): (usize, &Step)) -> ListRowView {
    let (number, score) = ((place + 1).to_string(), step.technique.score().to_string());
    let (name, text) =
        (model.localizer.technique(step.technique), model.localizer.step_effects(step));
    let mut row = ListRowView::new(place, [number, name, text, score], Msg::PathStepChosen(place));
    row.current = walk.at == Some(place);
    if row.current {
        let marks = CellMarks::of_step(step);
        let sentences = model.localizer.short_explanation(step);
        row.details = sentences.iter().map(|sentence| marks.sentence(sentence)).collect();
    }
    row
}

fn buttons(model: &Model, walk: &PathBrowser) -> Vec<ButtonView> {
    let count = walk.steps().len();
    let at = walk.at;
    let before = at.unwrap_or(0).saturating_sub(1);
    let after = at.map_or(0, |at| at + 1);
    let to =
        |label, place, icon| ButtonView::new(model, label, Msg::PathStepChosen(place)).icon(icon);
    let export = |label, export, icon| {
        let button = ButtonView::new(model, label, Msg::PathExported(export)).icon(icon);
        button.variant(ButtonVariant::Quiet).usable(count > 0)
    };
    vec![
        to(Label::Previous, before, Icon::Previous).usable(at.is_some_and(|at| at > 0)),
        to(Label::Next, after, Icon::Next).usable(after < count),
        export(Label::PathCopy, ExportTarget::Clipboard, Icon::Copy),
        export(Label::PathSave, ExportTarget::File, Icon::File),
    ]
}

/// The grade of the puzzle, while it is known.
pub fn grade(model: &Model) -> Option<GradeView> {
    let path = model.session.path.as_ref()?;
    let word = |label| model.localizer.label(label);
    let row = |(technique, count): (Technique, u32)| {
        let score = technique.score() * count;
        [model.localizer.technique(technique), count.to_string(), score.to_string()]
    };
    Some(GradeView {
        text: summary(model, path),
        heads: [word(Label::GradeTechnique), word(Label::GradeCount), word(Label::GradeScore)],
        rows: path.grade().counts.into_iter().rev().map(row).collect(),
        path: ButtonView::new(model, Label::Path, Msg::PathRequested(Origin::Clues))
            .icon(Icon::Path)
            .variant(ButtonVariant::Primary),
    })
}

/// Tier, score and hardest technique in a sentence; none if there is no step.
pub fn grade_message(grade: &Grade) -> Option<Message> {
    let technique = grade.hardest?;
    Some(Message::GradeIs { tier: grade.tier, score: u64::from(grade.score), technique })
}

fn summary(model: &Model, path: &Path) -> String {
    let mut summary: Vec<Message> = grade_message(&path.grade()).into_iter().collect();
    summary.push(Message::PathSteps { count: path.steps.len() as u64 });
    if path.end == End::Stuck {
        let waits = path.steps.is_empty() && model.session.is_wrong();
        let waits = waits.then_some(Message::ListsBlocked);
        summary.push(model.session.problem().or(waits).unwrap_or(Message::PathStuck));
    }
    model
        .localizer
        .join(&summary.iter().map(|message| model.localizer.message(message)).collect::<Vec<_>>())
}

/// How often each technique is used, the hardest first.
fn counts(model: &Model, path: &Path) -> impl Iterator<Item = String> {
    let counts = path.grade().counts.into_iter().rev();
    counts.map(|(technique, count)| format!("{count} × {}", model.localizer.technique(technique)))
}

/// The path as text: the board it begins at, what it is worth, how often each technique is used,
/// and each step in a line, with the reasons of all that are more than singles.
pub fn text(model: &Model, walk: &PathBrowser) -> String {
    let localizer = &model.localizer;
    let mut lines = vec![walk.start.digits().to_string()];
    if let Some(path) = &walk.path {
        lines.push(summary(model, path));
        lines.extend(counts(model, path));
    }
    lines.push(String::new());
    for (place, step) in walk.steps().iter().enumerate() {
        let (name, outcome) = (localizer.technique(step.technique), localizer.step_effects(step));
        lines.push(format!("{}. {name}: {outcome}", place + 1));
        if step.technique.tier() > Tier::Easy {
            let sentences = localizer.explanation_text(step);
            lines.extend(sentences.iter().map(|sentence| format!("   {sentence}")));
        }
    }
    lines.push(String::new());
    lines.join("\n")
}
