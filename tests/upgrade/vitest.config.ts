import path from 'node:path'

import { defineConfig } from 'vitest/config'

/** Earlier releases with their buyers are upgraded to this version: `npm run test:upgrade`. */
export default defineConfig({
  test: {
    root: path.join(import.meta.dirname, '..', '..'),
    include: ['tests/upgrade/*.upgrade.ts'],
    globalSetup: ['tests/faults/build.ts', 'tests/support/global-setup.ts'],
    fileParallelism: false,
    // To install and build a release is part of it the first time.
    testTimeout: 20 * 60_000,
    hookTimeout: 120_000,
  },
})
