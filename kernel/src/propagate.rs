//! Propagation: everything that follows from the boards without a guess.
//!
//! A round looks at all cells, rows, columns and blocks of all digits at once. Rounds are repeated
//! until one gives no cell its digit. A round applies four rules:
//!
//! * **Cells.** A cell with one candidate is *forced*: its row loses the digit elsewhere. A cell
//!   without candidates is a contradiction.
//! * **Minirows.** In a band, a digit goes into each of the three rows and each of the three blocks
//!   once: six placements. Of the nine minirows (three cells of a row in a block) only those stay
//!   that belong to a placement still possible. That covers pointing, claiming and all other
//!   arguments between blocks and rows.
//! * **Minicolumns.** The same in a stack, for columns.
//! * **Rows.** A digit with one cell left in a row takes it: the cell's other candidates go.
//!   (Blocks and columns need no rule of their own: a block with one cell left for a digit leaves
//!   it one minirow, so the row loses its other cells; likewise columns.)
//!
//! # Packed minirows
//!
//! To treat many digits in few instructions, the minirows of the three groups are packed into one
//! word for each lane. Slot `s` holds the digits `s`, `s + 3` and `s + 6`, one of each group; in a
//! lane of that slot, bit `10·row + 3·block + group` says that the group's digit has a candidate in
//! that minirow:
//!
//! ```text
//!             block 0        block 1        block 2       guard
//! group        0   1   2      0   1   2      0   1   2
//! row 0  bit   0   1   2  |   3   4   5  |   6   7   8  |  9
//! row 1  bit  10  11  12  |  13  14  15  |  16  17  18  | 19
//! row 2  bit  20  21  22  |  23  24  25  |  26  27  28  | 29
//! ```
//!
//! A shift by 3 leads to the next block, a shift by 10 to the next row. Minicolumns are packed as
//! bit `10·group + column`: there the next lane is the next block of the stack.

use super::simd::{BAND, Simd, TriBoard, rows};

/// The boards of the nine digits: one tri-board for each group.
pub type Boards<T> = [T; 3];

/// The result of propagation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A contradiction: there is no solution.
    Contradiction,
    /// Every cell has its digit: there is one solution.
    Solved,
    /// Nothing more follows.
    Open,
}

/// All cells of the nine bands.
pub static FULL: TriBoard = TriBoard::splat(BAND);
/// The first packed minirow of each group in row 0.
static FIRST_MINIROWS: TriBoard = TriBoard::splat(0o7);

/// The cells of row 0.
const ROW: u32 = 0o777;
/// The guard bits.
const GUARDS: u32 = rows(ROW + 1);
/// The first cell of every minirow; in packed minicolumns the first of every block.
const FIRST: u32 = rows(0o111);
/// The first two cells of every minirow.
const FIRST_TWO: u32 = rows(0o333);
/// The last cell of every minirow; in packed minicolumns the last of every block.
const LAST: u32 = rows(0o444);
/// The packed minirows of the first block, and all unused bits: when minirows rotate by a block,
/// these come from the other end of the row.
const FIRST_BLOCK: u32 = rows(0o007) | !BAND;
/// The packed minirows of the last block.
const LAST_BLOCK: u32 = rows(0o700);

/// Repeats rounds until one gives no cell its digit. (More eliminations might follow after that, but
/// too few to pay for a round: they are left to the next guess.)
///
/// When every cell has one candidate and none of them is new, the last round has found every digit
/// in a minirow of every row and block and in a minicolumn of every column and eliminated nothing:
/// that is a solution.
#[inline(always)]
pub fn propagate<T: Simd>(boards: &mut Boards<T>) -> Outcome {
    let full = T::load(&FULL);
    let mut handled = T::splat(0);
    loop {
        let [any, several] = cells(boards);
        if !full.and_not(any).is_zero() {
            return Outcome::Contradiction;
        }
        let single = full.and_not(several);
        let new = single.and_not(handled);
        if new.is_zero() {
            return if several.is_zero() { Outcome::Solved } else { Outcome::Open };
        }
        handled = single;
        for board in boards.iter_mut() {
            *board = clear_rows(*board, board.and(new));
        }
        if !keep_minirows(boards) {
            return Outcome::Contradiction;
        }
        keep_minicolumns(boards);
        take_rows(boards);
    }
}

/// The cells with at least one and with at least two candidates, the same in every slot.
#[inline(always)]
fn cells<T: Simd>(&[a, b, c]: &Boards<T>) -> [T; 2] {
    let (one, two) = (a.or3(b, c), a.majority(b, c));
    let (next, previous) = (one.next_digit(), one.previous_digit());
    let several = two.or3(two.next_digit(), two.previous_digit());
    [one.or3(next, previous), several.or(one.majority(next, previous))]
}

/// Eliminates a digit from the rows that have a forced cell, except in that cell. (Block and column
/// follow in the same round: the row has one minirow left, so the block loses the others, and then
/// the minicolumn is the only one of the block.)
#[inline(always)]
fn clear_rows<T: Simd>(board: T, forced: T) -> T {
    board.and_not(rows_with(forced).and_not(forced))
}

