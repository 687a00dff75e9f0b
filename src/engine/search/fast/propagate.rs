//! Propagation: everything that follows from the boards without a guess.
//!
//! A round looks at all cells, rows, columns and blocks of all digits at once; rounds follow each
//! other until one gives no cell its digit. It knows four arguments:
//!
//! * **Cells.** A cell with one candidate is *forced*: the row loses its digit elsewhere. A cell
//!   without any is the end.
//! * **Minirows.** In a band, a digit goes into one of three blocks in each of three rows, a
//!   different one each time: six ways. Of the nine minirows (three cells of a row in a block)
//!   only those stay that are in one of the ways that are left. That is every pointing, claiming and box-line argument along rows.
//! * **Minicolumns.** The same in a stack, for columns.
//! * **Rows.** A digit with one cell left in a row takes it: its other candidates go. (Blocks and
//!   columns need no look of their own: a block with one cell left for a digit leaves it one
//!   minirow, so the row loses its other cells; likewise columns.)
//!
//! To treat many digits in few steps, the minirows of three trios are packed into one word a lane:
//! bit `9·row + 3·block + trio`. Minicolumns likewise: bit `9·trio + column`.

use super::trio::{BAND, Block, Trio};

/// The nine boards as three trios.
pub type Boards<T> = [T; 3];

/// What propagation came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settled {
    /// Nothing fits: there is no solution.
    Dead,
    /// Every cell has its digit: there is one solution.
    Solved,
    /// Nothing more follows.
    Open,
}

/// All cells of the nine bands.
pub static FULL: Block = Block::splat(BAND);
/// The lowest bit of each row of a band; the first minirow of each trio in row 0 is `0o7`.
static FIRST_MINIROWS: Block = Block::splat(0o7);

/// First cells of the nine minirows; their unpacked place, too.
const MINIROWS: u32 = 0o111_111_111;
/// Unpacked minicolumns.
const MINICOLUMNS: u32 = 0o777;
/// What is left and right of a turn by a block or by a column: these bits come from the far side.
const FIRST_BLOCK: u32 = 0o007_007_007 | !BAND;
const LAST_BLOCK: u32 = 0o700_700_700;
const FIRST_COLUMN: u32 = 0o111_111_111 | !BAND;
const LAST_COLUMN: u32 = 0o444_444_444;

/// Follows what can be followed. A round is worth its price as long as the one before gave some
/// cell its digit; when none did, what little may still follow is left to the next guess.
///
/// When all cells are single and none is new, the last round has found every digit in a minirow of
/// every row and block and a minicolumn of every column, and took nothing: that is a solution.
#[inline(always)]
pub fn propagate<T: Trio>(boards: &mut Boards<T>) -> Settled {
    let full = T::load(&FULL);
    let mut seen_to = T::splat(0);
    loop {
        let [any, several] = cells(boards);
        if !full.minus(any).is_empty() {
            return Settled::Dead;
        }
        let single = full.minus(several);
        let new = single.minus(seen_to);
        if new.is_empty() {
            return if several.is_empty() { Settled::Solved } else { Settled::Open };
        }
        seen_to = single;
        *boards = boards.map(|trio| clear_rows(trio, trio.and(new)));
        if !keep_minirows(boards) {
            return Settled::Dead;
        }
        keep_minicolumns(boards);
        take_rows(boards);
    }
}

/// The cells with at least one and with at least two candidates, for every digit the same.
#[inline(always)]
fn cells<T: Trio>(&[a, b, c]: &Boards<T>) -> [T; 2] {
    let (one, two) = (a.or3(b, c), a.two_of(b, c));
    let (next, previous) = (one.next_digit(), one.previous_digit());
    let several = two.or3(two.next_digit(), two.previous_digit());
    [one.or3(next, previous), several.or(one.two_of(next, previous))]
}

/// Takes a digit out of the rows that have a forced cell, but for that cell. (Block and column
/// follow of themselves: the row has one minirow left, so the block loses the others, and then the
/// minicolumn is the only one of the block.)
#[inline(always)]
fn clear_rows<T: Trio>(board: T, forced: T) -> T {
    let upper = forced.or(forced.down::<1>()).and(T::splat(0o377_377_377));
    let carry = upper.add(T::splat(0o377_377_377)).and(T::splat(0o400_400_400));
    board.minus(spread(carry).minus(forced))
}

/// Leaves every digit the minirows that it can still use; whether every digit has one.
#[inline(always)]
fn keep_minirows<T: Trio>(boards: &mut Boards<T>) -> bool {
    let left = minirows(boards);
    let (next, previous) = (next_block(left), previous_block(left));
    let falling = next_row(next).and(previous_row(previous));
    let ways = left.and(falling.or_and(next_row(previous), previous_row(next)));
    let lost = T::load(&FIRST_MINIROWS).minus(ways.or3(ways.down::<3>(), ways.down::<6>()));
    if !lost.is_empty() {
        return false;
    }
    let mask = T::splat(MINIROWS);
    let widen = |first: T| first.up::<3>().sub(first);
    boards[0] = boards[0].and(widen(ways.and(mask)));
    boards[1] = boards[1].and(widen(ways.down::<1>().and(mask)));
    boards[2] = boards[2].and(widen(ways.down::<2>().and(mask)));
    true
}

