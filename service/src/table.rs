//! [`TableFormat`]: the columns of a list as a text for spreadsheets and programs, with a head.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::column::Column;
use super::facts::Field;

/// How a table is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TableFormat {
    /// Fields with commas between; one with a comma, a quote or a line end stands in quotes (RFC 4180).
    Csv,
    /// Fields with tabulators between; there are no quotes, so that a tabulator in a name becomes a blank.
    Tsv,
    /// An array of objects.
    Json,
}

impl TableFormat {
    /// What stands above the rows.
    pub fn head(self, columns: &[Column]) -> String {
        match self {
            TableFormat::Json => "[\n".to_owned(),
            _ => self.line(columns.iter().map(|column| self.quoted(column.slug().to_owned()))),
        }
    }
    /// What stands between rows.
    pub fn between(self) -> &'static str {
        if self == TableFormat::Json { ",\n" } else { "" }
    }
    /// What stands below the rows.
    pub fn foot(self) -> &'static str {
        if self == TableFormat::Json { "\n]\n" } else { "" }
    }
    /// A row.
    pub fn row<'a>(self, fields: impl Iterator<Item = (Column, &'a Field)>) -> String {
        if self != TableFormat::Json {
            return self.line(fields.map(|(_, field)| self.field(field)));
        }
        let fields = fields.map(|(column, field)| (column.slug().to_owned(), field.value()));
        Value::Object(fields.collect::<Map<_, _>>()).to_string()
    }
    fn line(self, fields: impl Iterator<Item = String>) -> String {
        let separator = if self == TableFormat::Csv { "," } else { "\t" };
        fields.collect::<Vec<_>>().join(separator) + "\n"
    }
    /// A field, as the table has it.
    pub fn field(self, field: &Field) -> String {
        self.quoted(field.text())
    }
    fn quoted(self, field: String) -> String {
        match self {
            TableFormat::Csv if field.contains([',', '"', '\n', '\r']) => {
                format!("\"{}\"", field.replace('"', "\"\""))
            }
            TableFormat::Tsv => field.replace(['\t', '\n', '\r'], " "),
            _ => field,
        }
    }
}
