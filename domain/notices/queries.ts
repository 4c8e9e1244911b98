import { desc, eq } from 'drizzle-orm'

import { noticeSwitches, notices, orders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { Duty, Role } from '#domain/ground/rules.ts'

import { isToldOf } from './rules.ts'
import type { PassedOn } from './rules.ts'

/** A notice as it is shown. */
export type NoticeView = PassedOn & { id: number; at: Date }

/** What was told lately, to whomever, and what each does not want to be told of in the panel. */
export interface News {
  notices: (NoticeView & { actorId: string | null })[]
  switchedOff: { personId: string; kind: string }[]
}

/** So many are read, and so many of them are shown to a person. */
const [mostRead, mostShown] = [100, 30]

/** The newest notices, by their number. Of new orders those that were handed over already are left out. */
export async function latestNews({ db }: Pick<Ctx, 'db'>): Promise<News> {
  const { id, kind, facts, orderId, actorId, at } = notices
  const found = await db
    .select({ id, kind, facts, orderId, actorId, at, status: orders.status })
    .from(notices)
    .leftJoin(orders, eq(orders.id, notices.orderId))
    .orderBy(desc(notices.id))
    .limit(mostRead)
  const switchedOff = await db
    .select({ personId: noticeSwitches.personId, kind: noticeSwitches.kind })
    .from(noticeSwitches)
    .where(eq(noticeSwitches.way, 'panel'))
  return {
    // Their kinds are those of the rules (write-notice.ts), or of a newer program's.
    notices: found
      .filter((one) => one.kind !== 'order_placed' || one.status !== 'delivered')
      .map(({ status: _status, ...notice }) => notice as News['notices'][number]),
    switchedOff,
  }
}

/** Of the news what this person is told: what is theirs, others did, and they have not switched off. */
export function newsFor(
  person: { id: string; role: Role; duties: readonly Duty[] },
  { notices: latest, switchedOff }: News,
): NoticeView[] {
  const off = new Set(switchedOff.flatMap((one) => (one.personId === person.id ? [one.kind] : [])))
  return latest
    .filter(({ kind, actorId }) => isToldOf(person, kind) && !off.has(kind) && actorId !== person.id)
    .slice(0, mostShown)
    .map(({ actorId: _actorId, ...notice }) => notice)
}
