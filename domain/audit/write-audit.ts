import { isDeepStrictEqual } from 'node:util'

import { auditEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { auditActions } from './actions.ts'
import type { AuditAction } from './actions.ts'

/** No passwords, tokens or whole addresses: only what may be read for years. */
type Fields = Record<string, unknown>

interface Change {
  action: AuditAction
  /** The id of what was changed. */
  objectId: string
  /** The fields as they were; null where it is new. */
  before: Fields | null
  /** The fields as they are now; null where it is gone. */
  after: Fields | null
}

/**
 * Writes who changed what, in the transaction of the change. Of `before` and `after` only the fields that
 * differ are kept; where none does, nothing is written.
 */
export async function writeAudit(ctx: AuditCtx, change: Change): Promise<void> {
  await writeAuditOfAll(ctx, [change])
}

/** The same for many changes, in one statement. */
export async function writeAuditOfAll(
  { db, actor, now, requestId }: AuditCtx,
  changes: readonly Change[],
): Promise<void> {
  const rows = changes.flatMap(({ action, objectId, ...change }) => {
    const { before, after } = differing(change.before, change.after)
    if (!before && !after) return []
    const objectKind = auditActions[action]
    return { at: now(), actorId: actor?.id ?? null, action, objectKind, objectId, before, after, requestId }
  })
  if (rows.length > 0) await db.insert(auditEntries).values(rows)
}

type AuditCtx = Pick<Ctx, 'db' | 'actor' | 'now' | 'requestId'>

function differing(before: Fields | null, after: Fields | null) {
  if (!before || !after) return { before, after }
  const changed = Object.keys({ ...before, ...after }).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  )
  if (changed.length === 0) return { before: null, after: null }
  const pick = (from: Fields) => Object.fromEntries(changed.map((field) => [field, from[field] ?? null]))
  return { before: pick(before), after: pick(after) }
}
