// For measurements: runs in a page before its scripts, and keeps when each worker answered and how long
// it took.
export function watchWorkers() {
  window.answers = [];
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", () => window.answers.push({ at: performance.now(), took: performance.now() - this.asked }));
    }
    postMessage(...message) {
      this.asked = performance.now();
      super.postMessage(...message);
    }
  };
}
