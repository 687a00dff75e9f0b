//! [`SolutionMsg`]: what happens to the solution and the list of several.

/// What happens to the solution and the list of several.
#[derive(Clone, PartialEq, Debug)]
pub enum SolutionMsg {
    /// Show the solution: of a puzzle that is being solved only after a question.
    Asked,
    /// Show the solution, or the solutions, without a question.
    Requested,
    /// One cell is filled from the solution.
    CellRevealed,
    /// Of several solutions, this one, 0-based.
    Chosen(usize),
    /// The solution shown is written into the grid.
    Kept,
    /// The solutions are closed.
    Closed,
}
