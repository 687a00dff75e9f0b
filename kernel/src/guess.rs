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

impl Guess {
    /// The row-major number of its cell.
    pub fn cell(self) -> usize {
        27 * self.band + (self.bit / 10 * 9 + self.bit % 10) as usize
    }
}

/// The peers of a cell, by band and bit, as a [`wide`] board.
static PEERS: [[u128; 32]; 3] = {
    let mut peers = [[0; 32]; 3];
    let mut pair = 0;
    while pair < 81 * 81 {
        let (a, b) = (pair / 81, pair % 81);
        let same_block = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
        if a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_block) {
            peers[a / 27][a % 27 + a / 9 % 3] |= 1 << (b / 27 * 32 + b % 27 + b / 9 % 3);
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
    if pairs == 0 {
        return best_of(state, fewest(state, open), |digit, _, _| state.board(digit));
    }
    let partners = Partners::of(boards);
    best_of(state, pairs, |digit, band, bit| {
        let [trio, place] = partners.of_digit(digit, band, bit);
        &state.0[trio.min(2)].0[place]
    })
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
    [wide(&stored(open).0[0]), wide(&stored(many).0[0])]
}

/// The digit that most of the cells have, in that of them that will set off most.
#[inline(always)]
fn best_of<'a>(
    state: &'a State,
    cells: u128,
    partner: impl Fn(usize, usize, u32) -> &'a Board,
) -> Guess {
    let digit = commonest(state, cells);
    let own = wide(state.board(digit));
    let (mut place, mut most) = (0, 0);
    let mut left = own & cells;
    while left != 0 {
        let at = left.trailing_zeros() as usize;
        left &= left - 1;
        let (band, bit) = (at / 32 % 3, at as u32 % 32);
        let peers = PEERS[band][bit as usize];
        let a = own & peers;
        let b = wide(partner(digit, band, bit)) & peers;
        let score = a.count_ones() + b.count_ones() + 4 * ((a | b) & cells).count_ones();
        if score >= most {
            (place, most) = (at, score);
        }
    }
    Guess { digit, band: place / 32 % 3, bit: place as u32 % 32 }
}

/// The two digits of a cell, told from each other: their numbers (trio and place in it, two bits
/// each), added without carry.
struct Partners([Board; 4]);

impl Partners {
    #[inline(always)]
    fn of<T: Trio>(&[a, b, c]: &Boards<T>) -> Partners {
        let [_, place_1, place_2, _] = stored(a.xor(b).xor(c)).0;
        let b = b.xor(b.next_digit()).xor(b.previous_digit());
        let c = c.xor(c.next_digit()).xor(c.previous_digit());
        Partners([place_1, place_2, stored(b).0[0], stored(c).0[0]])
    }
    /// The digit that a cell of two has besides this one.
    #[inline(always)]
    fn of_digit(&self, digit: usize, band: usize, bit: u32) -> [usize; 2] {
        let on = |at: usize| (self.0[at][band] >> bit & 1) as usize;
        let (place, trio) = (on(0) | on(1) << 1, on(2) | on(3) << 1);
        [trio ^ (digit / 3), place ^ (digit % 3)]
    }
}

#[inline(always)]
fn stored<T: Trio>(trio: T) -> Block {
    let mut block = Block::splat(0);
    trio.store(&mut block);
    block
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
fn wide(&[a, b, c, empty]: &Board) -> u128 {
    u128::from(a) | u128::from(b) << 32 | u128::from(c) << 64 | u128::from(empty) << 96
}
