//! A puzzle that is being made, and that none was found.

use crate::core::msg::Msg;
use crate::core::view::controls::{BusyView, ButtonVariant, ButtonView, Icon};
use crate::engine::generate::{Progress, Recipe};
use crate::play::Shown;
use crate::words::label::Label;
use crate::words::message::{Message, Wanted};

/// The puzzle that is being made, if one is, and the way to stop the job.
pub fn busy(model: &Shown) -> Option<BusyView> {
    let making = model.common.jobs.new_puzzle()?;
    let tried = making.progress.map_or(0, |progress| tried(&making.recipe, progress));
    let message = making.goal().map_or(Message::Making, |goal| Message::MakingFor { goal });
    Some(BusyView {
        text: model.common.localizer.message(&message),
        tried: model.common.localizer.message(&Message::MakingTried { tried }),
        stop: ButtonView::new(model.common, Label::Stop, Msg::StopRequested)
            .icon(Icon::Stop)
            .variant(ButtonVariant::Primary),
    })
}

/// Puzzles with at most so many clues are too rare to be found in a while.
const RARE_CLUES: u8 = 20;

/// That no puzzle was found for what Create asked for, if that was the answer.
pub fn unmet(model: &Shown) -> Option<String> {
    let recipe = model.own.dialogs.unmet?;
    let Recipe { tier, technique, clues, .. } = recipe;
    let unmet = Message::NotFound { wanted: Wanted { tier, technique, clues } };
    let is_rare = clues.is_some_and(|count| count <= RARE_CLUES);
    let why = is_rare.then(|| model.common.localizer.label(Label::CluesRare));
    let sentences: Vec<String> =
        std::iter::once(model.common.localizer.message(&unmet)).chain(why).collect();
    Some(model.common.localizer.join(&sentences))
}

/// Where a tier or technique is asked for, whole puzzles are tried and rejected; else the search
/// tries clues to remove.
fn tried(recipe: &Recipe, progress: Progress) -> u64 {
    let by_difficulty = recipe.tier.is_some() || recipe.technique.is_some();
    if by_difficulty { progress.puzzles } else { progress.checks }
}
