//! [`LastMade`]: what was made last, which is said after a reload, too.

use crate::core::calendar::Moment;
use crate::engine::logic::techniques::Tier;

/// The key under which it is kept.
pub const LAST_MADE_KEY: &str = "nonet.made";
/// How its text begins.
const HEAD: &str = "nonet-made 1";
/// What stands for any tier in the text.
const NO_TIER: &str = "any";

/// How many puzzles were made last, of which tier, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastMade {
    /// How many.
    pub count: u64,
    /// The tier that was asked for; none for any.
    pub tier: Option<Tier>,
    /// When the last of them was made.
    pub at: Moment,
}

impl LastMade {
    /// As it is kept: `nonet-made 1`, and in the next line `1000 medium 1763780000000 60`.
    pub fn print(&self) -> String {
        let tier = self.tier.map_or(NO_TIER, Tier::slug);
        format!("{HEAD}\n{} {tier} {}\n", self.count, self.at)
    }
    /// Reads what [`print`](Self::print) wrote; nothing where it did not write it.
    pub fn read(text: &str) -> Option<LastMade> {
        let line = text.strip_prefix(HEAD)?.strip_prefix('\n')?.trim_end();
        let (count, rest) = line.split_once(' ')?;
        let (tier, at) = rest.split_once(' ')?;
        let tier = match tier {
            NO_TIER => None,
            slug => Some(Tier::from_slug(slug)?),
        };
        Some(LastMade { count: count.parse().ok()?, tier, at: at.parse().ok()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_is_read_and_nothing_else() {
        let at = Moment { millis: 1_763_780_000_000, offset: 60 };
        for tier in [None, Some(Tier::Medium)] {
            let last = LastMade { count: 1_000, tier, at };
            assert_eq!(LastMade::read(&last.print()), Some(last));
        }
        let printed = "nonet-made 1\n1000 medium 1763780000000 60\n";
        assert_eq!(LastMade::read(printed).map(|last| last.print()), Some(printed.to_owned()));
        for line in ["", "x any 0 0", "1 soft 0 0", "1 any 0"] {
            assert_eq!(LastMade::read(&format!("{HEAD}\n{line}\n")), None, "{line}");
        }
        for text in ["", "nonet-made 2\n1 any 0 0\n"] {
            assert_eq!(LastMade::read(text), None, "{text}");
        }
    }
}
