//! A step in words: its technique's name and its explanation, whose arguments are gathered from the
//! evidence by role, so that a technique needs no line here.

use crate::engine::step::{Effect, Role, Step, Target};
use crate::engine::techniques::Technique;

use super::Words;
use super::arg::Arg;

impl Words {
    /// The technique's name.
    pub fn technique(&self, technique: Technique) -> String {
        self.get(&format!("technique-{}", technique.slug()), &[])
    }
    /// The sentences that explain a step, one for each line of the technique's entry.
    pub fn explain(&self, step: &Step) -> Vec<String> {
        let args = arguments(step);
        let args: Vec<(&str, Arg)> =
            args.iter().map(|(name, arg)| (name.as_str(), arg.clone())).collect();
        let told = self.get(&format!("explain-{}", step.technique.slug()), &args);
        told.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
    }
}

/// `$base`, `$base-count` (of cells), `$base-digits` and `$base-houses` for each role, `$digits`,
/// `$placed` and `$removed`.
fn arguments(step: &Step) -> Vec<(String, Arg)> {
    let mut args = Vec::new();
    for role in Role::ALL {
        let name: &str = role.into();
        let cells = step.evidence.cells_of(role);
        args.push((name.to_owned(), Arg::Cells(cells)));
        args.push((format!("{name}-count"), Arg::Number(cells.len() as u64)));
        args.push((format!("{name}-digits"), Arg::Digits(step.evidence.digits_of(role))));
        args.push((format!("{name}-houses"), Arg::Houses(step.evidence.houses_of(role))));
    }
    let digits = step.evidence.marks.iter().filter_map(|mark| match mark.target {
        Target::Digits(digits) => Some(digits),
        _ => None,
    });
    args.push((
        "digits".to_owned(),
        Arg::Digits(digits.fold(Default::default(), |all, more| all | more)),
    ));
    let (placed, removed): (Vec<Effect>, Vec<Effect>) =
        step.effects.iter().partition(|effect| matches!(effect, Effect::Place(_)));
    args.push(("placed".to_owned(), Arg::Effects(placed)));
    args.push(("removed".to_owned(), Arg::Effects(removed)));
    args
}
