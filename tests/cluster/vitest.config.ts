import path from 'node:path'

import { defineConfig } from 'vitest/config'

/** A cluster that is built, killed and judged: `npm run test:cluster`. */
export default defineConfig({
  test: {
    root: path.join(import.meta.dirname, '..', '..'),
    include: ['tests/cluster/*.cluster.ts'],
    globalSetup: ['tests/cluster/in-namespaces.ts', 'tests/support/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
