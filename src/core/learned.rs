//! [`Progress`]: what the player has learned: pages that were read, positions that were solved. It
//! prints as lines of text, which storage and the file of the whole library keep.

use std::fmt::Write as _;

use litemap::LiteMap;

use crate::engine::logic::techniques::{Technique, TechniqueSet};
use crate::engine::types::board::Board;
use crate::engine::types::cell::Cell;

use crate::core::lesson_id::Basic;
use crate::core::saved::lines;

/// The key under which it is kept.
pub const LEARNED_KEY: &str = "nonet.learned";

/// How its text begins.
const HEAD: &str = "nonet-learned 1";
/// No version writes longer lines, in bytes, or more that another does not know: a damaged file does
/// not fill the storage.
const MAX_LINE: usize = 200;
const MAX_REST: usize = 2_000;

/// From so many positions found without help on, a technique counts as found.
pub const ENOUGH: usize = 4;

/// What the player has learned.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Progress {
    basics: LiteMap<Basic, ()>,
    ideas: TechniqueSet,
    found: LiteMap<(Technique, u32), Found>,
    /// Lines that this version does not know, kept as they are.
    rest: Vec<String>,
}

/// How a position was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// How many seconds it took.
    pub seconds: u32,
    /// Whether no help was asked for.
    pub alone: bool,
}

/// A number that a position is recognised by, wherever it stands in the file of its lesson.
pub fn key_of(board: &Board) -> u32 {
    Cell::ALL.iter().fold(0x811c_9dc5, |hash: u32, cell| {
        let digit = board.givens[*cell].map_or(0, |digit| u32::from(digit.value()));
        (hash ^ digit).wrapping_mul(0x0100_0193)
    })
}

impl Progress {
    /// A page of the basics was done.
    pub fn add_basic(&mut self, basic: Basic) {
        self.basics.insert(basic, ());
    }
    /// Whether it was.
    pub fn has_basic(&self, basic: Basic) -> bool {
        self.basics.contains_key(&basic)
    }
    /// The idea of a technique was read.
    pub fn add_idea(&mut self, technique: Technique) {
        self.ideas.insert(technique);
    }
    /// Whether it was.
    pub fn has_idea(&self, technique: Technique) -> bool {
        self.ideas.contains(technique)
    }
    /// A position was solved. What was found without help stays so, and of two times the shorter.
    pub fn add_found(&mut self, technique: Technique, key: u32, found: Found) {
        let is_better = |before: &Found| {
            (found.alone, std::cmp::Reverse(found.seconds))
                > (before.alone, std::cmp::Reverse(before.seconds))
        };
        if self.found.get(&(technique, key)).is_none_or(is_better) {
            self.found.insert((technique, key), found);
        }
    }
    /// How a position was solved, if it was.
    pub fn found(&self, technique: Technique, key: u32) -> Option<Found> {
        self.found.get(&(technique, key)).copied()
    }
    /// How many positions of a technique were found without help.
    pub fn alone(&self, technique: Technique) -> usize {
        self.found.iter().filter(|((of, _), found)| *of == technique && found.alone).count()
    }
    /// Whether a technique counts as found, of which so many positions are known.
    pub fn is_done(&self, technique: Technique, positions: usize) -> bool {
        match positions {
            0 => self.has_idea(technique),
            known => self.alone(technique) >= known.min(ENOUGH),
        }
    }
    /// Takes in what another device or tab knows.
    pub fn merge(&mut self, other: &Progress) {
        other.basics.keys().for_each(|basic| self.add_basic(*basic));
        other.ideas.iter().for_each(|technique| self.add_idea(technique));
        for ((technique, key), found) in &other.found {
            self.add_found(*technique, *key, *found);
        }
        other.rest.iter().for_each(|line| self.keep_line(line));
    }
    fn keep_line(&mut self, line: &str) {
        let is_new = !self.rest.iter().any(|known| known == line);
        if is_new && line.len() <= MAX_LINE && self.rest.len() < MAX_REST {
            self.rest.push(line.to_owned());
        }
    }
    /// Lines of text.
    pub fn print(&self) -> String {
        let mut text = format!("{HEAD}\n");
        for basic in self.basics.keys() {
            _ = writeln!(text, "basic {}", basic.slug());
        }
        for technique in self.ideas.iter() {
            _ = writeln!(text, "idea {technique}");
        }
        for ((technique, key), Found { seconds, alone }) in &self.found {
            let how = if *alone { "alone" } else { "helped" };
            _ = writeln!(text, "found {technique} {key:08x} {seconds} {how}");
        }
        self.rest.iter().for_each(|line| _ = writeln!(text, "{line}"));
        text
    }
    /// Reads what [`print`](Self::print) wrote. A line that is not understood, perhaps of a newer
    /// version, is kept as it is.
    pub fn read(text: &str) -> Progress {
        let mut progress = Progress::default();
        for line in lines(text).filter(|line| *line != HEAD && !line.is_empty()) {
            if progress.read_line(line).is_none() {
                progress.keep_line(line);
            }
        }
        progress
    }
    fn read_line(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split(' ').collect();
        match words.as_slice() {
            ["basic", basic] => self.add_basic(basic.parse().ok()?),
            ["idea", technique] => self.add_idea(Technique::from_slug(technique)?),
            ["found", technique, key, seconds, how] => {
                let found = Found { seconds: seconds.parse().ok()?, alone: *how == "alone" };
                let key = u32::from_str_radix(key, 16).ok()?;
                self.add_found(Technique::from_slug(technique)?, key, found);
            }
            _ => return None,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learned_reads_back_and_merges_to_the_better() {
        let mut here = Progress::default();
        here.add_basic(Basic::Rules);
        here.add_idea(Technique::XWing);
        here.add_found(Technique::XWing, 7, Found { seconds: 40, alone: false });
        here.add_found(Technique::XWing, 7, Found { seconds: 60, alone: true });
        here.add_found(Technique::XWing, 7, Found { seconds: 10, alone: false });
        assert_eq!(here.found(Technique::XWing, 7), Some(Found { seconds: 60, alone: true }));
        assert_eq!(Progress::read(&here.print()), here);
        let mut there = Progress::read("basic notes\nfound x_wing zz 3 alone\nidea no_such\n");
        there.merge(&here);
        assert!(there.has_basic(Basic::Notes) && there.has_basic(Basic::Rules));
        assert_eq!(there.alone(Technique::XWing), 1);
        assert!(there.is_done(Technique::XWing, 1) && !there.is_done(Technique::XWing, 6));
    }

    #[test]
    fn lines_of_a_newer_version_stay_and_go_with_the_rest() {
        let newer = "nonet-learned 2\nidea no_such\nring x_wing 3\nidea x_wing\n";
        let mut here = Progress::read("nonet-learned 1\nbasic rules\nmood cheerful\n");
        here.merge(&Progress::read(newer));
        let text = here.print();
        for line in
            ["basic rules", "idea x_wing", "mood cheerful", "idea no_such", "nonet-learned 2"]
        {
            assert_eq!(text.lines().filter(|found| *found == line).count(), 1, "{line} in {text}");
        }
        assert!(text.contains("ring x_wing 3\n"));
        assert_eq!(Progress::read(&text).print(), text);
        here.merge(&Progress::read(&format!("{}\n", "x".repeat(MAX_LINE + 1)).repeat(9)));
        assert_eq!(here.print(), text, "a line that no version wrote");
    }
}
