//! [`Piece`]: a part of a sentence that is plain text or the name of something on the grid. Lighting,
//! coloured cell names and screen readers all read the pieces; no code reads the text.

use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::DigitSet;
use nonet_engine::types::house::House;

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// What is shown and read aloud.
    pub text: String,
    /// What the text names; none if it is text between names.
    pub target: Option<Target>,
}

/// Something on the grid that a sentence names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// One cell.
    Cell(Cell),
    /// A group of cells under one name, such as `r1c78`.
    Group(CellSet),
    /// A cell, of which these candidates are meant.
    Candidates(Cell, DigitSet),
    /// A row, column or block.
    House(House),
    /// A link of the step's chain, by its place in the evidence: its sign.
    Link(usize),
}

impl Target {
    /// The cells it names; none for houses and links.
    pub fn cells(self) -> CellSet {
        match self {
            Target::Cell(cell) | Target::Candidates(cell, _) => CellSet::only(cell),
            Target::Group(cells) => cells,
            Target::House(_) | Target::Link(_) => CellSet::EMPTY,
        }
    }
}

/// The character that opens the first target; those after it open the others.
const FIRST_MARK: u32 = 0xF0000;
/// The character that closes a target.
const CLOSE: char = '\u{10FFFD}';

/// Targets met while a sentence is formatted. Each name is put between private-use characters that
/// say which target it is, and the finished sentence is split at these once.
pub struct Marks {
    targets: Option<Vec<Target>>,
}

impl Marks {
    /// Nothing is marked: the sentence is wanted as text.
    pub fn off() -> Marks {
        Marks { targets: None }
    }
    /// Names are marked: the sentence is wanted in pieces.
    pub fn on() -> Marks {
        Marks { targets: Some(Vec::new()) }
    }
    /// A name, marked as that of the target. Names do not stand in each other.
    pub fn mark(&mut self, name: String, target: Target) -> String {
        let Some(targets) = &mut self.targets else { return name };
        let open = char::from_u32(FIRST_MARK + targets.len() as u32)
            .expect("a sentence names fewer things than there are private-use characters");
        targets.push(target);
        format!("{open}{name}{CLOSE}")
    }
    /// A formatted sentence in pieces.
    pub fn split(&self, sentence: &str) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut text = String::new();
        let mut target = None;
        for character in sentence.chars() {
            if !is_mark(character) {
                text.push(character);
                continue;
            }
            if !text.is_empty() {
                pieces.push(Piece { text: std::mem::take(&mut text), target });
            }
            target = self.opened_by(character);
        }
        if !text.is_empty() {
            pieces.push(Piece { text, target });
        }
        pieces
    }
    fn opened_by(&self, mark: char) -> Option<Target> {
        let place = u32::from(mark).checked_sub(FIRST_MARK)? as usize;
        self.targets.as_ref()?.get(place).copied()
    }
}

fn is_mark(character: char) -> bool {
    u32::from(character) >= FIRST_MARK
}

/// Text from outside without characters that would be taken for marks.
pub fn without_marks(text: &str) -> String {
    text.chars().filter(|&character| !is_mark(character)).collect()
}
