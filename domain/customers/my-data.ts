import { and, asc, desc, eq, or, sql } from 'drizzle-orm'

import {
  addresses,
  auditEntries,
  cartLines,
  grievances,
  keptLines,
  mails,
  noticeSwitches,
  orders,
  passwordResets,
  paymentOrders,
  people,
  personNotes,
  phoneAnswers,
  phoneConsents,
  phoneMessages,
  receivableAccounts,
  receivableEntries,
  passkeys,
  products,
  pushSubscriptions,
  reviews,
  secondFactors,
  sessions,
  sharedLists,
  subscribers,
  subscriptions,
  walletEntries,
  wallets,
} from '#db/schema/index.ts'
import { addressColumns } from '#domain/addresses/queries.ts'
import { readEmpties, whoseOrders } from '#domain/deposits/queries.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'

import { myOrdersWhole } from './my-orders-whole.ts'
import type { KeptOrder } from './my-orders-whole.ts'

/** What the shop keeps of a person, but for their orders, which may be many. */
export interface KeptOfMe {
  shop: string
  takenAt: Date
  /** How to read the file. */
  note: string
  person: object
  addresses: object[]
  cart: object[]
  /** What they keep for later, beside the cart. */
  keptForLater: object[]
  /** Lists of goods that a link of theirs opens, without its token. */
  sharedLists: object[]
  /** What comes to them by itself, and where all of it goes. */
  subscriptions: { delivery: object | null; goods: object[] }
  sessions: object[]
  /** Ways to sign in beside the password, without what they sign in with. */
  passkeys: object[]
  secondFactor: { since: Date | null; recoveryCodesLeft: number } | null
  /** Links that were sent by mail and not used yet, without their tokens. */
  links: object[]
  mails: object[]
  /** What went to their telephone, and since when they want that. */
  phone: { consents: object[]; messages: object[]; answers: object[] }
  complaints: object[]
  /** What they have said of goods, with what the shop said to it. */
  reviews: object[]
  /** What they do not want to be told of, and the browsers that tell them. */
  notices: { off: object[]; browsers: object[] }
  /** What people of the shop changed of this account. */
  changes: object[]
  /** What they have written down of this person, also where it stood with one who was joined into them. */
  notes: object[]
  /** What they set out to pay, whatever became of it. */
  payments: object[]
}

const note = 'Amounts are in paise (100 paise are ₹1). Times are in UTC. Passwords are kept by nobody.'

/**
 * All that the shop keeps of the person who asks, to be kept by themselves. `orders` reads theirs, the newest
 * first, in batches. Nothing of it opens a door: neither tokens nor hashes are in it.
 * @throws not_signed_in; and `orders` busy
 */
export async function myData(
  ctx: Ctx,
): Promise<{ about: KeptOfMe; orders: (take: Take<KeptOrder>) => Promise<void> }> {
  const { id } = signedIn(ctx)
  const about = { shop: ctx.shop.name, takenAt: ctx.now(), note, ...(await smallThings(ctx, id)) }
  const ids = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.personId, id))
    .orderBy(desc(orders.createdAt), desc(orders.id))
  return { about, orders: (take) => readWhole(ctx, { ids, rowsOf: myOrdersWhole }, take) }
}

