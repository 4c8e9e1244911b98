import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { addresses, people, phoneConsents, phoneMessages } from '#db/schema/index.ts'
import { buying } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

/** Whether a person wants to be told of their orders by SMS. */
export interface PhoneConsent {
  /** The shop can send some; a shop with the test gateway only shows them in its panel. */
  isOffered: boolean
  /** To which number they go, or would go; null where none is known. */
  mobile: string | null
  /** Since when; null: they do not. */
  givenAt: Date | null
}

/** @throws not_signed_in */
export async function phoneConsent(ctx: Ctx): Promise<PhoneConsent> {
  const { id } = buying(ctx)
  const [given] = await ctx.db
    .select()
    .from(phoneConsents)
    .where(and(eq(phoneConsents.personId, id), isNull(phoneConsents.endedAt)))
  return {
    isOffered: ctx.gateways.phone.sms.canSend || ctx.testGateway,
    mobile: given?.mobile ?? (await mobileOf(ctx, id)),
    givenAt: given?.givenAt ?? null,
  }
}

/**
 * Says that one wants to be told by SMS, or no longer. Saying it again changes nothing of its hour. What
 * still waits for a person who ends it is dropped.
 * @throws not_signed_in, and invalid_input where no number is known
 */
export async function setPhoneConsent(ctx: Ctx, { isGiven }: { isGiven: boolean }): Promise<PhoneConsent> {
  const { id: personId } = buying(ctx)
  if (isGiven) {
    const mobile = await mobileOf(ctx, personId)
    if (mobile === null)
      throw new DomainError('invalid_input', { fields: { mobile: { problem: 'missing' } } })
    const given = { mobile, givenAt: ctx.now(), endedAt: null }
    await ctx.db
      .insert(phoneConsents)
      .values({ personId, channel: 'sms', ...given })
      .onConflictDoUpdate({
        target: [phoneConsents.personId, phoneConsents.channel],
        set: given,
        setWhere: sql`${phoneConsents.endedAt} is not null or ${phoneConsents.mobile} <> ${mobile}`,
      })
  } else {
    await endConsents(ctx, eq(phoneConsents.personId, personId))
  }
  return phoneConsent(ctx)
}

/** Ends them with their hour, and drops what still waits for those whose they are. */
async function endConsents(ctx: Ctx, are: SQL | undefined): Promise<void> {
  await inTransaction(ctx, async ({ db, now }) => {
    const ended = await db
      .update(phoneConsents)
      .set({ endedAt: now() })
      .where(and(are, isNull(phoneConsents.endedAt)))
      .returning({ personId: phoneConsents.personId })
    const ids = ended.map(({ personId }) => personId)
    const isWaiting = and(inArray(phoneMessages.personId, ids), eq(phoneMessages.state, 'waiting'))
    if (ids.length > 0) await db.delete(phoneMessages).where(isWaiting)
  })
}

/** Another number is another consent. */
export async function endConsentOfOther(
  ctx: Ctx,
  { personId, mobile }: { personId: string; mobile: string },
): Promise<void> {
  await endConsents(ctx, and(eq(phoneConsents.personId, personId), ne(phoneConsents.mobile, mobile)))
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
