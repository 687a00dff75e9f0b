//! [`PaperChoices`]: how puzzles are printed, as it is kept with the settings.

use strum::{EnumIter, EnumString, IntoStaticStr};

/// How puzzles are printed whatever there is to print: kept with the settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PaperChoices {
    /// What stands in the cells.
    pub content: Content,
    /// The size of the paper.
    pub size: PaperSize,
    /// What is on.
    pub switches: Vec<Switch>,
}

impl Default for PaperChoices {
    fn default() -> PaperChoices {
        PaperChoices {
            content: Content::Clues,
            size: PaperSize::A4,
            switches: vec![Switch::Rating, Switch::Code],
        }
    }
}

impl PaperChoices {
    /// As words: the size, what stands in the cells, and what is on.
    pub fn print(&self) -> String {
        let mut words: Vec<&str> = vec![self.size.into(), self.content.into()];
        words.extend(self.switches.iter().map(<&str>::from));
        words.join(" ")
    }
    /// Reads what [`print`](Self::print) wrote; none if a word is unknown.
    pub fn read(text: &str) -> Option<PaperChoices> {
        let mut words = text.split(' ');
        Some(PaperChoices {
            size: words.next()?.parse().ok()?,
            content: words.next()?.parse().ok()?,
            switches: words.map(|word| word.parse().ok()).collect::<Option<_>>()?,
        })
    }
    /// Whether it is on.
    pub fn has(&self, switch: Switch) -> bool {
        self.switches.contains(&switch)
    }
    /// Turns it on or off.
    pub fn toggle(&mut self, switch: Switch) {
        match self.switches.iter().position(|&known| known == switch) {
            Some(at) => drop(self.switches.swap_remove(at)),
            None => self.switches.push(switch),
        }
    }
}

/// What stands in the cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Content {
    /// The clues alone.
    Clues,
    /// The player's digits and notes, too.
    Entries,
    /// The clues, the player's digits, and every candidate that is left.
    Candidates,
}

/// The size of the paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PaperSize {
    /// 210 by 297 mm.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

/// What can be on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Switch {
    /// Tier, score and hardest technique above each grid.
    Rating,
    /// A QR code below a grid that has a page to itself.
    Code,
    /// A card with a hint for each puzzle, to be cut out.
    Cards,
    /// A line for the reader's name.
    NameLine,
    /// Larger digits and thicker lines.
    Large,
}
