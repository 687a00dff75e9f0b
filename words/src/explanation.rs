//! A step in words: its technique's name, what it does, and its explanation, whose arguments are
//! taken from the evidence by role, so that a technique needs no line here.

use std::borrow::Cow;
use std::rc::Rc;

use nonet_engine::logic::blockers::{Blocker, blockers};
use nonet_engine::logic::grounds::Case;
use nonet_engine::logic::refutation::{Line, Read, Reading, Refutation};
use nonet_engine::logic::step::{
    Effect, Evidence, Role, Step, Target as Marked, placed_and_removed,
};
use nonet_engine::logic::techniques::{Family, Technique};
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::CellSet;

use super::Localizer;
use super::arg::{Arg, Arguments, ExplanationSentence, SentencePlace, cells_of, digits_of};
use super::chain::continues;
use super::chain_args::of_chain;
use super::chain_lines::{ChainLine, chain_lines, written_links};
use super::label::Label;
use super::later_words::LaterWords;
use super::message::Message;
use super::pattern_lines::{conflicting, covers_cross, exocet_lines, held_covers, pattern_lines};
use super::piece::{Marks, Piece, Target};
use super::ring;

/// A sentence about a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// What it says, and what it names.
    pub pieces: Vec<Piece>,
    /// The links that it is about, counted as the step counts them; the place after the last stands
    /// for what is eliminated. Empty if it is about the whole.
    pub links: Vec<usize>,
    /// Whether it is one line of the chains, or one digit of the net.
    pub is_detail: bool,
    /// How many suppositions it stands under, beside that of the step itself.
    pub depth: usize,
    /// How many of the sentences right after it can be folded away under it.
    pub holds: usize,
}

impl Sentence {
    /// The sentence as plain text.
    pub fn text(&self) -> String {
        self.pieces.iter().map(|piece| piece.text.as_str()).collect()
    }
    /// The cells that it names.
    pub fn cells(&self) -> CellSet {
        let targets = self.pieces.iter().filter_map(|piece| piece.target);
        targets.fold(CellSet::EMPTY, |all, target| all | target.cells())
    }
    /// Whether it gives the step's chains in short, in the field's notation.
    pub fn gives_chain(&self) -> bool {
        self.pieces.iter().any(|piece| matches!(piece.target, Some(Target::Link(_))))
    }
}

impl Localizer {
    /// The name of a family.
    pub fn family(&self, family: Family) -> String {
        self.text(&format!("family-{}", family.slug()))
    }
    /// The name of a technique.
    pub fn technique(&self, technique: Technique) -> String {
        self.text(&format!("technique-{}", technique.slug()))
    }
    /// The name of the hardest technique of a puzzle. Which of the singles that is depends on the order
    /// in which they are looked for, and a guess of HoDoKu's on what HoDoKu knows.
    pub fn hardest(&self, technique: Technique) -> String {
        match technique {
            Technique::BruteForce => self.label(Label::BeyondHodoku),
            _ if technique.family() == Family::Singles => self.label(Label::Singles),
            _ => self.technique(technique),
        }
    }
    /// The technique in one sentence.
    pub fn about(&self, technique: Technique) -> String {
        self.of_explanations(&format!("about-{}", technique.slug()))
    }
    /// The technique without a grid: what there is, why something follows, and last what follows.
    pub fn idea(&self, technique: Technique) -> Vec<String> {
        let text = self.of_explanations(&format!("idea-{}", technique.slug()));
        text.lines().map(str::to_owned).collect()
    }
    /// When to look for the technique, and how it differs from similar ones.
    pub fn when(&self, technique: Technique) -> String {
        self.of_explanations(&format!("when-{}", technique.slug()))
    }
    fn of_explanations(&self, key: &str) -> String {
        if self.has_words(LaterWords::Techniques) {
            self.text(key)
        } else {
            self.message(&Message::ExplanationsLoading)
        }
    }

