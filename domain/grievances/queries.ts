import { inArray, isNotNull, isNull, lt } from 'drizzle-orm'

import { grievances } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'
import { idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import { answerBy } from './rules.ts'
import type { GrievanceState } from './rules.ts'

/** A complaint as the panel shows it. */
export interface GrievanceView {
  id: string
  number: number
  name: string
  email: string | null
  mobile: string | null
  words: string
  createdAt: Date
  /** Until when the shop is to answer. */
  answerBy: Date
  answer: string | null
  answeredAt: Date | null
}

/** Answered ones are kept so long: for two years their sender can go to a consumer commission with them. */
export const keptDays = 2 * 365

/**
 * A page of the complaints: those that wait, the oldest first, or those that were answered, the newest first.
 * @throws not_signed_in, forbidden, invalid_input
 */
export async function allGrievances(
  ctx: Ctx,
  { state }: { state: GrievanceState },
  request: PageRequest,
): Promise<Page<GrievanceView>> {
  admin(ctx)
  const only = state === 'waiting' ? isNull(grievances.answeredAt) : isNotNull(grievances.answeredAt)
  const page = await idsOfPage(ctx, lists[state], { q: undefined, only }, request)
  const ids = page.rows.map(({ id }) => id)
  if (ids.length === 0) return { ...page, rows: [] }
  const found = await ctx.db.select().from(grievances).where(inArray(grievances.id, ids))
  const byId = new Map(found.map((one) => [one.id, viewOf(one)]))
  return { ...page, rows: ids.flatMap((id) => byId.get(id) ?? []) }
}

const { id } = grievances

const lists: Record<GrievanceState, List> = {
  waiting: {
    name: 'grievances_waiting',
    table: grievances,
    id,
    order: [
      { column: grievances.createdAt, kind: 'moment', isDescending: false },
      { column: id, kind: 'text', isDescending: false },
    ],
  },
  answered: {
    name: 'grievances_answered',
    table: grievances,
    id,
    order: [
      { column: grievances.answeredAt, kind: 'moment', isDescending: true },
      { column: id, kind: 'text', isDescending: true },
    ],
  },
}

export function viewOf(row: typeof grievances.$inferSelect): GrievanceView {
  const { id, number, name, email, mobile, words, createdAt, answer, answeredAt } = row
  const told = { id, number, name, email, mobile, words, createdAt }
  return { ...told, answerBy: answerBy(createdAt), answer, answeredAt }
}

/** Deletes what was answered long ago. */
export async function pruneGrievances(ctx: Ctx): Promise<boolean> {
  const before = secondsAfter(ctx.now(), -keptDays * 24 * 60 * 60)
  return deleteBatch(ctx, grievances, lt(grievances.answeredAt, before))
}
