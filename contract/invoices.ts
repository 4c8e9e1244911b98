import { z } from 'zod'

import { answerWith, problem as refusal, responses } from './envelope.ts'
import { problem, problemOrMissing } from './problems.ts'
import { id } from './products.ts'

const line = z.string().trim().max(100)

/** What the shop says of itself on its invoices, what their numbers begin with, and whether it takes cash. */
const settings = z.object({
  sellerName: line.min(1, problemOrMissing('missing')),
  /** Empty ones are left out. */
  addressLines: z.array(line).max(6),
  /** The state's code in GST: 09. */
  stateCode: z.string().length(2, problemOrMissing('missing')),
  /** Empty where the shop is not registered. */
  gstin: z.string().trim().max(40),
  /** One to four capitals and digits. */
  invoiceSeries: z.string().trim().toUpperCase().max(4, problem('bad_series')),
  creditNoteSeries: z.string().trim().toUpperCase().max(4, problem('bad_series')),
  /** Whether one can pay in cash at all. */
  takesCash: z.boolean(),
})
// Named in answers alone: a named schema that is also a body would have two names in openapi.json.
const settingsAnswered = settings.meta({ id: 'ShopSettings' })

export type ShopSettings = z.output<typeof settings>

export const getShopSettings = {
  method: 'GET',
  url: '/api/shop-settings',
  schema: {
    operationId: 'getShopSettings',
    summary: 'What the shop says of itself on its invoices (admins)',
    tags: ['invoices'],
    response: responses(answerWith(settingsAnswered)),
  },
} as const

export const changeShopSettings = {
  method: 'POST',
  url: '/api/shop-settings',
  schema: {
    operationId: 'changeShopSettings',
    summary: 'Change what later invoices say of the shop (admins)',
    tags: ['invoices'],
    body: settings,
    response: responses(answerWith(settingsAnswered)),
  },
} as const

/** A file. It is sent as bytes, and not as JSON. */
const pdf = { content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } } }

export const getInvoice = {
  method: 'GET',
  url: '/api/orders/:id/invoice.pdf',
  schema: {
    operationId: 'getInvoice',
    summary: 'The invoice of an order, for its owner or an admin',
    tags: ['invoices'],
    params: z.object({ id }),
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
    response: { 200: pdf, '4xx': refusal, '5xx': refusal },
  },
} as const
