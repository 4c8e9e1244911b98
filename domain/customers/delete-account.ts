import { and, eq, gt, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm'

import {
  accountClaims,
  addresses,
  auditEntries,
  auditLookups,
  cartLines,
  deliveryWishes,
  stockWishes,
  grievances,
  guests,
  idempotencyKeys,
  keptLines,
  mails,
  noticeMailboxes,
  noticeSwitches,
  orders,
  passkeys,
  passwordResets,
  paymentOrders,
  people,
  personNotes,
  phoneAnswers,
  phoneConsents,
  phoneMessages,
  pushSubscriptions,
  returnPictures,
  returns,
  reviewReports,
  reviews,
  secondFactors,
  sessions,
  sharedLists,
  subscribers,
  subscriptions,
  accounts as signInWays,
} from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'

import { noteErased } from './erased-list.ts'
import { lockAdmins } from './lock-admins.ts'
import { openBusiness } from './open-business.ts'
import { refuseUnproven } from './refuse-unproven.ts'
import type { Proof } from './refuse-unproven.ts'
import { deletedName } from './rules.ts'

/**
 * Deletes one's own account: what says who somebody is goes, and their orders, payments and invoices stay
 * under an id, as the tax law wants them (docs/decisions/135). A mail to the address of before says so.
 * Refused while shop and customer owe each other something, and to the last administrator.
 * @throws not_signed_in, invalid_input for a wrong password or code, code_over, last_admin, account_in_use,
 *   busy
 */
export async function deleteAccount(ctx: Ctx, proof: Proof): Promise<void> {
  const { id } = signedIn(ctx)
  await refuseUnproven(ctx, proof)
  await inTransaction(ctx, async (tx) => {
    const person = await lockToDelete(tx, id)
    const open = await openBusiness(tx, id)
    if (open) throw new DomainError('account_in_use', open)
    await erase(tx, person)
    if (person.email !== null) {
      const isUnproven = !person.emailVerified
      const name = isUnproven ? '' : person.name
      const to = { personId: null, address: person.email, name, isUnproven, language: person.language }
      const facts = { at: tx.now().toISOString() }
      await queueMail(tx, to, { kind: 'account_deleted', cause: newId(), facts })
    }
    tx.log.info({ personId: id }, 'account deleted')
  })
  await ctx.catalogChanged()
  // A full disk keeps nobody here; the next round notes them.
  await noteErased(ctx).catch((error: unknown) =>
    ctx.log.error({ err: error, personId: id }, 'an erased account is not on the list yet'),
  )
  await forgetDeleted(ctx)
}

/**
 * Erases people whom a restored backup still has, and who had deleted their accounts since it was taken.
 * Nobody is told: they were told then. Answers how many there were.
 */
export async function eraseAgain(ctx: Ctx, ids: readonly string[]): Promise<number> {
  let erased = 0
  for (const id of ids)
    await inTransaction(ctx, async (tx) => {
      const isThere = and(eq(people.id, id), isNull(people.deletedAt))
      const [person] = await tx.db.select().from(people).where(isThere).for('update')
      if (!person) return
      await erase(tx, person)
      erased++
    })
  await forgetDeleted(ctx)
  return erased
}

/**
 * Takes away what a request that was under way wrote for an account after it was deleted, and portraits whose
 * file could not be taken away then. Several processes may do so at once.
 */
export async function forgetDeleted(ctx: Ctx): Promise<void> {
  const isLate = gt(people.deletedAt, secondsAfter(ctx.now(), -24 * 60 * 60))
  const hasPortrait = and(isNotNull(people.deletedAt), isNotNull(people.image))
  const found = await ctx.db
    .select({ id: people.id, image: people.image })
    .from(people)
    .where(or(isLate, hasPortrait))
  if (found.length === 0) return
  const ids = found.map(({ id }) => id)
  await inTransaction(ctx, (tx) => forget(tx, ids))
  for (const { id, image } of found) if (image !== null) await forgetPortrait(ctx, { id, image })
}

/** Administrators first, as everywhere: two of them cannot both be the last one. */
async function lockToDelete(tx: Ctx, id: string): Promise<typeof people.$inferSelect> {
  const { db } = tx
  const isThem = eq(people.id, id)
  const [known] = await db.select({ role: people.role }).from(people).where(isThem)
  if (known?.role === 'ADMIN') await lockAdmins(tx, { actorId: id, losing: id })
  const [person] = await db.select().from(people).where(isThem).for('update')
  if (!person || person.deletedAt !== null) throw new DomainError('not_signed_in', {})
  // Made one at this very moment.
  if (person.role !== known?.role && person.role === 'ADMIN') throw new DomainError('last_admin', {})
  return person
}

/** What says who somebody is goes; what the books need stays under their id. */
async function erase(tx: Ctx, person: typeof people.$inferSelect): Promise<void> {
  const { id } = person
  const numbers = await numbersOf(tx, id)
  await forget(tx, [id])
  await emptyOrders(tx, id)
  // Deleting somebody else's wish, of whom one has the e-mail, does less harm than keeping one's own.
  const contacts = [person.email, person.mobile].filter((contact) => contact !== null)
  await tx.db.delete(deliveryWishes).where(inArray(deliveryWishes.contact, contacts))
  await tx.db.delete(stockWishes).where(inArray(stockWishes.email, contacts))
  await tx.db.delete(phoneAnswers).where(inArray(phoneAnswers.mobile, numbers))
  // Replies and codes; what is told to a person is theirs.
  const isNobodys = isNull(phoneMessages.personId)
  await tx.db.delete(phoneMessages).where(and(isNobodys, inArray(phoneMessages.mobile, numbers)))
  await tx.db
    .update(people)
    .set({
      name: deletedName,
      email: null,
      mobile: null,
      signInMobile: null,
      emailVerified: false,
      role: 'GENERAL',
      duties: [],
      smartCoins: 0,
      priceGroup: null,
      gstin: null,
      language: 'en',
      deletedAt: tx.now(),
      updatedAt: tx.now(),
    })
    .where(eq(people.id, id))
  await writeAudit(tx, {
    action: 'account_deleted',
    objectId: id,
    before: null,
    after: { role: person.role },
  })
  await emptyJoined(tx, id)
  await forgetInSearch(tx, id)
  // Anybody can open an account with anybody's address.
  if (person.email !== null && (person.emailVerified || person.role === 'ADMIN'))
    await tx.db.delete(noticeMailboxes).where(eq(noticeMailboxes.address, person.email))
  if (person.email !== null && person.emailVerified) await forgetGuestOf(tx, person.email)
}

/** All at which they were told, or have signed in, also as those who were joined into them. */
async function numbersOf({ db }: Ctx, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ mobile: string }>(sql`
    with recursive own as (
      select id, mobile, sign_in_mobile from ${people} where id = ${id}
      union
      select joined.id, joined.mobile, joined.sign_in_mobile
      from ${people} as joined join own on joined.joined_into = own.id)
    select mobile from own where mobile is not null
    union select sign_in_mobile from own where sign_in_mobile is not null
    union select consent.mobile from ${phoneConsents} as consent join own on consent.person_id = own.id`)
  return rows.map(({ mobile }) => mobile)
}