/// Leaves every digit the minicolumns that it can still use.
#[inline(always)]
fn keep_minicolumns<T: Trio>(boards: &mut Boards<T>) {
    let left = minicolumns(boards);
    let (next, previous) = (next_column(left), previous_column(left));
    let falling = next.next_band().and(previous.previous_band());
    let ways = left.and(falling.or_and(previous.next_band(), next.previous_band()));
    let mask = T::splat(MINICOLUMNS);
    let widen = |top: T| top.or3(top.up::<9>(), top.up::<18>());
    boards[0] = boards[0].and(widen(ways.and(mask)));
    boards[1] = boards[1].and(widen(ways.down::<9>().and(mask)));
    boards[2] = boards[2].and(widen(ways.down::<18>().and(mask)));
}

/// Takes the other candidates out of a cell that is the only one for a digit in its row.
#[inline(always)]
fn take_rows<T: Trio>(boards: &mut Boards<T>) {
    let [a, b, c] = boards.map(alone_in_row);
    let taken = a.or3(b, c);
    let taken = taken.or3(taken.next_digit(), taken.previous_digit());
    boards[0] = boards[0].and(a.or(boards[0].minus(taken)));
    boards[1] = boards[1].and(b.or(boards[1].minus(taken)));
    boards[2] = boards[2].and(c.or(boards[2].minus(taken)));
}

/// The cells that are the only ones in their rows. Arithmetic on rows as numbers of nine bits: a
/// row less one, and with itself, has lost its lowest bit; if anything is left, adding 255 to its
/// upper eight bits carries into the ninth, and that is spread over the row. (A row without a bit
/// spoils the next one, which does no harm: the digit is dead then, and is found to be.)
#[inline(always)]
fn alone_in_row<T: Trio>(board: T) -> T {
    let rest = board.and(board.sub(T::splat(0o001_001_001)));
    let carry = rest.down::<1>().add(T::splat(0o377_377_377)).and(T::splat(0o400_400_400));
    board.minus(spread(carry))
}

/// The rows whose last bit is on, filled.
#[inline(always)]
fn spread<T: Trio>(last: T) -> T {
    last.up::<1>().sub(last.down::<8>())
}

/// The minirows that have a candidate, packed.
#[inline(always)]
fn minirows<T: Trio>(boards: &Boards<T>) -> T {
    let mask = T::splat(MINIROWS);
    let [a, b, c] = boards.map(|trio| trio.or3(trio.down::<1>(), trio.down::<2>()).and(mask));
    a.or3(b.up::<1>(), c.up::<2>())
}

/// The minicolumns that have a candidate, packed.
#[inline(always)]
fn minicolumns<T: Trio>(boards: &Boards<T>) -> T {
    let mask = T::splat(MINICOLUMNS);
    let [a, b, c] = boards.map(|trio| trio.or3(trio.down::<9>(), trio.down::<18>()).and(mask));
    a.or3(b.up::<9>(), c.up::<18>())
}

/// In the place of each minirow of a band: the one in the next block.
#[inline(always)]
fn next_block<T: Trio>(minirows: T) -> T {
    T::splat(LAST_BLOCK).choose(minirows.up::<6>(), minirows.down::<3>())
}

/// In the place of each minirow of a band: the one in the block before.
#[inline(always)]
fn previous_block<T: Trio>(minirows: T) -> T {
    T::splat(FIRST_BLOCK).choose(minirows.down::<6>(), minirows.up::<3>())
}

/// In the place of each minirow of a band: the one in the next row. Leaves rubbish above.
#[inline(always)]
fn next_row<T: Trio>(minirows: T) -> T {
    minirows.down::<9>().or(minirows.up::<18>())
}

/// In the place of each minirow of a band: the one in the row before. Leaves rubbish above.
#[inline(always)]
fn previous_row<T: Trio>(minirows: T) -> T {
    minirows.down::<18>().or(minirows.up::<9>())
}

/// In the place of each minicolumn of a block: the next one.
#[inline(always)]
fn next_column<T: Trio>(minicolumns: T) -> T {
    T::splat(LAST_COLUMN).choose(minicolumns.up::<2>(), minicolumns.down::<1>())
}

/// In the place of each minicolumn of a block: the one before.
#[inline(always)]
fn previous_column<T: Trio>(minicolumns: T) -> T {
    T::splat(FIRST_COLUMN).choose(minicolumns.down::<2>(), minicolumns.up::<1>())
}
