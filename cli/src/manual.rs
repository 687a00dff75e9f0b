//! `nonet completions` and `nonet man`: what shells and `man` want to know of the command line.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;

use super::console::Console;
use super::definition;

/// The line above the examples of a command.
const EXAMPLES: &str = "\nExamples:\n";

/// The arguments of `completions`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet completions bash > ~/.local/share/bash-completion/completions/nonet
  nonet completions zsh > ~/.zfunc/_nonet
  nonet completions fish > ~/.config/fish/completions/nonet.fish
  nonet completions powershell >> $PROFILE")]
pub struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

/// The arguments of `man`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet man | man -l -                            the page of `nonet`
  nonet man solve | man -l -                      the page of `nonet solve`
  nonet man --folder ~/.local/share/man/man1      a page for each command")]
pub struct ManArgs {
    /// The command; without one, the page of `nonet` itself
    #[arg(conflicts_with = "folder")]
    command: Option<String>,
    /// Write all pages into this folder, which must be there
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

/// Writes what completes commands and options in a shell.
///
/// # Errors
/// When stdout cannot be written.
pub fn complete(args: &CompletionsArgs, console: &mut Console) -> io::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut definition(), "nonet", &mut script);
    console.data(&String::from_utf8_lossy(&script))
}

/// Writes pages for `man`.
///
/// # Errors
/// When stdout cannot be written.
pub fn man(args: &ManArgs, console: &mut Console) -> io::Result<()> {
    let mut command = definition().disable_help_subcommand(true);
    command.build();
    if let Some(folder) = &args.folder {
        if let Err(error) = write_all(&command, folder) {
            console.failure(&format!("{}: {error}", folder.display()));
        }
        return Ok(());
    }
    let found = match &args.command {
        None => Some(&command),
        Some(name) => command.find_subcommand(name),
    };
    match found {
        Some(command) => console.data(&page(command)?),
        None => {
            console.misuse("there is no such command: see `nonet --help`");
            Ok(())
        }
    }
}

/// Writes the page of a command and those of all below it, a file each.
fn write_all(command: &Command, folder: &Path) -> io::Result<()> {
    let below = command.get_subcommands().filter(|command| !command.is_hide_set());
    for command in below {
        write_all(command, folder)?;
    }
    fs::write(folder.join(Man::new(command.clone()).get_filename()), page(command)?)
}

/// The page of a command. The lines of its examples stay as they are: `man` would fill and spread them,
/// and finds no place to break a puzzle.
fn page(command: &Command) -> io::Result<String> {
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page)?;
    let page = String::from_utf8_lossy(&page);
    let Some((before, examples)) = page.split_once(EXAMPLES) else { return Ok(page.into_owned()) };
    let end = examples
        .find("\n\n")
        .or_else(|| examples.find("\n.SH"))
        .map_or(examples.len(), |end| end + 1);
    let (lines, after) = examples.split_at(end);
    Ok(format!("{before}{EXAMPLES}.nf\n{lines}.fi\n{after}"))
}