/// Keeps the minirows that belong to a placement still possible; `false` if a digit has none left.
#[inline(always)]
fn keep_minirows<T: Simd>(boards: &mut Boards<T>) -> bool {
    let left = minirows(boards);
    let (next, previous) = (next_block(left), previous_block(left));
    let falling = next_row(next).and(previous_row(previous));
    let possible = left.and(falling.or_and(next_row(previous), previous_row(next)));
    let in_row_0 = possible.or3(possible.shr::<3>(), possible.shr::<6>());
    if !T::load(&FIRST_MINIROWS).and_not(in_row_0).is_zero() {
        return false;
    }
    let mask = T::splat(FIRST);
    let widen = |first: T| first.shl::<3>().sub(first);
    boards[0] = boards[0].and(widen(possible.and(mask)));
    boards[1] = boards[1].and(widen(possible.shr::<1>().and(mask)));
    boards[2] = boards[2].and(widen(possible.shr::<2>().and(mask)));
    true
}

/// Keeps the minicolumns that belong to a placement still possible.
#[inline(always)]
fn keep_minicolumns<T: Simd>(boards: &mut Boards<T>) {
    let left = minicolumns(boards);
    let (next, previous) = (next_column(left), previous_column(left));
    let falling = next.next_band().and(previous.previous_band());
    let possible = left.and(falling.or_and(previous.next_band(), next.previous_band()));
    let a = possible.and(T::splat(ROW));
    let b = possible.and(T::splat(ROW << 10));
    let c = possible.and(T::splat(ROW << 20));
    boards[0] = boards[0].and(a.or3(a.shl::<10>(), a.shl::<20>()));
    boards[1] = boards[1].and(b.or3(b.shl::<10>(), b.shr::<10>()));
    boards[2] = boards[2].and(c.or3(c.shr::<10>(), c.shr::<20>()));
}

/// Eliminates the other candidates of a cell that is the only one for a digit in its row.
#[inline(always)]
fn take_rows<T: Simd>(boards: &mut Boards<T>) {
    let a = alone_in_row(boards[0]);
    let b = alone_in_row(boards[1]);
    let c = alone_in_row(boards[2]);
    let taken = a.or3(b, c);
    let taken = taken.or3(taken.next_digit(), taken.previous_digit());
    boards[0] = boards[0].and(a.or(boards[0].and_not(taken)));
    boards[1] = boards[1].and(b.or(boards[1].and_not(taken)));
    boards[2] = boards[2].and(c.or(boards[2].and_not(taken)));
}

/// The cells that are the only ones in their rows. A row as a number `r` loses its lowest bit in
/// `r & (r - 1)`; rows that still have a bit then have several. (A row without a bit borrows from
/// the next one and makes its result wrong. That is harmless: a digit without a cell in a row is a
/// contradiction, which the next round finds.)
#[inline(always)]
fn alone_in_row<T: Simd>(board: T) -> T {
    board.and_not(rows_with(board.and(board.sub(T::splat(rows(1))))))
}

/// The rows that have any of the cells, filled: adding 511 to such a row carries into its guard bit
/// `g`, and `g - (g >> 9)` are the nine bits of the row.
#[inline(always)]
fn rows_with<T: Simd>(cells: T) -> T {
    let carry = cells.add(T::splat(rows(ROW))).and(T::splat(GUARDS));
    carry.sub(carry.shr::<9>())
}

/// The minirows that have a candidate, packed.
#[inline(always)]
fn minirows<T: Simd>(boards: &Boards<T>) -> T {
    let [a, b, c] = boards;
    any_in_minirow(*c).or3(any_in_minirow(*b).shr::<1>(), any_in_minirow(*a).shr::<2>())
}

/// The minirows that have a candidate, each as the bit of its last cell: adding 3 to the first two
/// cells carries into the last if one of them is set.
#[inline(always)]
fn any_in_minirow<T: Simd>(board: T) -> T {
    let two = T::splat(FIRST_TWO);
    board.or(board.and(two).add(two)).and(T::splat(LAST))
}

/// The minicolumns that have a candidate, packed.
#[inline(always)]
fn minicolumns<T: Simd>(&[a, b, c]: &Boards<T>) -> T {
    let a = a.or3(a.shr::<10>(), a.shr::<20>()).and(T::splat(ROW));
    let b = b.or3(b.shl::<10>(), b.shr::<10>()).and(T::splat(ROW << 10));
    let c = c.or3(c.shl::<10>(), c.shl::<20>()).and(T::splat(ROW << 20));
    a.or3(b, c)
}

/// In the place of each minirow of a band: the one in the next block.
#[inline(always)]
fn next_block<T: Simd>(minirows: T) -> T {
    T::splat(LAST_BLOCK).select(minirows.shl::<6>(), minirows.shr::<3>())
}

/// In the place of each minirow of a band: the one in the block before.
#[inline(always)]
fn previous_block<T: Simd>(minirows: T) -> T {
    T::splat(FIRST_BLOCK).select(minirows.shr::<6>(), minirows.shl::<3>())
}

/// In the place of each minirow of a band: the one in the next row. The bits above the band hold
/// garbage afterwards.
#[inline(always)]
fn next_row<T: Simd>(minirows: T) -> T {
    minirows.shr::<10>().or(minirows.shl::<20>())
}

/// In the place of each minirow of a band: the one in the row before. The bits above the band hold
/// garbage afterwards.
#[inline(always)]
fn previous_row<T: Simd>(minirows: T) -> T {
    minirows.shr::<20>().or(minirows.shl::<10>())
}

/// In the place of each minicolumn of a block: the next one.
#[inline(always)]
fn next_column<T: Simd>(minicolumns: T) -> T {
    T::splat(LAST).select(minicolumns.shl::<2>(), minicolumns.shr::<1>())
}

/// In the place of each minicolumn of a block: the one before.
#[inline(always)]
fn previous_column<T: Simd>(minicolumns: T) -> T {
    T::splat(FIRST | !BAND).select(minicolumns.shr::<2>(), minicolumns.shl::<1>())
}