async function smallThings({ db }: Ctx, id: string) {
  const [person] = await db.select().from(people).where(eq(people.id, id))
  if (!person) throw new DomainError('not_signed_in', {})
  const { deletedAt: _, ...kept } = person
  return {
    person: kept,
    addresses: await db
      .select({ ...addressColumns, createdAt: addresses.createdAt })
      .from(addresses)
      .where(eq(addresses.personId, id))
      .orderBy(asc(addresses.createdAt)),
    cart: await db
      .select({ product: products.name, quantity: cartLines.quantity, addedAt: cartLines.addedAt })
      .from(cartLines)
      .innerJoin(products, eq(products.id, cartLines.productId))
      .where(eq(cartLines.personId, id))
      .orderBy(asc(cartLines.addedAt)),
    keptForLater: await db
      .select({ product: products.name, quantity: keptLines.quantity, keptAt: keptLines.keptAt })
      .from(keptLines)
      .innerJoin(products, eq(products.id, keptLines.productId))
      .where(eq(keptLines.personId, id))
      .orderBy(asc(keptLines.keptAt)),
    sharedLists: await db
      .select({
        lines: sharedLists.lines,
        createdAt: sharedLists.createdAt,
        expiresAt: sharedLists.expiresAt,
      })
      .from(sharedLists)
      .where(eq(sharedLists.personId, id))
      .orderBy(asc(sharedLists.createdAt)),
    subscriptions: {
      delivery: (await db.select().from(subscribers).where(eq(subscribers.personId, id)))[0] ?? null,
      goods: await db
        .select({
          product: products.name,
          quantity: subscriptions.quantity,
          weekdays: subscriptions.weekdays,
          agreedPaise: subscriptions.agreedPaise,
          pausedFrom: subscriptions.pausedFrom,
          pausedUntil: subscriptions.pausedUntil,
          createdAt: subscriptions.createdAt,
          endedAt: subscriptions.endedAt,
          days: sql<object>`coalesce((select json_agg(json_build_object('day', day, 'outcome', outcome) order by day)
            from subscription_days where subscription_id = ${subscriptions.id}), '[]')`,
        })
        .from(subscriptions)
        .innerJoin(products, eq(products.id, subscriptions.productId))
        .where(eq(subscriptions.personId, id))
        .orderBy(asc(subscriptions.createdAt)),
    },
    passkeys: await db
      .select({
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
        browser: passkeys.userAgent,
      })
      .from(passkeys)
      .where(eq(passkeys.personId, id))
      .orderBy(asc(passkeys.createdAt)),
    secondFactor: await secondFactorOf({ db }, id),
    sessions: await db
      .select({
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
        networkAddress: sessions.ipAddress,
        browser: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(asc(sessions.createdAt)),
    links: await db
      .select({
        for: passwordResets.purpose,
        sentTo: passwordResets.email,
        askedAt: passwordResets.askedAt,
        expiresAt: passwordResets.expiresAt,
      })
      .from(passwordResets)
      .where(eq(passwordResets.personId, id))
      .orderBy(asc(passwordResets.askedAt)),
    mails: await db
      .select({
        kind: mails.kind,
        address: mails.address,
        name: mails.name,
        facts: mails.facts,
        state: mails.state,
        createdAt: mails.createdAt,
        sentAt: mails.sentAt,
      })
      .from(mails)
      .where(eq(mails.personId, id))
      .orderBy(asc(mails.id)),
    phone: {
      consents: await db
        .select({
          channel: phoneConsents.channel,
          mobile: phoneConsents.mobile,
          givenAt: phoneConsents.givenAt,
          endedAt: phoneConsents.endedAt,
        })
        .from(phoneConsents)
        .where(eq(phoneConsents.personId, id)),
      messages: await db
        .select({
          channel: phoneMessages.channel,
          kind: phoneMessages.kind,
          mobile: phoneMessages.mobile,
          facts: phoneMessages.facts,
          state: phoneMessages.state,
          createdAt: phoneMessages.createdAt,
          sentAt: phoneMessages.sentAt,
        })
        .from(phoneMessages)
        .where(eq(phoneMessages.personId, id))
        .orderBy(asc(phoneMessages.id)),
      // Several people may have one number, and nobody has proven it: only what came where they want news.
      answers: await db
        .select({ channel: phoneAnswers.channel, text: phoneAnswers.text, at: phoneAnswers.at })
        .from(phoneAnswers)
        .innerJoin(phoneConsents, eq(phoneConsents.mobile, phoneAnswers.mobile))
        .where(and(eq(phoneConsents.personId, id), eq(phoneConsents.channel, phoneAnswers.channel)))
        .orderBy(asc(phoneAnswers.at)),
    },
    receivables: await myReceivableRows({ db }, id),
    deposits: await readEmpties({ db }, whoseOrders({ personId: id })),
    wallet: await myWalletRows({ db }, id),
    complaints: await db
      .select({
        number: grievances.number,
        words: grievances.words,
        createdAt: grievances.createdAt,
        answer: grievances.answer,
        answeredAt: grievances.answeredAt,
      })
      .from(grievances)
      .where(eq(grievances.personId, id))
      .orderBy(asc(grievances.number)),
    reviews: await db
      .select({
        product: products.name,
        stars: reviews.stars,
        words: reviews.words,
        shownAs: reviews.name,
        state: reviews.state,
        writtenAt: reviews.writtenAt,
        refusedWhy: reviews.refusedWhy,
        answer: reviews.answer,
      })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(eq(reviews.personId, id))
      .orderBy(asc(reviews.writtenAt)),
    notices: {
      off: await db
        .select({ way: noticeSwitches.way, kind: noticeSwitches.kind })
        .from(noticeSwitches)
        .where(eq(noticeSwitches.personId, id)),
      browsers: await db
        .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.personId, id)),
    },
    changes: await db
      .select({
        at: auditEntries.at,
        action: auditEntries.action,
        before: auditEntries.before,
        after: auditEntries.after,
      })
      .from(auditEntries)
      .where(and(eq(auditEntries.objectKind, 'person'), eq(auditEntries.objectId, id)))
      .orderBy(asc(auditEntries.id)),
    notes: await db
      .select({ text: personNotes.text, createdAt: personNotes.createdAt })
      .from(personNotes)
      .innerJoin(people, eq(people.id, personNotes.personId))
      .where(or(eq(personNotes.personId, id), eq(people.joinedInto, id)))
      .orderBy(asc(personNotes.createdAt)),
    payments: await db
      .select({
        createdAt: paymentOrders.createdAt,
        gatewayOrderId: paymentOrders.gatewayOrderId,
        status: paymentOrders.status,
        totalPaise: paymentOrders.totalPaise,
        lines: paymentOrders.lines,
        deliveryAddress: paymentOrders.deliveryAddress,
        isCollected: paymentOrders.isCollected,
        orderId: orders.id,
      })
      .from(paymentOrders)
      .leftJoin(orders, eq(orders.paymentOrderId, paymentOrders.id))
      .where(eq(paymentOrders.personId, id))
      .orderBy(asc(paymentOrders.createdAt)),
  }
}

