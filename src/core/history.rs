//! [`History`]: the moves made, as a tree. Going back and playing on keeps what was: it becomes a
//! branch. Undo and redo take the same way in either direction, jumps included.

use std::rc::Rc;

use crate::engine::types::board::Board;

use super::moves::Move;

/// The moves made since the start, each with the board after it. A node is known by its number: 0
/// is the start, the others count the moves in the order in which they were made first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    /// Shared with what is made of a game to be stored, so that this is no copy of all boards.
    nodes: Rc<Vec<Node>>,
    at: usize,
    /// Jumps that undo would take back, the last one last.
    jumps: Vec<Jump>,
    /// The whole way that redo would go, its first leg last.
    undone: Vec<Leg>,
    /// The checkpoint that a trial goes out from.
    trial: Option<usize>,
}

/// A place in the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Node {
    /// The move that led here; none at the start.
    step: Option<Move>,
    /// The move as text: the whole game is printed after each move.
    text: String,
    board: Board,
    /// The node before it; at the start, itself.
    parent: usize,
    /// How many moves lead here.
    depth: usize,
    children: Vec<usize>,
    /// The child that the player went to last.
    next: Option<usize>,
    /// Seconds played when the move was made, if that is known.
    seconds: Option<u64>,
    /// The name of the checkpoint here, if there is one; may be empty.
    checkpoint: Option<String>,
}

/// From one node to another without the moves between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Jump {
    /// The node that was left.
    pub from: usize,
    /// The node that was reached.
    pub to: usize,
}

/// A part of the way that redo would go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leg {
    /// The node that it begins at.
    pub from: usize,
    /// The node that it ends at.
    pub to: usize,
    /// Whether it is a jump; else it is a move.
    pub is_jump: bool,
}

/// What undo took back, or redo made again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Travel {
    /// A move.
    Step(Move),
    /// A jump.
    Jump,
}

impl Default for History {
    fn default() -> History {
        History::new(Board::default())
    }
}

