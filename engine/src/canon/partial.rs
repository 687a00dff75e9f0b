//! [`Partial`]: a form of which the first rows are known, and what they fix of the rest.

/// Which rows were used, and what is known of the order of the columns and the names of the digits.
///
/// The nine places of the form are cut into classes. The columns of a class stand in no order yet:
/// each order of them gives the same rows so far. A class is part of a stack; of stacks without any
/// digit so far the order is open, too. So whatever is chosen within classes and among open stacks, the
/// rows so far stay the same.
#[derive(Clone, Copy)]
pub struct Partial {
    /// 0: the rows are the grid's; 1: they are its columns.
    side: u8,
    /// How many names digits have.
    named: u8,
    /// A bit for each row that was used.
    used: u16,
    /// A bit for each place at which a class begins.
    class_starts: u16,
    /// A bit for each place at which a stack, or a run of stacks in open order, begins.
    stack_starts: u16,
    /// The column at each place.
    columns: [u8; 9],
    /// What each digit is called in the form.
    names: [Name; 10],
    /// How many ways to choose the rows it stands for.
    weight: u32,
}

/// What a digit is called in the form.
#[derive(Clone, Copy)]
enum Name {
    /// It has not come yet.
    None,
    /// A number from 1 to 9.
    Known(u8),
    /// It depends on where this column will stand: `place + offset`.
    AtPlace { column: u8, offset: i8 },
}

impl Partial {
    /// No rows yet, of this side of the grid.
    pub fn new(side: u8) -> Partial {
        Partial {
            side,
            named: 0,
            used: 0,
            class_starts: 0b001_001_001,
            stack_starts: 1,
            columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
            names: [Name::None; 10],
            weight: 1,
        }
    }
    /// The side of the grid that the rows are of.
    pub fn side(&self) -> usize {
        self.side.into()
    }
    /// A bit for each row that was used.
    pub fn used(&self) -> u16 {
        self.used
    }
    /// Uses one more row, which stands for so many equal ones.
    pub fn with_row(&self, row: usize, count: u32) -> Partial {
        Partial { used: self.used | 1 << row, weight: self.weight * count, ..*self }
    }
    /// How many ways to move the cells it stands for: those that it has chosen, in each order of what
    /// is still open.
    pub fn count(&self) -> u32 {
        let orders = |starts: u16, width: usize| -> u32 {
            let places = (0..9).step_by(width).filter(|&place| starts & 1 << place != 0);
            places.map(|place| factorial((end(starts, place) - place) / width)).product()
        };
        self.weight * orders(self.class_starts, 1) * orders(self.stack_starts, 3)
    }
    /// The column at a place.
    pub fn column(&self, place: usize) -> usize {
        self.columns[place].into()
    }
    /// The place behind the class that this place begins or is in.
    pub fn class_end(&self, place: usize) -> usize {
        end(self.class_starts, place)
    }
    /// Whether more than one column may stand at this place.
    pub fn is_column_open(&self, place: usize) -> bool {
        self.class_end(place) > place + 1
    }
    /// Whether more than one stack may begin at this place.
    pub fn is_stack_open(&self, place: usize) -> bool {
        end(self.stack_starts, place) > place + 3
    }
    /// The places at which the stacks begin that may stand at this one.
    pub fn open_stacks(&self, place: usize) -> impl Iterator<Item = usize> + Clone + use<> {
        (place..end(self.stack_starts, place)).step_by(3)
    }
    /// Puts the stack from place `from` at place `to`, which stands for so many equal ones.
    pub fn with_stack(&self, to: usize, from: usize, count: u32) -> Partial {
        let mut chosen = Partial { weight: self.weight * count, ..*self };
        chosen.swap_stacks(to, from);
        chosen.stack_starts |= cut(to + 3);
        chosen
    }
    /// Puts the column from place `from` at place `to`, which stands for so many equal ones.
    pub fn with_column(&self, to: usize, from: usize, count: u32) -> Partial {
        let mut chosen = Partial { weight: self.weight * count, ..*self };
        chosen.fix_column(to, from);
        chosen
    }
    /// Puts the stacks or columns first that have no digit in this row, of those that may stand here,
    /// and says how many places they take.
    pub fn place_blanks(&mut self, cells: &[u8; 9], place: usize) -> usize {
        let stacks =
            if place.is_multiple_of(3) { self.place_blank_stacks(cells, place) } else { 0 };
        if stacks > 0 || self.is_stack_open(place) {
            return stacks;
        }
        self.place_blank_columns(cells, place)
    }
    /// Whether the columns that may stand here have different digits that have not come yet: then any
    /// order of them gives the same row.
    pub fn is_all_new(&self, cells: &[u8; 9], place: usize) -> bool {
        let mut seen = 0_u16;
        self.columns[place..self.class_end(place)].iter().all(|&column| {
            let digit = cells[usize::from(column)];
            let is_new = seen & 1 << digit == 0;
            seen |= 1 << digit;
            is_new && matches!(self.names[usize::from(digit)], Name::None)
        })
    }
    /// The name of the digit at a place of this row, as small as it can be; that fixes what it
    /// depends on.
    pub fn take(&mut self, cells: &[u8; 9], place: usize) -> u8 {
        let column = self.columns[place];
        let digit = usize::from(cells[usize::from(column)]);
        match self.names[digit] {
            Name::Known(name) => name,
            Name::None => {
                self.named += 1;
                let offset = self.named as i8 - place as i8;
                self.names[digit] = Name::AtPlace { column, offset };
                self.named
            }
            Name::AtPlace { column, offset } => {
                let name = (self.fix_first(column) as i8 + offset) as u8;
                self.names[digit] = Name::Known(name);
                name
            }
        }
    }

    fn place_blank_stacks(&mut self, cells: &[u8; 9], place: usize) -> usize {
        let end = end(self.stack_starts, place);
        let mut next = place;
        for from in (place..end).step_by(3) {
            if self.columns[from..from + 3].iter().all(|&column| cells[usize::from(column)] == 0) {
                self.swap_stacks(next, from);
                next += 3;
            }
        }
        self.stack_starts |= cut(next);
        next - place
    }
    fn place_blank_columns(&mut self, cells: &[u8; 9], place: usize) -> usize {
        let mut next = place;
        for from in place..self.class_end(place) {
            if cells[usize::from(self.columns[from])] == 0 {
                self.columns.swap(next, from);
                next += 1;
            }
        }
        if next > place {
            self.class_starts |= cut(next);
        }
        next - place
    }
    /// Puts a column at the first place of its class, and says which place that is.
    fn fix_first(&mut self, column: u8) -> usize {
        let from = self.columns.iter().position(|&other| other == column);
        let from = from.expect("every column has a place");
        let starts = self.class_starts & ((2 << from) - 1);
        let to = starts.ilog2() as usize;
        self.fix_column(to, from);
        to
    }
    fn fix_column(&mut self, to: usize, from: usize) {
        self.columns.swap(to, from);
        self.class_starts |= cut(to + 1);
    }
    fn swap_stacks(&mut self, one: usize, other: usize) {
        for place in 0..3 {
            self.columns.swap(one + place, other + place);
        }
    }
}

/// The place behind the run that a place is in, of runs that begin at these places.
fn end(starts: u16, place: usize) -> usize {
    let later = starts >> (place + 1);
    if later == 0 { 9 } else { place + 1 + later.trailing_zeros() as usize }
}

/// The bit with which a run begins at a place, if there is such a place.
fn cut(place: usize) -> u16 {
    if place < 9 { 1 << place } else { 0 }
}

fn factorial(number: usize) -> u32 {
    (1..=number as u32).product()
}
