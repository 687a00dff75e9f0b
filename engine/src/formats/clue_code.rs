//! Clues as a number, and the number in base 64 as addresses may hold it: 27 characters for a
//! puzzle of 28 clues, where the line has 81.
//!
//! The number is written in mixed radix. It begins with a checksum of the caller's. Of each band of three rows it holds how many clues it has
//! and which of all patterns of so many it is (the combinatorial number system: Knuth, *The Art of
//! Computer Programming* 4A, 7.2.1.3, Theorem L); then of each clue, in reading order, which of the
//! digits it is that no clue before it rules out.

use super::lz::{address_digit, base64_digit};
use crate::types::cell::Cell;
use crate::types::digit::{Digit, DigitSet};
use crate::types::grid::Grid;
use crate::types::set::Element;

/// How many checksums there are.
pub const CHECKS: u32 = 1021;

/// The cells of a band.
const BAND: usize = 27;

/// More digits than the longest number has: 81 clues of nine digits each, and the patterns.
const MAX_DIGITS: usize = 60;

/// A number of any size: its digits in base 2^32, the lowest first.
#[derive(Default)]
struct Number(Vec<u32>);

impl Number {
    /// `radix` times as much, and `digit` more.
    fn push(&mut self, digit: u32, radix: u32) {
        let mut carry = u64::from(digit);
        for limb in &mut self.0 {
            let product = u64::from(*limb) * u64::from(radix) + carry;
            (*limb, carry) = (product as u32, product >> 32);
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }
    /// The last digit, which is taken off.
    fn pop(&mut self, radix: u32) -> u32 {
        let mut rest = 0;
        for limb in self.0.iter_mut().rev() {
            let part = rest << 32 | u64::from(*limb);
            (*limb, rest) = ((part / u64::from(radix)) as u32, part % u64::from(radix));
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }
}

/// How many ways there are to choose `k` of `n`; `n` is at most 27.
fn choices(n: usize, k: usize) -> u32 {
    if k > n {
        return 0;
    }
    let product = (0..k).fold(1_u64, |product, at| product * (n - at) as u64 / (at as u64 + 1));
    u32::try_from(product).expect("no more than 27 over 13")
}

/// The clues and a checksum, below [`CHECKS`], as text; empty for an empty grid and 0.
pub fn write(givens: &Grid, check: u32) -> String {
    let mut number = Number::default();
    // What is read first is pushed last.
    for (digit, radix) in symbols(givens).into_iter().rev() {
        number.push(digit, radix);
    }
    number.push(check, CHECKS);
    let mut text = String::new();
    while !number.0.is_empty() {
        text.push(address_digit(number.pop(64)));
    }
    text
}

/// The digits of the number and the radix of each, in reading order.
fn symbols(givens: &Grid) -> Vec<(u32, u32)> {
    let mut symbols = Vec::new();
    for band in Cell::ALL.chunks(BAND) {
        let filled: Vec<usize> = (0..BAND).filter(|&at| givens[band[at]].is_some()).collect();
        let rank = (1..).zip(&filled).map(|(k, &at)| choices(at, k)).sum();
        symbols.push((filled.len() as u32, BAND as u32 + 1));
        symbols.push((rank, choices(BAND, filled.len())));
    }
    let has_conflict = givens.iter().any(|(cell, digit)| !open(givens, cell).contains(digit));
    symbols.push((u32::from(has_conflict), 2));
    for (cell, digit) in givens.iter() {
        let open = if has_conflict { DigitSet::ALL } else { open(givens, cell) };
        let place = open.iter().take_while(|&before| before != digit).count();
        symbols.push((place as u32, open.len() as u32));
    }
    symbols
}

/// The digits that no clue before a cell rules out.
fn open(givens: &Grid, cell: Cell) -> DigitSet {
    let before = cell.peers().iter().filter(|peer| peer.index() < cell.index());
    let seen: DigitSet = before.filter_map(|peer| givens[peer]).collect();
    !seen
}

/// The clues and the checksum of a text; none if no grid is written so.
pub fn read(text: &str) -> Option<(Grid, u32)> {
    (text.len() <= MAX_DIGITS).then_some(())?;
    let mut number = Number::default();
    for byte in text.bytes().rev() {
        number.push(base64_digit(byte)?.into(), 64);
    }
    let check = number.pop(CHECKS);
    let mut filled = Vec::new();
    for band in Cell::ALL.chunks(BAND) {
        let count = number.pop(BAND as u32 + 1) as usize;
        let rank = number.pop(choices(BAND, count));
        filled.extend(pattern(rank, count).into_iter().map(|at| band[at]));
    }
    let has_conflict = number.pop(2) == 1;
    let mut givens = Grid::EMPTY;
    for cell in filled {
        let open = if has_conflict { DigitSet::ALL } else { open(&givens, cell) };
        (!open.is_empty()).then_some(())?;
        let place = number.pop(u32::try_from(open.len()).ok()?);
        let digit: Option<Digit> = open.iter().nth(place as usize);
        givens[cell] = Some(digit?);
    }
    // A number that is too large, and one of another writing, are none of ours.
    (number.0.is_empty() && write(&givens, check) == text).then_some((givens, check))
}

/// The places of a pattern of `count` of 27, in ascending order.
fn pattern(mut rank: u32, count: usize) -> Vec<usize> {
    let mut places = Vec::with_capacity(count);
    for k in (1..=count).rev() {
        let at = (0..BAND).rev().find(|&at| choices(at, k) <= rank).expect("0 over k is 0");
        rank -= choices(at, k);
        places.push(at);
    }
    places.reverse();
    places
}
