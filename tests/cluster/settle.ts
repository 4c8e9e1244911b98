import pg from 'pg'
import { expect, vi } from 'vitest'

import { stillOpen } from '../faults/checker/ending.ts'
import type { Cluster } from './cluster.ts'

/**
 * Settles when nothing is to be done any more. What would be due within the hour is due now: the end of each
 * hold, and what a process that was killed had taken up.
 */
export async function settled({ books, output }: Cluster): Promise<void> {
  const client = new pg.Client(books.shop)
  await client.connect()
  try {
    for (const [table, column] of [
      ['payment_orders', 'next_check_at'],
      ['payment_sweeps', 'due_at'],
      ['refunds', 'next_attempt_at'],
      ['webhook_events', 'next_attempt_at'],
      ['mails', 'next_attempt_at'],
    ])
      await client.query(`update ${table} set ${column} = now() where ${column} < now() + interval '1 hour'`)
    await vi.waitFor(
      async () => {
        expect(await stillOpen(books), output()).toEqual({})
        const { rows } = await client.query(`select id from mails where state = 'waiting'`)
        expect(rows, 'mails that wait').toEqual([])
      },
      { timeout: 120_000, interval: 200 },
    )
  } finally {
    await client.end()
  }
}
