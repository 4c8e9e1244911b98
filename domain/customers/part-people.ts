import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'

import type { MovedRows } from '#db/schema/customers.ts'
import {
  accountClaims,
  addresses,
  orders,
  paymentOrders,
  people,
  personJoins,
  receivableAccounts,
  receivableEntries,
  subscribers,
  subscriptions,
  walletEntries,
  wallets,
} from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { takeConsentsBack } from '#domain/phone-messages/consent.ts'
import type { PriceGroup } from '#domain/pricing/groups/rules.ts'

import { lockBoth } from './join-people.ts'
import { moveReceivable, moveWallet } from './move-accounts.ts'
import { personById } from './queries.ts'
import type { PersonView } from './queries.ts'

/**
 * Takes a join back: exactly what moved then goes back, as far as it is still there. What came since stays
 * with the one who stayed; so does a block or a number that was changed since. Answers the person who is one
 * of their own again.
 * @param input.userId the one who went
 * @throws not_signed_in, forbidden, not_found, person_joined where the one who stayed was joined since
 */
export async function partPeople(ctx: Ctx, { userId }: { userId: string }): Promise<PersonView> {
  const { id: actorId } = admin(ctx)
  return inTransaction(ctx, async (tx) => {
    const stands = and(eq(personJoins.goneId, userId), isNull(personJoins.partedAt))
    const [known] = await tx.db.select().from(personJoins).where(stands)
    if (!known) throw new DomainError('not_found', { what: 'user' })
    const both = await lockBoth(tx, [userId, known.keptId])
    // Of two who take it back at once, the second waits here and finds that it is done.
    const [join] = await tx.db
      .select()
      .from(personJoins)
      .where(and(stands, eq(personJoins.id, known.id)))
    if (!join) throw new DomainError('not_found', { what: 'user' })
    const { keptId, moved } = join
    if (both.some(({ id, joinedInto }) => id === keptId && joinedInto !== null))
      throw new DomainError('person_joined', {})
    const now = tx.now()
    await moveBack(tx, { userId, keptId, moved })
    if (moved.hasReceivable) await receivableBack(tx, { userId, keptId, since: join.joinedAt })
    if (moved.hasWallet) await walletBack(tx, { userId, keptId, since: join.joinedAt })
    await tx.db.update(people).set({ joinedInto: null, updatedAt: now }).where(eq(people.id, userId))
    await tx.db.update(personJoins).set({ partedAt: now }).where(eq(personJoins.id, join.id))
    await writeAudit(tx, {
      action: 'people_parted',
      objectId: userId,
      before: { joinedInto: keptId },
      after: { joinedInto: null },
    })
    tx.log.info({ actorId, personId: userId, joinedInto: keptId }, 'people parted')
    return personById(tx, userId)
  })
}

async function moveBack(
  tx: Ctx,
  { userId, keptId, moved }: { userId: string; keptId: string; moved: MovedRows },
): Promise<void> {
  const to = { personId: userId }
  for (const [table, ids] of [
    [paymentOrders, moved.paymentOrders],
    [orders, moved.orders],
    [addresses, moved.addresses],
  ] as const)
    if (ids.length > 0)
      await tx.db
        .update(table)
        .set(to)
        .where(and(inArray(table.id, ids), eq(table.personId, keptId)))
  await subscriptionsBack(tx, { userId, keptId, ids: moved.subscriptions ?? [] })
  await claimBack(tx, { userId, keptId, claim: moved.claim })
  await blockBack(tx, { keptId, block: moved.block })
  await takeConsentsBack(tx, { goneId: userId, keptId })
  if (moved.hasMobile) await mobileBack(tx, { userId, keptId })
  if (moved.priceGroup) await priceGroupBack(tx, { userId, keptId, priceGroup: moved.priceGroup })
}

/** What has come to the one who stayed by itself goes back, unless it was ended since. */
async function subscriptionsBack(
  { db }: Ctx,
  { userId, keptId, ids }: { userId: string; keptId: string; ids: string[] },
): Promise<void> {
  if (ids.length === 0) return
  const [since] = await db.select().from(subscribers).where(eq(subscribers.personId, keptId)).for('update')
  if (!since) return
  // No day is made twice, whoever it came to.
  const { madeThrough } = since
  await db.update(subscribers).set({ madeThrough }).where(eq(subscribers.personId, userId))
  await db
    .update(subscriptions)
    .set({ personId: userId })
    .where(
      and(inArray(subscriptions.id, ids), eq(subscriptions.personId, keptId), isNull(subscriptions.endedAt)),
    )
}

