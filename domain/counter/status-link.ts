import { randomBytes } from 'node:crypto'

import { asc, eq } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { orderEvents, orderLines, orders, people, products, slots } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import { asTold } from '#domain/fulfilment/rules.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Actor, Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { duePaise, needsAddress } from '#domain/orders/rules.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'
import { isSeen } from '#domain/orders/seen-by.ts'

import { figuresAsked } from './rules.ts'

// The link that tells how far an order is, without a sign-in: `/order/{token}/status`. Who has it sees what
// was ordered, when and how far it is; neither names nor where it goes. Who also knows the last figures of
// the customer's number is that customer, for this order alone (decision 165).

/**
 * The token of an order's link, the same one each time.
 * @param anew another one, which ends the one before it and what was opened by that
 * @throws not_signed_in, forbidden, not_found
 */
export async function statusLink(
  ctx: Ctx,
  orderId: string,
  anew = false,
): Promise<{ token: string; mobile: string; language: Language }> {
  onDuty(ctx, 'counter')
  return inTransaction(ctx, async (tx) => {
    const { db } = tx
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
    if (!order || !(await isSeen(tx, order))) throw new DomainError('not_found', { what: 'order' })
    const of = { mobile: await mobileOf(tx, order), language: order.language }
    if (order.statusToken !== null && !anew) return { token: order.statusToken, ...of }
    const token = randomBytes(16).toString('base64url')
    await db.update(orders).set({ statusToken: token }).where(eq(orders.id, orderId))
    await writeAudit(tx, {
      action: 'status_link_made',
      objectId: orderId,
      before: order.statusToken === null ? null : { isMade: true },
      after: { isMade: true, ...(order.statusToken !== null && { isAnew: true }) },
    })
    return { token, ...of }
  })
}

/** To which number a link of this order is sent: its customer's, or that of the address. '' for none. */
export async function mobileOf(
  { db }: Ctx,
  { personId, deliveryAddress }: Pick<typeof orders.$inferSelect, 'personId' | 'deliveryAddress'>,
): Promise<string> {
  // What was sold to nobody by name is nobody's to open.
  if (personId === null) return ''
  const [person] = await db.select({ mobile: people.mobile }).from(people).where(eq(people.id, personId))
  return person?.mobile ?? deliveryAddress?.mobile ?? ''
}

/** What the page of a link shows to whoever has it. */
export interface LinkedStatus {
  /** To be said aloud: 1042 for #1042. */
  number: number
  status: OrderStatus
  createdAt: Date
  totalPaise: number
  /** 0 where it is paid, or was called off. */
  duePaise: number
  /** It is fetched at the market. */
  isCollected: boolean
  needsAddress: boolean
  /** The Indian day for which its delivery was promised; null: none was. */
  promisedOn: string | null
  /** In which slot it is brought or collected; null: in none. */
  slot: { day: string; startsAt: Date; endsAt: Date } | null
  /** `name`: as it was written down; `hindiName`: as it is called today. */
  lines: (PackSize & {
    name: string
    hindiName: string | null
    quantity: number
    weighedGrams: number | null
  })[]
  /** How it stood, and since when: oldest first. */
  history: { status: OrderStatus; at: Date }[]
  /** Whether a number is known, by whose last figures its customer is. */
  hasNumber: boolean
}

/** The order of a link, for whoever has it. @throws not_found */
export async function linkedStatus(ctx: Ctx, token: string): Promise<LinkedStatus> {
  const order = await orderOfLink(ctx, token)
  const { id, number, status, createdAt, totalPaise, isCollected, promisedOn, slotId } = order
  const lines = await ctx.db
    .select({
      name: orderLines.productName,
      hindiName: products.hindiName,
      netQuantity: orderLines.netQuantity,
      netUnit: orderLines.netUnit,
      isByWeight: orderLines.isByWeight,
      weighedGrams: orderLines.weighedGrams,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  const events = await ctx.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.id))
  const [slot] = await ctx.db
    .select({ day: slots.day, startsAt: slots.startsAt, endsAt: slots.endsAt })
    .from(slots)
    .where(eq(slots.id, slotId ?? ''))
  return {
    number,
    status,
    createdAt,
    totalPaise,
    duePaise: duePaise(order),
    isCollected,
    needsAddress: needsAddress(order),
    promisedOn,
    slot: slot ?? null,
    lines,
    history: asTold(events).map(({ toStatus: status, at }) => ({ status, at })),
    hasNumber: (await mobileOf(ctx, order)) !== '',
  }
}

/** The order of a link, to count tries by. @throws not_found */
export async function orderIdOfLink(ctx: Ctx, token: string): Promise<string> {
  return (await orderOfLink(ctx, token)).id
}

/**
 * Whose order it is, where these are the last figures of their number: of the customer's own, and of the
 * address's only where they have none, because who receives a gift is not who may call it off.
 * @throws not_found, wrong_figures, account_blocked
 */
export async function openByFigures(
  ctx: Ctx,
  { token, figures }: { token: string; figures: string },
): Promise<OpenedLink> {
  const order = await orderOfLink(ctx, token)
  const mobile = await mobileOf(ctx, order)
  if (mobile === '' || mobile.slice(-figuresAsked) !== figures) throw new DomainError('wrong_figures', {})
  const opened = await openedLink(ctx, order.id)
  if (!opened) throw new DomainError('account_blocked', {})
  ctx.log.info({ orderId: order.id }, 'link of an order opened')
  return opened
}

export interface OpenedLink {
  orderId: string
  /** The customer, for this order alone. */
  actor: Actor
  /** Of the link as it is now: another one ends what this one has opened. */
  token: string
}

/**
 * The customer of an order whose link was opened, as they are now. null where the link is over, or they are
 * blocked from the shop.
 */
export async function openedLink({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<OpenedLink | null> {
  const [found] = await db
    .select({
      token: orders.statusToken,
      id: people.id,
      name: people.name,
      blockedFrom: people.blockedFrom,
      deletedAt: people.deletedAt,
    })
    .from(orders)
    .innerJoin(people, eq(people.id, orders.personId))
    .where(eq(orders.id, orderId))
  if (!found?.token || found.deletedAt !== null || found.blockedFrom === 'shop') return null
  const { token, id, name } = found
  // Whatever role and duties they have: by a link nobody is more than a customer.
  const actor: Actor = { id, name, email: '', role: 'GENERAL', duties: [], sessionId: '', onlyOrder: orderId }
  return { orderId, actor, token }
}

/** In which the page of a link is read; English for a link that is over. */
export async function languageOfLink({ db }: Pick<Ctx, 'db'>, token: string): Promise<Language> {
  const isOfLink = eq(orders.statusToken, token)
  const [order] = await db.select({ language: orders.language }).from(orders).where(isOfLink)
  return order?.language ?? 'en'
}

async function orderOfLink({ db }: Ctx, token: string): Promise<typeof orders.$inferSelect> {
  const [order] = await db.select().from(orders).where(eq(orders.statusToken, token))
  if (!order) throw new DomainError('not_found', { what: 'order' })
  return order
}
