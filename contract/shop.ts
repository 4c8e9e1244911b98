import { z } from 'zod'

import { addressLengths, readPinCode } from '#domain/addresses/rules.ts'
import { toPaise } from '#domain/pricing/rules.ts'
import { factLengths, mostTerms } from '#domain/shop/limits/rules.ts'
import { readFssaiLicence, readPhone, readUpiId } from '#domain/shop/rules.ts'

import { freeFromInput, shippingInput } from './delivery-area.ts'
import { answerWith, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { nameText } from './names.ts'
import { problem, problemOrMissing } from './problems.ts'
import { rupeesInput, rupeesRead } from './product-fields.ts'
import { shopSettings } from './shop-settings.ts'
import { waiting } from './waiting.ts'

/** A text of at most so many characters; it may be empty. */
const text = (longest: number) => nameText.trim().max(longest)

/** What people type in many ways, as it is kept. It may be empty. */
function asKept(read: (typed: string) => string | null, wrong: ReturnType<typeof problem>) {
  return z
    .string()
    .trim()
    .max(100, wrong)
    .refine((typed) => typed === '' || read(typed) !== null, wrong)
    .transform((typed) => read(typed) ?? '')
}

const email = z
  .object({
    address: z.union([z.literal(''), z.email(problem('bad_email')).max(200)], problem('bad_email')),
    purpose: text(factLengths.purpose),
  })
  .refine(({ address, purpose }) => address !== '' || purpose === '', {
    path: ['address'],
    ...problem('bad_email'),
  })

const badMaxCash = problemOrMissing('bad_max_cash')
const badDays = problemOrMissing('bad_return_days')

/** Empty rows of lists are left out. */
const settings = z.object({
  sellerName: text(factLengths.name).min(1, problemOrMissing('missing')),
  addressLines: z.array(text(factLengths.addressLine)).max(factLengths.addressLines),
  town: text(addressLengths.town),
  pinCode: asKept(readPinCode, problem('bad_pin_code')),
  stateCode: z.string().max(2, problem('bad_state')),
  phones: z.array(asKept(readPhone, problem('bad_phone'))).max(factLengths.phones),
  emails: z.array(email).max(factLengths.emails),
  gstin: z.string().trim().max(40),
  fssaiLicence: asKept(readFssaiLicence, problem('bad_fssai_licence')),
  grievanceOfficer: text(factLengths.name),
  grievanceContact: text(factLengths.grievanceContact),
  upiId: asKept(readUpiId, problem('bad_upi_id')),
  footerWords: text(factLengths.footerWords),
  /** One to four capitals and digits. */
  invoiceSeries: z.string().trim().toUpperCase().max(4, problem('bad_series')),
  creditNoteSeries: z.string().trim().toUpperCase().max(4, problem('bad_series')),
  takesCash: z.boolean(),
  // Of these what is left out stays.
  maxCash: rupeesRead(badMaxCash)
    .refine((sum) => sum > 0 && toPaise(sum) <= mostTerms.maxCashPaise, problem('bad_max_cash'))
    .optional(),
  shipping: shippingInput.optional(),
  freeFrom: freeFromInput.optional(),
  returnDays: numeric(
    z.number(badDays).int(badDays).min(1, badDays).max(mostTerms.returnDays, badDays),
  ).optional(),
  /** In rupees; empty or null: nothing waits. Left out, it stays. */
  refundLimit: z
    .preprocess((sent) => (sent === '' ? null : sent) as string | number | null, rupeesInput.nullable())
    .optional(),
  /** Each day once; those that are over are left out. Left out as a whole, they stay. */
  closedDays: z
    .array(
      z.object({
        on: z.union([z.literal(''), z.iso.date(problem('bad_closed_day'))], problem('bad_closed_day')),
        words: text(factLengths.closedWords).default(''),
      }),
    )
    .max(factLengths.closedDays)
    .optional(),
  /** Left out, it stays. */
  fixedStars: z.boolean().optional(),
  /** That of the settings which were changed. Without it the change is made in any case. */
  version: z.number().int().optional(),
})

export type ShopSettingsInput = z.input<typeof settings>

export const getShopSettings = {
  method: 'GET',
  url: '/api/shop-settings',
  schema: {
    operationId: 'getShopSettings',
    summary: 'What the shop says of itself, and how it works (admins)',
    tags: ['shop'],
    response: responses(answerWith(shopSettings)),
  },
} as const

export const changeShopSettings = {
  method: 'POST',
  url: '/api/shop-settings',
  schema: {
    operationId: 'changeShopSettings',
    summary:
      'Change what pages and later invoices say of the shop (admins); 409 changed_meanwhile comes with what stands now',
    tags: ['shop'],
    body: settings,
    response: responses(answerWith(shopSettings)),
  },
} as const

const firstSteps = ['facts', 'shelves', 'product', 'payment', 'delivery'] as const
const missingFacts = ['name', 'address', 'phone', 'email', 'grievance'] as const

const backupTaken = z.object({ at: z.iso.datetime(), bytes: z.number().int() })

const front = z
  .object({
    waiting,
    /** What a shop needs before it opens, in the order in which it is done. */
    steps: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })),
    /** What of the facts is missing. */
    missingFacts: z.array(z.enum(missingFacts)),
    payment: z.object({
      /** The test gateway moves no money. */
      isTestGateway: z.boolean(),
      /** Where the gateway reports payments to. */
      webhookUrl: z.string(),
      isWebhookHeard: z.boolean(),
      takesCash: z.boolean(),
      /** How many delivery areas there are, and how many of them take cash. */
      areas: z.number().int(),
      cashAreas: z.number().int(),
    }),
    /** The backups of each night; null: none was ever begun. */
    backup: z
      .object({
        /** The newest one that is whole, in the folder of today. */
        last: backupTaken.nullable(),
        /** Why the newest attempt failed, where it did. */
        failure: z.string().nullable(),
        /** Whether somebody has to look. */
        isLate: z.boolean(),
      })
      .nullable(),
    /** The newest one that somebody took by hand. */
    backupByHand: backupTaken.nullable(),
  })
  .meta({ id: 'DeskFront' })

export type DeskFront = z.output<typeof front>

export const getDeskFront = {
  method: 'GET',
  url: '/api/desk-front',
  schema: {
    operationId: 'getDeskFront',
    summary: 'What waits for a hand, and what is missing before the shop opens (admins)',
    tags: ['shop'],
    response: responses(answerWith(front)),
  },
} as const