/** What they owe, and how far they are trusted; null where nobody trusts them to pay later. */
async function myReceivableRows({ db }: Pick<Ctx, 'db'>, personId: string) {
  const { limitPaise, balancePaise: owedPaise, openedAt, id } = receivableAccounts
  const [account] = await db
    .select({ limitPaise, owedPaise, openedAt, id })
    .from(receivableAccounts)
    .where(eq(receivableAccounts.personId, personId))
  if (!account) return null
  const { kind, amountPaise, reference, note, at } = receivableEntries
  const entries = await db
    .select({ kind, amountPaise, reference, note, at })
    .from(receivableEntries)
    .where(eq(receivableEntries.accountId, account.id))
    .orderBy(asc(receivableEntries.id))
  const { id: _, ...sums } = account
  return { ...sums, entries }
}

/** What the shop keeps of them; null of who never had a wallet. */
async function myWalletRows({ db }: Pick<Ctx, 'db'>, personId: string) {
  const { balancePaise, openedAt, id } = wallets
  const [wallet] = await db
    .select({ balancePaise, openedAt, id })
    .from(wallets)
    .where(eq(wallets.personId, personId))
  if (!wallet) return null
  const { kind, amountPaise, reference, at } = walletEntries
  const entries = await db
    .select({ kind, amountPaise, reference, at })
    .from(walletEntries)
    .where(eq(walletEntries.walletId, wallet.id))
    .orderBy(asc(walletEntries.id))
  const { id: _, ...kept } = wallet
  return { ...kept, entries }
}

async function secondFactorOf({ db }: Pick<Ctx, 'db'>, personId: string) {
  const { confirmedAt: since, recoveryHashes } = secondFactors
  const [factor] = await db
    .select({ since, recoveryHashes })
    .from(secondFactors)
    .where(eq(secondFactors.personId, personId))
  return factor ? { since: factor.since, recoveryCodesLeft: factor.recoveryHashes.length } : null
}
