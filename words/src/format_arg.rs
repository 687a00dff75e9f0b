//! How each argument is written: lists, names of cells and houses, effects.

use nonet_engine::logic::step::{Effect, Node, placed_and_removed};
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::house::{House, HouseKind, HouseSet};

use super::arg::Arg;
use super::cell_names::CellNames;
use super::goal::Wanted;
use super::label::Label;
use super::message::{Message, later_argument};
use super::piece::{Marks, Target, without_marks};
use super::{LaterText, Localizer};

/// Of so many cells a claim says that they cannot be a digit; from more the digit is removed.
const MAX_DENIED: usize = 2;

/// The code that writes what only later words name.
pub(super) static LATER_TEXT: LaterText =
    LaterText { argument: later_argument, format: Localizer::format_later };

impl Localizer {
    /// An argument as text, in which the names of things on the grid are marked.
    pub(super) fn format_arg(&self, arg: &Arg, marks: &mut Marks) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Decimal(number) => self.decimal(number),
            Arg::Text(text) => without_marks(text),
            Arg::Formatted(text) => text.clone(),
            Arg::Digit(digit) => digit.to_string(),
            Arg::Digits(digits) => self.list_and(digits.iter().map(|at| at.to_string()).collect()),
            Arg::Cells(cells) => {
                self.list_and(cells.iter().map(|cell| self.cell(cell, marks)).collect())
            }
            Arg::House(house) => self.house(*house, marks),
            Arg::Houses(houses) if self.later.is_none() || !self.has("house-rows") => {
                self.list_and(houses.iter().map(|house| self.house(house, marks)).collect())
            }
            Arg::Tier(tier) => self.label(Label::of_tier(*tier)),
            Arg::Label(label) => self.label(*label),
            Arg::Message(message) => self.format_message(message, marks),
            later => self.later.map(|text| (text.format)(self, later, marks)).unwrap_or_default(),
        }
    }
    /// The arguments that only later words ask for.
    fn format_later(&self, arg: &Arg, marks: &mut Marks) -> String {
        match arg {
            Arg::AnyOf(digits) => self.list("or", digits.iter().map(|at| at.to_string()).collect()),
            Arg::CellsOr(cells) => self.cells_or(*cells, marks),
            Arg::Houses(houses) => self.houses(*houses, ["and", "kinds-and"], marks),
            Arg::HousesOr(houses) => self.houses(*houses, ["or", "or"], marks),
            Arg::CandidatesOr(candidates) => self.candidates_or(candidates, marks),
            Arg::DigitsCompact(digits) => self.compact(*digits),
            Arg::HouseDigits(digits) => self.house_digits(digits),
            Arg::Exchanged(cycles) => self.exchanges(cycles),
            Arg::DigitCounts(counts) => self.digit_counts(counts),
            Arg::HousesCounted(houses) => self.houses_counted(*houses),
            Arg::Group(cells) => self.group(*cells, marks),
            Arg::Candidates(cells, digits) => {
                let name = |cell| marks.mark(self.name_of(cell), Target::Candidates(cell, *digits));
                self.list_and(cells.iter().map(name).collect())
            }
            Arg::Effects(effects) => self.join_phrases(&self.effects(effects, "effect", marks)),
            Arg::Subjects(effects) => self.join_subjects(self.effects(effects, "effect", marks)),
            Arg::Placements(effects) => {
                self.join_subjects(self.effects(effects, "effect-placed", marks))
            }
            Arg::Claim(effects) => self.claim(effects, marks),
            Arg::Sets(sets) => self.sets(sets, marks),
            Arg::Ring(groups) => self.way(groups.iter().chain(groups.first()), marks),
            Arg::Way(groups) => self.way(groups.iter(), marks),
            Arg::Lines(lines) => self.lines(lines, marks),
            Arg::Chain(links) => self.chain(links, marks),
            Arg::Technique(technique) => self.technique(*technique),
            Arg::About(technique) => self.about(*technique),
            Arg::Wanted(wanted) => self.wanted(*wanted),
            Arg::ReadError(error) => self.read_error(error),
            Arg::Explanation(sentence) => self.explanation_sentence(sentence, marks),
            first => self.format_arg(first, marks),
        }
    }
    fn wanted(&self, Wanted { tier, technique, clues }: Wanted) -> String {
        let clues = clues.map(|clues| Message::ClueCount { count: u64::from(clues) });
        let parts = [
            tier.map(|tier| self.label(Label::of_tier(tier))),
            technique.map(|technique| self.technique(technique)),
            clues.map(|clues| self.message(&clues)),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" + ")
    }
    fn compact(&self, digits: DigitSet) -> String {
        let digits: Vec<String> = digits.iter().map(|at| at.to_string()).collect();
        digits.join(&self.text("comma"))
    }
    fn exchanges(&self, cycles: &[Vec<Digit>]) -> String {
        let cycles: Vec<String> = cycles.iter().map(|cycle| exchange(cycle)).collect();
        cycles.join(&self.text("cycle-gap"))
    }
    fn lines(&self, lines: &[Message], marks: &mut Marks) -> String {
        let line = |line: &Message| self.format_message(line, marks);
        lines.iter().map(line).collect::<Vec<_>>().join("\n")
    }
    fn house_digits(&self, digits: &[Option<Digit>; 9]) -> String {
        let name = |digit: &Option<Digit>| match digit {
            Some(digit) => digit.to_string(),
            None => self.text("read-empty-cell"),
        };
        digits.each_ref().map(name).join(&self.text("comma"))
    }
    fn digit_counts(&self, counts: &[(Digit, u64)]) -> String {
        let count = |(digit, count): &(Digit, u64)| {
            let args = [("digit", Arg::Digit(*digit)), ("count", Arg::Number(*count))];
            self.format("read-count", &args[..], &mut Marks::off())
        };
        counts.iter().map(count).collect::<Vec<_>>().join(&self.text("comma"))
    }
    /// A list with a word before its last item, as in `r1c2, r1c5 and r1c7`.
    fn list_and(&self, items: Vec<String>) -> String {
        self.list("and", items)
    }
    /// A list with this word before its last item.
    pub(super) fn list(&self, word: &str, mut items: Vec<String>) -> String {
        if let [.., before, last] = items.as_mut_slice() {
            *before += &(self.text(word) + last);
            items.pop();
        }
        items.join(&self.text("comma"))
    }
    /// Phrases that are lists themselves, one after the other: `5 in r4c7 and r4c8; 6 in r4c8`.
    pub(super) fn join_phrases(&self, phrases: &[String]) -> String {
        phrases.join(&self.text("phrase-gap"))
    }
    /// The marked name of a cell.
    pub(super) fn cell(&self, cell: Cell, marks: &mut Marks) -> String {
        marks.mark(self.name_of(cell), Target::Cell(cell))
    }
    fn name_of(&self, cell: Cell) -> String {
        let [row, column, _] = cell.houses();
        self.cell_name(HouseSet::only(row), HouseSet::only(column))
    }
    /// The name of the cells where some rows and columns cross: `r4c7`, `r1c78`.
    pub(super) fn cell_name(&self, rows: HouseSet, columns: HouseSet) -> String {
        let [cell, row, column] = match self.cell_names.keys() {
            keys if self.has(keys[0]) => keys,
            _ => CellNames::Numbers.keys(),
        };
        let names = |key: &str, houses: HouseSet| -> String {
            let number = |house: House| [("number", Arg::Number(house.number() as u64 + 1))];
            let name = |house| self.format(key, &number(house)[..], &mut Marks::off());
            houses.iter().map(name).collect()
        };
        let row = Arg::Formatted(names(row, rows));
        let column = Arg::Formatted(names(column, columns));
        self.format(cell, &[("row", row), ("column", column)][..], &mut Marks::off())
    }
    pub(super) fn house(&self, house: House, marks: &mut Marks) -> String {
        let key = match house.kind() {
            HouseKind::Row => "house-row",
            HouseKind::Column => "house-column",
            HouseKind::Block => "house-block",
        };
        let number = [("number", Arg::Number(house.number() as u64 + 1))];
        marks.mark(self.format(key, &number[..], &mut Marks::off()), Target::House(house))
    }
    fn houses_counted(&self, houses: HouseSet) -> String {
        let kinds = [
            (HouseKind::Row, "count-rows"),
            (HouseKind::Column, "count-columns"),
            (HouseKind::Block, "count-boxes"),
        ];
        let counted = kinds.map(|(kind, key)| (houses & HouseSet::of_kind(kind), key));
        let counted = counted.into_iter().filter(|(some, _)| !some.is_empty());
        let phrase = |(some, key): (HouseSet, &str)| {
            self.format(key, &[("count", Arg::Number(some.len() as u64))][..], &mut Marks::off())
        };
        self.list_and(counted.map(phrase).collect())
    }
    fn sets(&self, sets: &[Node], marks: &mut Marks) -> String {
        let phrase = |set: &Node| {
            let args =
                [("cells", Arg::Group(set.cells)), ("digits", Arg::DigitsCompact(set.digits))];
            self.format("set-of-cells", &args[..], marks)
        };
        let phrases: Vec<String> = sets.iter().map(phrase).collect();
        self.join_phrases(&phrases)
    }
    fn way<'a>(&self, groups: impl Iterator<Item = &'a CellSet>, marks: &mut Marks) -> String {
        groups.map(|cells| self.group(*cells, marks)).collect::<Vec<_>>().join(" → ")
    }
    /// Phrases that are lists themselves, one after the other, with a word before the last.
    fn join_subjects(&self, mut phrases: Vec<String>) -> String {
        let word = if phrases.len() > 2 { "phrase-last" } else { "phrase-and" };
        if let [.., before, last] = phrases.as_mut_slice() {
            *before += &(self.text(word) + last);
            phrases.pop();
        }
        self.join_phrases(&phrases)
    }
    /// Effects gathered by their cells: `5 and 7 in r4c7; 8 in r4c7 and r4c8`.
    pub(super) fn effects(&self, effects: &[Effect], key: &str, marks: &mut Marks) -> Vec<String> {
        let gathered = gathered(effects).into_iter();
        gathered.map(|(cells, digits)| self.effect(cells, digits, key, marks)).collect()
    }
    fn effect(&self, cells: CellSet, digits: DigitSet, key: &str, marks: &mut Marks) -> String {
        let args = [
            ("digits", Arg::Digits(digits)),
            ("cells", Arg::Candidates(cells, digits)),
            ("count", Arg::Number(cells.len() as u64)),
        ];
        self.format(key, &args[..], marks)
    }
    /// What a step does. One digit of a cell or two is denied of them; longer lists are removed.
    fn claim(&self, effects: &[Effect], marks: &mut Marks) -> String {
        let (placed, removed) = placed_and_removed(effects);
        let mut phrases = self.effects(&placed, "claim-placed", marks);
        if removed.is_empty() {
            return self.join_subjects(phrases);
        }
        match gathered(&removed)[..] {
            [] => {}
            [(cells, digits)] if cells.len() <= MAX_DENIED && digits.len() == 1 => {
                phrases.push(self.effect(cells, digits, "claim-cannot", marks));
            }
            _ => {
                let key = if placed.is_empty() { "claim-remove" } else { "claim-remove-too" };
                let removed = self.effects(&removed, "effect-removed", marks);
                let effects = Arg::Formatted(self.join_subjects(removed));
                phrases.push(self.format(key, &[("effects", effects)][..], marks));
            }
        }
        self.join_phrases(&phrases)
    }
}

/// Effects by their cells: the digits of each group.
fn gathered(effects: &[Effect]) -> Vec<(CellSet, DigitSet)> {
    let mut gathered: Vec<(CellSet, DigitSet)> = Vec::new();
    for digit in Digit::ALL {
        let at = effects.iter().map(|effect| effect.candidate());
        let cells = at.filter(|at| at.digit == digit).map(|at| at.cell).collect();
        match gathered.iter_mut().find(|(same, _)| *same == cells) {
            Some((_, digits)) => digits.insert(digit),
            None => gathered.push((cells, DigitSet::only(digit))),
        }
    }
    gathered.retain(|(cells, _)| !cells.is_empty());
    gathered
}

/// Two digits that become each other, or more of which each becomes the next, the last the first.
fn exchange(cycle: &[Digit]) -> String {
    match cycle {
        [one, other] => format!("{one} ↔ {other}"),
        _ => {
            let round = cycle.iter().chain(cycle.first());
            round.map(|digit| digit.to_string()).collect::<Vec<_>>().join(" → ")
        }
    }
}
