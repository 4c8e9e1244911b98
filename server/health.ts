import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

import { reachesPrimary } from '#db/primary.ts'

/** For what watches the process: live while it runs, ready only while it can serve. */
export async function health(app: FastifyInstance, { pool }: { pool: pg.Pool }): Promise<void> {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))

  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = !app.isLeaving() && (await answers(pool))
    if (isReady) return { status: 'ready' }
    return reply.code(503).header('retry-after', 2).send({ status: 'not ready' })
  })
}

/** What watches a process gives up soon itself, and learns more from a no than from nothing. */
const mostMs = 2_000

/**
 * Whether the database answers in time, and takes changes: a free connection may be waited for as long as an
 * answer.
 */
async function answers(pool: pg.Pool): Promise<boolean> {
  const asked = reachesPrimary(pool).catch(() => false)
  return Promise.race([asked, sleep(mostMs, false, { ref: false })])
}
