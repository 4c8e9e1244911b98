import { z } from 'zod'

import { deliveryArea } from './delivery-area.ts'
import { product } from './product-shown.ts'
import { shopSettings } from './shop-settings.ts'
import { slot } from './slot.ts'

/** The fields that every answer of the shop carries, whatever it answers. */
const outcome = {
  /** True when the call did what it says. */
  success: z.boolean(),
  /** True when it did not: the opposite of success, because older clients read it. */
  error: z.boolean(),
  /** A sentence that may be shown to people as it stands. */
  message: z.string(),
}

/** An answer that carries nothing but its message. */
export const done = z.object(outcome)

/** An answer that carries `data`. */
export function answerWith<Data extends z.ZodType>(data: Data) {
  return z.object({ ...outcome, data })
}

/** An answer that carries fields of its own beside the message. */
export function answerWithFields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ ...outcome, ...shape })
}

/** How a call says no: the same shape with every status from 400 on. */
export const problem = z
  .object({
    ...outcome,
    /** The stable name of what went wrong; clients decide by this and never by the message. */
    code: z.string(),
    /** What is wrong with which field of the input, by the field's name. */
    fields: z.record(z.string(), z.string()).optional(),
    /**
     * For `amount_mismatch` and `code_not_taken`: what the cart really comes to, for `price_is_other` what
     * one costs, in rupees.
     */
    total: z.number().optional(),
    /** For `out_of_stock`: how many can still be had. */
    available: z.number().int().optional(),
    /** For `order_moved`: how the order stands now, in words. */
    orderStatus: z.string().optional(),
    /** For `bad_refund`: what is left of the payment; for `deposit_unpaid`: what is given back. In rupees. */
    left: z.number().optional(),
    /** For `changed_meanwhile`: the product as it is now. */
    current: product.optional(),
    /** For `changed_meanwhile` of the shop's settings: those that stand now. */
    currentShop: shopSettings.optional(),
    /** For `areas_changed`: the delivery areas as they are now, and the version of that. */
    areas: z.array(deliveryArea).optional(),
    version: z.string().optional(),
    /** For `slot_full` and `slot_closed`: the next ones that can be had, three at most. */
    slots: z.array(slot).optional(),
  })
  .meta({ id: 'Problem' })

/** The answers below 400 of a call together with the one shape of all others. */
export function responses<Success extends z.ZodType>(success: Success) {
  return { 200: success, '4xx': problem, '5xx': problem } as const
}

/**
 * The headers of a call that may be repeated safely: the same key does the same thing once (kept for seven
 * days).
 */
export const repeatable = z.looseObject({
  'idempotency-key': z.string().min(1).max(255).optional(),
})

/** By which a browser buys without an account: 128 random bits of its own (`POST /api/guest`). */
const guestKey = z.string().regex(/^[\w-]{16,64}$/)

/** Of a call that a guest may ask, too. */
export const forGuests = z.looseObject({ 'guest-key': guestKey.optional() })

/** Of one that is asked by guests alone. */
export const byGuest = z.looseObject({ 'guest-key': guestKey })

export const repeatableForGuests = repeatable.extend(forGuests.shape)