    /// The sentences that explain a step: first what follows, then the reason, of chains line by line
    /// and in short at the end.
    pub fn explanation(&self, step: &Step) -> Rc<[Sentence]> {
        if let Some((last, sentences)) = &*self.last_explained.borrow()
            && last == step
        {
            return sentences.clone();
        }
        let sentences: Rc<[Sentence]> = self.explain(step).into();
        *self.last_explained.borrow_mut() = Some((step.clone(), sentences.clone()));
        sentences
    }
    /// The sentences without what others are folded away under, to be shown one after the other.
    pub fn explanation_in_turn(&self, step: &Step) -> Vec<Sentence> {
        let all = self.explanation(step);
        let is_heading =
            |at: usize| all[at].holds > 0 && all.get(at + 1).is_some_and(Sentence::gives_chain);
        (0..all.len()).filter(|&at| !is_heading(at)).map(|at| all[at].clone()).collect()
    }
    /// A net's digits come after what is supposed; a chain's lines where the entry has it in short, and
    /// that at the end. What comes first is about the whole, so that it lights no link.
    fn explain(&self, step: &Step) -> Vec<Sentence> {
        let mut explanation = Vec::new();
        let mut short = self.short_explanation(step);
        if !self.has_words(LaterWords::Techniques) {
            return short;
        }
        if let Some(first) = short.first_mut() {
            first.links.clear();
        }
        // A proof by cases begins with what is supposed, after the conclusion.
        let before_net = 1 + usize::from(step.evidence.refutation.is_some());
        let mut notation = None;
        for sentence in short {
            if sentence.gives_chain() {
                let lines = chain_lines(&step.evidence).into_iter();
                explanation.extend(lines.map(|line| self.line_sentence(line)));
                notation = Some(sentence);
                continue;
            }
            explanation.push(sentence);
            if explanation.len() == before_net && step.evidence.links.is_empty() {
                explanation.extend(self.net_sentences(step));
                explanation.extend(self.blocker_sentences(step));
            }
        }
        let heading = notation.is_some().then(|| self.notation_heading());
        explanation.into_iter().chain(heading).chain(notation).collect()
    }
    /// The sentences of the technique's entry, one for each of its lines.
    pub fn short_explanation(&self, step: &Step) -> Vec<Sentence> {
        if !self.has_words(LaterWords::Techniques) {
            return vec![sentence(self.pieces(&Message::ExplanationsLoading), step)];
        }
        let mut marks = Marks::on();
        let text = self.format(&explanation_key(step.technique), &OfStep(step), &mut marks);
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        lines.map(|line| sentence(marks.split(line), step)).collect()
    }
    /// The sentences that explain a step, one after the other, as plain text.
    pub fn explanation_text(&self, step: &Step) -> Vec<String> {
        self.explanation_in_turn(step).iter().map(Sentence::text).collect()
    }
    /// What the chains in short are folded away under, where lines say the same.
    fn notation_heading(&self) -> Sentence {
        Sentence { holds: 1, ..detail(self.pieces(&Message::InNotation), 0) }
    }
    fn line_sentence(&self, (links, message): ChainLine) -> Sentence {
        Sentence { links, ..detail(self.pieces(&message), 0) }
    }
    /// The proof by cases line by line, or what is supposed by turns and the singles that follow.
    fn net_sentences(&self, step: &Step) -> Vec<Sentence> {
        if let Some(refutation) = &step.evidence.refutation {
            return self.case_sentences(refutation);
        }
        let cases = &step.evidence.grounds.cases;
        let numbers = (1..).map(|number| (cases.len() > 1).then_some(number));
        numbers.zip(cases).flat_map(|(number, case)| self.of_case(number, case)).collect()
    }
    /// What is supposed, in which of several cases, and each single that follows with its reason.
    fn of_case(&self, number: Option<u64>, Case { supposed, lines }: &Case) -> Vec<Sentence> {
        let Candidate { cell, digit } = *supposed;
        let supposed = Message::CaseSupposed { cell, digit };
        let of_several = |number| Message::NetCase { number, cell, digit };
        let message = number.map_or(supposed, of_several);
        let start = Sentence { holds: lines.len(), ..detail(self.pieces(&message), 0) };
        let follows = lines.iter().filter_map(|line| match line {
            Line::Follows(inference) => Some(Message::of_inference(*inference)),
            Line::Refuted(_) => None,
        });
        let follows = follows.map(|message| detail(self.pieces(&message), 1));
        std::iter::once(start).chain(follows).collect()
    }
    /// What bars the other cells of a hidden single's house, each with its place as the link that it is
    /// about.
    fn blocker_sentences(&self, step: &Step) -> Vec<Sentence> {
        let digit = step.evidence.all_digits().first();
        let of = |(place, Blocker { cell, house, .. }): (usize, Blocker)| {
            let pieces = self.pieces(&Message::Blocked { digit: digit?, cell, house });
            Some(Sentence { links: vec![place], ..detail(pieces, 0) })
        };
        blockers(step).into_iter().enumerate().filter_map(of).collect()
    }
    /// The lines between the supposition and the contradiction of the whole, which the technique's own
    /// sentences give.
    fn case_sentences(&self, refutation: &Refutation) -> Vec<Sentence> {
        let reading = refutation.reading();
        let inner = reading.get(1..reading.len() - 1).unwrap_or_default();
        let of_line = |&Reading { depth, what }: &Reading| Sentence {
            holds: if let Read::Supposed(_, lines) = what { lines } else { 0 },
            ..detail(self.pieces(&Message::of_reading(what)), depth)
        };
        inner.iter().map(of_line).collect()
    }
    /// One of the sentences of a step; empty if it has fewer.
    pub(super) fn explanation_sentence(
        &self,
        sentence: &ExplanationSentence,
        marks: &mut Marks,
    ) -> String {
        let explanation = self.explanation(&sentence.step);
        let found = match sentence.place {
            SentencePlace::At(place) => explanation.get(place),
            SentencePlace::Conclusion => conclusion(&explanation).map(|at| &explanation[at]),
        };
        let pieces = found.map_or(&[][..], |sentence| &sentence.pieces);
        let text = |piece: &Piece| match piece.target {
            Some(target) => marks.mark(piece.text.clone(), target),
            None => piece.text.clone(),
        };
        pieces.iter().map(text).collect()
    }
    /// What a step does, for lists.
    pub fn step_effects(&self, step: &Step) -> String {
        let (placed, removed) = placed_and_removed(&step.effects);
        let mut phrases = Vec::new();
        if !placed.is_empty() {
            phrases.push(self.message(&Message::StepPlaces { effects: placed }));
        }
        if !removed.is_empty() {
            phrases.push(self.message(&Message::StepRemoves { effects: removed }));
        }
        self.join_phrases(&phrases)
    }
}

