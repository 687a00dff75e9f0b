// Solves the puzzle of a page by hints alone, for a story and for measurements.

/** Solves the puzzle of the page; runs there. The most hints are far more than any puzzle takes. */
export async function solveByHints() {
  const frame = () => new Promise(requestAnimationFrame);
  const until = async (holds) => {
    for (let frames = 0; frames < 7200; frames++) {
      if (holds()) return true;
      await frame();
    }
    return false;
  };
  const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, code: `Key${key.toUpperCase()}`, bubbles: true }));
  const panel = () => document.querySelector(".hint-panel-level")?.textContent ?? "";
  const hints = [];
  for (let asked = 0; asked < 1000; asked++) {
    if (document.querySelector(".board[data-done]")) return { solved: true, hints };
    const start = performance.now();
    press("h");
    if (!(await until(() => /\S/.test(panel())))) break;
    const took = performance.now() - start;
    for (let level = 2; level <= 4; level++) {
      press("h");
      if (!(await until(() => new RegExp(`^\\D*${level} `).test(panel())))) break;
    }
    hints.push({ took, title: document.querySelector(".hint-panel-head h2").textContent });
    // While a proof is looked for there is nothing to apply.
    const apply = () => document.querySelector(".hint-panel-buttons [data-variant=primary]");
    if (!(await until(apply))) break;
    apply().click();
    if (!(await until(() => !document.querySelector(".hint-panel")))) break;
  }
  return { solved: false, hints };
}
