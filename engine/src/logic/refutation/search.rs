//! Which refutation of a position is the smallest: all candidates are supposed in turn, first with
//! what follows by itself, then with one candidate refuted on the way, then with as many as it takes;
//! each time first by what is easiest to follow. What comes after the first of these takes long: it goes
//! by stages, whose parts can be run in any order and by several workers, and what is found is the same.

use super::board::{Board, Reasoning};
use super::branch::{Branch, Trail};
use super::{Refutation, effort};
use crate::types::candidate::{Candidate, CandidateSet};
use crate::types::position::Position;
use crate::types::set::Element as _;

/// How deep suppositions may stand within suppositions.
const MAX_DEPTH: usize = 3;
/// [`smallest`] begins no stage that may have to try more suppositions: about a minute. It is as many as
/// three deep among 300 open candidates, which positions of proper puzzles seldom have.
const MAX_TRIALS: usize = 27_000_000;
/// How many refutations are compared where one inner supposition is not enough.
const COMPARED: usize = 24;

/// The smallest refutation found of any of these candidates, always the same; none where none of them
/// can be refuted, or where it would have to be deeper than three suppositions. With very many open
/// candidates, on grids of few clues, less deep is given up as well: before a stage of the search that
/// may try more than 27 million suppositions, as one of three deep among more than 300.
///
/// ```
/// use nonet_engine::logic::refutation::smallest;
/// use nonet_engine::{Board, Position};
///
/// let line = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// let position = Position::of(&Board::of_givens(line.parse().expect("81 cells")));
/// let proof = smallest(&position, position.open()).expect("a proof");
/// assert_eq!((proof.suppositions(), proof.depth()), (1, 1));
/// ```
pub fn smallest(position: &Position, among: CandidateSet) -> Option<Refutation> {
    let mut search = Search::begin(position, among);
    loop {
        match search {
            Search::Ended(found) => return found,
            Search::At(stage) if stage.trials(position) > MAX_TRIALS => return None,
            Search::At(stage) => {
                let found = stage.run(position, &mut |_| ());
                search = stage.after(vec![found]);
            }
        }
    }
}

/// The smallest that supposes nothing else on the way.
pub fn direct(position: &Position, among: CandidateSet) -> Option<Refutation> {
    let among = among & position.open();
    let of = |by| {
        let mut best = Best { refutation: None, report: &mut |_| () };
        alone(Board::of(position, by), among, &mut best);
        best.refutation
    };
    of(Reasoning::Locked).or_else(|| of(Reasoning::Subsets))
}

fn alone(start: Board, among: CandidateSet, best: &mut Best) {
    for at in among.iter().filter(|&at| start.with(at).is_refuted()) {
        supposed(start, at).conclude().into_iter().for_each(|found| best.offer(found));
    }
}

/// A search for the smallest refutation.
///
/// ```
/// use nonet_engine::logic::refutation::{Search, smallest};
/// use nonet_engine::{Board, Position};
///
/// let line = "12.3.....4.....3....3.5......42..5......8...9.6...5.7...15..2......9..6......7..8";
/// let position = Position::of(&Board::of_givens(line.parse().expect("81 cells")));
/// let mut search = Search::begin(&position, position.open());
/// while let Search::At(stage) = search {
///     // Each part could be run by another thread.
///     let found = stage.parts(8).iter().map(|part| part.run(&position, &mut |_| ())).collect();
///     search = stage.after(found);
/// }
/// assert_eq!(search, Search::Ended(smallest(&position, position.open())));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Search {
    /// The smallest refutation, if any was found.
    Ended(Option<Refutation>),
    /// What is to be done next.
    At(Stage),
}

impl Search {
    /// Looks at what supposes nothing else on the way, which takes a millisecond.
    pub fn begin(position: &Position, among: CandidateSet) -> Search {
        let among = among & position.open();
        match direct(position, among) {
            Some(found) => Search::Ended(Some(found)),
            None => Search::all(among, Kind::WithOne(Reasoning::Locked)),
        }
    }
    fn all(among: CandidateSet, kind: Kind) -> Search {
        let of = among.iter().map(|at| Supposed { at, eliminated: CandidateSet::EMPTY }).collect();
        Search::at(Stage { among, kind, of })
    }
    /// A stage without anything to look at is over.
    fn at(stage: Stage) -> Search {
        if stage.of.is_empty() { stage.after(Vec::new()) } else { Search::At(stage) }
    }
}

/// Suppositions that are all looked at in the same manner. A part of a stage is a stage with fewer.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Stage {
    /// What the whole search may refute.
    among: CandidateSet,
    kind: Kind,
    /// Of refutations that are as small, that of the first counts.
    of: Vec<Supposed>,
}

