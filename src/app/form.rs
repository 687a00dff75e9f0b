//! [`Form`]: the wishes for a new puzzle as the player typed them, and the recipe they make.

use crate::engine::generate::order::DigOrder;
use crate::engine::generate::symmetry::Symmetry;
use crate::engine::generate::{Minimality, Recipe};
use crate::text::message::Message;

use super::msg::Field;
use super::seeds::Seeds;

/// The fewest clues that may be wished for.
pub const FEWEST_CLUES: u8 = 17;
/// The most.
pub const MOST_CLUES: u8 = 80;

/// The wishes as typed.
#[derive(Clone, PartialEq, Debug)]
pub struct Form {
    /// How many clues, as typed.
    pub clues: String,
    /// The seed, as typed; empty for a fresh one.
    pub seed: String,
    /// Of the clues.
    pub symmetry: Symmetry,
    /// In which cells are emptied.
    pub order: DigOrder,
    /// Whether a clue may be spare.
    pub minimality: Minimality,
}

impl Default for Form {
    fn default() -> Form {
        Form {
            clues: "30".to_owned(),
            seed: String::new(),
            symmetry: Symmetry::None,
            order: DigOrder::Random,
            minimality: Minimality::Any,
        }
    }
}

impl Form {
    /// Takes what was typed or chosen; a choice that is none changes nothing.
    pub fn edit(&mut self, field: Field, value: String) {
        match field {
            Field::Clues => self.clues = value,
            Field::Seed => self.seed = value,
            Field::Symmetry => self.symmetry = Symmetry::from_slug(&value).unwrap_or(self.symmetry),
            Field::Order => self.order = DigOrder::from_slug(&value).unwrap_or(self.order),
            Field::Minimality => {
                self.minimality = Minimality::from_slug(&value).unwrap_or(self.minimality)
            }
            Field::ImportText | Field::Theme | Field::Language => {}
        }
    }
    /// What is wrong with a field, if anything is.
    pub fn fault(&self, field: Field) -> Option<Message> {
        match field {
            Field::Clues => self.clue_count().is_none().then_some(Message::ClueRange),
            Field::Seed => self.seed_number().is_err().then_some(Message::SeedShape),
            _ => None,
        }
    }
    /// The recipe, if no field is at fault; a fresh seed where none was typed.
    pub fn recipe(&self, seeds: &mut Seeds) -> Option<Recipe> {
        let seed = self.seed_number().ok()?.unwrap_or_else(|| seeds.puzzle());
        Some(Recipe {
            clues: Some(self.clue_count()?),
            order: self.order,
            symmetry: self.symmetry,
            minimality: self.minimality,
            seed,
            ..Recipe::default()
        })
    }
    fn clue_count(&self) -> Option<u8> {
        self.clues.trim().parse().ok().filter(|clues| (FEWEST_CLUES..=MOST_CLUES).contains(clues))
    }
    fn seed_number(&self) -> Result<Option<u64>, std::num::ParseIntError> {
        let seed = self.seed.trim();
        if seed.is_empty() { Ok(None) } else { seed.parse().map(Some) }
    }
}