impl History {
    /// No move made.
    pub fn new(start: Board) -> History {
        let start = Node {
            step: None,
            text: String::new(),
            board: start,
            parent: 0,
            depth: 0,
            children: Vec::new(),
            next: None,
            seconds: None,
            checkpoint: None,
        };
        History {
            nodes: Rc::new(vec![start]),
            at: 0,
            jumps: Vec::new(),
            undone: Vec::new(),
            trial: None,
        }
    }
    /// The node where the player is.
    pub fn at(&self) -> usize {
        self.at
    }
    /// How many nodes there are, the start included.
    pub fn count(&self) -> usize {
        self.nodes.len()
    }
    /// Whether no move was ever made.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }
    /// Every move, in the order in which they were made first.
    pub fn moves(&self) -> impl Iterator<Item = &Move> {
        self.nodes.iter().filter_map(|node| node.step.as_ref())
    }
    /// The move that led to a node; none at the start.
    pub fn step(&self, node: usize) -> Option<&Move> {
        self.nodes.get(node)?.step.as_ref()
    }
    /// The move that led to a node as text; empty at the start.
    pub fn step_text(&self, node: usize) -> &str {
        self.nodes.get(node).map_or("", |node| &node.text)
    }
    /// The board now.
    pub fn board(&self) -> &Board {
        &self.nodes[self.at].board
    }
    /// The board before the first move.
    pub fn first_board(&self) -> &Board {
        &self.nodes[0].board
    }
    /// The board at a node, if there is such a node.
    pub fn board_at(&self, node: usize) -> Option<&Board> {
        Some(&self.nodes.get(node)?.board)
    }
    /// Seconds played when a node was reached first, if that is known.
    pub fn seconds(&self, node: usize) -> Option<u64> {
        self.nodes.get(node)?.seconds
    }
    /// The node before one; none before the start.
    pub fn parent(&self, node: usize) -> Option<usize> {
        (node > 0).then(|| self.nodes.get(node).map(|node| node.parent))?
    }
    /// The nodes after one, in the order in which they were made.
    pub fn children(&self, node: usize) -> &[usize] {
        self.nodes.get(node).map_or(&[], |node| &node.children)
    }
    /// The nodes from the start to this one, both included.
    pub fn path(&self, node: usize) -> Vec<usize> {
        let mut path: Vec<usize> =
            std::iter::successors(Some(node), |&at| self.parent(at)).collect();
        path.reverse();
        path
    }
    /// How many moves lead from the start to where the player is.
    pub fn depth(&self) -> usize {
        self.depth_of(self.at)
    }
    /// How many moves lead from the start to a node.
    pub fn depth_of(&self, node: usize) -> usize {
        self.nodes.get(node).map_or(0, |node| node.depth)
    }
    /// Whether undo would take something back.
    pub fn can_undo(&self) -> bool {
        self.at > 0 || self.jump_here().is_some()
    }
    /// Whether redo would make something again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }
    /// A move was made here that led to this board. One that was made here before leads where it led
    /// then.
    pub fn push(&mut self, step: Move, board: Board, seconds: Option<u64>) {
        let child = self.child(self.at, step, board, seconds);
        self.arrive(child);
    }
    /// The node that a move leads to: the one of the same move made there before, or a new one. Redo goes
    /// there from now on.
    fn child(&mut self, from: usize, step: Move, board: Board, seconds: Option<u64>) -> usize {
        let known = self.children(from).iter().copied();
        let known = known.into_iter().find(|&child| self.step(child) == Some(&step));
        let child = known.unwrap_or_else(|| self.add(from, step, board, seconds));
        self.node_mut(from).next = Some(child);
        child
    }
    /// From here redo goes the way that the player went last.
    fn arrive(&mut self, node: usize) {
        self.at = node;
        self.undone = self.way_on();
    }
    fn way_on(&self) -> Vec<Leg> {
        let next = |from: usize| Some(Leg { from, to: self.nodes[from].next?, is_jump: false });
        let mut legs: Vec<Leg> = std::iter::successors(next(self.at), |leg| next(leg.to)).collect();
        legs.reverse();
        legs
    }
    fn node_mut(&mut self, node: usize) -> &mut Node {
        &mut Rc::make_mut(&mut self.nodes)[node]
    }
    fn add(&mut self, parent: usize, step: Move, board: Board, seconds: Option<u64>) -> usize {
        let new = self.nodes.len();
        let (children, next, checkpoint) = (Vec::new(), None, None);
        let (text, depth) = (step.to_string(), self.nodes[parent].depth + 1);
        let step = Some(step);
        let nodes = Rc::make_mut(&mut self.nodes);
        nodes.push(Node { step, text, board, parent, depth, children, next, seconds, checkpoint });
        nodes[parent].children.push(new);
        new
    }
    /// Takes back what brought the player here: a jump, or else the last move.
    pub fn undo(&mut self) -> Option<Travel> {
        if let Some(Jump { from, to }) = self.jump_here() {
            self.jumps.pop();
            self.undone.push(Leg { from, to, is_jump: true });
            self.at = from;
            return Some(Travel::Jump);
        }
        let (to, from) = (self.at, self.parent(self.at)?);
        self.undone.push(Leg { from, to, is_jump: false });
        self.node_mut(from).next = Some(to);
        self.at = from;
        self.nodes[to].step.clone().map(Travel::Step)
    }
    /// Makes again what undo took back last; else the move that was made here last.
    pub fn redo(&mut self) -> Option<Travel> {
        let Leg { from, to, is_jump } = self.undone.pop()?;
        self.at = to;
        if is_jump {
            self.jumps.push(Jump { from, to });
            return Some(Travel::Jump);
        }
        self.node_mut(from).next = Some(to);
        self.nodes[to].step.clone().map(Travel::Step)
    }
    fn jump_here(&self) -> Option<Jump> {
        self.jumps.last().filter(|jump| jump.to == self.at).copied()
    }
    /// To another node, in one step of undo. Whether that is another.
    pub fn jump(&mut self, to: usize) -> bool {
        if to == self.at || to >= self.nodes.len() {
            return false;
        }
        self.jumps.push(Jump { from: self.at, to });
        self.arrive(to);
        true
    }
    /// How often the player went back on the way here at one stroke, and how many moves that took
    /// back.
    pub fn gone_back(&self) -> (usize, usize) {
        let back = self.jumps.iter().filter(|jump| self.path(jump.from).contains(&jump.to));
        let moves = |jump: &Jump| self.depth_of(jump.from) - self.depth_of(jump.to);
        back.map(moves).fold((0, 0), |(times, all), moves| (times + 1, all + moves))
    }
    /// The jumps that undo would take back, the last one last.
    pub fn jumps(&self) -> &[Jump] {
        &self.jumps
    }
    /// The way that redo would go, its first leg last, where it is not the way that the player went
    /// last.
    pub fn detour(&self) -> &[Leg] {
        if self.undone == self.way_on() { &[] } else { &self.undone }
    }
    /// The child of a node that the player went to last.
    pub fn next(&self, node: usize) -> Option<usize> {
        self.nodes.get(node)?.next
    }
    /// The name of the checkpoint at a node, if there is one; may be empty.
    pub fn checkpoint(&self, node: usize) -> Option<&str> {
        self.nodes.get(node)?.checkpoint.as_deref()
    }
    /// The nodes with a checkpoint, in the order in which they were reached first.
    pub fn checkpoints(&self) -> impl Iterator<Item = usize> {
        (0..self.nodes.len()).filter(|&node| self.nodes[node].checkpoint.is_some())
    }
    /// Sets a checkpoint where the player is, or gives the one there another name.
    pub fn set_checkpoint(&mut self, name: String) {
        self.node_mut(self.at).checkpoint = Some(name);
    }
    /// Removes the checkpoint where the player is; the moves stay. A trial from it ends.
    pub fn remove_checkpoint(&mut self) {
        self.node_mut(self.at).checkpoint = None;
        if self.trial == Some(self.at) {
            self.trial = None;
        }
    }
    /// The checkpoint that a trial goes out from, while one is under way.
    pub fn trial(&self) -> Option<usize> {
        self.trial
    }
    /// A trial goes out from here.
    pub fn start_trial(&mut self) {
        if self.checkpoint(self.at).is_none() {
            self.set_checkpoint(String::new());
        }
        self.trial = Some(self.at);
    }
    /// The trial ends; whether there was one. Its moves stay as they are.
    pub fn end_trial(&mut self) -> Option<usize> {
        self.trial.take()
    }
    /// Whether it has all moves of another history, in the same order, from the same start.
    pub fn contains(&self, other: &History) -> bool {
        let mut ours = vec![0];
        for node in &other.nodes[1..] {
            let here = self.children(ours[node.parent]).iter();
            match here.copied().find(|&child| self.nodes[child].step == node.step) {
                Some(child) => ours.push(child),
                None => return false,
            }
        }
        self.nodes[0].board == other.nodes[0].board
    }
    /// Puts the player and what undo and redo do back as they were stored. What names no node of the
    /// tree is left out.
    pub fn restore(&mut self, stored: Restored) {
        let count = self.nodes.len();
        let exists = |node: &usize| *node < count;
        for (parent, child) in stored.next {
            if exists(&parent) && self.nodes[parent].children.contains(&child) {
                self.node_mut(parent).next = Some(child);
            }
        }
        for (node, name) in stored.checkpoints {
            if exists(&node) {
                self.node_mut(node).checkpoint = Some(name);
            }
        }
        let is_known = |jump: &Jump| exists(&jump.from) && exists(&jump.to);
        self.jumps = stored.jumps.into_iter().filter(is_known).collect();
        self.arrive(stored.at.min(count - 1));
        if self.is_way(&stored.detour) {
            self.undone = stored.detour;
        }
        let is_checkpoint = |node: &usize| self.checkpoint(*node).is_some();
        self.trial = stored.trial.filter(is_checkpoint);
    }
    /// Whether redo can go this way from here.
    fn is_way(&self, legs: &[Leg]) -> bool {
        let mut at = self.at;
        let goes = |leg: &Leg| {
            let begins = std::mem::replace(&mut at, leg.to) == leg.from;
            let is_move = self.parent(leg.to) == Some(leg.from);
            begins && leg.to < self.nodes.len() && (leg.is_jump || is_move)
        };
        !legs.is_empty() && legs.iter().rev().all(goes)
    }
    /// A move of the stored tree, made after a node; the node that it leads to. One that changes
    /// nothing leads nowhere.
    pub fn attach(&mut self, parent: usize, step: Move, seconds: Option<u64>) -> usize {
        let board = step.apply(&self.nodes[parent].board);
        if board == self.nodes[parent].board {
            return parent;
        }
        self.child(parent, step, board, seconds)
    }
}

/// What is stored of a history beside its moves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Restored {
    /// Where the player is.
    pub at: usize,
    /// The child that the player went to last from a node, if it is not the one made last.
    pub next: Vec<(usize, usize)>,
    /// Checkpoints and their names.
    pub checkpoints: Vec<(usize, String)>,
    /// Jumps that undo takes back.
    pub jumps: Vec<Jump>,
    /// The way that redo goes, its first leg last, if it is not the way that the player went last.
    pub detour: Vec<Leg>,
    /// The checkpoint that a trial goes out from.
    pub trial: Option<usize>,
}
