import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'

/** The whole product in a real browser. `npm run e2e` runs it alone. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../reports/e2e',
  // Long, so that a busy machine fails nothing: what is there is not waited for.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Each worker runs a product of its own, and its tests wait more than they compute.
  workers: 3,
  fullyParallel: false,
  // A browser is at the mercy of its machine: what passes only at the second try is named at the end, and fails where it is many.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // A trace costs a tenth of the time: `npm run e2e -- --trace on` when a failure wants one.
    trace: 'off',
    // What a worker answers no test can hold back: offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      // Without motion: a dialog can be pressed when it is there.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
})
