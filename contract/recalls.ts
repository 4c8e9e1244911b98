import { z } from 'zod'

import { answerWith, repeatable, responses } from './envelope.ts'
import { firstOf } from './lenient.ts'
import { id } from './products.ts'

const recalledOrder = z
  .object({
    orderId: z.string(),
    orderNumber: z.number().int(),
    /** Its label, as in My Orders. */
    status: z.string(),
    /** Empty for who took the goods along and gave no name. */
    name: z.string(),
    mobile: z.string().nullable(),
    /** Pieces of the batch that it held. */
    pieces: z.number().int(),
    /**
     * taken_out, cancelled: they were taken out before it left. given_back: their money goes back online.
     * return_asked: it waits among the returns for a hand. nothing: it was called off before. null: it waits.
     */
    outcome: z.enum(['taken_out', 'cancelled', 'given_back', 'return_asked', 'nothing']).nullable(),
  })
  .meta({ id: 'RecalledOrder' })

export type RecalledOrder = z.output<typeof recalledOrder>

const answer = responses(answerWith(z.array(recalledOrder)))

export const recallBatch = {
  method: 'POST',
  url: '/api/recall-batch',
  schema: {
    operationId: 'recallBatch',
    summary: 'Call a batch back: it leaves the shelf, and who has it is told once (admins)',
    tags: ['stock'],
    headers: repeatable,
    body: z.object({
      batchId: id,
      /** For its buyers to read. */
      reason: z.string().trim().min(1).max(500),
    }),
    response: answer,
  },
} as const

export const recalledOrders = {
  method: 'GET',
  url: '/api/recalled-orders',
  schema: {
    operationId: 'recalledOrders',
    summary: 'The orders that held a batch when it was recalled, and what was done about each (admins)',
    tags: ['stock'],
    querystring: z.object({ batchId: firstOf(id) }),
    response: answer,
  },
} as const

export const carryOutRecall = {
  method: 'POST',
  url: '/api/carry-out-recall',
  schema: {
    operationId: 'carryOutRecall',
    summary:
      'Do what follows a recall for the next orders that wait: take its pieces out, give their money back (admins)',
    tags: ['stock'],
    body: z.object({ batchId: id }),
    response: answer,
  },
} as const
