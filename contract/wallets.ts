import { z } from 'zod'

import { checkoutReport, paymentOpened } from './checkout.ts'
import { answerWith, done, repeatable, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { rupees } from './product-fields.ts'
import { id } from './products.ts'
import { upiReference } from './upi.ts'

// What the shop keeps of people, who pay orders from it (`payFrom` of `orderInCash`).

const entry = z.object({
  _id: z.number().int(),
  at: z.string(),
  /**
   * topped_up: came through the gateway. given_back: went back there; above 0 where the gateway refused it.
   * spent: paid an order. order_back: given back of that. paid_out: sent by hand.
   * deposit: for empty bottles and crates.
   */
  kind: z.enum(['topped_up', 'given_back', 'spent', 'order_back', 'paid_out', 'deposit']),
  /** In rupees; above 0: more is kept. */
  amount: rupees,
  order: z.object({ _id: z.string(), orderNumber: z.number().int() }).nullable(),
  /** Of what was paid out; else empty. */
  reference: z.string(),
  /** Who paid it out, by name; empty for who looks at their own. */
  by: z.string(),
})

const wallet = z
  .object({
    /** What is kept, in rupees. */
    balance: rupees,
    /** What more can be put in. */
    room: rupees,
    /** The newest first, 100 at most. */
    entries: z.array(entry),
  })
  .meta({ id: 'Wallet' })

export type Wallet = z.output<typeof wallet>

const anyRupees = numeric(z.number())
const personParams = z.object({ id })

export const myWallet = {
  method: 'GET',
  url: '/api/my-wallet',
  schema: {
    operationId: 'myWallet',
    summary: 'What the shop keeps of oneself',
    tags: ['wallets'],
    response: responses(answerWith(wallet)),
  },
} as const

export const openTopUp = {
  method: 'POST',
  url: '/api/my-wallet/order',
  schema: {
    operationId: 'openTopUp',
    summary: 'Open a sum at the gateway, to be put into one’s wallet',
    tags: ['wallets'],
    body: z.object({ /** In rupees, up to the room. */ amount: anyRupees }),
    response: responses(paymentOpened),
  },
} as const

export const verifyTopUp = {
  method: 'POST',
  url: '/api/my-wallet/verify',
  schema: {
    operationId: 'verifyTopUp',
    summary: 'Verify and settle a payment into one’s wallet that the checkout reports',
    tags: ['wallets'],
    body: checkoutReport,
    response: responses(done),
  },
} as const

export const giveWalletBack = {
  method: 'POST',
  url: '/api/my-wallet/give-back',
  schema: {
    operationId: 'giveWalletBack',
    summary: 'Have all of one’s wallet given back, to where it was paid from',
    tags: ['wallets'],
    response: responses(answerWith(wallet)),
  },
} as const

export const personWallet = {
  method: 'GET',
  url: '/api/people/:id/wallet',
  schema: {
    operationId: 'personWallet',
    summary: 'What the shop keeps of a person (duty counter)',
    tags: ['wallets'],
    params: personParams,
    response: responses(answerWith(wallet)),
  },
} as const

export const payOutWallet = {
  method: 'POST',
  url: '/api/people/:id/wallet/pay-out',
  schema: {
    operationId: 'payOutWallet',
    summary: 'Note what was sent to a person by hand of their wallet (admins)',
    tags: ['wallets'],
    params: personParams,
    headers: repeatable,
    body: z.object({
      amount: anyRupees,
      /** Of the bank transfer or UPI. */
      reference: upiReference,
    }),
    response: responses(answerWith(wallet)),
  },
} as const
