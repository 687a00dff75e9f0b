# Homebrew's formula for nonet. build/release.mjs makes it for each release, from build/homebrew.rb and the archives.
class Nonet < Formula
  desc "Sudoku on the command line: solve, generate, hint, rate and convert"
  homepage "ADDRESS"
  version "VERSION"
  license any_of: ["MIT", "Apache-2.0"]

  # SOURCES

  def install
    bin.install "nonet"
    man1.install Dir["man/*.1"]
    bash_completion.install "completions/nonet.bash" => "nonet"
    zsh_completion.install "completions/nonet.zsh" => "_nonet"
    fish_completion.install "completions/nonet.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/nonet --version")
    assert_match "Hidden single", shell_output("#{bin}/nonet hint PUZZLE")
  end
end
