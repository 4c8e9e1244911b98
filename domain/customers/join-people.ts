import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'

import type { MovedRows } from '#db/schema/customers.ts'
import {
  accountClaims,
  addresses,
  orders,
  paymentOrders,
  people,
  personJoins,
  sessions,
  subscribers,
  subscriptions,
} from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { carryConsents } from '#domain/phone-messages/consent.ts'

import { closeGuests } from './close-guests.ts'
import { hasAccount, staysAfterJoin } from './has-account.ts'
import { lockAdmins } from './lock-admins.ts'
import { moveReceivable, moveWallet } from './move-accounts.ts'
import { personById } from './queries.ts'
import type { PersonView } from './queries.ts'
import { stricterBlock } from './rules.ts'

type Row = typeof people.$inferSelect

/**
 * Joins two people who are the same: orders, addresses and the link to the account move to the one who stays,
 * and what moved is written down for `partPeople`. Who has an account stays; of two without one the first.
 * The one who goes cannot sign in, and is found at the counter no more; a block of theirs that is stricter
 * holds for the one who stays, who also gets their number where they have none. Answers who stays.
 * @throws not_signed_in, forbidden, not_found, invalid_input, person_joined, both_have_accounts, both_owe,
 *   own_block
 */
export async function joinPeople(
  ctx: Ctx,
  { userId, otherId }: { userId: string; otherId: string },
): Promise<PersonView> {
  const { id: actorId } = admin(ctx)
  if (userId === otherId)
    throw new DomainError('invalid_input', { fields: { otherId: { problem: 'unexpected' } } })
  return inTransaction(ctx, async (tx) => {
    // As whoever blocks does: the one who asks is an administrator still, and so remains when it is done.
    await lockAdmins(tx, { actorId, losing: null })
    const both = await lockBoth(tx, [userId, otherId])
    for (const { joinedInto } of both) if (joinedInto !== null) throw new DomainError('person_joined', {})
    const [first, second] = both.toSorted((one) => (one.id === userId ? -1 : 1)) as [Row, Row]
    const kept = staysAfterJoin(first, second)
    if (!kept) throw new DomainError('both_have_accounts', {})
    await joinInto(tx, { gone: kept === first ? second : first, kept })
    return personById(tx, kept.id)
  })
}

/**
 * Moves to one person what the other one has, and writes down what moved. Both are locked, and neither is
 * joined. @throws own_block, both_owe
 */
export async function joinInto(tx: Ctx, { gone, kept }: { gone: Row; kept: Row }): Promise<void> {
  // What is one person's now, the browser of a guest does not open.
  await closeGuests(tx, [kept.id, gone.id])
  const moved = await move(tx, { gone, kept })
  await carryConsents(tx, { goneId: gone.id, keptId: kept.id })
  const now = tx.now()
  await tx.db.insert(personJoins).values({
    id: newId(),
    goneId: gone.id,
    keptId: kept.id,
    moved,
    joinedAt: now,
  })
  await tx.db.update(people).set({ joinedInto: kept.id, updatedAt: now }).where(eq(people.id, gone.id))
  await writeAudit(tx, {
    action: 'people_joined',
    objectId: gone.id,
    before: null,
    after: { joinedInto: kept.id, orders: moved.orders.length, addresses: moved.addresses.length },
  })
  tx.log.info({ actorId: tx.actor?.id ?? null, personId: gone.id, joinedInto: kept.id }, 'people joined')
}

/**
 * Locks two people, in one order, against whoever writes something down for one of them: FOR UPDATE, so that
 * an order that is being taken for the one who goes is waited for, and moves as well. Who has deleted their
 * account is not there.
 * @throws not_found
 */
export async function lockBoth({ db }: Ctx, ids: readonly [string, string]): Promise<Row[]> {
  const found = await db
    .select()
    .from(people)
    .where(inArray(people.id, [...ids]))
    .orderBy(people.id)
    .for('update')
  const isGone = found.some(({ deletedAt }) => deletedAt !== null)
  if (found.length < 2 || isGone) throw new DomainError('not_found', { what: 'user' })
  return found
}

async function move(tx: Ctx, { gone, kept }: { gone: Row; kept: Row }): Promise<MovedRows> {
  const { db } = tx
  const to = { personId: kept.id }
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return {
    paymentOrders: idsOf(
      await db
        .update(paymentOrders)
        .set(to)
        .where(eq(paymentOrders.personId, gone.id))
        .returning({ id: paymentOrders.id }),
    ),
    orders: idsOf(
      await db.update(orders).set(to).where(eq(orders.personId, gone.id)).returning({ id: orders.id }),
    ),
    addresses: idsOf(
      await db
        .update(addresses)
        .set(to)
        .where(eq(addresses.personId, gone.id))
        .returning({ id: addresses.id }),
    ),
    claim: await moveClaim(tx, { gone, kept }),
    hasReceivable: await moveReceivable(tx, { fromId: gone.id, toId: kept.id }),
    subscriptions: await moveSubscriptions(tx, { gone, kept }),
    hasWallet: await moveWallet(tx, { fromId: gone.id, toId: kept.id }),
    block: await carryBlock(tx, { gone, kept }),
    hasMobile: await carryMobile(tx, { gone, kept }),
    priceGroup: await carryPriceGroup(tx, { gone, kept }),
  }
}

