//! The choice of a guess: which candidate is tried when nothing more follows.
//!
//! A cell with two candidates halves what is left, so one of these is taken: among those with the
//! digit that most of them have, the one whose outcome sets off most. For that count the peers
//! that share a candidate (they lose it), and above all those that have two candidates and share
//! one (they are forced). The weights were found by counting guesses over the lists of hard
//! puzzles. Where no cell has two candidates, those with the fewest take their place.

use super::propagate::Boards;
use super::state::State;
use super::trio::{Block, Board, Trio};

/// A candidate in the kernel's own terms.
#[derive(Clone, Copy, Debug)]
pub struct Guess {
    /// Index of the digit, 0 to 8.
    pub digit: usize,
    /// Where: the band,
    pub band: usize,
    /// and the number of the cell's bit in it.
    pub bit: u32,
}

/// The peers of a cell, by band and bit, as a [`wide`] board.
static PEERS: [[u128; 32]; 3] = {
    let mut peers = [[0; 32]; 3];
    let mut pair = 0;
    while pair < 81 * 81 {
        let (a, b) = (pair / 81, pair % 81);
        let same_block = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
        if a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_block) {
            peers[a / 27][a % 27] |= 1 << (b / 27 * 32 + b % 27);
        }
        pair += 1;
    }
    peers
};

/// The candidate to try in an open state, of which the boards are the same once more.
#[inline(always)]
pub fn choose<T: Trio>(boards: &Boards<T>, state: &State) -> Guess {
    let [open, many] = open_cells(boards);
    let pairs = open & !many;
    best_of(boards, state, if pairs == 0 { fewest(state, open) } else { pairs })
}

/// The cells with more than one and with more than two candidates.
#[inline(always)]
fn open_cells<T: Trio>(&[a, b, c]: &Boards<T>) -> [u128; 2] {
    let (one, two, three) = (a.or3(b, c), a.two_of(b, c), a.and(b).and(c));
    let (one_n, one_p) = (one.next_digit(), one.previous_digit());
    let (two_n, two_p) = (two.next_digit(), two.previous_digit());
    let open = two.or3(two_n, two_p).or(one.two_of(one_n, one_p));
    let many = three.or3(three.next_digit(), three.previous_digit());
    let many = many.or_and(one, one_n.and(one_p)).or_and(two, one_n.or(one_p));
    let many = many.or_and(two_n, one.or(one_p)).or_and(two_p, one.or(one_n));
    [open, many].map(|cells| {
        let mut block = Block::splat(0);
        cells.store(&mut block);
        wide(&block.0[0])
    })
}

/// The digit that most of the cells have, in that of them that will set off most. (Of more than two
/// candidates, only the lowest and the highest are looked at.)
#[inline(always)]
fn best_of<T: Trio>(boards: &Boards<T>, state: &State, cells: u128) -> Guess {
    let digit = commonest(state, cells);
    let (mut place, mut most) = (0, 0);
    let mut left = wide(state.board(digit)) & cells;
    while left != 0 {
        let at = left.trailing_zeros() as usize;
        left &= left - 1;
        let digits = digits_of(boards, at / 32 % 3, at as u32 % 32);
        let peers = PEERS[at / 32 % 3][at % 32];
        let a = board_at(state, digits.trailing_zeros()) & peers;
        let b = board_at(state, 63 - digits.leading_zeros()) & peers;
        let score = a.count_ones() + b.count_ones() + 4 * ((a | b) & cells).count_ones();
        if score >= most {
            (place, most) = (at, score);
        }
    }
    Guess { digit, band: place / 32 % 3, bit: place as u32 % 32 }
}

/// The digit that is in most of these cells.
#[inline(always)]
fn commonest(state: &State, cells: u128) -> usize {
    let (mut digit, mut most) = (0, 0);
    for at in 0..9 {
        let shared = (wide(state.board(at)) & cells).count_ones();
        if shared > most {
            (digit, most) = (at, shared);
        }
    }
    digit
}

/// The candidates of a cell: bit `16·trio + 4·digit` for each.
#[inline(always)]
fn digits_of<T: Trio>(boards: &Boards<T>, band: usize, bit: u32) -> u64 {
    let cell = T::splat(1 << bit);
    let [a, b, c] = boards.map(|trio| u64::from(trio.lanes_with(cell)));
    (a | b << 16 | c << 32) >> band & 0x0111_0111_0111
}

/// The board of a digit that [`digits_of`] tells of.
#[inline(always)]
fn board_at(state: &State, place: u32) -> u128 {
    wide(&state.0[(place / 16 % 3) as usize].0[(place / 4 % 4) as usize])
}

/// The open cells with the fewest candidates: the nine boards are added up bit by bit, then the sums
/// narrowed down from their highest bit.
#[inline(never)]
fn fewest(state: &State, open: u128) -> u128 {
    let mut counts = [0; 4];
    for digit in 0..9 {
        let mut carry = wide(state.board(digit));
        for plane in &mut counts {
            (*plane, carry) = (*plane ^ carry, *plane & carry);
        }
    }
    let few = |cells: u128, plane: &u128| if cells & !plane == 0 { cells } else { cells & !plane };
    counts.iter().rev().fold(open, few)
}

/// A board as one word: bit `32·band + bit`.
#[inline(always)]
fn wide(&[a, b, c, _]: &Board) -> u128 {
    u128::from(a) | u128::from(b) << 32 | u128::from(c) << 64
}
