// The stories run in the Chromium that `x` found, on the built page, served from a sub-path.
import { createServer } from "node:net";
import { defineConfig } from "@playwright/test";

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(String(port)));
    });
  });

// Worker processes read this file again and inherit the port that was found first.
const port = (process.env.E2E_PORT ??= await freePort());
const prefix = "/some/where/";

export default defineConfig({
  testMatch: "*.spec.mjs",
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Generous, because a machine may be busy with other things; what passes does not wait for them.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  // On a machine that others share a browser may stall; what fails once there is named as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  outputDir: "../target/e2e",
  webServer: {
    command: `node server.mjs ../dist ${port} ${prefix}`,
    url: `http://127.0.0.1:${port}${prefix}`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}${prefix}`,
    locale: "en-US",
    viewport: { width: 1280, height: 800 },
    // A service worker answers in place of what a story puts before the host; offline.spec.mjs allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // What is not there by then does not come any more.
    actionTimeout: 90_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--disable-gpu",
        // Without windows, letters are as wide as with them only without hints.
        "--font-render-hinting=none",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
