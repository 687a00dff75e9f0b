/// Nodes 0 to 323 lead the columns, what has to be fulfilled. From 324 on each candidate has four
/// nodes, one in each column that it fulfils; a node is linked to those above and below it.
pub struct Links {
    up: Vec<usize>,
    down: Vec<usize>,
    size: Vec<usize>,   // how many candidates a column has left
    is_open: Vec<bool>, // whether a column is not fulfilled yet
    pub guesses: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

impl Links {
    pub fn solve(&mut self) -> bool {
        let open = (0..324).filter(|&head| self.is_open[head]);
        let Some(head) = open.min_by_key(|&head| self.size[head]) else {
            self.solutions += 1; // @solution
            return true;
        };
        let is_guess = self.size[head] > 1;
        self.dead_ends += u64::from(self.size[head] == 0); // @dead_end
        let mut node = self.down[head];
        while node != head {
            self.guesses += u64::from(is_guess);
            siblings(node).for_each(|one| self.cover(column(one))); // @guess @forced
            if self.solve() {
                return true;
            }
            siblings(node).rev().for_each(|one| self.uncover(column(one))); // @backtrack
            node = self.down[node];
        }
        false // @end
    }
    /// A column is fulfilled: what shares a candidate with it leaves the other columns.
    pub fn cover(&mut self, head: usize) {
        self.is_open[head] = false;
        let mut node = self.down[head];
        while node != head {
            for other in siblings(node).filter(|&other| other != node) {
                let (up, down) = (self.up[other], self.down[other]);
                (self.down[up], self.up[down]) = (down, up);
                self.size[column(other)] -= 1;
            }
            node = self.down[node];
        }
    }
    /// The same backwards: a node still knows where it was.
    fn uncover(&mut self, head: usize) {
        let mut node = self.up[head];
        while node != head {
            for other in siblings(node).filter(|&other| other != node) {
                let (up, down) = (self.up[other], self.down[other]);
                (self.down[up], self.up[down]) = (other, other);
                self.size[column(other)] += 1;
            }
            node = self.up[node];
        }
        self.is_open[head] = true;
    }
    pub fn new() -> Links {
        let (up, down) = ((0..4 * 810).collect(), (0..4 * 810).collect());
        let (size, is_open) = (vec![9; 324], vec![true; 324]);
        let mut links = Links { up, down, size, is_open, guesses: 0, dead_ends: 0, solutions: 0 };
        for node in 324..4 * 810 {
            let (head, last) = (column(node), links.up[column(node)]);
            (links.up[node], links.down[node]) = (last, head);
            (links.down[last], links.up[head]) = (node, node);
        }
        links
    }
}

/// The four nodes of a candidate.
pub fn siblings(node: usize) -> std::ops::Range<usize> {
    node / 4 * 4..node / 4 * 4 + 4
}

/// A cell holds a digit; a row, a column, a box has the digit.
pub fn column(node: usize) -> usize {
    let (cell, digit) = ((node / 4 - 81) / 9, (node / 4 - 81) % 9);
    [cell, cell / 9 * 9 + digit, cell % 9 * 9 + digit, (cell / 27 * 3 + cell % 9 / 3) * 9 + digit]
        [node % 4]
        + node % 4 * 81
}
