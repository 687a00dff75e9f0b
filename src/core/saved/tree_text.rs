//! The tree of moves as lines of a saved game. A line of moves has one line each, `- place …`; a
//! tree has besides `+ <seconds> place …` for a move whose time is known, `from <node>` before a
//! move that goes out from another node than the line before, and after the moves what is known of
//! its nodes.

use std::fmt::Write as _;

use crate::core::history::{History, Jump, Leg, Restored};
use crate::core::moves::Move;
use crate::engine::types::board::Board;

/// The moves as text.
pub struct Text {
    /// The lines.
    pub lines: String,
    /// Whether they are a line of moves and no more.
    pub is_line: bool,
}

/// The moves of a game, and what is known of its nodes.
pub fn print(history: &History) -> Text {
    let mut text = Text { lines: format!("at {}\n", history.at()), is_line: true };
    for node in 1..history.count() {
        text.push(history, node);
    }
    let rest = print_nodes(history);
    text.is_line &= rest.is_empty();
    text.lines += &rest;
    text
}

impl Text {
    fn push(&mut self, history: &History, node: usize) {
        let Text { lines, is_line } = self;
        if let Some(parent) = history.parent(node).filter(|parent| parent + 1 != node) {
            *is_line = false;
            _ = writeln!(lines, "from {parent}");
        }
        match history.seconds(node) {
            Some(seconds) => {
                *is_line = false;
                _ = write!(lines, "+ {seconds} ");
            }
            None => lines.push_str("- "),
        }
        lines.push_str(history.step_text(node));
        lines.push('\n');
    }
}

fn print_nodes(history: &History) -> String {
    let mut text = String::new();
    for node in 0..history.count() {
        let newest = history.children(node).last().copied();
        if let Some(next) = history.next(node).filter(|&next| Some(next) != newest) {
            _ = writeln!(text, "next {node} {next}");
        }
    }
    for node in history.checkpoints() {
        let name = history.checkpoint(node).unwrap_or_default();
        _ = writeln!(text, "checkpoint {node} {name}");
    }
    for Jump { from, to } in history.jumps() {
        _ = writeln!(text, "jump {from} {to}");
    }
    for Leg { from, to, is_jump } in history.detour() {
        _ = writeln!(text, "{} {from} {to}", if *is_jump { "undone-jump" } else { "undone" });
    }
    if let Some(trial) = history.trial() {
        _ = writeln!(text, "trial {trial}");
    }
    text
}

/// Whether a line with this key is about the tree.
pub fn is_key(key: &str) -> bool {
    let keys = ["at", "-", "+", "from", "next", "checkpoint", "jump", "undone", "undone-jump"];
    keys.contains(&key) || key == "trial"
}

/// What was read so far. Nodes are counted as the text counts them.
#[derive(Default)]
pub struct Draft {
    /// The node before each move, the seconds played, and the move.
    moves: Vec<(usize, Option<u64>, Move)>,
    /// The node that the next move goes out from, if not from the last.
    from: Option<usize>,
    rest: Restored,
}

impl Draft {
    /// Takes a line; none if it is not understood.
    pub fn take(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "-" => self.push(None, value.parse().ok()?),
            "+" => {
                let (seconds, step) = value.split_once(' ')?;
                self.push(Some(seconds.parse().ok()?), step.parse().ok()?);
            }
            "from" => {
                let node: usize = value.parse().ok()?;
                self.from = Some(node).filter(|&node| node <= self.moves.len());
                self.from?;
            }
            "at" => self.rest.at = value.parse().ok()?,
            "next" => self.rest.next.push(read_pair(value)?),
            "checkpoint" => {
                let (node, name) = value.split_once(' ').unwrap_or((value, ""));
                self.rest.checkpoints.push((node.parse().ok()?, name.to_owned()));
            }
            "jump" => {
                let (from, to) = read_pair(value)?;
                self.rest.jumps.push(Jump { from, to });
            }
            "undone" | "undone-jump" => {
                let (from, to) = read_pair(value)?;
                self.rest.detour.push(Leg { from, to, is_jump: key == "undone-jump" });
            }
            _ => self.rest.trial = Some(value.parse().ok()?),
        }
        Some(())
    }
    fn push(&mut self, seconds: Option<u64>, step: Move) {
        let from = self.from.take().unwrap_or(self.moves.len());
        self.moves.push((from, seconds, step));
    }
    /// The history of all lines from this start. A move that changes nothing any more has no node of
    /// its own.
    pub fn plant(self, start: Board) -> History {
        let mut history = History::new(start);
        let mut nodes = vec![0];
        for (from, seconds, step) in self.moves {
            let node = history.attach(nodes[from], step, seconds);
            nodes.push(node);
        }
        let here = |node: usize| nodes[node.min(nodes.len() - 1)];
        let Restored { at, next, checkpoints, jumps, detour, trial } = self.rest;
        let jump = |Jump { from, to }: Jump| Jump { from: here(from), to: here(to) };
        let leg = |leg: Leg| Leg { from: here(leg.from), to: here(leg.to), ..leg };
        history.restore(Restored {
            at: here(at),
            next: next.into_iter().map(|(node, child)| (here(node), here(child))).collect(),
            checkpoints: checkpoints.into_iter().map(|(node, name)| (here(node), name)).collect(),
            jumps: jumps.into_iter().map(jump).collect(),
            detour: detour.into_iter().map(leg).collect(),
            trial: trial.map(here),
        });
        history
    }
}

fn read_pair(value: &str) -> Option<(usize, usize)> {
    let (first, second) = value.split_once(' ')?;
    Some((first.parse().ok()?, second.parse().ok()?))
}
