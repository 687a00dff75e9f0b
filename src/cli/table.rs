//! [`Table`]: the columns of a list as a file for spreadsheets and programs, with a head.

use super::facts::Row;
use crate::service::column::Column;

/// A kind of table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Table {
    /// Commas between; a field with a comma or a quote stands in quotes (RFC 4180).
    Csv,
    /// Tabs between; no field has one.
    Tsv,
    /// A list of objects.
    Json,
}

impl Table {
    /// What stands above the rows and below them.
    pub fn frame(self, columns: &[Column]) -> (String, &'static str) {
        let slugs: Vec<&str> = columns.iter().map(|column| column.slug()).collect();
        match self {
            Table::Csv => (slugs.join(",") + "\n", ""),
            Table::Tsv => (slugs.join("\t") + "\n", ""),
            Table::Json => ("[\n".to_owned(), "\n]\n"),
        }
    }
    /// What stands between rows.
    pub fn between(self) -> &'static str {
        if self == Table::Json { ",\n" } else { "" }
    }
    /// A row.
    pub fn row(self, row: &Row) -> String {
        match self {
            Table::Csv => {
                let fields: Vec<String> = row.texts().map(|text| quoted(&text)).collect();
                fields.join(",") + "\n"
            }
            Table::Tsv => row.texts().collect::<Vec<_>>().join("\t") + "\n",
            Table::Json => row.columns().to_string(),
        }
    }
}

/// A field of a CSV file.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
