//! Which refutation of a position is the smallest: all candidates are supposed in turn, first with
//! what follows by itself, then with one candidate refuted on the way, then with as many as it takes;
//! each time first by what is easiest to follow.

use super::board::{Board, Reasoning};
use super::branch::{Branch, Trail};
use super::{Refutation, effort};
use crate::types::candidate::{Candidate, CandidateSet};
use crate::types::position::Position;
use crate::types::set::Element as _;

/// How deep suppositions may stand within suppositions.
const MAX_DEPTH: usize = 3;
/// So many refutations are compared where one inner supposition is not enough.
const COMPARED: usize = 24;

/// The smallest refutation found of any of these candidates, always the same; none where none of them
/// can be refuted, or where it would have to be deeper than three suppositions.
///
/// ```
/// use nonet_engine::logic::refutation::smallest;
/// use nonet_engine::types::board::Board;
/// use nonet_engine::types::position::Position;
///
/// let line = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// let position = Position::of(&Board::of_givens(line.parse().expect("81 cells")));
/// let proof = smallest(&position, position.open()).expect("a proof");
/// assert_eq!((proof.suppositions(), proof.depth()), (1, 1));
/// ```
pub fn smallest(position: &Position, among: CandidateSet) -> Option<Refutation> {
    smallest_reported(position, among, &mut |_| ())
}

/// The same; every few milliseconds `report` gets the smallest refutation until then, if there is one.
pub fn smallest_reported(
    position: &Position,
    among: CandidateSet,
    report: &mut dyn FnMut(Option<&Refutation>),
) -> Option<Refutation> {
    let [locked, subsets] = searches(position, among);
    first_found(
        &[
            &|best| locked.alone(best),
            &|best| subsets.alone(best),
            &|best| locked.with_one(best),
            &|best| subsets.with_one(best),
            &|best| subsets.with_many(best),
        ],
        report,
    )
}

/// The smallest that supposes nothing else on the way.
pub fn direct(position: &Position, among: CandidateSet) -> Option<Refutation> {
    let [locked, subsets] = searches(position, among);
    first_found(&[&|best| locked.alone(best), &|best| subsets.alone(best)], &mut |_| ())
}

/// A part of the search: it looks at all refutations of a kind.
type Stage<'a> = &'a dyn Fn(&mut Best);

/// The smallest of the first stage that finds any.
fn first_found(
    stages: &[Stage],
    report: &mut dyn FnMut(Option<&Refutation>),
) -> Option<Refutation> {
    let mut best = Best { refutation: None, report };
    stages.iter().find_map(|stage| {
        stage(&mut best);
        best.refutation.take()
    })
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

/// What is easiest to follow first.
fn searches(position: &Position, among: CandidateSet) -> [Search; 2] {
    let among = among & position.open();
    [Reasoning::Locked, Reasoning::Subsets]
        .map(|by| Search { start: Board::of(position, by), among })
}

struct Search {
    start: Board,
    among: CandidateSet,
}

impl Search {
    fn suppositions(&self) -> impl Iterator<Item = (Candidate, Board)> {
        let start = self.start;
        self.among.iter().map(move |at| (at, start.with(at)))
    }
    fn branch(&self, at: Candidate) -> Branch {
        Branch::suppose(&Trail::of(self.start), at).filled()
    }
    fn alone(&self, best: &mut Best) {
        let refuted = self.suppositions().filter(|&(_, mut board)| board.is_refuted());
        refuted
            .filter_map(|(at, _)| self.branch(at).conclude())
            .for_each(|found| best.offer(found));
    }
    fn with_one(&self, best: &mut Best) {
        for (at, mut board) in self.suppositions() {
            best.report();
            board.is_refuted();
            let is_enough = |&inner: &Candidate| {
                let mut without = board.without(inner);
                without.has_inference() && without.is_refuted() && board.with(inner).is_refuted()
            };
            let inner = board.open().iter().filter(is_enough);
            let proofs = inner.filter_map(|inner| self.by_inner(at, inner));
            proofs.for_each(|found| best.offer(found));
        }
    }
    /// The refutation of a candidate by way of one inner supposition.
    fn by_inner(&self, at: Candidate, inner: Candidate) -> Option<Refutation> {
        let mut branch = self.branch(at);
        let within = branch.within(inner);
        branch.eliminate(within);
        branch.filled().conclude()
    }
    fn with_many(&self, best: &mut Best) {
        for levels in 1..MAX_DEPTH {
            for at in self.first_to_end(levels, best).into_iter().take(COMPARED) {
                let ended = ended_within(self.branch(at), levels);
                ended.and_then(Branch::conclude).into_iter().for_each(|found| best.offer(found));
                best.report();
            }
            if best.refutation.is_some() {
                return;
            }
        }
    }
    /// The suppositions that end in a contradiction when all that so many levels of suppositions refute is
    /// taken away, round after round: first those that take the fewest rounds, then those with the fewest
    /// candidates taken away. No round is begun when there are enough.
    fn first_to_end(&self, levels: usize, best: &mut Best) -> Vec<Candidate> {
        let mut going: Vec<Supposed> =
            self.suppositions().map(|(at, board)| Supposed { at, board, eliminated: 0 }).collect();
        let mut ended = Vec::new();
        loop {
            let checked = going.into_iter().map(|mut one| (one.board.is_refuted(), one));
            let (mut now, left): (Vec<_>, Vec<_>) = checked.partition(|(has_ended, _)| *has_ended);
            now.sort_unstable_by_key(|(_, one)| (one.eliminated, one.at.index()));
            ended.extend(now.into_iter().map(|(_, one)| one.at));
            if ended.len() >= COMPARED || left.is_empty() {
                return ended;
            }
            let further = |(_, one): (bool, Supposed)| {
                best.report();
                one.further(levels)
            };
            going = left.into_iter().filter_map(further).collect();
        }
    }
}

/// A supposition on its way to a contradiction.
struct Supposed {
    at: Candidate,
    board: Board,
    /// How many candidates have been refuted under it.
    eliminated: usize,
}

impl Supposed {
    /// After one more round; none if there is nothing to refute.
    fn further(self, levels: usize) -> Option<Supposed> {
        let refuted = refutable(self.board, levels);
        let board = refuted.iter().fold(self.board, |board, at| board.without(at));
        let eliminated = self.eliminated + refuted.len();
        (!refuted.is_empty()).then_some(Supposed { board, eliminated, ..self })
    }
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
