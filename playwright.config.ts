import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { defineConfig } from '@playwright/test'

const port = 3917

// The configuration is read by every worker; the data folder is made once and named in the environment.
process.env.HAAT_E2E_DATA ??= mkdtempSync(path.join(os.tmpdir(), 'haat-e2e-'))

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalTeardown: './tests/e2e/global-teardown.ts',
  workers: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    actionTimeout: 8_000,
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // What a failure makes the shop say does not depend on the width of the window.
      testIgnore: /messages.*\.spec\.ts$/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    // The program itself, as its README starts it, on an empty data folder.
    command: 'node scripts/start.ts',
    url: `http://127.0.0.1:${port}/health/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.HAAT_E2E_DATA,
      ADMIN_EMAIL: 'shopkeeper@example.com',
      ADMIN_PASSWORD: 'the-shopkeepers-password',
      LOG_LEVEL: 'warn',
    },
  },
})
