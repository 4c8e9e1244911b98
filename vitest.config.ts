import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'tests/e2e/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/around-each-file.ts'],
    maxWorkers: 2,
    // Two workers load the program once each, and not once a file. Our modules keep nothing between their
    // callers (everything comes by ctx), and what a test puts in the place of a global is taken away again.
    isolate: false,
    unstubGlobals: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
