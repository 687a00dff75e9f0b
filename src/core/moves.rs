//! [`Move`]: one thing that a player does to the board, as data that prints and reads itself, so
//! that undo, saving and replaying are one list.

mod content;
mod links;
mod mark_edit;

use std::fmt;
use std::str::FromStr;

use crate::engine::logic::step::Effect;
use crate::engine::types::board::Board;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::colour::{Colour, ColourSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::grid::{Grid, Solution};
use crate::engine::types::link::Link;

pub use content::CellContent;
pub use links::{print_link, read_link};
pub use mark_edit::MarkEdit;

/// One undoable act. Cells that hold a given only ever take colours, but for [`Move::FixClues`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// The digit is written into the cells.
    Place(CellSet, Digit, NoteCleanup),
    /// The digit is noted in the cells, or its note is taken out.
    Note(CellSet, Digit, MarkEdit),
    /// The digit is noted in the middle of the cells, or that note is taken out.
    Centre(CellSet, Digit, MarkEdit),
    /// The colour is given to the cells or taken from them.
    Colour(CellSet, Colour, MarkEdit),
    /// The colour is given to the candidate of the digit in the cells, or taken from it.
    ColourCandidate(CellSet, Digit, Colour, MarkEdit),
    /// The link is drawn, of its kind, or taken away.
    Link(Link, MarkEdit),
    /// All links go.
    ClearLinks,
    /// Notes of a kind go.
    EraseNotes(CellSet, NoteKind),
    /// Corner notes become centre notes.
    Centralise(CellSet),
    /// Digits go; where there is none, notes; where there are none, colours.
    Erase(CellSet),
    /// Every empty cell gets its candidates as notes.
    FillCandidates,
    /// Notes that a digit on the board rules out are taken out.
    CleanCandidates,
    /// The effects of a step.
    Apply(Vec<Effect>),
    /// Cells hold this, whatever they held.
    Put(Vec<CellContent>),
    /// All empty or wrong cells are filled from the solution.
    Solve(Solution),
    /// Everything entered goes.
    Restart,
    /// The digits entered become the clues.
    FixClues,
}

/// What placing a digit does to the notes that see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum NoteCleanup {
    /// They lose the digit.
    Clean,
    /// They stay as they are.
    Keep,
}

/// The notes that a move is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum NoteKind {
    /// Corner notes.
    Corner,
    /// Centre notes.
    Centre,
    /// Both.
    All,
}

impl Move {
    /// The board after the move.
    #[must_use]
    pub fn apply(&self, board: &Board) -> Board {
        let mut next = board.clone();
        match self {
            Move::Place(cells, digit, notes) => place(&mut next, *cells, *digit, *notes),
            Move::Note(cells, digit, edit) => note(&mut next, *cells, *digit, *edit),
            Move::Centre(cells, digit, edit) => centre(&mut next, *cells, *digit, *edit),
            Move::Colour(cells, colour, edit) => paint(&mut next, *cells, *colour, *edit),
            Move::ColourCandidate(cells, digit, colour, edit) => {
                paint_candidates(&mut next, *cells, *digit, (*colour, *edit));
            }
            Move::Link(link, edit) => links::draw(&mut next.links, *link, *edit),
            Move::ClearLinks => next.links.clear(),
            Move::EraseNotes(cells, kind) => erase_notes(&mut next, *cells, *kind),
            Move::Centralise(cells) => centralise(&mut next, *cells),
            Move::Erase(cells) => erase(&mut next, *cells),
            Move::FillCandidates => {
                for cell in board.empty_cells() {
                    next.corner_marks[cell] = board.candidates(cell);
                }
            }
            Move::CleanCandidates => {
                for cell in board.empty_cells() {
                    next.corner_marks[cell] &= board.candidates(cell);
                    next.centre_marks[cell] &= board.candidates(cell);
                }
            }
            Move::Apply(effects) => effects.iter().for_each(|effect| carry_out(&mut next, *effect)),
            Move::Put(contents) => contents.iter().for_each(|content| content.put(&mut next)),
            Move::Solve(solution) => {
                for cell in !board.givens.filled() {
                    write(&mut next, cell, solution[cell]);
                }
            }
            Move::Restart => next = Board::of_givens(board.givens),
            Move::FixClues => next = Board::of_givens(board.digits()),
        }
        next
    }
}

fn centre(board: &mut Board, cells: CellSet, digit: Digit, edit: MarkEdit) {
    for cell in cells & board.empty_cells() {
        if edit == MarkEdit::Add {
            board.eliminated[cell].remove(digit);
        }
        mark(&mut board.centre_marks[cell], digit, edit);
    }
}

fn centralise(board: &mut Board, cells: CellSet) {
    for cell in cells & board.empty_cells() {
        board.centre_marks[cell] |= std::mem::take(&mut board.corner_marks[cell]);
    }
}

