//! Reads puzzles of any format from standard input and draws each as a grid.

use std::error::Error;
use std::io;

use nonet_engine::{Format, read};

fn main() -> Result<(), Box<dyn Error>> {
    let text = io::read_to_string(io::stdin())?;
    let grid = Format::of("grid").ok_or("no such format")?;
    for entry in read(&text)? {
        println!("{} (line {}, {})", entry.name, entry.line, entry.format);
        print!("{}", grid.write(&entry.board, "").ok_or("the format is only read")?);
    }
    Ok(())
}
