import type { orderLines } from '#db/schema/index.ts'
import { productById } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { hasCode } from '#domain/ground/errors.ts'
import { discountsOfLines } from '#domain/offers/rules.ts'
import { planEdit } from '#domain/order-edits/plan-edit.ts'
import type { EditPlan, WantedChange } from '#domain/order-edits/plan-edit.ts'
import { moneyOf } from '#domain/order-edits/write-edit.ts'
import { leastRefundPaise } from '#domain/payments/rules.ts'
import { stepPaise, weighed } from '#domain/pricing/weighing/rules.ts'

import type { AnsweredLine } from './answers-of.ts'
import type { Order } from './open-packing.ts'
import { insteadPricePaise } from './rules.ts'

type Line = typeof orderLines.$inferSelect

/**
 * How an order stands as it was packed. What the shop lacks makes nothing else dearer: delivery that was free
 * stays free, and an offer that these goods were needed for stays with the rest. So its customer gets back at
 * least what they paid for what is missing, less what goes instead.
 * @throws no_price, not_found, bad_refund
 */
export async function planPacked(
  ctx: Ctx,
  order: Order,
  answered: readonly AnsweredLine[],
): Promise<EditPlan> {
  const lines: WantedChange['lines'][number][] = answered.map(({ line, answer }) => ({
    position: line.position,
    quantity: answer!.pieces,
    ...(answer!.weighedGrams !== null && {
      pricePaise: stepPaise(line, answer!.weighedGrams),
      weighedGrams: answer!.weighedGrams,
    }),
  }))
  let insteadPaise = 0
  for (const { line, answer } of answered) {
    if (answer!.insteadId === null) continue
    const pieces = answer!.insteadPieces!
    const pricePaise = insteadPricePaise({
      todayPaise: (await productById(ctx, answer!.insteadId)).sellingPricePaise,
      pieces,
      missingPieces: line.quantity - answer!.pieces,
      missingPricePaise: line.sellingPricePaise,
    })
    insteadPaise += pieces * pricePaise
    // Nobody was asked for a deposit on what goes instead.
    lines.push({ productId: answer!.insteadId, quantity: pieces, pricePaise, depositPaise: 0 })
  }
  const wanted = { lines, keepsDelivery: true }
  const plan = await planEdit(ctx, order, wanted, false)
  const mostPaise = order.totalPaise - paidForMissing(order, answered) + insteadPaise
  return givable(ctx, order, wanted, await atMost(ctx, order, wanted, plan, mostPaise))
}

/**
 * What was paid for what is missing, with its deposit, its share of what was taken off less; a part of a
 * paisa is theirs.
 */
function paidForMissing(order: Order, answered: readonly AnsweredLine[]): number {
  const lines: Line[] = answered.map(({ line }) => line)
  const discounts = discountsOfLines(lines, order)
  return answered.reduce((sum, { line, answer }, place) => {
    const missing = line.quantity - answer!.pieces
    if (answer!.weighedGrams !== null) {
      const costsPaise = line.quantity * line.sellingPricePaise - discounts[place]!
      return sum + weighed({ ...line, costsPaise }, answer!.weighedGrams).backPaise
    }
    const keptPaise = line.depositPaise * missing
    // What goes instead is paid from this: the whole price counts, and its discount stays with it.
    const paidPaise = line.quantity * line.sellingPricePaise - (answer!.insteadId ? 0 : discounts[place]!)
    return sum + keptPaise + Math.ceil((paidPaise * missing) / line.quantity)
  }, 0)
}

/** The same plan with more taken off, where it would come to more than this. */
async function atMost(
  ctx: Ctx,
  order: Order,
  wanted: WantedChange,
  plan: EditPlan,
  mostPaise: number,
): Promise<EditPlan> {
  const { subtotalPaise, discountPaise, totalPaise } = plan.after
  if (totalPaise <= mostPaise) return plan
  const more = Math.min(subtotalPaise, discountPaise + totalPaise - mostPaise)
  return planEdit(ctx, order, { ...wanted, discountPaise: more }, false)
}

/** The gateway gives back ₹1.00 at least, and leaves as much or nothing: the shop adds what is missing. */
async function givable(ctx: Ctx, order: Order, wanted: WantedChange, plan: EditPlan): Promise<EditPlan> {
  const { totalPaise } = plan.after
  try {
    await moneyOf(ctx, order, { totalPaise, isLocked: false })
    return plan
  } catch (error) {
    if (!hasCode(error, 'bad_refund')) throw error
    const backPaise = order.totalPaise - totalPaise
    const mostPaise = backPaise < leastRefundPaise ? order.totalPaise - leastRefundPaise : 0
    return atMost(ctx, order, wanted, plan, mostPaise)
  }
}