/// Which of the sentences that explain a step says what follows: the first.
pub fn conclusion(explanation: &[Sentence]) -> Option<usize> {
    (!explanation.is_empty()).then_some(0)
}

fn explanation_key(technique: Technique) -> String {
    format!("explain-{}", technique.slug())
}

/// A sentence that is one line of a chain, a net or a proof.
fn detail(pieces: Vec<Piece>, depth: usize) -> Sentence {
    Sentence { pieces, links: Vec::new(), is_detail: true, depth, holds: 0 }
}

/// A sentence and the links that it is about: those all of whose cells it names, and what is
/// eliminated if it names one of its cells. A sentence that gives the chain is about the whole.
fn sentence(pieces: Vec<Piece>, step: &Step) -> Sentence {
    let mut sentence = Sentence { is_detail: false, ..detail(pieces, 0) };
    if sentence.gives_chain() {
        return sentence;
    }
    let named = sentence.cells();
    let links = &step.evidence.links;
    for (place, link) in links.iter().enumerate() {
        if (link.from.cells | link.to.cells).is_subset(named) {
            sentence.links.push(place);
        }
    }
    let is_named = |effect: &Effect| match effect {
        Effect::Eliminate(at) => named.contains(at.cell),
        Effect::Place(_) => false,
    };
    if step.effects.iter().any(is_named) {
        sentence.links.push(links.len());
    }
    sentence
}

/// The arguments of an explanation: for each role `$base` (its cells), `$base-count` (how many),
/// `$base-group` (its cells in short), `$base-digits`, `$base-digits-count`, `$base-houses`, `$base-houses-count` and `$base-at` (its candidates), and with `-or` those of which one is meant; `$digits`,
/// `$chain`, `$sets`, `$placed` and `$removed`, and how many they are; `$claim`, what the step does, as the
/// beginning of a sentence, `$gone`, the cells that lose a candidate, how many, and which digits; `$subset`, the digits of
/// fins and covers; of a proof by cases `$suppositions` and `$inferences`, how many of these there are;
/// of a ring its base cells in order, as `$ring` through cover houses, `$loop` by sight or `$pairs` in
/// groups; `$lines`, a sentence for each part of a pattern, and `$rest` those that come after others; `$crossings`, 1 if covers cross; `$conflict`, the cells of the
/// colour `off` in the cover house; of a fish `$held`, the fewest cover houses that hold its cells without the fins, and
/// `$unheld`, how many are not needed; `$start`, the cell of the first link, and `$start-digits`, its digit, what chains and colours
/// have beside these ([`of_chain`]); of a symmetry of the clues `$symmetry`, its slug, and `$exchanged`,
/// the digits that become each other.
struct OfStep<'a>(&'a Step);

impl Arguments for OfStep<'_> {
    fn argument(&self, name: &str) -> Option<Cow<'_, Arg>> {
        let OfStep(step) = self;
        let arg = of_whole(step, name).or_else(|| {
            let (role, part) = name.split_once('-').unwrap_or((name, ""));
            let role = Role::ALL.into_iter().find(|&at| <&str>::from(at) == role)?;
            of_role(step, role, part)
        });
        arg.map(Cow::Owned)
    }
}