/** All that stands in rows of its own. */
async function forget({ db }: Ctx, ids: string[]): Promise<void> {
  await db.delete(sessions).where(inArray(sessions.userId, ids))
  await db.delete(signInWays).where(inArray(signInWays.userId, ids))
  await db.delete(passkeys).where(inArray(passkeys.personId, ids))
  await db.delete(secondFactors).where(inArray(secondFactors.personId, ids))
  await db.delete(passwordResets).where(inArray(passwordResets.personId, ids))
  await db.delete(accountClaims).where(inArray(accountClaims.personId, ids))
  await db.delete(guests).where(inArray(guests.personId, ids))
  // With their days; what was ordered stays with the orders.
  await db.delete(subscriptions).where(inArray(subscriptions.personId, ids))
  await db.delete(subscribers).where(inArray(subscribers.personId, ids))
  await db.delete(addresses).where(inArray(addresses.personId, ids))
  await db.delete(cartLines).where(inArray(cartLines.personId, ids))
  await db.delete(keptLines).where(inArray(keptLines.personId, ids))
  await db.delete(sharedLists).where(inArray(sharedLists.personId, ids))
  await db.delete(idempotencyKeys).where(inArray(idempotencyKeys.personId, ids))
  await db.delete(mails).where(inArray(mails.personId, ids))
  await db.delete(phoneMessages).where(inArray(phoneMessages.personId, ids))
  await db.delete(phoneConsents).where(inArray(phoneConsents.personId, ids))
  await db.delete(noticeSwitches).where(inArray(noticeSwitches.personId, ids))
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.personId, ids))
  await db.delete(grievances).where(inArray(grievances.personId, ids))
  await db.delete(personNotes).where(inArray(personNotes.personId, ids))
  await forgetReports(db, ids)
  // With their pictures, and out of the averages.
  await db.delete(reviews).where(inArray(reviews.personId, ids))
  const theirs = db
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(inArray(orders.personId, ids))
  await db.delete(returnPictures).where(inArray(returnPictures.returnId, theirs))
}

