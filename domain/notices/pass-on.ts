import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'

import {
  noticeMailboxes,
  noticeSwitches,
  notices,
  orders,
  people,
  pushMessages,
  pushSubscriptions,
  sessions,
} from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { duties, isAdmin } from '#domain/ground/rules.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'

import { isToldOf, mostNamed, togetherSeconds } from './rules.ts'
import type { PassedOn, PushFacts } from './rules.ts'

/** So many notices are read at a time; the rest comes a minute later. */
const mostAtOnce = 500

type Notice = PassedOn & { id: number; actorId: string | null }

/**
 * Makes mails and pushes of what the shop was told since the last time, once a minute at most: the first
 * notice goes at once, and those that follow soon go together. Several processes take turns.
 */
export async function passOnNotices(ctx: Ctx): Promise<void> {
  if (!(await isTime(ctx))) return
  await inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('pass on notices', 0))`)
    // Another process may just have done it.
    if (!(await isTime(tx))) return
    const taken = await tx.db
      .select({ ...shown, status: orders.status })
      .from(notices)
      .leftJoin(orders, eq(orders.id, notices.orderId))
      .where(isNull(notices.passedOnAt))
      .orderBy(asc(notices.id))
      .limit(mostAtOnce)
    // What is handed over already, as a sale at the stall, waits for nobody.
    const news = taken
      .filter(({ kind, status }) => kind !== 'order_placed' || status !== 'delivered')
      .map(({ status: _status, ...notice }) => notice as Notice)
      .toReversed()
    await mailNotices(tx, news)
    await pushNotices(tx, news)
    const ids = taken.map(({ id }) => id)
    await tx.db.update(notices).set({ passedOnAt: tx.now() }).where(inArray(notices.id, ids))
  })
}

const { id, kind, facts, orderId, actorId } = notices
const shown = { id, kind, facts, orderId, actorId }

async function isTime({ db, now }: Ctx): Promise<boolean> {
  const since = secondsAfter(now(), -togetherSeconds).toISOString()
  const { rows } = await db.execute<{ isTime: boolean }>(sql`
    select exists (select from ${notices} where ${isNull(notices.passedOnAt)})
      and not exists (select from ${notices} where ${notices.passedOnAt} > ${since}::timestamptz) as "isTime"`)
  return rows[0]!.isTime
}

async function mailNotices(tx: Ctx, news: readonly Notice[]): Promise<void> {
  for (const { address, kinds } of await tx.db.select().from(noticeMailboxes)) {
    // That such a mail failed is told in the panel: a mail of it would fail, too.
    const told = news.filter((one) => kinds.includes(one.kind) && !isOfOwnMail(one))
    const [newest] = told
    if (!newest) continue
    const facts = { notices: told.slice(0, mostNamed).map(passedOn), total: told.length }
    const to = { personId: null, address, name: '' }
    await queueMail(tx, to, { kind: 'shop_told', cause: `${newest.id} ${address}`, facts })
  }
}

function isOfOwnMail(notice: Notice): boolean {
  return notice.kind === 'mail_failed' && notice.facts.mailKind === 'shop_told'
}

async function pushNotices(tx: Ctx, news: readonly Notice[]): Promise<void> {
  const targets = await tx.db
    .select({ id: pushSubscriptions.id, personId: people.id, role: people.role, duties: people.duties })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(people, eq(people.id, pushSubscriptions.personId))
    .where(
      and(gt(sessions.expiresAt, tx.now()), or(isNull(people.blockedFrom), ne(people.blockedFrom, 'shop'))),
    )
  if (targets.length === 0) return
  const switchedOff = await tx.db.select().from(noticeSwitches).where(eq(noticeSwitches.way, 'push'))
  const messages = targets.flatMap((target) => {
    const person = { role: target.role, duties: duties.filter((duty) => target.duties.includes(duty)) }
    const off = new Set(switchedOff.flatMap((one) => (one.personId === target.personId ? [one.kind] : [])))
    const told = news.filter(
      (one) => isToldOf(person, one.kind) && !off.has(one.kind) && one.actorId !== target.personId,
    )
    if (told.length === 0) return []
    const facts: PushFacts = {
      notices: told.slice(0, mostNamed).map(passedOn),
      total: told.length,
      isAtStall: !isAdmin(person),
    }
    return { subscriptionId: target.id, facts, createdAt: tx.now(), nextAttemptAt: tx.now() }
  })
  if (messages.length > 0) await tx.db.insert(pushMessages).values(messages)
}

function passedOn({ id: _id, actorId: _actorId, ...notice }: Notice): PassedOn {
  return notice
}