fn paint_candidates(
    board: &mut Board,
    cells: CellSet,
    digit: Digit,
    (colour, edit): (Colour, MarkEdit),
) {
    for candidate in cells.iter().map(|cell| Candidate::new(cell, digit)) {
        let colour = (edit == MarkEdit::Add).then_some(colour);
        board.candidate_colours.set(candidate, colour);
    }
}

/// Writes a digit and clears the notes of its cell: a digit and notes never share a cell.
fn write(board: &mut Board, cell: Cell, digit: Digit) {
    board.entries[cell] = Some(digit);
    board.corner_marks[cell] = DigitSet::EMPTY;
    board.centre_marks[cell] = DigitSet::EMPTY;
}

fn place(board: &mut Board, cells: CellSet, digit: Digit, notes: NoteCleanup) {
    let cells = cells - board.givens.filled();
    for cell in cells {
        write(board, cell, digit);
        if notes == NoteCleanup::Clean {
            clean_peers(board, cell, digit);
        }
    }
}

fn clean_peers(board: &mut Board, cell: Cell, digit: Digit) {
    for peer in cell.peers() {
        board.corner_marks[peer].remove(digit);
        board.centre_marks[peer].remove(digit);
    }
}

/// Marks count as complete where they hold every candidate: there, rubbing one out is a ruling
/// ("not this one"), while elsewhere, or where a peer shows the digit, it only corrects a sketch.
fn note(board: &mut Board, cells: CellSet, digit: Digit, edit: MarkEdit) {
    for cell in cells & board.empty_cells() {
        let open = board.candidates(cell);
        let rules = open.contains(digit) && open.is_subset(board.corner_marks[cell]);
        match edit {
            MarkEdit::Remove if rules => board.eliminated[cell].insert(digit),
            MarkEdit::Add => board.eliminated[cell].remove(digit),
            MarkEdit::Remove => {}
        }
        mark(&mut board.corner_marks[cell], digit, edit);
    }
}

fn erase_notes(board: &mut Board, cells: CellSet, kind: NoteKind) {
    for cell in cells {
        if kind != NoteKind::Centre {
            board.corner_marks[cell] = DigitSet::EMPTY;
        }
        if kind != NoteKind::Corner {
            board.centre_marks[cell] = DigitSet::EMPTY;
        }
    }
}

fn mark(notes: &mut DigitSet, digit: Digit, edit: MarkEdit) {
    match edit {
        MarkEdit::Add => notes.insert(digit),
        MarkEdit::Remove => notes.remove(digit),
    }
}

fn paint(board: &mut Board, cells: CellSet, colour: Colour, edit: MarkEdit) {
    for cell in cells {
        match edit {
            MarkEdit::Add => board.colours[cell].insert(colour),
            MarkEdit::Remove => board.colours[cell].remove(colour),
        }
    }
}

/// What lies on top goes first: in all the cells the digits, or else the notes, or else the
/// colours, so that erasing a selection never takes more than the player sees on top.
fn erase(board: &mut Board, cells: CellSet) {
    let entered = cells & board.entries.filled();
    let noted: CellSet = cells.iter().filter(|&cell| !board.notes(cell).is_empty()).collect();
    for cell in cells {
        if !entered.is_empty() {
            board.entries[cell] = None;
        } else if !noted.is_empty() {
            erase_notes(board, CellSet::only(cell), NoteKind::All);
        } else {
            board.colours[cell] = ColourSet::EMPTY;
            board.candidate_colours.clear(cell);
        }
    }
}

fn carry_out(board: &mut Board, effect: Effect) {
    let Candidate { cell, digit } = effect.candidate();
    match effect {
        Effect::Place(_) => place(board, CellSet::only(cell), digit, NoteCleanup::Clean),
        Effect::Eliminate(_) => {
            board.eliminated[cell].insert(digit);
            board.corner_marks[cell].remove(digit);
            board.centre_marks[cell].remove(digit);
        }
    }
}

