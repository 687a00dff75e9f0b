//! [`Console`]: stdout for data, stderr for messages and the progress bar, and whether all went
//! well.

use std::io::{self, BufWriter, Stdout, Write};
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};

/// The three ways out of a command.
pub struct Console {
    out: BufWriter<Stdout>,
    bar: ProgressBar,
    /// How the program will end so far.
    code: u8,
}

/// Some input could not be served.
const UNSERVED: u8 = 1;
/// The program was called wrongly.
const MISUSED: u8 = 2;

impl Console {
    /// Nothing written yet, no progress shown.
    pub fn new() -> Console {
        let out = BufWriter::with_capacity(1 << 16, io::stdout());
        Console { out, bar: ProgressBar::hidden(), code: 0 }
    }
    /// Shows progress towards a length, counted in `unit`, if stderr is a terminal. Without a
    /// length only what is done is shown.
    pub fn progress(&mut self, length: Option<u64>, unit: &str) {
        let shown = match length {
            Some(_) => {
                format!("{{wide_bar}} {{percent}} % {unit}{{msg}} {{elapsed}}, {{eta}} left")
            }
            None => format!("{{spinner}} {{human_pos}} {unit} {{elapsed}}"),
        };
        let bar = ProgressBar::new(length.unwrap_or(0));
        let style = ProgressStyle::with_template(&shown);
        self.bar = style.map_or(ProgressBar::hidden(), |style| bar.with_style(style));
    }
    /// The bar, for those who work at the same time to move it on.
    pub fn bar(&self) -> ProgressBar {
        self.bar.clone()
    }
    /// Writes data, line ends included.
    ///
    /// # Errors
    /// When stdout cannot be written.
    pub fn data(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())
    }
    /// Hands on what was written so far.
    ///
    /// # Errors
    /// When stdout cannot be written.
    pub fn flush(&mut self) -> io::Result<()> {
        let out = &mut self.out;
        self.bar.suspend(|| out.flush())
    }
    /// Says something on stderr. Nobody has to hear it.
    pub fn message(&self, text: &str) {
        self.bar.suspend(|| drop(writeln!(io::stderr(), "nonet: {text}")));
    }
    /// Says on stderr what could not be served.
    pub fn failure(&mut self, text: &str) {
        self.code = self.code.max(UNSERVED);
        self.message(text);
    }
    /// Says on stderr why what was asked for cannot be.
    pub fn misuse(&mut self, text: &str) {
        self.code = MISUSED;
        self.message(text);
    }
    /// Hands on the rest and takes the bar away.
    ///
    /// # Errors
    /// When stdout cannot be written.
    pub fn finish(&mut self) -> io::Result<()> {
        self.bar.finish_and_clear();
        self.out.flush()
    }
    /// 0 if all was served, 1 if not, 2 after a misuse.
    pub fn code(&self) -> ExitCode {
        self.code.into()
    }
}
