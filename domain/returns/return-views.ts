import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { orderLines, orders, people, returnLines, returnPictures, returns } from '#db/schema/index.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { walkInName } from '#domain/orders/rules.ts'
import { gramsOfPart } from '#domain/pricing/weighing/rules.ts'

export interface ReturnView {
  id: string
  orderId: string
  orderNumber: number
  wish: 'money' | 'replacement'
  reason: string
  status: 'asked' | 'agreed' | 'refused'
  answer: string | null
  amountPaise: number | null
  replacementOrderId: string | null
  /** What the replacement is called; null where there is none. */
  replacementNumber: number | null
  lines: (PackSize & {
    position: number
    productName: string
    quantity: number
    /** Of goods by weight alone: how much of it comes back. */
    grams: number | null
  })[]
  /** How many came with it. */
  pictures: number
  /** Whose it is; without an id who took the goods along and gave no name. */
  person: { id: string | null; name: string }
  createdAt: Date
  decidedAt: Date | null
}

/** These returns with what belongs to them, oldest first. */
export async function returnsWhere({ db }: Ctx, where: SQL): Promise<ReturnView[]> {
  const replacement = alias(orders, 'replacement')
  const found = await db
    .select({
      asked: returns,
      orderNumber: orders.number,
      replacementNumber: replacement.number,
      person: { id: orders.personId, name: people.name },
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(people, eq(people.id, orders.personId))
    .leftJoin(replacement, eq(replacement.id, returns.replacementOrderId))
    .where(where)
    .orderBy(asc(returns.createdAt), asc(returns.id))
  if (found.length === 0) return []
  const ids = found.map(({ asked }) => asked.id)
  const ofOrder = and(
    eq(orderLines.orderId, returnLines.orderId),
    eq(orderLines.position, returnLines.position),
  )
  const lines = await db
    .select({
      returnId: returnLines.returnId,
      position: returnLines.position,
      productName: orderLines.productName,
      netQuantity: orderLines.netQuantity,
      netUnit: orderLines.netUnit,
      isByWeight: orderLines.isByWeight,
      weighedGrams: orderLines.weighedGrams,
      ordered: orderLines.quantity,
      quantity: returnLines.quantity,
    })
    .from(returnLines)
    .innerJoin(orderLines, ofOrder)
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(returnLines.position))
  const pictures = await db
    .select({ returnId: returnPictures.returnId, count: count() })
    .from(returnPictures)
    .where(inArray(returnPictures.returnId, ids))
    .groupBy(returnPictures.returnId)
  const withGrams = lines.map(({ ordered, weighedGrams, ...line }) => ({
    ...line,
    grams: line.isByWeight ? gramsOfPart({ ...line, quantity: ordered, weighedGrams }, line.quantity) : null,
  }))
  const linesOf = Map.groupBy(withGrams, ({ returnId }) => returnId)
  const picturesOf = new Map(pictures.map(({ returnId, count }) => [returnId, count]))
  return found.map(({ asked, person, ...more }) => ({
    ...asked,
    ...more,
    person: { id: person.id, name: person.name ?? walkInName },
    lines: linesOf.get(asked.id) ?? [],
    pictures: picturesOf.get(asked.id) ?? 0,
  }))
}
