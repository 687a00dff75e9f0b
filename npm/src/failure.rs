//! [`Failure`]: why there is no answer.

use nonet_engine::formats::error::ReadError;
use nonet_engine::generate::GenerateError;
use nonet_engine::search::puzzle::PuzzleError;
use serde_json::{Value, json};

/// Why there is no answer: becomes a `SudokuError`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// What failed: `read`, `puzzle`, `generate` or `argument`.
    pub kind: &'static str,
    /// What was found, and where.
    pub message: String,
    /// Line and column of a text that cannot be read, from 1.
    pub place: Option<(usize, usize)>,
}

impl Failure {
    /// Of an argument that is none.
    pub fn argument(message: String) -> Failure {
        Failure { kind: "argument", message, place: None }
    }
    /// The error's fields.
    pub fn fields(&self) -> Value {
        let mut fields = json!({ "kind": self.kind, "message": self.message });
        if let Some((line, column)) = self.place {
            fields["line"] = json!(line);
            fields["column"] = json!(column);
        }
        fields
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Failure {
        let place = error.place.map(|place| (place.line, place.column));
        Failure { kind: "read", message: error.to_string(), place }
    }
}

impl From<PuzzleError> for Failure {
    fn from(error: PuzzleError) -> Failure {
        Failure { kind: "puzzle", message: error.to_string(), place: None }
    }
}

impl From<GenerateError> for Failure {
    fn from(error: GenerateError) -> Failure {
        Failure { kind: "generate", message: error.to_string(), place: None }
    }
}
