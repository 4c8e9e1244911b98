import { defineConfig } from 'vitest/config'

import faults from '../faults/vitest.config.ts'

/**
 * What takes too long for `npm test`: the long faults, many random bodies, and whether the bench works.
 * `npm run test:nightly`.
 */
export default defineConfig({
  test: {
    ...faults.test,
    include: [
      'tests/faults/*.faults.ts',
      'tests/nightly/*.nightly.ts',
      'server/plugins/random-input.http.test.ts',
      'server/plugins/hostile-input.http.test.ts',
      'domain/order-edits/books.http.test.ts',
      'domain/subscriptions/random-weeks.db.test.ts',
    ],
    env: { RANDOM_BODIES: '300', CHANGED_ORDERS: '200', EVERY_CALL: '1', RANDOM_WEEKS: '1000' },
  },
})
