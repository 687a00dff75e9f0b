//! `nonet completions` and `nonet man`: what shells and `man` want to know of the command line.

use std::io;
use std::path::PathBuf;

use clap::Args;
use clap_complete::Shell;
use clap_mangen::Man;

use super::console::Console;
use super::definition;

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
        if let Err(error) = clap_mangen::generate_to(command, folder) {
            console.failure(&format!("{}: {error}", folder.display()));
        }
        return Ok(());
    }
    let found = match &args.command {
        None => Some(command),
        Some(name) => command.find_subcommand(name).cloned(),
    };
    match found {
        Some(command) => {
            let mut page = Vec::new();
            Man::new(command).render(&mut page)?;
            console.data(&String::from_utf8_lossy(&page))
        }
        None => {
            console.misuse("there is no such command: see `nonet --help`");
            Ok(())
        }
    }
}
