import { defineConfig } from 'vitest/config'

import faults from '../faults/vitest.config.ts'

/**
 * The long faults, other programs beside the shop, and whether the bench works. `npm run test:nightly` runs
 * these first, and then every other test of the repository.
 */
export default defineConfig({
  test: {
    ...faults.test,
    include: ['tests/faults/*.faults.ts', 'tests/nightly/*.nightly.ts'],
  },
})
