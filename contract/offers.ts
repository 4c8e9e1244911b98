import { z } from 'zod'

import { readMobile } from '#domain/addresses/rules.ts'
import { readCode } from '#domain/offers/codes/rules.ts'
import { toPaise } from '#domain/pricing/rules.ts'

import { listOf, weighableLine } from './cart.ts'
import { day } from './day.ts'
import { answerWith, answerWithFields, repeatable, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { listFields, listQuery } from './lists.ts'
import { nameText } from './names.ts'
import { problem, problemOrMissing } from './problems.ts'
import { rupees, rupeesRead } from './product-fields.ts'
import { id } from './products.ts'

/** The code of an offer as it was typed; empty for none. */
export const codeInput = z
  .string()
  .max(40)
  .transform((typed) => readCode(typed) || undefined)
  .optional()

/** What an offer takes off. */
const saving = z.object({
  name: z.string(),
  /** Empty: it was given by itself. */
  code: z.string(),
  /** In rupees, delivery too. */
  amount: rupees,
})

/** The offers of an order, with what they take off. */
export const savings = z.array(saving)

const pricedOffers = z
  .object({
    subtotal: rupees,
    /** What offers take off the goods. */
    off: rupees,
    shipping: rupees,
    /** Of the total: what is kept until bottles and crates are back; no offer takes anything off it. */
    deposit: rupees,
    total: rupees,
    /** The total without any offer. */
    full: rupees,
    savings,
    /** Why the code takes nothing off; empty where it does, or none was typed. */
    codeProblem: z.string(),
  })
  .meta({ id: 'PricedOffers' })

export type PricedOffers = z.output<typeof pricedOffers>

export const priceOffers = {
  method: 'POST',
  url: '/api/price-offers',
  schema: {
    operationId: 'priceOffers',
    summary: 'Say what offers take off such a cart, for anybody; the duty counter for somebody else',
    tags: ['cart'],
    body: z.object({
      lines: listOf(weighableLine),
      code: codeInput,
      /** Where it goes, as far as that is known: one of one's own addresses, a PIN code, or it is fetched. */
      addressId: id.optional(),
      pinCode: z
        .string()
        .regex(/^[1-9]\d{5}$/, problem('bad_pin_code'))
        .optional(),
      collect: z.boolean().optional(),
      /** For whom it is bought at the counter: a person, somebody new, or who gives no name. */
      buyer: id.optional(),
      /** The number of somebody new at the counter: whoever has ordered for it before is known by it. */
      mobile: z
        .string()
        .max(20)
        .transform((typed) => readMobile(typed) ?? undefined)
        .optional(),
    }),
    response: responses(answerWith(pricedOffers)),
  },
} as const

const offer = z
  .object({
    _id: z.string(),
    name: z.string(),
    /** Empty: it is given by itself. */
    code: z.string(),
    kind: z.enum(['n_for_m', 'percent', 'rupees', 'free_delivery']),
    percent: z.number().int().nullable(),
    off: rupees.nullable(),
    takePieces: z.number().int().nullable(),
    payPieces: z.number().int().nullable(),
    /** null: all goods, or those of the category. */
    products: z.array(z.object({ _id: z.string(), productName: z.string() })).nullable(),
    category: z.string(),
    least: rupees,
    /** null: for everybody. */
    person: z.object({ _id: z.string(), name: z.string() }).nullable(),
    firstOrder: z.boolean(),
    mostUses: z.number().int().nullable(),
    mostUsesEach: z.number().int().nullable(),
    /** Days in India, both included: 2026-11-27. */
    from: z.string(),
    until: z.string().nullable(),
    /** When somebody ended it; null: nobody has. */
    endedAt: z.string().nullable(),
    /** How often it was had, and what it took off, in rupees. */
    uses: z.number().int(),
    cost: rupees,
    /** To be sent along with a change. */
    version: z.number().int(),
  })
  .meta({ id: 'Offer' })

export type DeskOffer = z.output<typeof offer>

const count = (most: number) => numeric(z.number().int().min(1).max(most))
const sum = rupeesRead(problemOrMissing('bad_rupees')).refine(
  (amount) => amount > 0 && toPaise(amount) <= 1_00_00_000_00,
  problem('bad_rupees'),
)

const terms = z
  .object({
    name: nameText.trim().min(1).max(80),
    code: z
      .string()
      .max(40, problem('bad_code'))
      .nullish()
      .transform((typed) => readCode(typed ?? '') || null)
      .refine((code) => code === null || /^[A-Z0-9]{3,20}$/.test(code), problem('bad_code')),
    kind: z.enum(['n_for_m', 'percent', 'rupees', 'free_delivery']),
    percent: numeric(
      z
        .number(problem('bad_percent'))
        .int(problem('bad_percent'))
        .min(1, problem('bad_percent'))
        .max(100, problem('bad_percent')),
    ).nullish(),
    off: sum.nullish(),
    takePieces: count(99).nullish(),
    payPieces: count(98).nullish(),
    productIds: z.array(id).min(1).max(200).nullish(),
    category: z.string().max(100).nullish(),
    least: sum.nullish(),
    userId: id.nullish(),
    firstOrder: z.boolean().default(false),
    mostUses: count(1_000_000).nullish(),
    mostUsesEach: count(1000).nullish(),
    from: day,
    until: day.nullish(),
  })
  .superRefine((typed, refusals) => {
    const refuse = (field: string, message: string) =>
      refusals.addIssue({ code: 'custom', message, path: [field] })
    const { kind, percent, off, takePieces, payPieces, from, until } = typed
    if (kind === 'percent' && !percent) refuse('percent', 'bad_percent')
    if (kind === 'rupees' && !off) refuse('off', 'bad_rupees')
    if (kind === 'n_for_m' && (takePieces ?? 0) <= (payPieces ?? 99)) refuse('payPieces', 'bad_pieces')
    if (until && until < from) refuse('until', 'ends_too_early')
  })

export type OfferInput = z.output<typeof terms>

/** All offers as they are after the call: what runs or is to come first, then what has ended. */
const list = responses(answerWith(z.array(offer)))

export const allOffers = {
  method: 'GET',
  url: '/api/offers',
  schema: {
    operationId: 'allOffers',
    summary: 'List all offers, with how often each was had and what it took off (admins)',
    tags: ['offers'],
    response: list,
  },
} as const

export const addOffer = {
  method: 'POST',
  url: '/api/offers',
  schema: {
    operationId: 'addOffer',
    summary: 'Add an offer; 409 code_in_use, home_offer_exists (admins)',
    tags: ['offers'],
    headers: repeatable,
    body: terms,
    response: list,
  },
} as const

const params = z.object({ id })
const version = z.number().int()

export const changeOffer = {
  method: 'POST',
  url: '/api/offers/:id',
  schema: {
    operationId: 'changeOffer',
    summary: 'Change an offer for orders to come; 409 offer_changed, code_in_use, home_offer_exists (admins)',
    tags: ['offers'],
    params,
    body: terms.safeExtend({ version }),
    response: list,
  },
} as const

export const endOffer = {
  method: 'POST',
  url: '/api/offers/:id/end',
  schema: {
    operationId: 'endOffer',
    summary: 'End an offer now and for good; 409 offer_changed (admins)',
    tags: ['offers'],
    params,
    body: z.object({ version }),
    response: list,
  },
} as const

const offerUse = z
  .object({
    _id: z.number().int(),
    orderId: z.string(),
    orderNumber: z.number().int(),
    /** null: who bought at the stall gave no name. */
    person: z.object({ _id: z.string(), name: z.string() }).nullable(),
    /** What the offer takes off the order, delivery too, in rupees. */
    saved: rupees,
    at: z.string(),
  })
  .meta({ id: 'OfferUse' })

export type OfferUse = z.output<typeof offerUse>

export const usesOfOffer = {
  method: 'GET',
  url: '/api/offers/:id/uses',
  schema: {
    operationId: 'usesOfOffer',
    summary: 'The orders that have an offer, the newest use first, by page (admins)',
    tags: ['offers'],
    params,
    querystring: listQuery.omit({ q: true }),
    response: responses(answerWithFields({ data: z.array(offerUse), ...listFields })),
  },
} as const
