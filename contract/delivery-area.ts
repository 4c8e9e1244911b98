import { z } from 'zod'

import { toPaise } from '#domain/pricing/rules.ts'
import { mostTerms } from '#domain/shop/limits/rules.ts'

import { problem, problemOrMissing } from './problems.ts'
import { rupees, rupeesRead } from './product-fields.ts'

/** Goods for so many rupees are brought free; or none are. */
export const freeFrom = z.union([rupees, z.literal('never')])

/** What it costs to have goods brought to a place. */
export const deliveryCost = z
  .object({
    shipping: rupees,
    freeFrom,
    /** Goods for fewer rupees are not brought there; 0: any sum is. */
    least: rupees,
  })
  .meta({ id: 'DeliveryCost' })

export type DeliveryCost = z.output<typeof deliveryCost>

/** A fee as clients send it. */
export const shippingInput = rupeesRead(problemOrMissing('bad_shipping')).refine(
  (fee) => toPaise(fee) <= mostTerms.shippingPaise,
  problem('bad_shipping'),
)

const badFreeFrom = problemOrMissing('bad_free_from')

export const freeFromInput = z.union(
  [
    z.literal('never'),
    rupeesRead(badFreeFrom).refine(
      (sum) => sum > 0 && toPaise(sum) <= mostTerms.freeFromPaise,
      problem('bad_free_from'),
    ),
  ],
  badFreeFrom,
)

const badLeast = problemOrMissing('bad_least')

export const leastInput = rupeesRead(badLeast).refine(
  (sum) => sum > 0 && toPaise(sum) <= mostTerms.freeFromPaise,
  problem('bad_least'),
)

/** A PIN code, or all from the first to the last, where the shop delivers. */
export const deliveryArea = z
  .object({
    from: z.string(),
    to: z.string(),
    /** How many days it takes; null: not said. */
    days: z.number().int().nullable(),
    /**
     * The days of the week on which goods are brought there, 1 for Monday to 7 for Sunday; null: no day is
     * promised.
     */
    weekdays: z.array(z.number().int()).nullable(),
    /** Until this hour an order counts as one of its day; null: until the day ends. */
    orderUntil: z.number().int().nullable(),
    /** For the customer to read; empty for none. */
    note: z.string(),
    /** Whether one can pay in cash there. */
    cash: z.boolean(),
    /** What delivery costs there, in rupees; null: what it costs everywhere. */
    shipping: rupees.nullable(),
    /** Goods for so many rupees are brought free there; null: for as many as everywhere. */
    freeFrom: freeFrom.nullable(),
    /** Goods for fewer rupees are not brought there; null: any sum is. */
    least: rupees.nullable(),
  })
  .meta({ id: 'DeliveryArea' })

/** The day for which an order of this moment is promised. */
export const promisedDay = z
  .object({
    /** The Indian day: 2026-11-25. */
    on: z.string(),
    /** Who orders before this moment has it on that day. */
    until: z.iso.datetime(),
    /** The holiday of the shop that has moved it; null: none has. words: empty where nothing is said. */
    closed: z.object({ on: z.string(), words: z.string() }).nullable(),
  })
  .meta({ id: 'PromisedDay' })

export type PromisedDay = z.output<typeof promisedDay>

export const deliveryAreaList = {
  data: z.array(deliveryArea),
  /** To be sent along with a change of the list. */
  version: z.string(),
}

export type DeliveryArea = z.output<typeof deliveryArea>
