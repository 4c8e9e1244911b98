import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** For what watches the process: live while it runs, ready only while it can serve. */
export async function health(app: FastifyInstance, { pool }: { pool: pg.Pool }): Promise<void> {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))

  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = !app.isDraining() && (await answers(pool))
    if (isReady) return { status: 'ready' }
    return reply.code(503).header('retry-after', 2).send({ status: 'not ready' })
  })
}

async function answers(pool: pg.Pool): Promise<boolean> {
  // The type does not know that a single statement may have a limit of its own.
  const question: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: 2_000 }
  return pool.query(question).then(
    () => true,
    () => false,
  )
}
