//! [`Planes`]: the candidates of 256 puzzles, and what follows in all of them without a guess.
//!
//! A register holds one candidate (a digit in a cell) of all puzzles, a lane for each. There are
//! 729 registers, and the rules are made of bitwise operations between them: no shifts, no unused
//! bits, and a lane that is done costs nothing but its share.
//!
//! The rules are those of [`propagate`](crate::propagate), with hidden singles in rows and columns.
//! A round goes through the cells line by line, then through the digits for minirows and
//! minicolumns. In every other round rows and columns are exchanged: what the cells have lost along
//! rows is seen by the minirows at once, and what these find by the minicolumns, the cells of columns
//! and so on.

use alloc::boxed::Box;

use super::lanes::{Lanes, Logic, stored};

/// The candidates of 256 puzzles.
#[derive(Clone)]
#[repr(C, align(64))]
pub struct Planes {
    /// By digit and cell: the lanes in which it is a candidate.
    pub(super) candidates: [[Lanes; 81]; 9],
    /// By cell: the lanes in which the last pass over the cells did not see one candidate alone.
    not_single: [Lanes; 81],
    /// By cell: the lanes in which that pass did not see it taken: the only one for some digit in its
    /// line. (A cell that two digits must take keeps both until it is found dead, and must not count
    /// as new in every round.)
    not_taken: [Lanes; 81],
    /// By digit and line: the lanes in which the digit has at most one cell in that line.
    alone: [[Lanes; 9]; 9],
    /// Room for transpositions.
    pub(super) buffer: [Lanes; 27 * 32],
}

/// What the lanes have come to. In all that are in none of these sets there is no solution.
pub struct Ends {
    /// Every cell has its digit: there is one solution.
    pub solved: Lanes,
    /// Some cell has several candidates.
    pub open: Lanes,
    /// The open lanes in which the last round has found something new, so that more may follow
    /// without a guess.
    pub moving: Lanes,
}

/// What a pass over the cells has found.
#[derive(Clone, Copy)]
struct Found<T> {
    /// Lanes in which every cell has a candidate.
    alive: T,
    /// Lanes in which some cell has several candidates.
    open: T,
    /// Lanes in which some cell has got its digit.
    new: T,
}

impl<T: Logic> Found<T> {
    /// The lanes for which another round is worthwhile.
    #[inline(always)]
    fn moving(self) -> Lanes {
        stored(self.new.and(self.open).and(self.alive))
    }
}

/// The cell at a place of a line: of a row, or of a column.
#[inline(always)]
const fn cell_at<const COLUMNS: bool>(line: usize, place: usize) -> usize {
    if COLUMNS { 9 * place + line } else { 9 * line + place }
}

/// Of nine sets: what is in at least one, and in at least two.
#[inline(always)]
fn one_and_two<T: Logic>(sets: &[T; 9]) -> [T; 2] {
    let &[a, b, c, d, e, f, g, h, i] = sets;
    let (one, two, three) = (a.or3(b, c), d.or3(e, f), g.or3(h, i));
    let in_one = a.majority(b, c).or3(d.majority(e, f), g.majority(h, i));
    [one.or3(two, three), in_one.or(one.majority(two, three))]
}

impl Planes {
    /// Lanes without any candidate.
    pub fn new() -> Box<Planes> {
        Box::new(Planes {
            candidates: [[Lanes::NONE; 81]; 9],
            not_single: [Lanes::ALL; 81],
            not_taken: [Lanes::ALL; 81],
            alone: [[Lanes::NONE; 9]; 9],
            buffer: [Lanes::NONE; 27 * 32],
        })
    }

    /// Repeats rounds until at most `few` lanes are moving.
    #[inline(always)]
    pub fn propagate<T: Logic>(&mut self, few: u32) -> Ends {
        self.not_single = [Lanes::ALL; 81];
        self.not_taken = [Lanes::ALL; 81];
        self.alone = [[Lanes::NONE; 9]; 9];
        let found = loop {
            let found = self.cells::<T, false>();
            if found.moving().count() <= few {
                break found;
            }
            self.placements::<T, false>();
            let found = self.cells::<T, true>();
            if found.moving().count() <= few {
                break found;
            }
            self.placements::<T, true>();
        };
        let full = found.alive.and_not(found.open);
        let solved = full.and(self.complete());
        let open = found.alive.and(found.open);
        Ends { solved: stored(solved), open: stored(open), moving: found.moving() }
    }

    /// Minirows and minicolumns of all digits, first the ones and then the others: with `COLUMNS` the
    /// minicolumns first.
    #[inline(always)]
    fn placements<T: Logic, const COLUMNS: bool>(&mut self) {
        for (plane, alone) in self.candidates.iter_mut().zip(&mut self.alone) {
            if COLUMNS {
                keep_placements::<T, true>(plane, None);
                keep_placements::<T, false>(plane, Some(alone));
            } else {
                keep_placements::<T, false>(plane, None);
                keep_placements::<T, true>(plane, Some(alone));
            }
        }
    }