async function mobileBack(
  { db, now }: Ctx,
  { userId, keptId }: { userId: string; keptId: string },
): Promise<void> {
  const ofWhoWent = db.select({ mobile: people.mobile }).from(people).where(eq(people.id, userId))
  await db
    .update(people)
    .set({ mobile: null, updatedAt: now() })
    .where(and(eq(people.id, keptId), eq(people.mobile, ofWhoWent)))
}

/** Unless somebody has said another one since; the GSTIN goes where it is that of the one who went. */
async function priceGroupBack(
  tx: Ctx,
  { userId, keptId, priceGroup }: { userId: string; keptId: string; priceGroup: PriceGroup },
): Promise<void> {
  const theirs = tx.db.select({ gstin: people.gstin }).from(people).where(eq(people.id, userId))
  const undone = await tx.db
    .update(people)
    .set({ priceGroup: null, gstin: sql`nullif(${people.gstin}, (${theirs}))`, updatedAt: tx.now() })
    .where(and(eq(people.id, keptId), eq(people.priceGroup, priceGroup)))
    .returning({ id: people.id })
  if (undone.length === 0) return
  await writeAudit(tx, {
    action: 'price_group_set',
    objectId: keptId,
    before: { priceGroup },
    after: { priceGroup: null },
  })
}

/** What one owes goes back, unless something came to it since: then nobody can tell it apart. */
async function receivableBack(
  tx: Ctx,
  { userId, keptId, since }: { userId: string; keptId: string; since: Date },
): Promise<void> {
  const { db } = tx
  const [account] = await db
    .select({ id: receivableAccounts.id })
    .from(receivableAccounts)
    .where(eq(receivableAccounts.personId, keptId))
    .for('no key update')
  if (!account) return
  const { accountId, at } = receivableEntries
  const came = await db.$count(receivableEntries, and(eq(accountId, account.id), gt(at, since)))
  if (came > 0) return
  await moveReceivable(tx, { fromId: keptId, toId: userId })
}

async function walletBack(
  tx: Ctx,
  { userId, keptId, since }: { userId: string; keptId: string; since: Date },
): Promise<void> {
  const { db } = tx
  const [wallet] = await db
    .select({ id: wallets.id })
    .from(wallets)
    .where(eq(wallets.personId, keptId))
    .for('no key update')
  if (!wallet) return
  const { walletId, at } = walletEntries
  if ((await db.$count(walletEntries, and(eq(walletId, wallet.id), gt(at, since)))) > 0) return
  await moveWallet(tx, { fromId: keptId, toId: userId })
}

async function blockBack(
  tx: Ctx,
  { keptId, block }: { keptId: string; block: MovedRows['block'] },
): Promise<void> {
  if (!block) return
  const { from, before } = block
  const undone = await tx.db
    .update(people)
    .set({ blockedFrom: before, updatedAt: tx.now() })
    .where(and(eq(people.id, keptId), eq(people.blockedFrom, from)))
    .returning({ id: people.id })
  if (undone.length === 0) return
  await writeAudit(tx, {
    action: 'person_blocked',
    objectId: keptId,
    before: { blockedFrom: from },
    after: { blockedFrom: before },
  })
}

/** A link that was used meanwhile stays used. */
async function claimBack(
  { db }: Ctx,
  { userId, keptId, claim }: { userId: string; keptId: string; claim: MovedRows['claim'] },
): Promise<void> {
  if (!claim) return
  const { tokenHash, isAside } = claim
  if (!isAside) {
    const same = and(eq(accountClaims.tokenHash, tokenHash), eq(accountClaims.personId, keptId))
    await db.update(accountClaims).set({ personId: userId }).where(same)
    return
  }
  await db.insert(accountClaims).values({
    tokenHash,
    personId: userId,
    expiresAt: new Date(claim.expiresAt),
    createdAt: new Date(claim.createdAt),
  })
}
