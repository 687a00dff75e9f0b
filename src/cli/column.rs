//! [`Column`]: what `check` and `rate` can write about a puzzle, and which of it is asked for.

use clap::Args;
use strum::{EnumIter, IntoEnumIterator as _, IntoStaticStr};

/// A column; its slug is also its key in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Column {
    /// The givens.
    Puzzle,
    /// The only solution.
    Solution,
    /// The comment or title beside it.
    Name,
    /// How many clues.
    Clues,
    /// `conflict`, `none`, `one` or `several`.
    Verdict,
    /// The solution, or what is wrong and where.
    Detail,
    /// HoDoKu's tier.
    Tier,
    /// HoDoKu's points.
    Score,
    /// The hardest technique by HoDoKu's order.
    Hardest,
    /// The techniques with how often each is used.
    Techniques,
    /// How deep suppositions stand within suppositions.
    Depth,
    /// Sudoku Explainer's rating.
    Er,
    /// Its pearl.
    Ep,
    /// Its diamond.
    Ed,
    /// Its hardest rule.
    Rule,
    /// The highest level of the rating by rounds.
    Level,
    /// How many rounds that took.
    Rounds,
    /// Whether no clue can be left out.
    Minimal,
    /// The cells of the clues that can be left out, one at a time.
    Redundant,
    /// The symmetries of the pattern of clues.
    Symmetry,
    /// The smallest of all forms.
    Canonical,
    /// How symmetrical the puzzle itself is.
    Automorphisms,
    /// The first place in the input at which a form of the same puzzle stands.
    Duplicate,
    /// What the source is called.
    File,
    /// The line in it.
    Line,
}

impl Column {
    /// Its name on the command line and in JSON.
    pub fn slug(self) -> &'static str {
        self.into()
    }
    fn of(slug: &str) -> Result<Column, String> {
        Column::iter().find(|column| column.slug() == slug).ok_or_else(|| {
            let all: Vec<_> = Column::iter().map(Column::slug).collect();
            format!("{slug:?} is no column; there are: {}", all.join(", "))
        })
    }
}

/// Which columns are written.
#[derive(Args)]
pub struct ColumnArgs {
    /// Write these columns, separated by commas; with `+` before the first, after the usual ones
    #[arg(short = 'o', long, value_name = "LIST", value_parser = Selection::read)]
    columns: Option<Selection>,
}

#[derive(Clone)]
enum Selection {
    /// These and no others.
    Only(Vec<Column>),
    /// The usual ones, then these.
    More(Vec<Column>),
}

impl Selection {
    fn read(text: &str) -> Result<Selection, String> {
        let columns = |list: &str| {
            let columns: Vec<Column> = list.split(',').map(Column::of).collect::<Result<_, _>>()?;
            match (1..columns.len()).find(|&at| columns[..at].contains(&columns[at])) {
                Some(at) => Err(format!("{} is named twice", columns[at].slug())),
                None => Ok(columns),
            }
        };
        match text.strip_prefix('+') {
            Some(more) => columns(more).map(Selection::More),
            None => columns(text).map(Selection::Only),
        }
    }
}

impl ColumnArgs {
    /// Those that are asked for, or the usual ones.
    pub fn or(&self, usual: &[Column]) -> Vec<Column> {
        match &self.columns {
            None => usual.to_vec(),
            Some(Selection::Only(columns)) => columns.clone(),
            Some(Selection::More(columns)) => {
                let is_new = |column: &&Column| !usual.contains(column);
                usual.iter().chain(columns.iter().filter(is_new)).copied().collect()
            }
        }
    }
}
