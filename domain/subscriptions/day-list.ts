import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import {
  orderLines,
  orders,
  people,
  products,
  subscribers,
  subscriptionDays,
  subscriptions,
} from '#db/schema/index.ts'
import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { comesOn, lastDayToMake } from './rules.ts'
import type { DayOutcome, PayWay } from './rules.ts'

/** Something that comes to somebody by itself on a day. */
export interface DayLine {
  subscriptionId: string
  person: { id: string; name: string; mobile: string | null }
  product: {
    id: string
    name: string
    hindiName: string | null
    netQuantity: number
    netUnit: 'g' | 'ml' | 'piece'
    isByWeight: boolean
  }
  /** Packs, or steps of what is sold by weight. */
  quantity: number
  state: DayOutcome | 'coming'
  order: { id: string; number: number } | null
  payWay: PayWay
}

/**
 * Who gets what on an Indian day by itself: what was made of it, or for a day that is still open what is
 * wanted by now. By product, and then by person. @throws not_signed_in, forbidden
 */
export async function dayList(ctx: Ctx, day: string): Promise<{ isMade: boolean; lines: DayLine[] }> {
  onAnyDuty(ctx)
  const isMade = day <= lastDayToMake(ctx.now())
  const rows = await ctx.db
    .select({
      subscription: subscriptions,
      person: { id: people.id, name: people.name, mobile: people.mobile },
      product: {
        id: products.id,
        name: products.name,
        hindiName: products.hindiName,
        netQuantity: products.netQuantity,
        netUnit: products.netUnit,
        isByWeight: products.isByWeight,
      },
      outcome: subscriptionDays.outcome,
      order: { id: orders.id, number: orders.number },
      ordered: sql<number | null>`(select sum(${orderLines.quantity})::integer from ${orderLines}
        where ${orderLines.orderId} = ${orders.id} and ${orderLines.productId} = ${products.id})`,
      payWay: subscribers.payWay,
    })
    .from(subscriptions)
    .innerJoin(subscribers, eq(subscribers.personId, subscriptions.personId))
    .innerJoin(people, eq(people.id, subscriptions.personId))
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .leftJoin(
      subscriptionDays,
      and(eq(subscriptionDays.subscriptionId, subscriptions.id), eq(subscriptionDays.day, day)),
    )
    .leftJoin(orders, eq(orders.id, subscriptionDays.orderId))
    .where(isMade ? sql`${subscriptionDays.day} is not null` : isNull(subscriptions.endedAt))
    .orderBy(asc(products.name), asc(products.id), asc(people.name), asc(subscriptions.id))
  return {
    isMade,
    lines: rows
      .filter(({ subscription, outcome }) => outcome !== null || comesOn(subscription, day))
      .map(({ subscription, outcome, ordered, ...row }) => ({
        ...row,
        subscriptionId: subscription.id,
        quantity: ordered ?? subscription.quantity,
        state: outcome ?? 'coming',
      })),
  }
}
