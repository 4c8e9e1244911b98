import { and, desc, eq, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { addresses, people, phoneConsents, phoneMessages } from '#db/schema/index.ts'
import { buying } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { phoneChannels } from './rules.ts'
import type { PhoneChannel } from './rules.ts'

/** Whether a person wants to be told of their orders on their telephone. */
export interface PhoneConsent {
  /** To which number messages go, or would go; null where none is known. */
  mobile: string | null
  /** By which channels the shop tells people; one with the test gateway only shows them in its panel. */
  channels: { channel: PhoneChannel; /** Since when; null: they do not. */ givenAt: Date | null }[]
}

/** @throws not_signed_in */
export async function phoneConsent(ctx: Ctx): Promise<PhoneConsent> {
  const { id } = buying(ctx)
  const given = await ctx.db
    .select()
    .from(phoneConsents)
    .where(and(eq(phoneConsents.personId, id), isNull(phoneConsents.endedAt)))
  const all = Object.keys(phoneChannels) as PhoneChannel[]
  const offered = all.filter((channel) => ctx.gateways.phone[channel].canSend)
  if (offered.length === 0 && ctx.testGateway) offered.push('sms')
  return {
    mobile: given[0]?.mobile ?? (await mobileOf(ctx, id)),
    channels: offered.map((channel) => ({
      channel,
      givenAt: given.find((one) => one.channel === channel)?.givenAt ?? null,
    })),
  }
}

/**
 * Says that one wants to be told by a channel, or no longer. Saying it again changes nothing of its hour.
 * What still waits for a person who ends it is dropped.
 * @throws not_signed_in, and invalid_input where no number is known
 */
export async function setPhoneConsent(
  ctx: Ctx,
  { channel, isGiven }: { channel: PhoneChannel; isGiven: boolean },
): Promise<PhoneConsent> {
  const { id: personId } = buying(ctx)
  if (isGiven) {
    const mobile = await mobileOf(ctx, personId)
    if (mobile === null)
      throw new DomainError('invalid_input', { fields: { mobile: { problem: 'missing' } } })
    const given = { mobile, givenAt: ctx.now(), endedAt: null }
    await ctx.db
      .insert(phoneConsents)
      .values({ personId, channel, ...given })
      .onConflictDoUpdate({
        target: [phoneConsents.personId, phoneConsents.channel],
        set: given,
        setWhere: sql`${phoneConsents.endedAt} is not null or ${phoneConsents.mobile} <> ${mobile}`,
      })
  } else {
    await endConsents(ctx, and(eq(phoneConsents.personId, personId), eq(phoneConsents.channel, channel)))
  }
  return phoneConsent(ctx)
}

/**
 * Ends them with their hour, and drops what still waits for those whose they are: by that channel, and where
 * they want none any more also the SMS that stands in for it. A code was asked for.
 */
async function endConsents(ctx: Ctx, are: SQL | undefined): Promise<void> {
  await inTransaction(ctx, async ({ db, now }) => {
    const ended = await db
      .update(phoneConsents)
      .set({ endedAt: now() })
      .where(and(are, isNull(phoneConsents.endedAt)))
      .returning({ personId: phoneConsents.personId, channel: phoneConsents.channel })
    for (const { personId, channel } of ended) {
      const isStanding = and(eq(phoneConsents.personId, personId), isNull(phoneConsents.endedAt))
      const standing = db.select({ channel: phoneConsents.channel }).from(phoneConsents).where(isStanding)
      const isWaiting = and(eq(phoneMessages.state, 'waiting'), ne(phoneMessages.kind, 'code'))
      const isOver = or(eq(phoneMessages.channel, channel), notExists(standing))
      await db.delete(phoneMessages).where(and(eq(phoneMessages.personId, personId), isWaiting, isOver))
    }
  })
}

/**
 * Another number is another consent. null: they have none any more. To be called before their number is
 * changed.
 */
export async function endConsentOfOther(
  ctx: Ctx,
  { personId, mobile }: { personId: string; mobile: string | null },
): Promise<void> {
  const own = ctx.db.select({ mobile: people.mobile }).from(people).where(eq(people.id, personId))
  const isOther = mobile === null ? eq(phoneConsents.mobile, own) : ne(phoneConsents.mobile, mobile)
  await endConsents(ctx, and(eq(phoneConsents.personId, personId), isOther))
}

/** Who stays after a join wants what the one who goes wanted, at the number that is theirs as well. */
export async function carryConsents(
  { db }: Ctx,
  { goneId, keptId }: { goneId: string; keptId: string },
): Promise<void> {
  await db.execute(sql`
    insert into ${phoneConsents} (person_id, channel, mobile, given_at)
    select kept.id, given.channel, given.mobile, given.given_at
    from ${phoneConsents} as given join ${people} as kept on kept.mobile = given.mobile
    where given.person_id = ${goneId} and given.ended_at is null and kept.id = ${keptId}
    on conflict do nothing`)
}

/** What came along with a join is not theirs when it is taken back. */
export async function takeConsentsBack(
  { db }: Ctx,
  { goneId, keptId }: { goneId: string; keptId: string },
): Promise<void> {
  await db.execute(sql`
    delete from ${phoneConsents} as kept using ${phoneConsents} as given
    where kept.person_id = ${keptId} and given.person_id = ${goneId} and kept.channel = given.channel
      and kept.mobile = given.mobile and kept.given_at = given.given_at`)
}

/** Of everybody who has this number: whoever holds it has said so. By all channels, where none is given. */
export async function endConsentsOfNumber(
  ctx: Ctx,
  { mobile, channel, at }: { mobile: string; channel?: PhoneChannel; /** When they said so. */ at?: Date },
): Promise<void> {
  const isOfChannel = channel && eq(phoneConsents.channel, channel)
  // What was ticked after it stands. Gateways tell the time in whole seconds.
  const isEarlier = at && lt(phoneConsents.givenAt, secondsAfter(at, 1))
  await endConsents(ctx, and(eq(phoneConsents.mobile, mobile), isOfChannel, isEarlier))
}

/** Their own, or that of the address that they entered last. */
async function mobileOf({ db }: Ctx, personId: string): Promise<string | null> {
  const [person] = await db.select({ mobile: people.mobile }).from(people).where(eq(people.id, personId))
  if (!person || person.mobile !== null) return person?.mobile ?? null
  const [address] = await db
    .select({ mobile: addresses.mobile })
    .from(addresses)
    .where(eq(addresses.personId, personId))
    .orderBy(desc(addresses.createdAt))
    .limit(1)
  return address?.mobile ?? null
}
