//! What a hint says, as messages: the card shows them, and the status line repeats what is new.

use crate::engine::logic::step::{Effect, Role, Step};
use crate::engine::logic::techniques::Technique;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::house::HouseSet;
use crate::engine::types::position::DeadEnd;
use crate::service::{DeductionCheck, HintResult, Mistake, MistakeKind, Validity};
use crate::words::arg::{ExplanationSentence, SentencePlace};
use crate::words::message::Message;

use crate::core::jobs::HintSearch;
use crate::core::look_at::{cells_to_mark, houses_to_look_at, step_houses};
use crate::play::card::{Hint, HintLevel};

/// Which level a hint is at, if it has levels.
pub fn level(hint: &Hint) -> Option<Message> {
    hint.progress().map(|(level, of)| Message::HintLevel { level, of })
}

/// What is said of a search that takes long.
pub fn search(search: &HintSearch) -> Option<Message> {
    match search {
        HintSearch::Short => None,
        HintSearch::Long => Some(Message::HintSearching),
        HintSearch::Found(step) => {
            let found = step.evidence.refutation.as_ref()?;
            let (lines, suppositions) = (found.size() as u64, found.suppositions() as u64);
            Some(Message::HintFound { lines, suppositions })
        }
    }
}

/// What is new at this level, for the status line: the last thing that the card says. `problem` is
/// what is wrong with the clues, if that is known.
pub fn announcement(hint: &Hint, problem: Option<Message>) -> Vec<Message> {
    match (&hint.result, hint.step(), hint.level) {
        (HintResult::Step(_), Some(step), HintLevel::Why) => {
            let (step, place) = (Box::new(step.clone()), SentencePlace::Conclusion);
            vec![Message::HintSentence { sentence: ExplanationSentence { step, place } }]
        }
        (HintResult::Step(_), Some(step), HintLevel::Which) => {
            let named = Message::TechniqueNamed { technique: step.technique };
            std::iter::once(named).chain(said_location(step)).collect()
        }
        _ => lead(hint, problem).into_iter().chain(step_title(hint)).collect(),
    }
}

/// What a hint says in a few words, as long as it says no more than where to look and what for.
pub fn brief(hint: &Hint) -> Option<Message> {
    if let Some(mistake) = hint.mistake() {
        return mistake_place(mistake, hint.level);
    }
    let HintResult::Step(step) = &hint.result else { return None };
    match hint.level {
        HintLevel::Where => Some(where_to_look(step)),
        HintLevel::Which => {
            let technique = step.technique;
            Some(match location(step) {
                Some(houses) => Message::HintBrief { technique, houses },
                None => Message::TechniqueNamed { technique },
            })
        }
        HintLevel::Pattern | HintLevel::Why => None,
    }
}

/// What the card says before the explanation.
pub fn lead(hint: &Hint, problem: Option<Message>) -> Vec<Message> {
    match &hint.result {
        HintResult::Step(step) => step_lead(step, hint.level),
        HintResult::Mistake(mistake) => mistake_lead(mistake, hint.level),
        HintResult::Conflicting(cells) => vec![Message::HintConflicting { cells: *cells }],
        HintResult::DeadEnd(dead_end) => vec![Message::of_dead_end(*dead_end)],
        HintResult::Checked(checked) => deduction_lead(checked),
        HintResult::Complete => vec![Message::HintComplete],
        HintResult::Stuck => vec![problem.unwrap_or(Message::HintStuck)],
    }
}

/// Which step of a proof is explained, and with the first how hard the hardest is; none for a hint's
/// own step, whose title stands above.
pub fn step_title(hint: &Hint) -> Option<Message> {
    let has_title = hint.level == HintLevel::Why && hint.contradiction().is_none();
    let technique = hint.step().filter(|_| hint.proof().is_some() && has_title)?.technique;
    let (at, of) = (hint.at as u64 + 1, hint.steps().len() as u64);
    let hardest = hint.steps().iter().map(|step| step.technique).max()?;
    Some(Message::ProofStep { at, of, technique, hardest })
}

fn step_lead(step: &Step, level: HintLevel) -> Vec<Message> {
    let about = Message::TechniqueAbout { technique: step.technique };
    match level {
        HintLevel::Where => vec![where_to_look(step)],
        HintLevel::Which => std::iter::once(about).chain(said_location(step)).collect(),
        HintLevel::Pattern => vec![about, pattern(step)],
        HintLevel::Why => Vec::new(),
    }
}

