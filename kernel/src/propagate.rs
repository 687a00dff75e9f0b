//! Propagation: everything that follows from the boards without a guess.
//!
//! A round looks at all cells, rows, columns and blocks of all digits at once; rounds follow each
//! other until one gives no cell its digit. It knows four arguments:
//!
//! * **Cells.** A cell with one candidate is *forced*: the row loses its digit elsewhere. A cell
//!   without any is the end.
//! * **Minirows.** In a band, a digit goes into one of three blocks in each of three rows, a
//!   different one each time: six ways. Of the nine minirows (three cells of a row in a block)
//!   only those stay that are in one of the ways that are left. That is every pointing, claiming
//!   and box-line argument along rows.
//! * **Minicolumns.** The same in a stack, for columns.
//! * **Rows.** A digit with one cell left in a row takes it: its other candidates go. (Blocks and
//!   columns need no look of their own: a block with one cell left for a digit leaves it one
//!   minirow, so the row loses its other cells; likewise columns.)
//!
//! To treat many digits in few steps, the minirows of three trios are packed into one word a lane:
//! bit `10·row + 3·block + trio`. Minicolumns likewise: bit `10·trio + column`.

use super::trio::{BAND, Block, Trio, rows};

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
/// The first minirow of each trio in row 0.
static FIRST_MINIROWS: Block = Block::splat(0o7);

/// The cells of row 0.
const ROW: u32 = 0o777;
/// The free bits.
const GUARDS: u32 = rows(ROW + 1);
/// First, first two and last cells of the minirows; likewise of all minicolumns.
const FIRST: u32 = rows(0o111);
const FIRST_TWO: u32 = rows(0o333);
const LAST: u32 = rows(0o444);
/// What is left and right of a turn by a block: these bits come from the far side.
const FIRST_BLOCK: u32 = rows(0o007) | !BAND;
const LAST_BLOCK: u32 = rows(0o700);

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
        for trio in boards.iter_mut() {
            *trio = clear_rows(*trio, trio.and(new));
        }
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
    board.minus(rows_with(forced).minus(forced))
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
    let mask = T::splat(FIRST);
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
    let a = ways.and(T::splat(ROW));
    let b = ways.and(T::splat(ROW << 10));
    let c = ways.and(T::splat(ROW << 20));
    boards[0] = boards[0].and(a.or3(a.up::<10>(), a.up::<20>()));
    boards[1] = boards[1].and(b.or3(b.up::<10>(), b.down::<10>()));
    boards[2] = boards[2].and(c.or3(c.down::<10>(), c.down::<20>()));
}

/// Takes the other candidates out of a cell that is the only one for a digit in its row.
#[inline(always)]
fn take_rows<T: Trio>(boards: &mut Boards<T>) {
    let a = alone_in_row(boards[0]);
    let b = alone_in_row(boards[1]);
    let c = alone_in_row(boards[2]);
    let taken = a.or3(b, c);
    let taken = taken.or3(taken.next_digit(), taken.previous_digit());
    boards[0] = boards[0].and(a.or(boards[0].minus(taken)));
    boards[1] = boards[1].and(b.or(boards[1].minus(taken)));
    boards[2] = boards[2].and(c.or(boards[2].minus(taken)));
}

/// The cells that are the only ones in their rows. A row as a number, less one, and with itself,
/// has lost its lowest bit; a row that still has any is not meant. (A row without a bit spoils the
/// next one, which does no harm: the digit is dead then, and is found to be.)
#[inline(always)]
fn alone_in_row<T: Trio>(board: T) -> T {
    board.minus(rows_with(board.and(board.sub(T::splat(rows(1))))))
}

/// The rows that have any of the cells, filled: adding 511 to such a row carries into its free
/// bit, and that less its lowest neighbour is the row.
#[inline(always)]
fn rows_with<T: Trio>(cells: T) -> T {
    let carry = cells.add(T::splat(rows(ROW))).and(T::splat(GUARDS));
    carry.sub(carry.down::<9>())
}

/// The minirows that have a candidate, packed. Adding 3 to the first two cells of a minirow carries
/// into the third.
#[inline(always)]
fn minirows<T: Trio>(boards: &Boards<T>) -> T {
    let [a, b, c] = boards;
    any_in_minirow(*c).or3(any_in_minirow(*b).down::<1>(), any_in_minirow(*a).down::<2>())
}

#[inline(always)]
fn any_in_minirow<T: Trio>(board: T) -> T {
    let two = T::splat(FIRST_TWO);
    board.or(board.and(two).add(two)).and(T::splat(LAST))
}

/// The minicolumns that have a candidate, packed.
#[inline(always)]
fn minicolumns<T: Trio>(&[a, b, c]: &Boards<T>) -> T {
    let a = a.or3(a.down::<10>(), a.down::<20>()).and(T::splat(ROW));
    let b = b.or3(b.up::<10>(), b.down::<10>()).and(T::splat(ROW << 10));
    let c = c.or3(c.up::<10>(), c.up::<20>()).and(T::splat(ROW << 20));
    a.or3(b, c)
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
    minirows.down::<10>().or(minirows.up::<20>())
}

/// In the place of each minirow of a band: the one in the row before. Leaves rubbish above.
#[inline(always)]
fn previous_row<T: Trio>(minirows: T) -> T {
    minirows.down::<20>().or(minirows.up::<10>())
}

/// In the place of each minicolumn of a block: the next one.
#[inline(always)]
fn next_column<T: Trio>(minicolumns: T) -> T {
    T::splat(LAST).choose(minicolumns.up::<2>(), minicolumns.down::<1>())
}

/// In the place of each minicolumn of a block: the one before.
#[inline(always)]
fn previous_column<T: Trio>(minicolumns: T) -> T {
    T::splat(FIRST | !BAND).choose(minicolumns.down::<2>(), minicolumns.up::<1>())
}
