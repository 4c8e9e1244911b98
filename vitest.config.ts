import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** Tests of programs that start and end: most of their time is waiting, and the others can run beside it. */
const waiting = /\/(tests\/process|db\/embedded)\//

/** Those that wait come first, so that none of them is left alone at the end; then as Vitest has it. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isWaiting = ({ moduleId }: TestSpecification) => waiting.test(moduleId)
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))]
  }
}

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'tests/e2e/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/around-each-file.ts'],
    sequence: { sequencer: WaitingFirst },
    tags: [{ name: 'night', description: 'Left out of `npm test`; see tests/README.md.' }],
    // One more than the cores of our machines: a test that waits for a clock or a process uses none.
    maxWorkers: 3,
    // The workers load the program once each, and not once a file. Our modules keep nothing between their
    // callers (everything comes by ctx), and what a test puts in the place of a global is taken away again.
    isolate: false,
    unstubGlobals: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