/// The house to look at, how many there are of each kind, or the whole grid.
fn where_to_look(step: &Step) -> Message {
    let houses = houses_to_look_at(step);
    match (houses.single(), houses.is_empty()) {
        (Some(house), _) => Message::HintWhereHouse { house },
        (None, true) => Message::HintWhereGrid,
        (None, false) => Message::HintWhereHouses { houses },
    }
}

/// In which houses the pattern is, if that is more than where to look said.
fn location(step: &Step) -> Option<HouseSet> {
    let houses = step_houses(step);
    let is_known = houses == houses_to_look_at(step) && houses.len() < 2;
    (!is_known).then_some(houses)
}

fn said_location(step: &Step) -> Option<Message> {
    location(step).map(|houses| Message::HintHouses { houses })
}

/// What is marked in the grid. A hidden single shows why one cell is left, and not yet which.
fn pattern(step: &Step) -> Message {
    let evidence = &step.evidence;
    let (house, digit) = (evidence.houses_of(Role::Base).single(), evidence.all_digits().single());
    match (step.technique, house.zip(digit)) {
        (Technique::HiddenSingle, Some((house, digit)))
            if !evidence.cells_of(Role::Witness).is_empty() =>
        {
            Message::HintPatternSingle { digit, house }
        }
        _ => Message::HintPattern { cells: cells_to_mark(step) },
    }
}

/// Where to look for a mistake, as long as no more is said.
fn mistake_place(mistake: &Mistake, level: HintLevel) -> Option<Message> {
    let cell = mistake.at.cell;
    match (level, mistake.kind) {
        (HintLevel::Where, _) => Some(Message::MistakeWhere { house: cell.houses()[2] }),
        (HintLevel::Why, _) => None,
        (_, MistakeKind::Digit) => Some(Message::MistakeWhich { cell }),
        (_, MistakeKind::Elimination) => Some(Message::MistakeWhichNote { cell }),
    }
}

/// Why it is one, and where there are more.
fn mistake_lead(mistake: &Mistake, level: HintLevel) -> Vec<Message> {
    if let Some(place) = mistake_place(mistake, level) {
        return vec![place];
    }
    let cells = mistake.cells;
    let all = match mistake.kind {
        MistakeKind::Digit => Message::HintWrongDigits { cells },
        MistakeKind::Elimination => Message::HintWrongEliminations { cells },
    };
    let all = (cells.len() > 1).then_some(all);
    std::iter::once(mistake_reason(mistake)).chain(all).collect()
}

fn mistake_reason(mistake: &Mistake) -> Message {
    let Candidate { cell, digit } = mistake.at;
    if mistake.kind == MistakeKind::Elimination {
        return Message::MistakeElimination { digit, cell };
    }
    let proof = mistake.proof.steps.first().and_then(|step| step.evidence.refutation.as_ref());
    let board = &mistake.proof.board;
    let seen = || cell.peers().iter().find(|&peer| board.digit(peer) == Some(digit));
    match (proof.map(|proof| proof.end), seen()) {
        (Some(DeadEnd::Cell(dead)), _) => Message::MistakeDeadCell { digit, cell, dead },
        (Some(DeadEnd::House(house, missing)), _) => {
            Message::MistakeDeadHouse { digit, cell, house, missing }
        }
        (None, Some(other)) => Message::MistakeConflict { digit, cell, other },
        (None, None) => Message::MistakeSolution { digit, cell },
    }
}

fn deduction_lead(checked: &DeductionCheck) -> Vec<Message> {
    let answer = match checked.validity {
        Validity::Proved => Message::DeductionProved,
        Validity::True => Message::DeductionTrue,
        Validity::Open => Message::DeductionOpen,
        Validity::Refuted(Effect::Eliminate(Candidate { cell, digit })) => {
            Message::DeductionNeeded { digit, cell }
        }
        Validity::Refuted(Effect::Place(Candidate { cell, digit })) => {
            Message::DeductionWrong { digit, cell }
        }
    };
    vec![Message::of_claims(&checked.claims), answer]
}
