import { z } from 'zod'

import { problem as refusal } from './envelope.ts'
import { firstOf } from './lenient.ts'
import { id } from './products.ts'

/** A file. It is sent as bytes, and not as JSON. */
const pdf = { content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } } }

/** Of its words: a link to a file names it in no header. */
const language = firstOf(z.enum(['en', 'hi']).default('en'))

export const getInvoice = {
  method: 'GET',
  url: '/api/orders/:id/invoice.pdf',
  schema: {
    operationId: 'getInvoice',
    summary: 'The invoice of an order, for its owner or an admin; an earlier one by its id',
    tags: ['invoices'],
    params: z.object({ id }),
    querystring: z.object({ invoice: firstOf(id).optional(), language }),
    response: { 200: pdf, '4xx': refusal, '5xx': refusal },
  },
} as const

export const getCreditNote = {
  method: 'GET',
  url: '/api/orders/:id/credit-notes/:noteId.pdf',
  schema: {
    operationId: 'getCreditNote',
    summary: 'A credit note of an order, for its owner or an admin',
    tags: ['invoices'],
    params: z.object({ id, noteId: id }),
    querystring: z.object({ language }),
    response: { 200: pdf, '4xx': refusal, '5xx': refusal },
  },
} as const
