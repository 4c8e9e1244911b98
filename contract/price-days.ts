import { z } from 'zod'

import { toPaise } from '#domain/pricing/rules.ts'

import { answerWith, done, responses } from './envelope.ts'
import { firstOf } from './lenient.ts'
import { problem, problemOrMissing } from './problems.ts'
import { rupees, rupeesRead } from './product-fields.ts'
import { id } from './products.ts'

/** A lower price for some days. */
const priceDays = z
  .object({
    price: rupees,
    /** What it costs when they are over; null while they are to come: then it is what it costs by then. */
    before: rupees.nullable(),
    /** Days in India, both included: 2026-11-27. */
    from: z.string(),
    until: z.string(),
  })
  .meta({ id: 'PriceDays' })

export type PriceDays = z.output<typeof priceDays>

/** Days in which a price can be: the rest is mistyped. */
const day = z.iso
  .date(problemOrMissing('bad_day'))
  .refine((typed) => typed >= '2000-01-01' && typed < '2200-01-01', problem('bad_day'))

export const priceDaysOf = {
  method: 'GET',
  url: '/api/price-days',
  schema: {
    operationId: 'priceDaysOf',
    summary: 'The lower price that a product has for some days, running or to come; null for none (admins)',
    tags: ['products'],
    querystring: z.object({ productId: firstOf(id) }),
    response: responses(answerWith(priceDays.nullable())),
  },
} as const

const planned = priceDays.extend({ productId: z.string() }).meta({ id: 'PlannedPriceDays' })

export type PlannedPriceDays = z.output<typeof planned>

export const allPriceDays = {
  method: 'GET',
  url: '/api/all-price-days',
  schema: {
    operationId: 'allPriceDays',
    summary: 'All lower prices for some days, what runs first, then by their first day; 500 at most (admins)',
    tags: ['products'],
    response: responses(answerWith(z.array(planned))),
  },
} as const

export const planPriceDays = {
  method: 'POST',
  url: '/api/price-days',
  schema: {
    operationId: 'planPriceDays',
    summary: 'Give a product a lower price from a day to a day, in place of what was planned for it (admins)',
    tags: ['products'],
    body: z.object({
      productId: id,
      price: rupeesRead(problemOrMissing('bad_rupees')).refine(
        (amount) => amount > 0 && toPaise(amount) <= 1_00_00_000_00,
        problem('bad_rupees'),
      ),
      from: day,
      until: day,
    }),
    response: responses(answerWith(priceDays)),
  },
} as const

export const endPriceDays = {
  method: 'POST',
  url: '/api/end-price-days',
  schema: {
    operationId: 'endPriceDays',
    summary: 'End the lower price of a product now, or forget it before it begins (admins)',
    tags: ['products'],
    body: z.object({ productId: id }),
    response: responses(done),
  },
} as const
