//! [`Console`]: stdout for data, plain or in a view for people, stderr for messages and the progress bar, and
//! the exit status.

use std::io::{self, BufWriter, IsTerminal as _, Stdout, Write};
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use clap::builder::Styles;
use clap::builder::styling::Style;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::OutputFormat;
use super::place::Failure;
use super::view::View;

/// Where a command writes to, and its exit status.
pub struct Console {
    out: BufWriter<Stdout>,
    bar: ProgressBar,
    output: OutputFormat,
    /// How data is shown, if it is for people.
    view: Option<View>,
    /// Whether nothing but wrong usage is written to stderr.
    is_quiet: bool,
    /// The exit status so far.
    code: u8,
}

/// The exit status when some input could not be processed.
const EXIT_UNSERVED: u8 = 1;
/// The exit status of wrong usage.
const EXIT_MISUSE: u8 = 2;

/// Work that ends so soon needs no progress bar.
const HIDDEN_FOR: Duration = Duration::from_secs(1);

impl Console {
    /// Nothing written yet, no progress shown.
    pub fn new(output: OutputFormat, is_quiet: bool) -> Console {
        let out = BufWriter::with_capacity(1 << 16, io::stdout());
        Console { out, bar: ProgressBar::hidden(), output, view: None, is_quiet, code: 0 }
    }
    /// Shows progress towards a length, counted in `unit`, if stderr is a terminal and the work takes longer
    /// than a moment. Without a length only what is done is shown.
    pub fn progress(&mut self, length: Option<u64>, unit: &str) {
        if self.is_quiet {
            return;
        }
        let shown = match length {
            Some(_) => {
                format!("{{wide_bar}} {{percent}} % {unit}{{msg}} {{elapsed}}, {{eta}} left")
            }
            None => format!("{{spinner}} {{human_pos}} {unit} {{elapsed}}"),
        };
        let hidden = ProgressDrawTarget::hidden();
        let bar = ProgressBar::with_draw_target(Some(length.unwrap_or(0)), hidden);
        let style = ProgressStyle::with_template(&shown);
        self.bar = style.map_or(ProgressBar::hidden(), |style| bar.with_style(style));
        if io::stderr().is_terminal() {
            show_later(self.bar.clone());
        }
    }
    /// The bar, which threads that work at the same time can move.
    pub fn bar(&self) -> ProgressBar {
        self.bar.clone()
    }
    /// Shows the data that follows, whole records, in a view; as it is without one.
    pub fn show(&mut self, view: Option<View>) {
        self.view = view;
    }
    /// How long to wait for more data before what there is is flushed, if there is a reason to wait.
    pub fn patience(&self) -> Option<Duration> {
        self.view.as_ref().and_then(View::patience)
    }
    /// Writes data, line ends included.
    ///
    /// # Errors
    /// When stdout cannot be written.
    pub fn data(&mut self, text: &str) -> io::Result<()> {
        let Some(view) = &mut self.view else { return self.out.write_all(text.as_bytes()) };
        view.add(text);
        if view.is_full() { self.write_view() } else { Ok(()) }
    }
    /// Writes what the view has kept.
    fn write_view(&mut self) -> io::Result<()> {
        let text = self.view.as_mut().map_or_else(String::new, View::take);
        self.out.write_all(text.as_bytes())
    }
    /// Flushes what was written so far.
    ///
    /// # Errors
    /// When stdout cannot be written.
    pub fn flush(&mut self) -> io::Result<()> {
        if self.view.as_ref().is_some_and(View::is_live) {
            self.write_view()?;
        }
        let out = &mut self.out;
        self.bar.suspend(|| out.flush())
    }
    /// Writes a message to stderr; whether that can be written does not matter. It may repeat what
    /// came from outside, such as the name of a file.
    pub fn message(&self, text: &str) {
        if !self.is_quiet {
            self.say(text, Style::new());
        }
    }
    /// Writes to stderr what could not be processed.
    pub fn failure(&mut self, text: &str) {
        self.code = self.code.max(EXIT_UNSERVED);
        if !self.is_quiet {
            self.complain(text);
        }
    }
    /// Writes what could not be processed to stderr and, as JSON, among the data.
    ///
    /// # Errors
    /// When stdout cannot be written.
    pub fn unserved(&mut self, failure: &Failure) -> io::Result<()> {
        match failure.message() {
            "" => self.code = self.code.max(EXIT_UNSERVED),
            message => self.failure(message),
        }
        match self.output {
            OutputFormat::Columns => Ok(()),
            OutputFormat::Json => self.data(&failure.record()),
        }
    }
    /// Writes to stderr why the options cannot be carried out.
    pub fn misuse(&mut self, text: &str) {
        self.code = EXIT_MISUSE;
        self.complain(text);
    }
    /// Flushes the rest and removes the bar.
    ///
    /// # Errors
    /// When stdout cannot be written.
    pub fn finish(&mut self) -> io::Result<()> {
        self.bar.finish_and_clear();
        self.write_view()?;
        self.out.flush()
    }
    /// 0 if all input was processed, 1 if not, 2 after wrong usage.
    pub fn code(&self) -> ExitCode {
        self.code.into()
    }
    /// Writes an error, in the colours of those that clap writes.
    fn complain(&self, text: &str) {
        self.say(text, *Styles::default().get_error());
    }
    /// Writes after the program's name. Colours are left out where stderr is no terminal, and where the
    /// environment asks for none.
    fn say(&self, text: &str, style: Style) {
        let text = printable(text);
        let (text, caret) = match text.rsplit_once('\n') {
            Some((above, last)) if last.trim_start() == "^" => {
                (above, format!("\n{style}{last}{style:#}"))
            }
            _ => (&*text, String::new()),
        };
        let mut stderr = anstream::stderr();
        let line = format!("{style}nonet:{style:#} {text}{caret}\n");
        self.bar.suspend(|| drop(stderr.write_all(line.as_bytes())));
    }
}

/// Shows a bar whose work has not ended after a while.
fn show_later(bar: ProgressBar) {
    thread::spawn(move || {
        thread::sleep(HIDDEN_FOR);
        if !bar.is_finished() {
            bar.set_draw_target(ProgressDrawTarget::stderr());
            bar.tick();
        }
    });
}

/// The text with its control characters as `\u{1b}`, so that it cannot steer a terminal; line ends
/// stay.
pub fn printable(text: &str) -> String {
    let shown = |ch: char| match ch {
        '\n' => vec![ch],
        _ if ch.is_control() => ch.escape_unicode().collect(),
        _ => vec![ch],
    };
    text.chars().flat_map(shown).collect()
}
