import path from 'node:path'

import { defineConfig } from 'vitest/config'

/** Long runs of the built program while things are killed under it: `npm run test:faults`. */
export default defineConfig({
  test: {
    root: path.join(import.meta.dirname, '..', '..'),
    include: ['tests/faults/*.faults.ts'],
    globalSetup: ['tests/faults/build.ts', 'tests/support/global-setup.ts'],
    // They count and measure: one at a time.
    fileParallelism: false,
    testTimeout: 10 * 60_000,
    hookTimeout: 120_000,
  },
})
