//! Which refutation of a position is the smallest: all candidates are supposed in turn, first with
//! what follows by itself, then with one candidate refuted on the way, then with as many as it takes;
//! each time first by what is easiest to follow.

use super::board::{Board, Reasoning};
use super::branch::{Branch, Trail};
use super::{Refutation, effort};
use crate::engine::types::candidate::{Candidate, CandidateSet};
use crate::engine::types::position::Position;
use crate::engine::types::set::Element as _;

/// How deep suppositions may stand within suppositions.
const MAX_DEPTH: usize = 3;
/// So many refutations are compared where one inner supposition is not enough.
const COMPARED: usize = 24;

/// The smallest refutation found of any of these candidates, always the same; none where none of them
/// can be refuted, or where it would have to be deeper than three suppositions.
///
/// ```
/// use nonet::engine::logic::refutation::smallest;
/// use nonet::engine::types::board::Board;
/// use nonet::engine::types::position::Position;
///
/// let line = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// let position = Position::of(&Board::of_givens(line.parse().expect("81 cells")));
/// let proof = smallest(&position, position.open()).expect("a proof");
/// assert_eq!((proof.suppositions(), proof.depth()), (1, 1));
/// ```
pub fn smallest(position: &Position, among: CandidateSet) -> Option<Refutation> {
    let [locked, subsets] = searches(position, among);
    let alone = || locked.alone().or_else(|| subsets.alone());
    let with_one = || locked.with_one().or_else(|| subsets.with_one());
    alone().or_else(with_one).or_else(|| subsets.with_many())
}

/// The smallest that supposes nothing else on the way.
pub fn direct(position: &Position, among: CandidateSet) -> Option<Refutation> {
    let [locked, subsets] = searches(position, among);
    locked.alone().or_else(|| subsets.alone())
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
    fn alone(&self) -> Option<Refutation> {
        let refuted = self.suppositions().filter(|&(_, mut board)| board.is_refuted());
        least(refuted.filter_map(|(at, _)| self.branch(at).conclude()))
    }
    fn with_one(&self) -> Option<Refutation> {
        let ways = self.suppositions().flat_map(|(at, mut board)| {
            board.is_refuted();
            let inner = board.open().iter().filter(move |&inner| {
                let mut without = board.without(inner);
                without.has_inference() && without.is_refuted() && board.with(inner).is_refuted()
            });
            inner.collect::<Vec<_>>().into_iter().map(move |inner| (at, inner))
        });
        let proofs = ways.filter_map(|(at, inner)| {
            let mut branch = self.branch(at);
            let within = branch.within(inner);
            branch.eliminate(within);
            branch.filled().conclude()
        });
        least(proofs)
    }
    fn with_many(&self) -> Option<Refutation> {
        (1..MAX_DEPTH).find_map(|levels| {
            let cost = |(at, board)| closing_cost(board, levels).map(|cost| (cost, at));
            let mut ended: Vec<_> = self.suppositions().filter_map(cost).collect();
            ended.sort_unstable_by_key(|&(cost, at)| (cost, at.index()));
            let compared = ended.into_iter().take(COMPARED);
            least(compared.filter_map(|(_, at)| ended_within(self.branch(at), levels)?.conclude()))
        })
    }
}

/// Whether a board ends in a contradiction, with so many levels of suppositions.
pub(super) fn is_refuted(mut board: Board, levels: usize) -> bool {
    if levels == 0 { board.is_refuted() } else { closing_cost(board, levels).is_some() }
}

/// What ends in a contradiction on a board when it is supposed, with so many levels in all.
pub(super) fn refutable(board: Board, levels: usize) -> CandidateSet {
    board.open().iter().filter(|&at| is_refuted(board.with(at), levels - 1)).collect()
}

/// How many rounds, and how many candidates in them, it takes to end a board in a contradiction when
/// all that so many levels of suppositions refute is taken away in each round.
fn closing_cost(mut board: Board, levels: usize) -> Option<(usize, usize)> {
    let (mut rounds, mut eliminated) = (0, 0);
    while !board.is_refuted() {
        let refuted = refutable(board, levels);
        if refuted.is_empty() {
            return None;
        }
        (rounds, eliminated) = (rounds + 1, eliminated + refuted.len());
        refuted.iter().for_each(|at| board = board.without(at));
    }
    Some((rounds, eliminated))
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

fn least(found: impl Iterator<Item = Refutation>) -> Option<Refutation> {
    found.min_by_key(effort)
}
