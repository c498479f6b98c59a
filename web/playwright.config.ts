/**
 * The journeys: a real server, the system's Chromium, people who play. `npm run e2e` runs them all; the other projects
 * measure the page and photograph the boards.
 */
import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The browser that CHROMIUM names, or the system's: none is downloaded. */
function findChromium(): string {
  const usual = ['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)
  const found = [process.env.CHROMIUM ?? '', ...usual].find((path) => existsSync(path))
  if (!found) throw new Error('Chromium is missing: install it or name it in CHROMIUM')
  return found
}

export default defineConfig({
  testDir: 'tests',
  outputDir: '../build/journeys',
  reporter: 'list',
  timeout: 300_000,
  fullyParallel: true,
  workers: 2,
  // A shared machine may stand still for seconds: there a journey may be walked twice, and the list calls it flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] },
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    // Pictures of the whole page before and after each press take a quarter of the time: TRACE asks for them.
    trace: process.env.CI
      ? { mode: 'on-first-retry', screenshots: false }
      : { mode: 'retain-on-failure', screenshots: false, snapshots: Boolean(process.env.TRACE) },
  },
  projects: [
    { name: 'journeys', testIgnore: ['**/measures/**'] },
    { name: 'figures', testMatch: 'figures.spec.ts', timeout: 3_600_000, use: { trace: 'off' } },
    { name: 'device', testMatch: '**/measures/device.spec.ts', timeout: 3_600_000, use: { trace: 'off' } },
    // Pictures have time: on a crowded machine, too, they are of what stands still.
    {
      name: 'shots',
      testMatch: 'shots.spec.ts',
      timeout: 600_000,
      use: { trace: 'off', actionTimeout: 60_000, navigationTimeout: 60_000 },
    },
  ],
})
