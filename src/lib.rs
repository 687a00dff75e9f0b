//! Nonet: Sudoku played, generated, solved and explained.
