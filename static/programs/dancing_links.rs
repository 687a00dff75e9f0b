/// Each candidate has four nodes, one in every column that it fulfils; the nodes from 2916 on are the
/// heads of the 324 columns. A node is linked to those above and below it.
pub struct Links {
    up: Vec<usize>,
    down: Vec<usize>,
    open: Vec<usize>, // the columns that are not fulfilled yet
}

impl Links {
    /// The candidates that are chosen: a cell times nine plus a digit from 0 to 8.
    pub fn solve(&mut self, step: &mut dyn FnMut(&str)) -> Option<Vec<usize>> {
        let size = |&&head: &&usize| (self.column(head).len(), head);
        let Some(&head) = self.open.iter().min_by_key(size) else {
            step("solution"); // @solution
            return Some(Vec::new());
        };
        let nodes = self.column(head);
        if nodes.is_empty() {
            step("dead end"); // @dead_end
        }
        for &node in &nodes {
            step(if nodes.len() > 1 { "guess" } else { "forced" });
            siblings(node).for_each(|one| self.cover(head_of(one))); // @guess @forced
            if let Some(mut chosen) = self.solve(step) {
                chosen.push(node / 4);
                return Some(chosen);
            }
            siblings(node).rev().for_each(|one| self.uncover(head_of(one))); // @backtrack
        }
        None // @end
    }
    /// A column is fulfilled: what shares a candidate with it leaves the other columns.
    pub fn cover(&mut self, head: usize) {
        self.open.retain(|&other| other != head);
        for node in self.rivals(head) {
            let (up, down) = (self.up[node], self.down[node]);
            (self.down[up], self.up[down]) = (down, up);
        }
    }
    /// The same backwards: a node still knows where it was.
    fn uncover(&mut self, head: usize) {
        self.rivals(head).into_iter().rev().for_each(|node| self.link(node));
        self.open.push(head);
    }
    fn link(&mut self, node: usize) {
        let (up, down) = (self.up[node], self.down[node]);
        (self.down[up], self.up[down]) = (node, node);
    }
    /// The nodes of a column, from its head down.
    fn column(&self, head: usize) -> Vec<usize> {
        let next = |&node: &usize| Some(self.down[node]).filter(|&next| next != head);
        std::iter::successors(next(&head), next).collect()
    }
    fn rivals(&self, head: usize) -> Vec<usize> {
        let others = |node| siblings(node).filter(move |&other| other != node);
        self.column(head).into_iter().flat_map(others).collect()
    }
    pub fn new() -> Links {
        let all: Vec<usize> = (0..3240).collect();
        let mut links = Links { up: all.clone(), down: all, open: (2916..3240).collect() };
        for node in 0..2916 {
            (links.up[node], links.down[node]) = (links.up[head_of(node)], head_of(node));
            links.link(node);
        }
        links
    }
}

pub fn siblings(node: usize) -> std::ops::Range<usize> {
    node / 4 * 4..node / 4 * 4 + 4
}

/// A cell holds a digit; a row, a column, a box has the digit.
pub fn head_of(node: usize) -> usize {
    let (cell, digit) = (node / 36, node / 4 % 9);
    let block = cell / 27 * 3 + cell % 9 / 3;
    let columns = [cell, cell / 9 * 9 + digit, cell % 9 * 9 + digit, block * 9 + digit];
    2916 + node % 4 * 81 + columns[node % 4]
}

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).expect("a line");
    let cells = line.trim().bytes().map(|cell| usize::from(cell.saturating_sub(b'0')));
    let mut grid: [usize; 81] = cells.collect::<Vec<_>>().try_into().expect("81 cells");
    let mut links = Links::new();
    for (cell, &digit) in grid.iter().enumerate().filter(|(_, digit)| **digit > 0) {
        siblings(4 * (9 * cell + digit - 1)).for_each(|node| links.cover(head_of(node)));
    }
    for candidate in links.solve(&mut |step| eprintln!("{step}")).unwrap_or_default() {
        grid[candidate / 9] = candidate % 9 + 1;
    }
    println!("{}", grid.map(|digit| digit.to_string()).concat());
}