/// One line, words separated by a blank: `place r4c7,r5c5 5 clean`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(cells, digit, notes) => {
                write!(f, "place {} {digit} {notes}", list(*cells))
            }
            Move::Note(cells, digit, edit) => {
                write!(f, "note {} {digit} {edit}", list(*cells))
            }
            Move::Centre(cells, digit, edit) => {
                write!(f, "centre {} {digit} {edit}", list(*cells))
            }
            Move::Colour(cells, colour, edit) => {
                write!(f, "colour {} {colour} {edit}", list(*cells))
            }
            Move::ColourCandidate(cells, digit, colour, edit) => {
                write!(f, "colour-candidate {} {digit} {colour} {edit}", list(*cells))
            }
            Move::Link(link, edit) => write!(f, "link {} {edit}", print_link(link)),
            Move::ClearLinks => f.write_str("links-off"),
            Move::EraseNotes(cells, kind) => {
                write!(f, "erase-notes {} {kind}", list(*cells))
            }
            Move::Centralise(cells) => write!(f, "centralise {}", list(*cells)),
            Move::Erase(cells) => write!(f, "erase {}", list(*cells)),
            Move::FillCandidates => f.write_str("fill"),
            Move::CleanCandidates => f.write_str("clean"),
            Move::Apply(effects) => {
                f.write_str("apply")?;
                effects.iter().try_for_each(|effect| match effect {
                    Effect::Place(candidate) => write!(f, " +{candidate}"),
                    Effect::Eliminate(candidate) => write!(f, " -{candidate}"),
                })
            }
            Move::Put(contents) => {
                f.write_str("put")?;
                contents.iter().try_for_each(|content| write!(f, " {content}"))
            }
            Move::Solve(solution) => write!(f, "solve {solution}"),
            Move::Restart => f.write_str("restart"),
            Move::FixClues => f.write_str("clues"),
        }
    }
}

fn list(cells: CellSet) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    cells.join(",")
}

/// Reads what `Display` wrote.
impl FromStr for Move {
    type Err = String;
    fn from_str(line: &str) -> Result<Move, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let read = match words.as_slice() {
            ["place", cells, digit, notes] => read_place(cells, digit, notes),
            ["note", cells, digit, edit] => {
                read_mark(cells, digit, edit).map(|(c, d, p)| Move::Note(c, d, p))
            }
            ["centre", cells, digit, edit] => {
                read_mark(cells, digit, edit).map(|(c, d, p)| Move::Centre(c, d, p))
            }
            ["colour", cells, colour, edit] => read_colour(cells, colour, edit),
            ["colour-candidate", cells, digit, colour, edit] => {
                read_candidate_colour(cells, digit, colour, edit)
            }
            ["link", link, edit] => {
                read_link(link).zip(edit.parse().ok()).map(|(link, edit)| Move::Link(link, edit))
            }
            ["links-off"] => Some(Move::ClearLinks),
            ["erase-notes", cells, kind] => read_cells(cells)
                .zip(kind.parse().ok())
                .map(|(cells, kind)| Move::EraseNotes(cells, kind)),
            ["centralise", cells] => read_cells(cells).map(Move::Centralise),
            ["erase", cells] => read_cells(cells).map(Move::Erase),
            ["fill"] => Some(Move::FillCandidates),
            ["clean"] => Some(Move::CleanCandidates),
            ["apply", effects @ ..] => {
                effects.iter().map(|word| read_effect(word)).collect::<Option<_>>().map(Move::Apply)
            }
            ["put", contents @ ..] => {
                contents.iter().map(|word| word.parse().ok()).collect::<Option<_>>().map(Move::Put)
            }
            ["solve", grid] => {
                grid.parse::<Grid>().ok().and_then(|grid| Solution::of(&grid)).map(Move::Solve)
            }
            ["restart"] => Some(Move::Restart),
            ["clues"] => Some(Move::FixClues),
            _ => None,
        };
        read.ok_or_else(|| format!("{line:?} is not a move"))
    }
}

fn read_place(cells: &str, digit: &str, notes: &str) -> Option<Move> {
    Some(Move::Place(read_cells(cells)?, read_digit(digit)?, notes.parse().ok()?))
}

fn read_mark(cells: &str, digit: &str, edit: &str) -> Option<(CellSet, Digit, MarkEdit)> {
    Some((read_cells(cells)?, read_digit(digit)?, edit.parse().ok()?))
}

fn read_colour(cells: &str, colour: &str, edit: &str) -> Option<Move> {
    let colour = colour.parse().ok().and_then(Colour::try_new)?;
    Some(Move::Colour(read_cells(cells)?, colour, edit.parse().ok()?))
}

fn read_candidate_colour(cells: &str, digit: &str, colour: &str, edit: &str) -> Option<Move> {
    let colour = colour.parse().ok().and_then(Colour::try_new)?;
    let (cells, digit, edit) = read_mark(cells, digit, edit)?;
    Some(Move::ColourCandidate(cells, digit, colour, edit))
}

fn read_cells(text: &str) -> Option<CellSet> {
    text.split(',').map(|cell| cell.parse().ok()).collect()
}

fn read_digit(text: &str) -> Option<Digit> {
    text.parse().ok().and_then(Digit::from_char)
}

fn read_effect(word: &str) -> Option<Effect> {
    let (sign, rest) = word.split_at_checked(1)?;
    let (digit, cell) = rest.split_at_checked(1)?;
    let candidate = Candidate::new(cell.parse().ok()?, read_digit(digit)?);
    match sign {
        "+" => Some(Effect::Place(candidate)),
        "-" => Some(Effect::Eliminate(candidate)),
        _ => None,
    }
}
