/// 324 columns, what has to be fulfilled; 729 rows of four nodes, the candidates. Node 0 is the head
/// of all columns, nodes 1 to 324 the heads of each.
pub struct Links {
    left: Vec<usize>,
    right: Vec<usize>,
    up: Vec<usize>,
    down: Vec<usize>,
    column: Vec<usize>,
    size: Vec<usize>,
}

impl Links {
    pub fn solve(&mut self, count: &mut Count) -> bool {
        let heads = || std::iter::successors(Some(self.right[0]), |&head| Some(self.right[head]));
        let Some(head) = heads().take_while(|&head| head != 0).min_by_key(|&head| self.size[head])
        else {
            count.solutions += 1; // @solution
            return true;
        };
        if self.size[head] == 0 {
            count.dead_ends += 1; // @dead_end
        }
        let is_guess = self.size[head] > 1;
        let mut node = self.down[head];
        while node != head {
            count.guesses += u64::from(is_guess);
            self.select((node - 325) / 4); // @guess @forced
            if self.solve(count) {
                return true;
            }
            self.deselect((node - 325) / 4); // @backtrack
            node = self.down[node];
        }
        false // @end
    }

    /// All four columns of the candidate are fulfilled.
    pub fn select(&mut self, row: usize) {
        (325 + 4 * row..329 + 4 * row).for_each(|node| self.cover(self.column[node]));
    }
    fn deselect(&mut self, row: usize) {
        (325 + 4 * row..329 + 4 * row).rev().for_each(|node| self.uncover(self.column[node]));
    }
    fn cover(&mut self, head: usize) {
        let (left, right) = (self.left[head], self.right[head]);
        (self.right[left], self.left[right]) = (right, left);
        let mut row = self.down[head];
        while row != head {
            for node in others(row) {
                let (up, down) = (self.up[node], self.down[node]);
                (self.down[up], self.up[down]) = (down, up);
                self.size[self.column[node]] -= 1;
            }
            row = self.down[row];
        }
    }
    fn uncover(&mut self, head: usize) {
        let mut row = self.up[head];
        while row != head {
            for node in others(row).into_iter().rev() {
                let (up, down) = (self.up[node], self.down[node]);
                (self.down[up], self.up[down]) = (node, node);
                self.size[self.column[node]] += 1;
            }
            row = self.up[row];
        }
        let (left, right) = (self.left[head], self.right[head]);
        (self.right[left], self.left[right]) = (head, head);
    }
    pub fn new() -> Links {
        let all: Vec<usize> = (0..325 + 4 * 729).collect();
        let left = (0..325).map(|head| (head + 324) % 325).collect();
        let right = (0..325).map(|head| (head + 1) % 325).collect();
        let (up, down, column) = (all.clone(), all.clone(), all);
        let mut links = Links { left, right, up, down, column, size: vec![0; 325] };
        for row in 0..729 {
            let (cell, digit) = (row / 9, row % 9);
            let block = cell / 27 * 3 + cell % 9 / 3;
            let houses = [cell / 9, 9 + cell % 9, 18 + block].map(|house| 82 + 9 * house + digit);
            for (node, head) in (325 + 4 * row..).zip([cell + 1].into_iter().chain(houses)) {
                let last = links.up[head];
                (links.up[node], links.down[node], links.column[node]) = (last, head, head);
                (links.down[last], links.up[head]) = (node, node);
                links.size[head] += 1;
            }
        }
        links
    }
}

fn others(node: usize) -> [usize; 3] {
    let (row, at) = ((node - 325) / 4, (node - 325) % 4);
    [1, 2, 3].map(|step| 325 + 4 * row + (at + step) % 4)
}

#[derive(Default)]
pub struct Count {
    pub guesses: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}
