import { and, count, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'

import { orders, people, returns } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { ordersByIds } from '#domain/orders/queries.ts'
import type { OrderView } from '#domain/orders/queries.ts'
import { answersOf } from '#domain/phone-messages/queries.ts'
import type { PhoneAnswer } from '#domain/phone-messages/queries.ts'
import { returnsWhere } from '#domain/returns/return-views.ts'
import type { ReturnView } from '#domain/returns/return-views.ts'

import { notesOf } from './person-notes.ts'
import type { PersonNote } from './person-notes.ts'
import { personColumns } from './queries.ts'
import type { PersonView } from './queries.ts'
import { hasSecondFactor } from './second-factor/second-factor.ts'

/** What somebody at the telephone wants to know of the person who calls. */
export interface PersonPage {
  person: PersonView
  /** The newest. */
  orders: OrderView[]
  /** How many there are. */
  orderCount: number
  /** What is still to be paid for all of them. */
  duePaise: number
  /** The newest, those that wait first. */
  returns: ReturnView[]
  notes: PersonNote[]
  /** What they have answered to messages, the newest first. */
  answers: PhoneAnswer[]
  /** Whether their sign-in asks for figures of an app. */
  hasSecondFactor: boolean
}

const mostOrders = 20
const mostReturns = 20

/** @throws not_signed_in, forbidden, not_found */
export async function personPage(ctx: Ctx, id: string): Promise<PersonPage> {
  admin(ctx)
  const { db } = ctx
  const [person] = await db.select(personColumns).from(people).where(eq(people.id, id))
  if (!person) throw new DomainError('not_found', { what: 'user' })
  const isTheirs = eq(orders.personId, id)
  const isOwed = and(isTheirs, notInArray(orders.status, ['cancelled', 'refunded']))
  const [counted] = await db.select({ orders: count() }).from(orders).where(isTheirs)
  const [owed] = await db
    .select({ paise: sql`coalesce(sum(${orders.totalPaise} - ${orders.paidPaise}), 0)`.mapWith(Number) })
    .from(orders)
    .where(isOwed)
  const newest = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isTheirs)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(mostOrders)
  const asked = await db
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(isTheirs)
    .orderBy(desc(sql`${returns.status} = 'asked'`), desc(returns.createdAt))
    .limit(mostReturns)
  const returnIds = asked.map((one) => one.id)
  const found = returnIds.length > 0 ? await returnsWhere(ctx, inArray(returns.id, returnIds)) : []
  return {
    person,
    orders: await ordersByIds(
      ctx,
      newest.map((one) => one.id),
    ),
    orderCount: counted?.orders ?? 0,
    duePaise: owed?.paise ?? 0,
    returns: returnIds.flatMap((one) => found.find(({ id: foundId }) => foundId === one) ?? []),
    notes: await notesOf(ctx, id),
    answers: await answersOf(ctx, id),
    hasSecondFactor: await hasSecondFactor(ctx, id),
  }
}
