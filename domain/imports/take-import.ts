import { and, eq } from 'drizzle-orm'

import { imports } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { importById } from './queries.ts'
import type { ImportView } from './queries.ts'

/**
 * Confirms the plan of an import, which a job then carries out. Once, however often it is asked.
 * @throws not_signed_in, forbidden, not_found, import_refused
 */
export async function takeImport(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
): Promise<ImportView> {
  const { id: personId } = admin(ctx)
  const isConfirmed = and(
    eq(imports.id, id),
    eq(imports.state, 'planned'),
    eq(imports.version, version),
    eq(imports.wrongLines, 0),
  )
  const [confirmed] = await ctx.db
    .update(imports)
    .set({ state: 'taking', setback: null, personId, nextAttemptAt: ctx.now(), attempts: 0, done: 0 })
    .where(isConfirmed)
    .returning({ id: imports.id })
  const present = await importById(ctx, id)
  if (!confirmed && present.state === 'planned')
    throw new DomainError('import_refused', {
      why: present.wrongLines > 0 ? 'wrong_lines' : 'other_plan',
    })
  if (confirmed) ctx.log.info({ importId: id, actorId: personId }, 'import confirmed')
  return present
}
