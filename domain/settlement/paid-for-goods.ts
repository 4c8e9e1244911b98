import { and, asc, desc, eq, ne } from 'drizzle-orm'

import { invoices, orderLines, returns } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { goodsValue, sharedBy } from './rules.ts'

export interface PaidFor {
  valuePaise: number
  pieces: number
}

/**
 * What was paid for each product of an order, without tax and delivery, as its last invoice says. Of goods
 * that replace others it is what was paid for those; where there is neither, it is nothing. In place of a box
 * stand its goods.
 */
export async function paidForGoods(tx: Ctx, orderId: string): Promise<Map<string, PaidFor>> {
  const lines = await tx.db
    .select({
      position: orderLines.position,
      productId: orderLines.productId,
      quantity: orderLines.quantity,
      box: orderLines.box,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const values = await valuesOfLines(tx, orderId)
  const replaced = values ? null : await paidForReplaced(tx, orderId)
  const paid = new Map<string, PaidFor>()
  for (const line of lines)
    for (const { productId, quantity, ofLine } of partsOf(line, values?.get(line.position) ?? 0)) {
      const { valuePaise, pieces } = paid.get(productId) ?? { valuePaise: 0, pieces: 0 }
      const before = replaced?.get(productId)
      const valueOf = before
        ? Math.floor((before.valuePaise * Math.min(quantity, before.pieces)) / before.pieces)
        : ofLine
      paid.set(productId, { valuePaise: valuePaise + valueOf, pieces: pieces + quantity })
    }
  return paid
}

/** Of a box its goods: what was paid for it is shared by what they cost by themselves. */
function partsOf(
  { productId, quantity, box }: Pick<typeof orderLines.$inferSelect, 'productId' | 'quantity' | 'box'>,
  valuePaise: number,
): { productId: string; quantity: number; ofLine: number }[] {
  if (!box || box.length === 0) return [{ productId, quantity, ofLine: valuePaise }]
  const values = sharedBy(
    valuePaise,
    box.map((good) => good.quantity * good.sellingPricePaise),
  )
  return box.map((good, place) => ({
    productId: good.productId,
    quantity: good.quantity * quantity,
    ofLine: values[place]!,
  }))
}

async function valuesOfLines({ db }: Ctx, orderId: string): Promise<Map<number, number> | null> {
  const [invoice] = await db
    .select({ content: invoices.content })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), ne(invoices.kind, 'credit_note')))
    .orderBy(desc(invoices.issuedAt), desc(invoices.n))
    .limit(1)
  return invoice ? new Map(invoice.content.lines.map((line) => [line.position, goodsValue(line)])) : null
}

async function paidForReplaced(tx: Ctx, orderId: string): Promise<Map<string, PaidFor> | null> {
  const [replaced] = await tx.db
    .select({ orderId: returns.orderId })
    .from(returns)
    .where(eq(returns.replacementOrderId, orderId))
  return replaced ? paidForGoods(tx, replaced.orderId) : null
}
