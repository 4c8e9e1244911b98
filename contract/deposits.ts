import { z } from 'zod'

import { maxListLines } from '#domain/cart/rules.ts'

import { answerWith, repeatable, responses } from './envelope.ts'
import { firstOf, numeric } from './lenient.ts'
import { rupees } from './product-fields.ts'
import { id } from './products.ts'

// Bottles and crates that customers bring back, and what is given back for them.

export const empties = z.object({
  productId: z.string(),
  productName: z.string(),
  hindiName: z.string().nullable(),
  /** In words: 1 L. */
  pack: z.string(),
  /** What was charged for one, in rupees. */
  each: rupees,
  /** So many are with the customer. */
  pieces: z.number().int(),
})

const way = z.enum(['cash', 'wallet', 'receivable'])

/** A press that gave a deposit back. */
const given = z.object({
  _id: z.string(),
  at: z.string(),
  way,
  pieces: z.number().int(),
  /** In rupees. */
  amount: rupees,
  /** So much of it went off what was never paid. */
  off: rupees,
  /** Who gave it. */
  by: z.string(),
  /** Why it was taken back; empty where it stands. */
  takenBack: z.string(),
})

const outside = {
  /** In rupees, for all that is out. */
  owed: rupees,
  /** So much of it was never paid: what is given back goes off that first. */
  unpaid: rupees,
  out: z.array(empties),
}

const mine = z.object(outside).meta({ id: 'MyDeposits' })

export type MyDeposits = z.output<typeof mine>

const deposits = z
  .object({
    ...outside,
    /** Of a customer who gave no name it is given back in cash alone. */
    ways: z.array(way),
    /** The newest first, 20 at most. */
    given: z.array(given),
  })
  .meta({ id: 'Deposits' })

export type Deposits = z.output<typeof deposits>

const broughtOfOne = z.object({
  productId: id,
  /** As it was charged, in rupees. */
  each: numeric(z.number().positive().max(1_000_000)),
  pieces: numeric(z.number().int().min(1).max(9999)),
})

/** Bottles and crates that came back. */
export const brought = z.array(broughtOfOne).min(1).max(maxListLines)

/** Exactly one of them. */
const of = { person: id.optional(), order: id.optional() }

export const depositsOut = {
  method: 'GET',
  url: '/api/deposits',
  schema: {
    operationId: 'depositsOut',
    summary: 'Which bottles and crates a person, or whoever bought with an order, has (any duty)',
    tags: ['deposits'],
    querystring: z.object({ person: firstOf(id).optional(), order: firstOf(id).optional() }),
    response: responses(answerWith(deposits)),
  },
} as const

export const giveDepositBack = {
  method: 'POST',
  url: '/api/deposits/give-back',
  schema: {
    operationId: 'giveDepositBack',
    summary: 'Take empty bottles and crates back, and give back what was charged for them (any duty)',
    tags: ['deposits'],
    headers: repeatable,
    body: z.object({
      ...of,
      empties: brought,
      way,
      /**
       * Of cash and of the wallet: what of it goes off what was never paid, as the page said it, in rupees.
       * Another sum is refused with the right one (409).
       */
      off: numeric(z.number()).default(0),
    }),
    response: responses(answerWith(deposits)),
  },
} as const

export const takeDepositBack = {
  method: 'POST',
  url: '/api/deposits/take-back',
  schema: {
    operationId: 'takeDepositBack',
    summary:
      'Take back that a deposit was given back, where it was a mistake: for a minute (any duty), later as an admin',
    tags: ['deposits'],
    headers: repeatable,
    body: z.object({
      ...of,
      /** The press that gave it back. */
      given: id,
      /** The customer may read it. */
      reason: z.string().trim().min(1).max(500),
    }),
    response: responses(answerWith(deposits)),
  },
} as const

export const myDeposits = {
  method: 'GET',
  url: '/api/my-deposits',
  schema: {
    operationId: 'myDeposits',
    summary: 'Which bottles and crates one has, and what is given back for them',
    tags: ['deposits'],
    response: responses(answerWith(mine)),
  },
} as const
