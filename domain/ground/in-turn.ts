import os from 'node:os'

import { bulkhead, BulkheadRejectedError } from 'cockatiel'

import { DomainError } from './errors.ts'

/**
 * So many searches and whole lists of a thread ask the database at once, and so many wait for their turn.
 * They are all work for its processors: more at once make each of them late. Of the connections of a pool
 * (`server/settings.ts`) four are left to those who buy.
 */
const mostAtOnce = Math.min(14, Math.max(6, 3 * os.availableParallelism()))
const mostWaiting = 100
const turns = bulkhead(mostAtOnce, mostWaiting)

/** Bulkhead of what only looks at goods. @throws busy */
export async function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await turns.execute(ask)
  } catch (error) {
    if (!(error instanceof BulkheadRejectedError)) throw error
    throw new DomainError('busy', { of: 'browsing', retryAfterSeconds: 2 })
  }
}