#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
enum Kind {
    /// Refutations with one other refutation on the way.
    WithOne(Reasoning),
    /// All that so many levels of suppositions refute is taken away, until a contradiction comes: one
    /// round. Those have ended that took fewer rounds.
    Round { levels: usize, ended: Vec<Candidate> },
    /// The refutations of suppositions that end so.
    Proofs { levels: usize },
}

/// A supposition on its way to a contradiction.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
struct Supposed {
    at: Candidate,
    /// What has been refuted under it.
    eliminated: CandidateSet,
}

/// What a part of a stage has found.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Found {
    smallest: Option<Refutation>,
    /// What has come to a contradiction in this round.
    ended: Vec<Supposed>,
    /// What has not, and can be gone on with.
    going: Vec<Supposed>,
}

impl Stage {
    /// The stage in so many parts at most, one at least, none of them empty.
    pub fn parts(&self, count: usize) -> Vec<Stage> {
        let size = self.of.len().div_ceil(count.max(1)).max(1);
        self.of.chunks(size).map(|of| Stage { of: of.to_vec(), ..self.clone() }).collect()
    }
    /// How many suppositions it may have to try.
    fn trials(&self, position: &Position) -> usize {
        let levels = match self.kind {
            Kind::WithOne(_) => 1,
            Kind::Round { levels, .. } | Kind::Proofs { levels } => levels,
        };
        let open = position.open().len();
        (0..levels).fold(self.of.len(), |trials, _| trials.saturating_mul(open))
    }
    /// Does it; every few milliseconds `report` gets the smallest refutation until then, if there is one.
    pub fn run(&self, position: &Position, report: &mut dyn FnMut(Option<&Refutation>)) -> Found {
        let mut best = Best { refutation: None, report };
        let (mut ended, mut going) = (Vec::new(), Vec::new());
        for one in &self.of {
            best.report();
            match &self.kind {
                Kind::WithOne(by) => with_one(Board::of(position, *by), one.at, &mut best),
                Kind::Round { levels, .. } => match one.further(position, *levels) {
                    Some((further, true)) => ended.push(further),
                    Some((further, false)) => going.push(further),
                    None => (),
                },
                Kind::Proofs { levels } => {
                    let start = supposed(Board::of(position, Reasoning::Subsets), one.at);
                    let found = ended_within(start, *levels).and_then(Branch::conclude);
                    found.into_iter().for_each(|found| best.offer(found));
                }
            }
        }
        Found { smallest: best.refutation, ended, going }
    }
    /// What comes after this stage, when all its parts have been run: what they found, in any order.
    pub fn after(self, found: Vec<Found>) -> Search {
        if let Some(smallest) = self.smallest_of(&found) {
            return Search::Ended(Some(smallest));
        }
        let next = |kind| Search::all(self.among, kind);
        match self.kind {
            Kind::WithOne(Reasoning::Locked) => next(Kind::WithOne(Reasoning::Subsets)),
            Kind::WithOne(_) => next(Kind::Round { levels: 1, ended: Vec::new() }),
            Kind::Round { levels, ended } => after_round(self.among, levels, ended, found),
            Kind::Proofs { levels } if levels + 1 < MAX_DEPTH => {
                next(Kind::Round { levels: levels + 1, ended: Vec::new() })
            }
            Kind::Proofs { .. } => Search::Ended(None),
        }
    }
    fn smallest_of(&self, found: &[Found]) -> Option<Refutation> {
        let place = |of: &Refutation| self.of.iter().position(|one| one.at == of.supposed);
        let all = found.iter().filter_map(|found| found.smallest.as_ref());
        all.min_by_key(|refutation| (effort(refutation), place(refutation))).cloned()
    }
}

/// First come those that take the fewest rounds, then those with the fewest candidates taken away. No
/// round is begun when there are enough.
fn after_round(
    among: CandidateSet,
    levels: usize,
    mut ended: Vec<Candidate>,
    found: Vec<Found>,
) -> Search {
    let (mut now, mut going) = (Vec::new(), Vec::new());
    for part in found {
        now.extend(part.ended);
        going.extend(part.going);
    }
    now.sort_unstable_by_key(|one| (one.eliminated.len(), one.at.index()));
    going.sort_unstable_by_key(|one| one.at.index());
    ended.extend(now.into_iter().map(|one| one.at));
    if ended.len() < COMPARED && !going.is_empty() {
        return Search::at(Stage { among, kind: Kind::Round { levels, ended }, of: going });
    }
    ended.truncate(COMPARED);
    let of = ended.into_iter().map(|at| Supposed { at, eliminated: CandidateSet::EMPTY });
    Search::at(Stage { among, kind: Kind::Proofs { levels }, of: of.collect() })
}

