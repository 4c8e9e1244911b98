import os from 'node:os'

import { bulkhead } from './busy.ts'

/**
 * Searches and whole lists of a thread, which only look at goods. They are all work for the database's
 * processors: more at once make each of them late. Of the connections of a pool (`server/settings.ts`) four
 * are left to those who buy. @throws busy
 */
export const inTurn = bulkhead('browsing', {
  atOnce: Math.min(14, Math.max(6, 3 * os.availableParallelism())),
  waiting: 100,
})
