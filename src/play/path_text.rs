//! The solving path as text, and what is said of a path and its grade.

use crate::engine::logic::techniques::Tier;
use crate::engine::rating::grade::{End, Grade, Path};
use crate::words::Localizer;
use crate::words::message::Message;

use super::solving_path::PathBrowser;
use crate::play::Shown;

/// Tier, score and hardest technique in a sentence; none if there is no step.
pub fn grade_message(localizer: &Localizer, grade: &Grade) -> Option<Message> {
    let hardest = localizer.hardest(grade.hardest?);
    Some(Message::GradeIs { tier: grade.tier, score: u64::from(grade.score), hardest })
}

/// What a path is worth and how long it is; what stops it, if it does not reach the end. Points are
/// HoDoKu's, who counts the singles in another order and guesses where there is a proof by cases: they are
/// said of the path that it grades, and of no other.
pub fn summary(model: &Shown, path: &Path) -> String {
    let localizer = &model.common.localizer;
    let grade = path.grade();
    let is_graded = model.common.session.path.as_deref() == Some(path);
    let worth = match grade.hardest {
        Some(_) if is_graded => grade_message(localizer, &grade),
        Some(hardest) => {
            let hardest = localizer.hardest(hardest);
            Some(Message::GradeUnscored { tier: grade.tier, hardest })
        }
        None => None,
    };
    let mut summary: Vec<Message> = worth.into_iter().collect();
    summary.push(Message::PathSteps { count: path.steps.len() as u64 });
    if path.end == End::Stuck {
        let waits = path.steps.is_empty() && model.common.session.is_wrong();
        let waits = waits.then_some(Message::ListsBlocked);
        summary.push(model.common.session.problem().or(waits).unwrap_or(Message::PathStuck));
    }
    localizer.join(&summary.iter().map(|message| localizer.message(message)).collect::<Vec<_>>())
}

/// How often each technique is used, the hardest first.
pub fn counts(model: &Shown, path: &Path) -> impl Iterator<Item = String> {
    let counts = path.grade().counts.into_iter().rev();
    counts.map(|(technique, count)| {
        format!("{count} × {}", model.common.localizer.technique(technique))
    })
}

/// The path as text: the board it begins at, what it is worth, how often each technique is used,
/// and each step in a line, with the reasons of all that are more than singles.
pub fn text(model: &Shown, browser: &PathBrowser) -> String {
    let localizer = &model.common.localizer;
    let mut lines = vec![browser.start.digits().to_string()];
    if let Some(path) = &browser.path {
        lines.push(summary(model, path));
        lines.extend(counts(model, path));
    }
    lines.push(String::new());
    for (place, step) in browser.steps().iter().enumerate() {
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
