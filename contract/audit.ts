import { z } from 'zod'

import { day } from './day.ts'
import { answerWithFields, responses } from './envelope.ts'
import { firstOf } from './lenient.ts'
import { listFields, listQuery } from './lists.ts'
import { id } from './products.ts'

/** Only what changed. Sums are in paise, and their names say so: `sellingPricePaise`. */
const fields = z.record(z.string(), z.unknown()).nullable()

const auditEntry = z
  .object({
    _id: z.number().int(),
    at: z.string(),
    /** Who did it; null for the shop itself. */
    by: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
    /** What was done: product_changed, order_moved, … */
    action: z.string(),
    object: z.object({
      /** product, person, order, shop or delivery_areas. */
      kind: z.string(),
      _id: z.string(),
      /** What it is called now, #1042 for an order; empty where it has no name. */
      name: z.string(),
    }),
    /** As it was; null where it is new. */
    before: fields,
    /** As it was from then on; null where it was gone. */
    after: fields,
    /** The request's number, as logs and answers have it; empty for the shop itself. */
    requestId: z.string(),
  })
  .meta({ id: 'AuditEntry' })

export type AuditEntry = z.output<typeof auditEntry>

export const auditEntries = {
  method: 'GET',
  url: '/api/audit',
  schema: {
    operationId: 'auditEntries',
    summary: 'Who changed what at the desk and when, newest first, by page (admins)',
    tags: ['audit'],
    querystring: listQuery.extend({
      /** Only changes of this Indian day and later. */
      from: firstOf(day).optional(),
      /** Only changes up to this Indian day, the day itself included. */
      to: firstOf(day).optional(),
      /** Only changes of this product’s own fields, its prices and texts; without its stock. */
      productId: firstOf(id).optional(),
    }),
    response: responses(answerWithFields({ data: z.array(auditEntry), ...listFields })),
  },
} as const
