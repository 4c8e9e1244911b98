import { z } from 'zod'

import { answerWith, answerWithFields, repeatable, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { rupees } from './product-shown.ts'
import { id } from './products.ts'

const params = z.object({ id })
const text = z.string().trim().min(1).max(500)

const returnShown = z
  .object({
    _id: z.string(),
    orderId: z.string(),
    wish: z.enum(['money', 'replacement']),
    reason: z.string(),
    status: z.enum(['asked', 'agreed', 'refused']),
    /** What the shop said to it; empty while it is asked. */
    answer: z.string(),
    /** What is given back for it; null where nothing is. */
    amount: rupees.nullable(),
    /** The order of ₹0.00 that replaces the goods; empty where none does. */
    replacement: z.string(),
    lines: z.array(
      z.object({ position: z.number().int(), productName: z.string(), quantity: z.number().int() }),
    ),
    createdAt: z.string(),
    /** Empty while it is asked. */
    decidedAt: z.string(),
  })
  .meta({ id: 'Return' })

export type Return = z.output<typeof returnShown>

const ofOrder = {
  data: z.array(returnShown),
  /** Until when something of it can be sent back; null when nothing can. */
  returnableUntil: z.string().nullable(),
  /** How many pieces of each line can still be sent back, in the order of the lines. */
  returnable: z.array(z.number().int()),
}

export const returnsOfOrder = {
  method: 'GET',
  url: '/api/orders/:id/returns',
  schema: {
    operationId: 'returnsOfOrder',
    summary: 'What was sent back of an order, and what can be; for its owner or an admin',
    tags: ['returns'],
    params,
    response: responses(answerWithFields(ofOrder)),
  },
} as const

export const askReturn = {
  method: 'POST',
  url: '/api/orders/:id/return',
  schema: {
    operationId: 'askReturn',
    summary: 'Ask to send goods of one’s own delivered order back, within seven days',
    tags: ['returns'],
    params,
    headers: repeatable,
    body: z.object({
      lines: z
        .array(
          z.object({
            /** The line's place in the order, from 0. */
            position: z.number().int().min(0),
            quantity: z.number().int().min(1),
          }),
        )
        .min(1)
        .max(100)
        .refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length),
      wish: z.enum(['money', 'replacement']),
      reason: text,
    }),
    response: responses(answerWithFields(ofOrder)),
  },
} as const

export const returnsAsked = {
  method: 'GET',
  url: '/api/returns',
  schema: {
    operationId: 'returnsAsked',
    summary: 'Returns that wait for a decision, the oldest first (admins)',
    tags: ['returns'],
    response: responses(answerWith(z.array(returnShown))),
  },
} as const

export const decideReturn = {
  method: 'POST',
  url: '/api/returns/:id/decide',
  schema: {
    operationId: 'decideReturn',
    summary: 'Give money back for a return, replace its goods, or refuse it (admins)',
    tags: ['returns'],
    params,
    headers: repeatable,
    body: z.object({
      outcome: z.enum(['money', 'replacement', 'refused']),
      /** For `money`: in rupees, at most two decimals, at most what is left of what was paid. */
      amount: numeric(z.number()).optional(),
      /** The goods are here and as good as new: they come back onto the shelf. */
      restock: z.boolean().default(false),
      /** What the customer is told. */
      answer: text,
    }),
    response: responses(answerWithFields(ofOrder)),
  },
} as const
