import { z } from 'zod'

import { checkoutReport, paymentOpened } from './checkout.ts'
import { answerWith, answerWithFields, done, repeatable, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { rupees } from './product-fields.ts'
import { id } from './products.ts'
import { upiReference } from './upi.ts'

// What people owe: who is trusted to pay later, what was written down, and what was paid of it.

const entry = z.object({
  _id: z.number().int(),
  at: z.string(),
  /**
   * order: written down for an order, or taken off again. cash, upi, bank: paid, and above 0 given. counter:
   * takes back a
   * payment that was entered by mistake. online: paid through the gateway. refund: given back of that; below
   * 0 where the gateway has refused it.
   */
  kind: z.enum(['order', 'cash', 'upi', 'bank', 'counter', 'online', 'refund', 'deposit']),
  /** In rupees; below 0: owed less. */
  amount: rupees,
  order: z.object({ _id: z.string(), orderNumber: z.number().int() }).nullable(),
  /** Of UPI and a bank; else empty. */
  reference: z.string(),
  note: z.string(),
  takenBack: z.boolean(),
})

const shown = {
  /** So much may be owed, in rupees. */
  limit: rupees,
  /** What is owed; below 0: the shop owes it. */
  balance: rupees,
  /** What more can be written down. */
  left: rupees,
  /** The path of the page on which it is paid online, for whoever has its address. */
  payPath: z.string(),
}

const receivables = z
  .object({
    ...shown,
    /** The newest first, 100 at most. */
    entries: z.array(entry.extend({ /** Who entered it, by name. */ by: z.string() })),
  })
  .meta({ id: 'Receivables' })

const mine = z
  .object({ ...shown, /** The newest first, 100 at most. */ entries: z.array(entry) })
  .meta({ id: 'MyReceivables' })

export type Receivables = z.output<typeof receivables>
export type MyReceivables = z.output<typeof mine>

const personParams = z.object({ id })
/** Rupees that the domain judges itself. */
const anyRupees = numeric(z.number())
const note = z
  .string()
  .trim()
  .max(500)
  .transform((text) => (text === '' ? undefined : text))

export const whoOwes = {
  method: 'GET',
  url: '/api/receivables',
  schema: {
    operationId: 'whoOwes',
    summary: 'Who owes what, those who owe most first, 500 at most (admins)',
    tags: ['receivables'],
    response: responses(
      answerWithFields({
        data: z.array(
          z.object({
            user: z.object({ _id: z.string(), name: z.string(), mobile: z.string() }),
            balance: rupees,
            limit: rupees,
            /** When they last paid some of it; null: never. */
            lastPaidAt: z.string().nullable(),
          }),
        ),
        /** What all owe together. */
        owed: rupees,
      }),
    ),
  },
} as const

export type WhoOwes = z.output<(typeof whoOwes)['schema']['response'][200]>

export const personReceivables = {
  method: 'GET',
  url: '/api/people/:id/receivables',
  schema: {
    operationId: 'personReceivables',
    summary: 'What a person owes; null where nobody trusts them to pay later (duty counter)',
    tags: ['receivables'],
    params: personParams,
    response: responses(answerWith(receivables.nullable())),
  },
} as const

export const setReceivableLimit = {
  method: 'POST',
  url: '/api/people/:id/receivables',
  schema: {
    operationId: 'setReceivableLimit',
    summary: 'Say how far a person is trusted to pay later; 0: no further (admins)',
    tags: ['receivables'],
    params: personParams,
    body: z.object({ limit: anyRupees }),
    response: responses(answerWith(receivables)),
  },
} as const

export const takeReceivable = {
  method: 'POST',
  url: '/api/people/:id/receivables/payments',
  schema: {
    operationId: 'takeReceivable',
    summary: 'Take what a person pays of what they owe, or give what the shop owes them (duty counter)',
    tags: ['receivables'],
    params: personParams,
    headers: repeatable,
    body: z.object({
      /** upi: to the shop's own UPI id. bank: a transfer, which is in no till. */
      way: z.enum(['cash', 'upi', 'bank']),
      /** The shop gives it, up to what is in the person's favour. */
      back: z.boolean().optional(),
      amount: anyRupees,
      /** Of UPI and a bank, and needed there. */
      reference: upiReference.optional(),
      note: note.optional(),
    }),
    response: responses(answerWith(receivables)),
  },
} as const

export const takeReceivableBack = {
  method: 'POST',
  url: '/api/people/:id/receivables/take-back',
  schema: {
    operationId: 'takeReceivableBack',
    summary:
      'Take back a payment that was entered by mistake: for a minute (duty counter), later with a reason (admins)',
    tags: ['receivables'],
    params: personParams,
    headers: repeatable,
    body: z.object({
      entry: z.number().int().positive(),
      /** Needed once the minute is over. */
      reason: note.optional(),
    }),
    response: responses(answerWith(receivables)),
  },
} as const

const linkParams = z.object({ token: z.string().min(1).max(64) })

export const openReceivablePayment = {
  method: 'POST',
  url: '/api/receivable-links/:token/order',
  schema: {
    operationId: 'openReceivablePayment',
    summary: 'Open what somebody owes at the gateway, whole or in part; needs no sign-in',
    tags: ['receivables'],
    params: linkParams,
    body: z.object({
      /** In rupees, up to what is owed; left out: all of it. */
      amount: anyRupees.optional(),
    }),
    response: responses(paymentOpened),
  },
} as const

export const verifyReceivablePayment = {
  method: 'POST',
  url: '/api/receivable-links/:token/verify',
  schema: {
    operationId: 'verifyReceivablePayment',
    summary: 'Verify and settle a payment that the checkout reports to the page of such a link',
    tags: ['receivables'],
    params: linkParams,
    body: checkoutReport,
    response: responses(done),
  },
} as const

export const myReceivables = {
  method: 'GET',
  url: '/api/my-receivables',
  schema: {
    operationId: 'myReceivables',
    summary: 'What one owes oneself; null for who pays at once',
    tags: ['receivables'],
    response: responses(answerWith(mine.nullable())),
  },
} as const