impl Supposed {
    /// After one more round, and whether it has come to a contradiction; none if there is nothing to
    /// refute.
    fn further(&self, position: &Position, levels: usize) -> Option<(Supposed, bool)> {
        let mut board = Board::of(position, Reasoning::Subsets).with(self.at);
        let mut is_refuted = |eliminated: CandidateSet| {
            board = eliminated.iter().fold(board, |board, at| board.without(at));
            (board.is_refuted(), board)
        };
        is_refuted(CandidateSet::EMPTY);
        let (_, reached) = is_refuted(self.eliminated);
        let refuted = refutable(reached, levels);
        let further = Supposed { at: self.at, eliminated: self.eliminated | refuted };
        (!refuted.is_empty()).then(|| (further, is_refuted(refuted).0))
    }
}

/// The smallest refutation until now.
struct Best<'a> {
    refutation: Option<Refutation>,
    report: &'a mut dyn FnMut(Option<&Refutation>),
}

impl Best<'_> {
    fn report(&mut self) {
        (self.report)(self.refutation.as_ref());
    }
    /// Of two that are as small the first stays.
    fn offer(&mut self, found: Refutation) {
        if self.refutation.as_ref().is_none_or(|best| effort(&found) < effort(best)) {
            self.refutation = Some(found);
        }
    }
}

/// A supposition with all that follows.
fn supposed(start: Board, at: Candidate) -> Branch {
    Branch::suppose(&Trail::of(start), at).filled()
}

fn with_one(start: Board, at: Candidate, best: &mut Best) {
    let mut board = start.with(at);
    board.is_refuted();
    let is_enough = |&inner: &Candidate| {
        let mut without = board.without(inner);
        without.has_inference() && without.is_refuted() && board.with(inner).is_refuted()
    };
    let inner = board.open().iter().filter(is_enough);
    let proofs = inner.filter_map(|inner| by_inner(supposed(start, at), inner));
    proofs.for_each(|found| best.offer(found));
}

/// The refutation of a branch by way of one inner supposition.
fn by_inner(mut branch: Branch, inner: Candidate) -> Option<Refutation> {
    let within = branch.within(inner);
    branch.eliminate(within);
    branch.filled().conclude()
}

/// Whether a board ends in a contradiction, with so many levels of suppositions: all that they refute is
/// taken away, round after round.
pub(super) fn is_refuted(mut board: Board, levels: usize) -> bool {
    while !board.is_refuted() {
        let refuted = if levels == 0 { CandidateSet::EMPTY } else { refutable(board, levels) };
        if refuted.is_empty() {
            return false;
        }
        refuted.iter().for_each(|at| board = board.without(at));
    }
    true
}

/// What ends in a contradiction on a board when it is supposed, with so many levels in all.
pub(super) fn refutable(board: Board, levels: usize) -> CandidateSet {
    board.open().iter().filter(|&at| is_refuted(board.with(at), levels - 1)).collect()
}

/// The branch at its contradiction, with so many levels of suppositions within, and as few of them as
/// will do.
fn ended_within(branch: Branch, levels: usize) -> Option<Branch> {
    if branch.has_ended() || levels == 0 {
        return branch.has_ended().then_some(branch);
    }
    let all = closed(branch.clone(), levels)?.conclude()?;
    let needed = minimal(branch.board(), all.inner().map(|inner| inner.supposed).collect(), levels);
    needed.into_iter().try_fold(branch, |mut branch, at| {
        let inner = ended_within(branch.within(at), levels - 1)?;
        branch.eliminate(inner);
        Some(branch.filled())
    })
}

/// The branch at its contradiction, after all that can be refuted has been.
fn closed(mut branch: Branch, levels: usize) -> Option<Branch> {
    while !branch.has_ended() {
        let refuted = refutable(branch.board(), levels);
        if refuted.is_empty() {
            return None;
        }
        for at in refuted.iter() {
            let inner = closed(branch.within(at), levels - 1)?;
            branch.eliminate(inner);
        }
        branch = branch.filled();
    }
    Some(branch)
}

/// Of the candidates whose refutations, one after the other, end a board in a contradiction, those
/// that it does not do without.
fn minimal(board: Board, mut inner: Vec<Candidate>, levels: usize) -> Vec<Candidate> {
    // From the end, because what only others rest on goes when they are gone.
    for place in (0..inner.len()).rev() {
        let mut fewer = inner.clone();
        fewer.remove(place);
        if ends(board, &fewer, levels) {
            inner = fewer;
        }
    }
    inner
}

/// Whether a board ends in a contradiction when these candidates are refuted one after the other.
fn ends(mut board: Board, inner: &[Candidate], levels: usize) -> bool {
    let refuted = inner.iter().all(|&at| {
        let is_refuted = is_refuted(board.with(at), levels - 1);
        board = board.without(at);
        board.is_refuted();
        is_refuted
    });
    refuted && board.is_refuted()
}