    /// All cells, row by row or column by column: a digit that is alone in its line takes its cell,
    /// and a cell with one candidate clears its line of that digit.
    #[inline(always)]
    fn cells<T: Logic, const COLUMNS: bool>(&mut self) -> Found<T> {
        let none = T::splat(0);
        let mut found = Found { alive: T::splat(!0), open: none, new: none };
        for line in 0..9 {
            self.cells_of::<T, COLUMNS>(line, &mut found);
        }
        found
    }
    #[inline(always)]
    fn cells_of<T: Logic, const COLUMNS: bool>(&mut self, line: usize, found: &mut Found<T>) {
        let (none, all) = (T::splat(0), T::splat(!0));
        let mut forced = [none; 9];
        for place in 0..9 {
            let cell = cell_at::<COLUMNS>(line, place);
            let candidates = self.candidates_of::<T>(cell);
            let [one, two] = one_and_two(&candidates);
            let (single, mut taken) = (one.and_not(two), none);
            for digit in 0..9 {
                taken = taken.or_and(candidates[digit], T::load(&self.alone[digit][line]));
                forced[digit] = forced[digit].or_and(candidates[digit], single);
            }
            let new_taken = taken.and(two).and(T::load(&self.not_taken[cell]));
            found.new = found.new.or3(single.and(T::load(&self.not_single[cell])), new_taken);
            found.alive = found.alive.and(one);
            found.open = found.open.or(two);
            all.and_not(single).store(&mut self.not_single[cell]);
            all.and_not(taken).store(&mut self.not_taken[cell]);
        }
        for (digit, plane) in self.candidates.iter_mut().enumerate() {
            let alone = T::load(&self.alone[digit][line]);
            for place in 0..9 {
                let cell = cell_at::<COLUMNS>(line, place);
                let not_single = T::load(&self.not_single[cell]);
                let left = T::load(&plane[cell]).and_not_both(forced[digit], not_single);
                left.and_either(alone, T::load(&self.not_taken[cell])).store(&mut plane[cell]);
            }
        }
    }
    #[inline(always)]
    fn candidates_of<T: Logic>(&self, cell: usize) -> [T; 9] {
        let mut all = [T::splat(0); 9];
        for (register, plane) in all.iter_mut().zip(&self.candidates) {
            *register = T::load(&plane[cell]);
        }
        all
    }

    /// The lanes in which every house has every digit.
    #[inline(always)]
    fn complete<T: Logic>(&self) -> T {
        let mut all = T::splat(!0);
        for plane in &self.candidates {
            for band in 0..3 {
                all = all.and(houses_with::<T, false>(plane, band));
                all = all.and(houses_with::<T, true>(plane, band));
            }
        }
        all
    }
}

/// Keeps the candidates of a digit whose minirow belongs to a placement still possible: one in each
/// of the three rows and each of the three blocks of the band. With `COLUMNS` the same for
/// minicolumns. If `alone` is there, it gets the lanes in which the digit has at most one cell in each
/// line.
#[inline(always)]
fn keep_placements<T: Logic, const COLUMNS: bool>(
    plane: &mut [Lanes; 81],
    mut alone: Option<&mut [Lanes; 9]>,
) {
    for band in 0..3 {
        let minirows = minirows::<T, COLUMNS>(plane, band);
        for row in 0..3 {
            let line = 3 * band + row;
            let possible = [
                others_of_placement(&minirows, row, 0),
                others_of_placement(&minirows, row, 1),
                others_of_placement(&minirows, row, 2),
            ];
            let mut left = [T::splat(0); 9];
            for (place, left) in left.iter_mut().enumerate() {
                let memory = &mut plane[cell_at::<COLUMNS>(line, place)];
                *left = T::load(memory).and(possible[place / 3]);
                left.store(memory);
            }
            if let Some(alone) = &mut alone {
                T::splat(!0).and_not(one_and_two(&left)[1]).store(&mut alone[line]);
            }
        }
    }
}

/// The nine minirows of a band that have the digit: row by row, in each block by block.
#[inline(always)]
fn minirows<T: Logic, const COLUMNS: bool>(plane: &[Lanes; 81], band: usize) -> [[T; 3]; 3] {
    let mut minirows = [[T::splat(0); 3]; 3];
    for (row, of_row) in minirows.iter_mut().enumerate() {
        for (block, minirow) in of_row.iter_mut().enumerate() {
            let cell = |at| T::load(&plane[cell_at::<COLUMNS>(3 * band + row, 3 * block + at)]);
            *minirow = cell(0).or3(cell(1), cell(2));
        }
    }
    minirows
}

/// Whether a digit that is in this minirow has room in the other two rows and blocks of the band.
#[inline(always)]
fn others_of_placement<T: Logic>(minirows: &[[T; 3]; 3], row: usize, block: usize) -> T {
    let (next, previous) = (&minirows[(row + 1) % 3], &minirows[(row + 2) % 3]);
    let (a, b) = ((block + 1) % 3, (block + 2) % 3);
    next[a].and(previous[b]).or_and(next[b], previous[a])
}

/// The lanes in which a digit is in all rows and all blocks of a band (with `COLUMNS`: in all
/// columns and all blocks of a stack).
#[inline(always)]
fn houses_with<T: Logic, const COLUMNS: bool>(plane: &[Lanes; 81], band: usize) -> T {
    let [a, b, c] = minirows::<T, COLUMNS>(plane, band);
    let rows = a[0].or3(a[1], a[2]).and(b[0].or3(b[1], b[2])).and(c[0].or3(c[1], c[2]));
    let mut all = rows;
    for block in 0..3 {
        all = all.and(a[block].or3(b[block], c[block]));
    }
    all
}
