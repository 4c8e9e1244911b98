import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** For whoever watches the process: live while it runs, ready only while it can serve. */
export async function health(app: FastifyInstance, { pool }: { pool: pg.Pool }): Promise<void> {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))

  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = !app.isDraining() && (await answers(pool))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}

async function answers(pool: pg.Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  )
}
