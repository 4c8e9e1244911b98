import { defineConfig } from 'vitest/config'

import faults from '../faults/vitest.config.ts'

/**
 * What takes too long for `npm test`: the long faults, and whether the bench works. `npm run test:nightly`.
 */
export default defineConfig({
  test: { ...faults.test, include: ['tests/faults/*.faults.ts', 'tests/nightly/*.nightly.ts'] },
})
