import { z } from 'zod'

import { mostReturnPictures } from '#domain/returns/rules.ts'

import { answerWithFields, problem as refusal, repeatable, responses } from './envelope.ts'
import { listOrOne, numeric } from './lenient.ts'
import { listFields, listQuery } from './lists.ts'
import { linePosition } from './orders.ts'
import { problem } from './problems.ts'
import { rupees } from './product-fields.ts'
import { id } from './products.ts'
import { upiReference } from './upi.ts'

const params = z.object({ id })
const text = z.string().trim().min(1).max(500)
const status = z.enum(['asked', 'agreed', 'refused'])

const returnShown = z
  .object({
    _id: z.string(),
    orderId: z.string(),
    /** What people call it: #1002. */
    orderNumber: z.number().int(),
    wish: z.enum(['money', 'replacement']),
    reason: z.string(),
    status,
    /** What the shop said to it; empty while it is asked. */
    answer: z.string(),
    /** What is given back for it; null where nothing is. */
    amount: rupees.nullable(),
    /** The order of ₹0.00 that replaces the goods; empty where none does. */
    replacement: z.string(),
    /** Its number; null where there is none. */
    replacementNumber: z.number().int().nullable(),
    lines: z.array(
      z.object({
        position: z.number().int(),
        productName: z.string(),
        pack: z.string(),
        quantity: z.number().int(),
        /** In words how much of goods by weight it is: 300 g. Of others it is not there. */
        amount: z.string().optional(),
      }),
    ),
    /** Addresses that only the owner of the order and admins can open. */
    pictures: z.array(z.string()),
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
  /** The order whose goods this one replaces; empty for one that was bought. */
  replaces: z.string(),
  /** Its number; null for an order that was bought. */
  replacesNumber: z.number().int().nullable(),
}

const returnsAnswer = answerWithFields(ofOrder)

export type ReturnsOfOrder = z.output<typeof returnsAnswer>

export const returnsOfOrder = {
  method: 'GET',
  url: '/api/orders/:id/returns',
  schema: {
    operationId: 'returnsOfOrder',
    summary: 'What was sent back of an order, and what can be; for its owner or an admin',
    tags: ['returns'],
    params,
    response: responses(returnsAnswer),
  },
} as const

export const askReturn = {
  method: 'POST',
  url: '/api/orders/:id/return',
  schema: {
    operationId: 'askReturn',
    summary: 'Ask to send goods of one’s own delivered order back, within the days that hold for it',
    tags: ['returns'],
    params,
    headers: repeatable,
    body: z.object({
      lines: z
        .array(
          z.object({
            /** The line's place in the order, from 0. */
            position: linePosition,
            quantity: z.number().int().min(1),
          }),
        )
        .min(1)
        .max(100)
        .refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length),
      wish: z.enum(['money', 'replacement']),
      reason: text,
      /** What it looks like: data URLs of PNG, JPEG, WebP, AVIF or GIF pictures of at most 5 MB. */
      pictures: z
        .array(z.string().max(7_000_000, problem('picture_too_large')))
        .max(mostReturnPictures, problem('too_many_pictures'))
        .default([]),
    }),
    response: responses(returnsAnswer),
  },
} as const

export const returnPicture = {
  method: 'GET',
  url: '/api/orders/:id/returns/:returnId/pictures/:place',
  schema: {
    operationId: 'returnPicture',
    summary: 'A picture that came with a return, as WebP; for the owner of the order or an admin',
    tags: ['returns'],
    params: z.object({ id, returnId: id, place: z.coerce.number().int().min(1).max(mostReturnPictures) }),
    response: {
      200: {
        content: { 'image/webp': { schema: z.custom<Buffer>().meta({ type: 'string', format: 'binary' }) } },
      },
      '4xx': refusal,
      '5xx': refusal,
    },
  },
} as const

/** A return with whose it is, for the panel. */
export const deskReturn = returnShown
  .extend({ user: z.object({ _id: z.string(), name: z.string() }) })
  .meta({ id: 'DeskReturn' })

export type DeskReturn = z.output<typeof deskReturn>

export const allReturns = {
  method: 'GET',
  url: '/api/returns',
  schema: {
    operationId: 'allReturns',
    summary: 'Returns by page, those that wait for a decision first and then the newest (admins)',
    tags: ['returns'],
    querystring: listQuery.omit({ q: true }).extend({
      /** Only returns that stand so; several where it is given several times. */
      status: listOrOne(z.array(status).max(3)).default([]),
    }),
    response: responses(answerWithFields({ data: z.array(deskReturn), ...listFields })),
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
      /** For `money` that was paid to the shop's own UPI id: the reference with which it was sent back. */
      upiReference: upiReference.optional(),
      /** The goods are here and as good as new: they come back onto the shelf. */
      restock: z.boolean().default(false),
      /** What the customer is told. */
      answer: text,
    }),
    response: responses(returnsAnswer),
  },
} as const
