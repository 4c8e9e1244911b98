import { eq } from 'drizzle-orm'

import { deliveryRuns, people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

export type Run = typeof deliveryRuns.$inferSelect

/** A run that goes on, locked: what its rider says at this moment waits. @throws not_found, run_closed */
export async function lockRun(tx: Ctx, runId: string): Promise<Run> {
  const [run] = await tx.db.select().from(deliveryRuns).where(eq(deliveryRuns.id, runId)).for('no key update')
  if (!run) throw new DomainError('not_found', { what: 'run' })
  if (run.closedAt !== null) throw await closedAlready(tx, run)
  return run
}

/** While its rider says something, the desk does not close the run and ends no link. @throws not_found */
export async function holdOpen({ db }: Ctx, { id, token }: Run): Promise<void> {
  const [run] = await db.select().from(deliveryRuns).where(eq(deliveryRuns.id, id)).for('share')
  if (!run || run.closedAt !== null || run.token !== token)
    throw new DomainError('not_found', { what: 'run' })
}

async function closedAlready({ db }: Ctx, { closedAt, closedBy }: Run): Promise<DomainError<'run_closed'>> {
  const [by] = await db.select({ name: people.name }).from(people).where(eq(people.id, closedBy!))
  return new DomainError('run_closed', { closedAt: closedAt!.toISOString(), by: by!.name })
}