/** A review that nobody else has reported is not a reported one any more. */
async function forgetReports(db: Ctx['db'], ids: string[]): Promise<void> {
  const isTheirs = inArray(reviewReports.personId, ids)
  const found = await db.select({ id: reviewReports.reviewId }).from(reviewReports).where(isTheirs)
  const isReported = inArray(
    reviews.id,
    found.map(({ id }) => id),
  )
  // Locked first, as who reports and who decides do: a report that comes beside this one counts. With their
  // own, which go next, so that two who have reported each other do not wait for each other.
  await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(or(isReported, inArray(reviews.personId, ids)))
    .orderBy(reviews.id)
    .for('update')
  await db.delete(reviewReports).where(isTheirs)
  if (found.length === 0) return
  const left = db.select({ id: reviewReports.reviewId }).from(reviewReports)
  await db
    .update(reviews)
    .set({ reportedAt: null })
    .where(and(isReported, notExists(left.where(eq(reviewReports.reviewId, reviews.id)))))
}

/**
 * What was sent as a guest from this address, and the mails about it. Anybody can open an account with
 * anybody's: without a proof it may be a stranger's complaint. Other mails to the address that are nobody's
 * stay: whoever had it before is told that their account is gone.
 */
async function forgetGuestOf({ db }: Ctx, email: string): Promise<void> {
  const isTheirs = and(eq(grievances.email, email), isNull(grievances.personId))
  const causes = db.select({ id: grievances.id }).from(grievances).where(isTheirs)
  await db.delete(mails).where(and(inArray(mails.cause, causes), isNull(mails.personId)))
  await db.delete(grievances).where(isTheirs)
}

/** Where it went stands on the invoice, and nowhere else from now on. Their links are over. */
async function emptyOrders({ db }: Ctx, id: string): Promise<void> {
  await db
    .update(orders)
    .set({ deliveryAddress: null, payToken: null, statusToken: null, deskNote: null })
    .where(eq(orders.personId, id))
  await db
    .update(paymentOrders)
    .set({ deliveryAddress: null, deviceId: null })
    .where(eq(paymentOrders.personId, id))
}

/**
 * People who were found to be the same one, also by way of a third, and have nothing of their own any more
 * but name and number.
 */
async function emptyJoined(tx: Ctx, id: string): Promise<void> {
  const ofGroup = { priceGroup: null, gstin: null }
  const emptied = { name: deletedName, mobile: null, ...ofGroup, deletedAt: tx.now(), updatedAt: tx.now() }
  const joined = await tx.db
    .update(people)
    .set(emptied)
    .where(eq(people.joinedInto, id))
    .returning({ id: people.id })
  for (const one of joined) {
    await tx.db.delete(personNotes).where(eq(personNotes.personId, one.id))
    await forgetInSearch(tx, one.id)
    await emptyJoined(tx, one.id)
  }
}

/** The entries themselves name people by id; what they are searched by has names. */
async function forgetInSearch({ db }: Ctx, id: string): Promise<void> {
  const isAbout = and(eq(auditEntries.objectKind, 'person'), eq(auditEntries.objectId, id))
  await db
    .update(auditLookups)
    .set({ words: sql`words_of_audit(${auditEntries})` })
    .from(auditEntries)
    .where(and(eq(auditEntries.id, auditLookups.id), or(isAbout, eq(auditEntries.actorId, id))))
}

/** Pictures are named after what they show: somebody else may have the same. */
async function forgetPortrait(ctx: Ctx, { id, image }: { id: string; image: string }): Promise<void> {
  const isOthers = and(eq(people.image, image), ne(people.id, id))
  if ((await ctx.db.$count(people, isOthers)) === 0) await ctx.gateways.pictures.forget(image)
  await ctx.db.update(people).set({ image: null }).where(eq(people.id, id))
}
