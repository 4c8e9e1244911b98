import { and, asc, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'

import { tills } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'
import { endOfIndianDay, startOfIndianDay } from '#domain/time/rules.ts'

import { entriesOf } from './entries.ts'
import type { TillEntry } from './entries.ts'
import { tillsWhere } from './queries.ts'
import type { TillView } from './queries.ts'

/** A till with all that went in and out, the oldest first. */
export interface WholeTill {
  id: string
  till: TillView
  entries: TillEntry[]
}

/**
 * All tills that were open in a span of Indian days, both included, to be kept outside of the shop; who took
 * them out is written down. @throws not_signed_in, forbidden
 */
export async function exportTills(
  ctx: Ctx,
  { from, to }: { from: string; to: string },
  take: Take<WholeTill>,
): Promise<void> {
  admin(ctx)
  await writeAudit(ctx, { action: 'tills_exported', objectId: 'all', before: null, after: { from, to } })
  const wasOpen = or(isNull(tills.closedAt), gte(tills.closedAt, startOfIndianDay(from)))
  const ids = ctx.db
    .select({ id: sql<string>`${tills.id}::text`.as('id') })
    .from(tills)
    .where(and(lt(tills.openedAt, endOfIndianDay(to)), wasOpen))
    .orderBy(asc(tills.id))
  await readWhole(ctx, { ids, rowsOf: wholeTills }, take)
}

async function wholeTills(ctx: Ctx, ids: string[]): Promise<WholeTill[]> {
  const numbers = ids.map(Number)
  const found = numbers.length > 0 ? await tillsWhere(ctx, inArray(tills.id, numbers), numbers.length) : []
  const entries = Map.groupBy(await entriesOf(ctx, numbers, null), ({ tillId }) => tillId)
  return found.map((till) => ({
    id: String(till.id),
    till,
    entries: (entries.get(till.id) ?? []).toReversed(),
  }))
}
