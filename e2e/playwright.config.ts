import { defineConfig } from '@playwright/test'
import { findBrowser, unpackLightBrowser } from '../scripts/browser.mjs'

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

/** What shows a PDF in a tab, goes offline or comes back to a kept page. */
const needsWholeBrowser = ['admin.spec.ts', 'offline.spec.ts']

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
    viewport: { width: 1440, height: 900 },
    // Without motion: a dialog can be pressed when it is there.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // A trace costs a tenth of the time: `npm run e2e -- --trace on` when a failure wants one.
    trace: 'off',
    // What a worker answers no test can hold back: offline.spec.ts lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'whole browser',
      testMatch: needsWholeBrowser,
      use: { launchOptions: { executablePath: findBrowser(), args: browserArguments } },
    },
    {
      name: 'desktop',
      testIgnore: needsWholeBrowser,
      use: {
        launchOptions: {
          executablePath: (await unpackLightBrowser()) ?? findBrowser(),
          args: browserArguments,
        },
      },
    },
  ],
})