/// The arguments that stand for the whole step.
fn of_whole(step: &Step, name: &str) -> Option<Arg> {
    let Evidence { links, sets, refutation, automorphism, .. } = &step.evidence;
    let number = |count: usize| Arg::Number(count as u64);
    let arg = match name {
        "digits" => Arg::Digits(step.evidence.all_digits()),
        "chain" => Arg::Chain(written_links(&step.evidence)),
        "chain-count" => number(links.chunk_by(|one, next| continues(*one, *next)).count()),
        "ring" => Arg::Ring(ring::tied(&step.evidence)),
        "loop" => Arg::Ring(ring::in_sight(&step.evidence)),
        "pairs" => Arg::Ring(ring::groups(&step.evidence)),
        "lines" => Arg::Lines(pattern_lines(step)),
        "rest" => Arg::Lines(exocet_lines(step)),
        "crossings" => number(usize::from(covers_cross(&step.evidence))),
        "conflict" => Arg::Cells(conflicting(&step.evidence)),
        "conflict-count" => number(conflicting(&step.evidence).len()),
        "held" => Arg::Houses(held_covers(&step.evidence)),
        "unheld" => {
            number((step.evidence.houses_of(Role::Cover) - held_covers(&step.evidence)).len())
        }
        "start" => Arg::Cells(links.first()?.from.cells),
        "start-digits" => Arg::Digits(links.first()?.from.digits),
        "sets" => Arg::Sets(sets.clone()),
        "sets-count" => number(sets.len()),
        "subset" => {
            let digits = |role| step.evidence.digits_of(role);
            Arg::Digits(digits(Role::Fin) | digits(Role::Cover))
        }
        "suppositions" => number(refutation.as_ref()?.suppositions()),
        "inferences" => number(refutation.as_ref()?.size() - 2),
        "symmetry" => Arg::Text(automorphism.as_ref()?.symmetry().slug().to_owned()),
        "exchanged" => Arg::Exchanged(automorphism.as_ref()?.exchanged()),
        _ => return of_effects(&step.effects, name).or_else(|| of_chain(step, name)),
    };
    Some(arg)
}

/// The arguments that stand for what a step does.
fn of_effects(effects: &[Effect], name: &str) -> Option<Arg> {
    let (placed, removed) = (placed_and_removed(effects).0, not_implied(effects));
    let number = |count: usize| Arg::Number(count as u64);
    Some(match name {
        "placed" => Arg::Placements(placed),
        "placed-count" => number(placed.len()),
        "removed" => Arg::Subjects(removed),
        "removed-count" => number(removed.len()),
        "claim" => Arg::Claim([placed, removed].concat()),
        "gone" => Arg::Cells(cells_of(&removed)),
        "gone-count" => number(cells_of(&removed).len()),
        "gone-digits" => Arg::Digits(digits_of(&removed)),
        "gone-digits-count" => number(digits_of(&removed).len()),
        _ => return None,
    })
}

/// What a step eliminates, but for what follows at once from what it places.
fn not_implied(effects: &[Effect]) -> Vec<Effect> {
    let (placed, mut removed) = placed_and_removed(effects);
    removed.retain(|gone| !placed.iter().any(|placed| placed.implies(*gone)));
    removed
}

/// The arguments that stand for what has a role.
fn of_role(step: &Step, role: Role, part: &str) -> Option<Arg> {
    let evidence = &step.evidence;
    let arg = match part {
        "" => Arg::Cells(evidence.cells_of(role)),
        "or" => Arg::CellsOr(evidence.cells_of(role)),
        "count" => Arg::Number(evidence.cells_of(role).len() as u64),
        "group" => Arg::Group(evidence.cells_of(role)),
        "digits" => Arg::Digits(evidence.digits_of(role)),
        "any" => Arg::AnyOf(evidence.digits_of(role)),
        "digits-count" => Arg::Number(evidence.digits_of(role).len() as u64),
        "houses" => Arg::Houses(evidence.houses_of(role)),
        "houses-or" => Arg::HousesOr(evidence.houses_of(role)),
        "houses-count" => Arg::Number(evidence.houses_of(role).len() as u64),
        "at" => Arg::Subjects(candidates(step, role)),
        "at-or" => Arg::CandidatesOr(candidates(step, role)),
        _ => return None,
    };
    Some(arg)
}

/// The candidates of a role, to be listed like those that a step decides.
fn candidates(step: &Step, role: Role) -> Vec<Effect> {
    let marks = step.evidence.marks.iter().filter(|mark| mark.role == role);
    let candidate = |target| match target {
        Marked::Candidate(at) => Some(Effect::Place(at)),
        _ => None,
    };
    marks.filter_map(|mark| candidate(mark.target)).collect()
}
