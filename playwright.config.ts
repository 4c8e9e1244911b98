import { defineConfig } from '@playwright/test'

import { isNight } from './tests/support/night.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // What a screen reader says on the way to an order, to be read by people too.
  snapshotPathTemplate: 'docs/spoken-walk/{arg}{ext}',
  globalSetup: './tests/e2e/global-setup.ts',
  // Each worker has a shop of its own (tests/e2e/shop-test.ts), so any test may run beside any other.
  fullyParallel: true,
  // One more than the cores of our machines, each of which was idle for a seventh of the time.
  workers: 3,
  // What hangs is told by its step, after seconds; a busy machine is slow in all of them.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // On a shared machine one in a hundred looks too early. A test that is tried again is printed as flaky.
  retries: 2,
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    actionTimeout: 12_000,
    // What moves costs an eighth of the processor where no graphics card draws it: it moves at night, and in
    // the tests of what moves.
    contextOptions: { reducedMotion: isNight ? 'no-preference' : 'reduce' },
    // It would answer requests before a test's own routes see them. service-worker.spec.ts switches it on.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