/** What came to both stays as it is with the one who stays, who says where all of it goes. */
async function moveSubscriptions(
  { db, now }: Ctx,
  { gone, kept }: { gone: Row; kept: Row },
): Promise<string[]> {
  const [from] = await db.select().from(subscribers).where(eq(subscribers.personId, gone.id)).for('update')
  if (!from) return []
  await db
    .insert(subscribers)
    .values({ ...from, personId: kept.id })
    .onConflictDoNothing()
  const ofKept = db
    .select({ id: subscriptions.productId })
    .from(subscriptions)
    .where(and(eq(subscriptions.personId, kept.id), isNull(subscriptions.endedAt)))
  const ofGone = and(eq(subscriptions.personId, gone.id), isNull(subscriptions.endedAt))
  const moved = await db
    .update(subscriptions)
    .set({ personId: kept.id })
    .where(and(ofGone, notInArray(subscriptions.productId, ofKept)))
    .returning({ id: subscriptions.id })
  // What both had comes once.
  await db.update(subscriptions).set({ endedAt: now() }).where(ofGone)
  return moved.map(({ id }) => id)
}

/** Who calls from the number of before is found by it still, as long as they have no other. */
async function carryMobile({ db, now }: Ctx, { gone, kept }: { gone: Row; kept: Row }): Promise<boolean> {
  const { mobile } = gone
  if (mobile === null || kept.mobile !== null) return false
  await db.update(people).set({ mobile, updatedAt: now() }).where(eq(people.id, kept.id))
  return true
}

/** Who stays pays the prices of the one who goes, unless they have prices of their own. */
async function carryPriceGroup(
  tx: Ctx,
  { gone, kept }: { gone: Row; kept: Row },
): Promise<MovedRows['priceGroup']> {
  const { priceGroup, gstin } = gone
  if (priceGroup === null || kept.priceGroup !== null) return undefined
  await tx.db
    .update(people)
    .set({ priceGroup, gstin: gstin ?? kept.gstin, updatedAt: tx.now() })
    .where(eq(people.id, kept.id))
  await writeAudit(tx, {
    action: 'price_group_set',
    objectId: kept.id,
    before: { priceGroup: null },
    after: { priceGroup },
  })
  return priceGroup
}

/** Nobody who is blocked is let in by a join; nor does anybody block themselves by one. @throws own_block */
async function carryBlock(tx: Ctx, { gone, kept }: { gone: Row; kept: Row }): Promise<MovedRows['block']> {
  const before = kept.blockedFrom
  const from = stricterBlock(gone.blockedFrom, before)
  if (from === null || from === before) return undefined
  if (kept.id === tx.actor?.id) throw new DomainError('own_block', {})
  await tx.db.update(people).set({ blockedFrom: from, updatedAt: tx.now() }).where(eq(people.id, kept.id))
  if (from === 'shop') await tx.db.delete(sessions).where(eq(sessions.userId, kept.id))
  await writeAudit(tx, {
    action: 'person_blocked',
    objectId: kept.id,
    before: { blockedFrom: before },
    after: { blockedFrom: from },
  })
  return { before, from }
}

/**
 * The link to the account leads to the one who stays, unless they have an account or a link of their own:
 * then it opens nothing, and is kept for an undo.
 */
async function moveClaim(
  { db }: Pick<Ctx, 'db'>,
  { gone, kept }: { gone: Row; kept: Row },
): Promise<MovedRows['claim']> {
  const [claim] = await db.select().from(accountClaims).where(eq(accountClaims.personId, gone.id))
  if (!claim) return null
  const ofKept = await db.$count(accountClaims, eq(accountClaims.personId, kept.id))
  const isAside = hasAccount(kept) || ofKept > 0
  const same = and(eq(accountClaims.tokenHash, claim.tokenHash), eq(accountClaims.personId, gone.id))
  if (isAside) await db.delete(accountClaims).where(same)
  else await db.update(accountClaims).set({ personId: kept.id }).where(same)
  const { tokenHash, expiresAt, createdAt } = claim
  return { tokenHash, expiresAt: expiresAt.toISOString(), createdAt: createdAt.toISOString(), isAside }
}
