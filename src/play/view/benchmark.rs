//! How fast the engine is in this browser: a part of the About dialog.

use crate::core::jobs::Purpose;
use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonView, Icon};
use crate::play::Shown;
use crate::play::benchmark::BenchmarkList;
use crate::service::BenchmarkResult;
use crate::words::label::Label;

/// The benchmark of the engine.
#[derive(Clone, PartialEq, Debug)]
pub struct BenchmarkView {
    /// The heading that unfolds it.
    pub title: String,
    /// What it measures, and how a list must look.
    pub help: String,
    /// Begin, or while it runs, stop.
    pub run: ButtonView,
    /// The label of the field for a file.
    pub file: String,
    /// Above the columns: list, puzzles, puzzles a second, guesses for a puzzle.
    pub heads: [String; 4],
    /// A list in each row.
    pub rows: Vec<[String; 4]>,
}

/// The benchmark of the model.
pub fn benchmark(model: &Shown) -> BenchmarkView {
    let word = |label| model.common.localizer.label(label);
    let running = model.common.jobs.any(|purpose| matches!(purpose, Purpose::Benchmark(_)));
    let run = if running {
        ButtonView::new(model.common, Label::Stop, Msg::StopRequested).icon(Icon::Stop)
    } else {
        ButtonView::new(model.common, Label::BenchmarkRun, Msg::BenchmarkRequested).icon(Icon::Play)
    };
    BenchmarkView {
        title: word(Label::BenchmarkTitle),
        help: word(Label::BenchmarkHelp),
        run,
        file: word(Label::BenchmarkFile),
        heads: [
            Label::BenchmarkList,
            Label::BenchmarkPuzzles,
            Label::BenchmarkSpeed,
            Label::BenchmarkGuesses,
        ]
        .map(word),
        rows: model
            .own
            .dialogs
            .benchmark
            .done
            .iter()
            .map(|(list, of)| row(model, list, of))
            .collect(),
    }
}

fn row(model: &Shown, list: &BenchmarkList, of: &BenchmarkResult) -> [String; 4] {
    let name = match list {
        BenchmarkList::Easy => model.common.localizer.label(Label::BenchmarkEasy),
        BenchmarkList::Hard => model.common.localizer.label(Label::BenchmarkHard),
        BenchmarkList::Made => model.common.localizer.label(Label::BenchmarkMade),
        BenchmarkList::File(name, _) => name.clone(),
    };
    let second = of.puzzles * 1000 / (of.millis as u64).max(1);
    let guesses = of.guesses * 100 / of.puzzles.max(1);
    let guesses = match list {
        BenchmarkList::Made => String::new(),
        _ => format!("{}.{:02}", guesses / 100, guesses % 100),
    };
    [name, of.puzzles.to_string(), second.to_string(), guesses]
}
