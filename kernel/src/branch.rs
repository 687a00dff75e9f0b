//! The branching rule: which candidate is tried when nothing more follows.
//!
//! A cell with two candidates halves what is left, so a branch goes into one of these cells if
//! there are any, else into one of those with the fewest candidates. Among them the rule takes
//! the digit that most of them have, and for that digit the cell with the highest score:
//!
//! ```text
//! score = (peers that can have the digit)
//!       + (peers that can have the cell's other candidate)
//!       + 4 · (peers that can have one of the two and have only two candidates themselves)
//! ```
//!
//! The first two terms count the candidates that one of the two outcomes eliminates. The third
//! counts the cells that this leaves with a single candidate, so that propagation goes on from
//! there; such a cell is worth several eliminations. The factor 4 was found by counting guesses
//! over the lists of hard puzzles. (Where every cell has three candidates or more, the digit
//! stands in for the other candidate, and the third term counts the cells with the fewest.)

use super::peers::are_peers;
use super::propagate::Boards;
use super::simd::{BitBoard, Simd, TriBoard};
use super::state::State;

/// A candidate to branch on.
#[derive(Clone, Copy, Debug)]
pub struct Branch {
    /// Index of the digit, 0 to 8.
    pub digit: usize,
    /// Band of the cell, 0 to 2.
    pub band: usize,
    /// Bit of the cell in the word of its band: `10·row + column`.
    pub bit: u32,
}

impl Branch {
    /// The row-major number of its cell.
    pub fn cell(self) -> usize {
        27 * self.band + (self.bit / 10 * 9 + self.bit % 10) as usize
    }
}

/// The peers of each cell, both as in [`to_wide`]: the cell by its bit (of 128, so that indexing by
/// any bit needs no check), its peers as a board.
pub(crate) static PEERS: [u128; 128] = {
    let mut peers = [0; 128];
    let mut pair = 0;
    while pair < 81 * 81 {
        let (a, b) = (pair / 81, pair % 81);
        if are_peers(a, b) {
            peers[wide_bit(a)] |= 1 << wide_bit(b);
        }
        pair += 1;
    }
    peers
};

/// The bit of a cell in a board as [`to_wide`] makes it: `32·band + 10·row + column`.
const fn wide_bit(cell: usize) -> usize {
    cell / 27 * 32 + cell % 27 + cell / 9 % 3
}

/// The candidate to try in a state that propagation left open. `boards` and `state` are the same
/// candidates, once in registers and once in memory.
#[inline(always)]
pub fn choose<T: Simd>(boards: &Boards<T>, state: &State) -> Branch {
    let [open, many] = open_cells(boards);
    let pairs = open & !many;
    if pairs == 0 {
        return best_of(state, fewest(state, open), |digit, _| state.board(digit));
    }
    let partners = Partners::of(boards);
    best_of(state, pairs, |digit, at| {
        let [group, slot] = partners.of_digit(digit, at);
        &state.0[group].0[slot]
    })
}

/// The cells with more than one and with more than two candidates.
#[inline(always)]
fn open_cells<T: Simd>(&[a, b, c]: &Boards<T>) -> [u128; 2] {
    let (one, two, three) = (a.or3(b, c), a.majority(b, c), a.and(b).and(c));
    let (one_n, one_p) = (one.next_digit(), one.previous_digit());
    let (two_n, two_p) = (two.next_digit(), two.previous_digit());
    let open = two.or3(two_n, two_p).or(one.majority(one_n, one_p));
    let many = three.or3(three.next_digit(), three.previous_digit());
    let many = many.or_and(one, one_n.and(one_p)).or_and(two, one_n.or(one_p));
    let many = many.or_and(two_n, one.or(one_p)).or_and(two_p, one.or(one_n));
    [to_wide(&stored(open).0[0]), to_wide(&stored(many).0[0])]
}

/// The digit that most of the cells have, in the cell of these with the highest score. `partner`
/// gives the board of the other candidate of a cell.
#[inline(always)]
fn best_of<'a>(
    state: &'a State,
    cells: u128,
    partner: impl Fn(usize, usize) -> &'a BitBoard,
) -> Branch {
    let digit = commonest(state, cells);
    let own = to_wide(state.board(digit));
    let (mut best, mut best_score) = (0, 0);
    let mut left = own & cells;
    while left != 0 {
        let at = left.trailing_zeros() as usize;
        left &= left - 1;
        let peers = PEERS[at];
        let a = own & peers;
        let b = to_wide(partner(digit, at)) & peers;
        let score = a.count_ones() + b.count_ones() + 4 * ((a | b) & cells).count_ones();
        if score >= best_score {
            (best, best_score) = (at, score);
        }
    }
    Branch { digit, band: best / 32, bit: best as u32 % 32 }
}

/// The two candidates of a cell, each known from the other.
///
/// Digit `3·group + slot` has the code (group, slot), two bits each. The four boards here are the
/// exclusive or, bit by bit, of the codes of all candidates of a cell: bit 0 and 1 of the slot, bit
/// 0 and 1 of the group. In a cell with two candidates, the exclusive or of that with the code of
/// one is the code of the other.
struct Partners([BitBoard; 4]);

impl Partners {
    #[inline(always)]
    fn of<T: Simd>(&[a, b, c]: &Boards<T>) -> Partners {
        let [_, slot_1, slot_2, _] = stored(a.xor(b).xor(c)).0;
        let b = b.xor(b.next_digit()).xor(b.previous_digit());
        let c = c.xor(c.next_digit()).xor(c.previous_digit());
        Partners([slot_1, slot_2, stored(b).0[0], stored(c).0[0]])
    }
    /// Group and slot of the other candidate of a cell with two, one of which is `digit`.
    #[inline(always)]
    fn of_digit(&self, digit: usize, at: usize) -> [usize; 2] {
        let (band, bit) = (at / 32, at % 32);
        let code = |part: usize| (self.0[part][band] >> bit & 1) as usize;
        let (slot, group) = (code(0) | code(1) << 1, code(2) | code(3) << 1);
        [group ^ (digit / 3), slot ^ (digit % 3)]
    }
}

#[inline(always)]
fn stored<T: Simd>(boards: T) -> TriBoard {
    let mut memory = TriBoard::splat(0);
    boards.store(&mut memory);
    memory
}

/// The digit that is a candidate in most of these cells.
#[inline(always)]
fn commonest(state: &State, cells: u128) -> usize {
    let (mut commonest, mut most) = (0, 0);
    for digit in 0..9 {
        let shared = (to_wide(state.board(digit)) & cells).count_ones();
        if shared > most {
            (commonest, most) = (digit, shared);
        }
    }
    commonest
}

/// The open cells with the fewest candidates: the nine boards are added up bit by bit, then the
/// cells with the smallest sums are selected from the highest bit down.
#[inline(never)]
fn fewest(state: &State, open: u128) -> u128 {
    let mut counts = [0; 4];
    for digit in 0..9 {
        let mut carry = to_wide(state.board(digit));
        for plane in &mut counts {
            (*plane, carry) = (*plane ^ carry, *plane & carry);
        }
    }
    let few = |cells: u128, plane: &u128| if cells & !plane == 0 { cells } else { cells & !plane };
    counts.iter().rev().fold(open, few)
}

/// A board as one word: bit `32·band + 10·row + column`.
#[inline(always)]
fn to_wide(&[a, b, c, empty]: &BitBoard) -> u128 {
    u128::from(a) | u128::from(b) << 32 | u128::from(c) << 64 | u128::from(empty) << 96
}
