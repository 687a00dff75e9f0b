//! Hints level by level and sentence by sentence.

use crate::core::letter::LateLetter;
use crate::core::msg::HintMsg;
use crate::engine::logic::refutation::Found;
use crate::engine::logic::step::Effect;
use crate::engine::types::cell::{Cell, CellSet};
use crate::service::{HintResult, ProofSearch, Validity, request};
use crate::words::arg::{ExplanationSentence, SentencePlace};
use crate::words::message::Message;

use crate::core::command::Command;
use crate::core::cursor::Adjacent;
use crate::core::cursor::Direction;
use crate::core::jobs::{HintSearch, PendingAction, Purpose};
use crate::core::moves::Move;
use crate::play::Update;
use crate::play::card::{Card, Hint, HintLevel};
use crate::play::hint_messages::{announcement, level, search};

/// Small enough that no worker is idle for long at the end, large enough that asking costs little.
const PROOF_PARTS: usize = 16;

impl Update<'_> {
    /// Works off what happens to the hint.
    pub(crate) fn hints(&mut self, msg: HintMsg) {
        match msg {
            HintMsg::Requested => self.hint(),
            HintMsg::AnotherRequested => self.another_hint(),
            HintMsg::FoundRequested => self.show_found_hint(),
            HintMsg::CellRequested => {
                let cursor = self.own.input.cursor;
                self.hint_in(cursor);
            }
            HintMsg::Applied => self.apply_hint(),
            HintMsg::Closed => self.close_hint_card(),
            HintMsg::SentenceStepped(way) => self.step_sentence(way),
            HintMsg::SentenceChosen(at) => self.choose_sentence(at),
            HintMsg::SentenceFolded(at) => self.fold_sentence(at),
            HintMsg::SentencePointed(place) => self.point_at_sentence(place),
            HintMsg::DifferencesShown => self.show_differing(),
        }
    }
    /// The next level of the hint there is, or a new hint.
    pub(crate) fn hint(&mut self) {
        if self.common.session.clock.is_paused() {
            return;
        }
        self.common.page.dialog = None;
        self.own.card.end_preview();
        if let Some(hint) = self.own.card.hint_mut() {
            let Some(next) = hint.next_level() else { return self.apply_hint() };
            hint.level = next;
            self.count_raised_hint();
            return self.show_hint_level();
        }
        if self.is_asking() {
            self.own.card = Card::None;
        }
        let jobs = &mut self.common.jobs;
        if jobs.any(Purpose::is_hint) || jobs.pending_action() == Some(PendingAction::Hint) {
            self.own.early_hints += 1;
            return self.set_status(Message::Preparing);
        }
        if self.common.session.verdict.is_none() {
            jobs.after_verdict(PendingAction::Hint);
            return self.set_status(Message::Preparing);
        }
        let (state, practised) = (self.common.puzzle_state(), self.common.session.practised);
        self.ask(request::BeginHint { state, practised }, |asked| {
            Purpose::Hint(asked, HintSearch::Short)
        });
    }
    /// Every worker can take parts of the search for a proof.
    pub(crate) fn prove_in_parts(&mut self, so_far: &HintSearch, search: Box<ProofSearch>) {
        for part in search.parts(PROOF_PARTS).into_iter().map(Box::new) {
            self.ask(request::ProvePart { part }, |asked| {
                Purpose::ProofPart(asked, so_far.clone())
            });
        }
        self.common.jobs.begin_proving(search);
    }
    /// A stage has found none: it takes a while, however short each part is.
    pub(crate) fn go_on_proving(&mut self, so_far: HintSearch, search: Box<ProofSearch>) {
        self.prove_in_parts(&so_far.with(None), search);
        self.announce_search();
    }
    pub(crate) fn take_proof_part(&mut self, found: Found, so_far: HintSearch) {
        if let Some((search, found)) = self.common.jobs.part_proved(found) {
            self.ask(request::GoOnProving { search, found }, |asked| {
                Purpose::ProofStage(asked, so_far)
            });
        }
    }
    pub(crate) fn show_hint(&mut self, result: HintResult) {
        let mut hint = Hint::new(result);
        // A check has shown where it is.
        let wrong = self.common.session.wrong;
        if hint.mistake().is_some_and(|mistake| wrong.contains(mistake.at.cell)) {
            hint.level = HintLevel::Why;
        }
        for _ in 0..std::mem::take(&mut self.own.early_hints) {
            hint.level = hint.next_level().unwrap_or(hint.level);
        }
        self.own.card = match std::mem::take(&mut self.own.card) {
            Card::Deduction(deduction, _) => Card::Deduction(deduction, Some(hint)),
            other => Card::Hint(hint, other.into_steps()),
        };
        self.count_hint();
        self.show_hint_level();
    }
    /// The status line shows that a proof is being looked for, and what has been found.
    pub(crate) fn announce_search(&mut self) {
        let message = self.common.jobs.hint_search().and_then(search);
        if let Some(message) = message {
            self.set_status(message);
        }
    }
    /// The proof that has been found, without waiting for a shorter one.
    fn show_found_hint(&mut self) {
        let Some(HintSearch::Found(step)) = self.common.jobs.hint_search().cloned() else { return };
        self.cancel(Purpose::is_hint);
        self.show_hint(HintResult::Step(step));
    }
    /// Another step of the same tier.
    fn another_hint(&mut self) {
        let Some(hint) = self.own.card.hint() else { return };
        let skip = hint.skip + 1;
        let (state, practised) = (self.common.puzzle_state(), self.common.session.practised);
        self.ask(request::Hint { state, practised, skip }, |asked| {
            Purpose::AnotherHint(asked, skip)
        });
    }
    /// It is shown as far as the one before.
    pub(crate) fn show_another_hint(&mut self, result: HintResult, skip: usize) {
        let Some(hint) = self.own.card.hint_mut() else { return };
        if hint.result == result {
            return self.set_status(Message::HintOnlyOne);
        }
        *hint = Hint { skip, level: hint.level, ..Hint::new(result) };
        self.count_hint();
        self.show_hint_level();
    }
    /// The status line shows what is new: the place, the technique, the pattern, what follows.
    pub(crate) fn show_hint_level(&mut self) {
        let Some(hint) = self.own.card.hint().filter(|_| !self.common.session.clock.is_paused())
        else {
            return;
        };
        let news = announcement(hint, self.common.session.problem());
        self.common.page.status = level(hint).into_iter().chain(news).collect();
    }
    /// Closes the hint or deduction, and clears the status line, which was about it.
    pub(crate) fn close_hint(&mut self) {
        let (card, closed) = std::mem::take(&mut self.own.card).without_hint();
        self.own.card = card;
        self.own.early_hints = 0;
        if self.cancel(Purpose::is_hint) || closed {
            self.common.page.status.clear();
        }
    }
    fn point_at_sentence(&mut self, place: Option<usize>) {
        if let Some(hint) = self.own.card.hint_mut() {
            hint.pointed = place;
        }
    }
    /// Whether the arrow keys step through the sentences of a hint instead of the cells.
    pub(crate) fn steps_sentences(&mut self, direction: Direction) -> bool {
        let way = match direction {
            Direction::Left => Adjacent::Previous,
            Direction::Right => Adjacent::Next,
            Direction::Up | Direction::Down => return false,
        };
        let explained = self.own.card.hint().filter(|hint| hint.level == HintLevel::Why);
        let has_sentences = explained.is_some_and(|hint| hint.step().is_some());
        if has_sentences && !self.common.session.clock.is_paused() {
            self.send(LateLetter::Sentence(way));
        }
        has_sentences
    }
    /// One sentence on or back, from step to step.
    pub(crate) fn step_sentence(&mut self, way: Adjacent) {
        let localizer = self.common.localizer.clone();
        let Some(hint) = self.own.card.hint_mut() else { return };
        let shown = |hint: &Hint| {
            let sentences = hint.step().map(|step| localizer.explanation(step));
            sentences.map_or(Vec::new(), |sentences| hint.unfolded(&sentences))
        };
        let (here, steps) = (shown(hint), hint.steps().len());
        let at = hint.sentence.and_then(|at| here.iter().rposition(|&place| place <= at));
        let place = match (way, at) {
            (Adjacent::Next, None) => Some(0),
            (Adjacent::Next, Some(at)) if at + 1 < here.len() => Some(here[at + 1]),
            (Adjacent::Next, Some(_)) if hint.at + 1 < steps => {
                hint.go_to(hint.at + 1);
                Some(0)
            }
            (Adjacent::Previous, Some(at)) if at > 0 => Some(here[at - 1]),
            (Adjacent::Previous, Some(_)) if hint.at > 0 => {
                hint.go_to(hint.at - 1);
                shown(hint).last().copied()
            }
            _ => None,
        };
        let Some(place) = place else { return };
        self.choose_sentence(place);
    }
    /// Folds away what stands under a sentence, or shows it again.
    fn fold_sentence(&mut self, place: usize) {
        if let Some(hint) = self.own.card.hint_mut() {
            hint.toggle(place);
        }
    }
    /// To a sentence, which the status line repeats.
    fn choose_sentence(&mut self, place: usize) {
        let localizer = self.common.localizer.clone();
        let Some(hint) = self.own.card.hint_mut() else { return };
        let Some(step) = hint.step() else { return };
        let exists = place < localizer.explanation(step).len();
        let sentence =
            ExplanationSentence { step: Box::new(step.clone()), place: SentencePlace::At(place) };
        hint.sentence = exists.then_some(place);
        hint.pointed = None;
        if exists {
            self.set_status(Message::HintSentence { sentence });
        }
    }
    /// One move: the effects of the hint, or the deduction that was proved.
    fn apply_hint(&mut self) {
        let effects = match self.own.card.hint().map(|hint| &hint.result) {
            Some(HintResult::Step(step)) => step.effects.clone(),
            Some(HintResult::Checked(check)) if check.validity == Validity::Proved => {
                check.claims.clone()
            }
            _ => return,
        };
        let placed: CellSet = effects.iter().filter_map(placed_in).collect();
        self.make(Move::Apply(effects));
        // One digit is found again by its cell.
        if let Some(cell) = placed.first().filter(|_| placed.len() == 1) {
            self.own.input.cursor = cell;
            self.own.input.selection = placed;
            self.emit(Command::Focus(cell));
        }
        if self.own.card.steps().is_some() {
            self.emit(Command::FocusCard);
        }
    }
    /// The wrong digit goes; what came after it stays.
    pub(crate) fn erase_mistake(&mut self) {
        if let Some(mistake) = self.own.card.hint().and_then(Hint::mistake) {
            self.make(Move::Erase(CellSet::only(mistake.at.cell)));
        }
    }
}

/// The cell that gets a digit.
fn placed_in(effect: &Effect) -> Option<Cell> {
    match effect {
        Effect::Place(candidate) => Some(candidate.cell),
        Effect::Eliminate(_) => None,
    }
}
