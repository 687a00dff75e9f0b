//! [`ColumnArgs`]: which columns `check` and `rate` are asked for.

use clap::Args;
use strum::IntoEnumIterator as _;

use nonet_service::column::Column;

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
            let columns: Vec<Column> = list.split(',').map(column_of).collect::<Result<_, _>>()?;
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

/// The column of a slug.
fn column_of(slug: &str) -> Result<Column, String> {
    Column::iter().find(|column| column.slug() == slug).ok_or_else(|| {
        let all: Vec<_> = Column::iter().map(Column::slug).collect();
        format!("{slug:?} is no column; there are: {}", all.join(", "))
    })
}
