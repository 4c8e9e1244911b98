import { and, asc, desc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { orders, people, tills } from '#db/schema/index.ts'
import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import { endOfIndianDay, startOfIndianDay } from '#domain/time/rules.ts'

import { expectedPaise, usuallyLeftPaise } from './rules.ts'
import type { TillSums, TillWay } from './rules.ts'
import { moneyByHand, tillSums } from './sums.ts'
import { takenBackIn } from './taken-back.ts'
import type { SaleTakenBack } from './taken-back.ts'

interface Named {
  id: string
  name: string
}

/** A till as its room shows it. All sums in paise. */
export interface TillView {
  id: number
  /** Whose it is; of a trip who sent it out. */
  person: Named
  /** The numbers of the orders of a trip, without those that came back; null for a person's own till. */
  tripOrders: number[] | null
  /** The Indian day on which it was opened. */
  day: string
  openedAt: Date
  /** What the last till left in the box. */
  openedWithPaise: number
  /** The same the change that was entered when it began. */
  morningPaise: number
  sums: TillSums
  /** The cash that should be there: now, or when it was closed. */
  expectedPaise: number
  /** What stays in the box as a rule when it is closed with all of it. */
  usuallyLeftPaise: number
  closed: TillClosed | null
  /** Of an open till what was taken back since it was opened, the newest first. */
  takenBack: SaleTakenBack[]
}

interface TillClosed {
  at: Date
  by: Named
  countedPaise: number
  /** Counted less expected: below zero where some is missing. */
  differencePaise: number
  note: string | null
  leftPaise: number
  /** Counter-entries that came afterwards. */
  afterwardsPaise: number
}

/** A day has no more tills than this; the oldest are left out. */
const mostTills = 100

/**
 * The tills that were open on an Indian day, the newest first: one's own, or for an admin everybody's, with
 * the money of orders that came in by hand on that day, less what was given back.
 * @throws not_signed_in, forbidden
 */
export async function tillsOfDay(
  ctx: Ctx,
  { day }: { day: string },
): Promise<{ tills: TillView[]; moneyIn: Record<TillWay, number> | null }> {
  const person = onAnyDuty(ctx)
  const [from, until] = [startOfIndianDay(day), endOfIndianDay(day)]
  const wasOpen = or(isNull(tills.closedAt), gte(tills.closedAt, from))
  return {
    tills: await tillsWhere(ctx, and(lt(tills.openedAt, until), wasOpen)),
    moneyIn: isAdmin(person) ? await moneyByHand(ctx, { from, until }) : null,
  }
}

/** One till, one's own or for an admin anybody's. @throws not_signed_in, forbidden, not_found */
export async function tillById(ctx: Ctx, id: number): Promise<TillView> {
  onAnyDuty(ctx)
  const [till] = await tillsWhere(ctx, eq(tills.id, id))
  if (!till) throw new DomainError('not_found', { what: 'till' })
  return till
}

const closers = alias(people, 'closers')

/** One's own tills, or for an admin everybody's, of which this is true, the newest first. */
export async function tillsWhere(ctx: Ctx, where: SQL | undefined, most = mostTills): Promise<TillView[]> {
  const person = onAnyDuty(ctx)
  const isSeen = isAdmin(person) ? undefined : eq(tills.personId, person.id)
  const found = await ctx.db
    .select({ till: tills, name: people.name, closer: closers.name })
    .from(tills)
    .innerJoin(people, eq(people.id, tills.personId))
    .leftJoin(closers, eq(closers.id, tills.closedBy))
    .where(and(where, isSeen))
    .orderBy(desc(tills.id))
    .limit(most)
  const ids = found.map(({ till }) => till.id)
  const sums = await tillSums(ctx, ids)
  const trips = await ordersOfTrips(
    ctx,
    found.filter(({ till }) => till.isTrip).map(({ till }) => till.id),
  )
  const takenBack = await takenBackIn(
    ctx,
    found.filter(({ till }) => till.closedAt === null).map(({ till }) => till.id),
  )
  return found.map(({ till, name, closer }) => {
    const of = sums.get(till.id)!
    const { cash } = of
    const now = expectedPaise({ ...till, cash })
    return {
      id: till.id,
      person: { id: till.personId, name },
      tripOrders: till.isTrip ? (trips.get(till.id) ?? []) : null,
      day: till.day,
      openedAt: till.openedAt,
      openedWithPaise: till.openedWithPaise,
      morningPaise: till.openedWithPaise + cash.floatPaise,
      sums: of,
      expectedPaise: till.expectedPaise ?? now,
      usuallyLeftPaise: usuallyLeftPaise(till, cash.floatPaise, Math.max(0, now)),
      closed: till.closedAt === null ? null : closedOf(till, closer!, now),
      takenBack: takenBack.get(till.id) ?? [],
    }
  })
}

function closedOf(till: typeof tills.$inferSelect, name: string, nowPaise: number): TillClosed {
  const { closedAt, closedBy, countedPaise, leftPaise } = till
  return {
    at: closedAt!,
    by: { id: closedBy!, name },
    countedPaise: countedPaise!,
    differencePaise: countedPaise! - till.expectedPaise!,
    note: till.differenceNote,
    leftPaise: leftPaise!,
    afterwardsPaise: nowPaise - till.expectedPaise!,
  }
}

async function ordersOfTrips({ db }: Ctx, tillIds: number[]): Promise<Map<number, number[]>> {
  if (tillIds.length === 0) return new Map()
  const found = await db
    .select({ tripId: orders.tripId, number: orders.number })
    .from(orders)
    .where(inArray(orders.tripId, tillIds))
    .orderBy(asc(orders.number))
  const byTrip = Map.groupBy(found, ({ tripId }) => tripId!)
  return new Map([...byTrip].map(([id, rows]) => [id, rows.map(({ number }) => number)]))
}
