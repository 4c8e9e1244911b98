import { randomBytes } from 'node:crypto'

import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { orders, people, phoneConsents, phoneMessages } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import { goesOutAt, mostRepliesADay, phoneChannels, replyKinds } from './rules.ts'
import type { PhoneChannel, PhoneKind, PhoneMessage } from './rules.ts'

const allChannels = Object.keys(phoneChannels) as PhoneChannel[]

/** So long a message is tried: what is older tells nobody anything new. */
const triedSeconds = 24 * 60 * 60

/**
 * A number that somebody has typed, who may be a stranger to it, gets so many in 24 hours. What it has asked
 * for by itself does not count.
 */
const mostADay = 20
const notCounted: PhoneKind[] = ['code', ...replyKinds]

/**
 * Tells a person something by the first channel to which they have agreed and which the shop has: once a kind
 * and cause, in the transaction of what it tells. It is sent afterwards (`sendDuePhoneMessages`), in the
 * language of the order that it is about, else in that of the person.
 * @param message.cause what it is about: an order's id, an event's
 * @param message.afterSeconds for so long it waits, because it may be dropped
 */
export async function queueMessage(
  { db, now, gateways }: Pick<Ctx, 'db' | 'now' | 'gateways'>,
  personId: string,
  {
    kind,
    facts,
    cause,
    orderId = null,
    afterSeconds = 0,
  }: PhoneMessage & { cause: string; orderId?: string | null; afterSeconds?: number },
): Promise<void> {
  const at = now()
  // Without any gateway they are kept, and read in the panel.
  const sending = allChannels.filter((channel) => gateways.phone[channel].canSend)
  const channels = sending.length > 0 ? sending : allChannels
  const due = goesOutAt(kind, secondsAfter(at, afterSeconds))
  const [told, first, until] = [at, due, secondsAfter(due, triedSeconds)].map((time) => time.toISOString())
  const { rows } = await db.execute(sql`
    insert into ${phoneMessages} (channel, kind, cause, person_id, order_id, mobile, language, facts, created_at,
      next_attempt_at, tried_until)
    select channel, ${kind}::text, ${cause}::text, ${personId}::text, ${orderId}::text, consent.mobile,
      coalesce((select language from ${orders} where id = ${orderId}::text), person.language, 'en'),
      ${JSON.stringify(facts)}::jsonb, ${told}::timestamptz, ${first}::timestamptz, ${until}::timestamptz
    from ${phoneConsents} as consent join ${people} as person on person.id = consent.person_id
    where person.id = ${personId} and consent.ended_at is null and channel = any(${sql.param(channels)}::text[])
      and (select count(*) from ${phoneMessages} as earlier where earlier.mobile = consent.mobile
        and earlier.kind <> all(${sql.param(notCounted)}::text[]) and earlier.state <> 'failed' and earlier.created_at > ${told}::timestamptz - interval '24 hours') < ${mostADay}
    order by array_position(${sql.param(channels)}::text[], channel) limit 1
    on conflict (kind, cause, channel) do nothing
    returning id`)
  if (rows.length > 0 && orderId !== null) await giveLink({ db }, orderId)
}

/** Answers by the way by which somebody has written: at any hour, once an answer of theirs. */
export async function queueReply(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { to, message, language, orderId = null }: Reply,
): Promise<void> {
  const at = now()
  await db
    .insert(phoneMessages)
    .values({
      channel: to.channel,
      mobile: to.mobile,
      ...message,
      cause: to.id,
      orderId,
      language,
      createdAt: at,
      nextAttemptAt: at,
      triedUntil: secondsAfter(at, triedSeconds),
    })
    .onConflictDoNothing()
}

/** Whether this number was answered so often today that the desk has to read what it writes now. */
export async function isAnsweredTooOften(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { id, mobile }: Reply['to'],
  kind: PhoneKind,
): Promise<boolean> {
  const isEarlier = and(
    eq(phoneMessages.mobile, mobile),
    eq(phoneMessages.kind, kind),
    ne(phoneMessages.cause, id),
    gt(phoneMessages.createdAt, secondsAfter(now(), -24 * 60 * 60)),
  )
  return (await db.$count(phoneMessages, isEarlier)) >= mostRepliesADay
}

interface Reply {
  /** What they have written, by its id. */
  to: { id: string; channel: PhoneChannel; mobile: string }
  message: PhoneMessage
  language: Language
  orderId?: string | null
}

/** Who reads a message on a telephone is signed in nowhere: its order gets the link that opens it. */
export async function giveLink({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ statusToken: randomBytes(16).toString('base64url') })
    .where(and(eq(orders.id, orderId), isNull(orders.statusToken)))
}
