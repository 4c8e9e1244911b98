import { isDeepStrictEqual } from 'node:util'

import { auditEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { auditActions } from './actions.ts'
import type { AuditAction } from './actions.ts'

/** No passwords, tokens or whole addresses: only what may be read for years. */
type Fields = Record<string, unknown>

/**
 * Writes who changed what, in the transaction of the change. Of `before` and `after` only the fields that
 * differ are kept; where none does, nothing is written.
 * @param change.objectId the id of what was changed
 * @param change.before the fields as they were; null where it is new
 * @param change.after the fields as they are now; null where it is gone
 */
export async function writeAudit(
  { db, actor, now, requestId }: Pick<Ctx, 'db' | 'actor' | 'now' | 'requestId'>,
  change: { action: AuditAction; objectId: string; before: Fields | null; after: Fields | null },
): Promise<void> {
  const { before, after } = differing(change.before, change.after)
  if (!before && !after) return
  await db.insert(auditEntries).values({
    at: now(),
    actorId: actor?.id ?? null,
    action: change.action,
    objectKind: auditActions[change.action],
    objectId: change.objectId,
    before,
    after,
    requestId,
  })
}

function differing(before: Fields | null, after: Fields | null) {
  if (!before || !after) return { before, after }
  const changed = Object.keys({ ...before, ...after }).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  )
  if (changed.length === 0) return { before: null, after: null }
  const pick = (from: Fields) => Object.fromEntries(changed.map((field) => [field, from[field] ?? null]))
  return { before: pick(before), after: pick(after) }
}
