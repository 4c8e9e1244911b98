import { z } from 'zod'

import { certificateSchemes } from '#domain/growers/rules.ts'

import { mobileInput } from './addresses.ts'
import { day } from './day.ts'
import { answerWith, repeatable, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { nameText } from './names.ts'
import { problem, problemAt } from './problems.ts'
import { id } from './products.ts'

/** Who grows or makes goods for the shop, as the desk keeps them. */
const grower = z
  .object({
    _id: z.string(),
    /** The end of the address of their page. */
    slug: z.string(),
    name: z.string(),
    /** What is in Hindi is empty where nobody has written it. */
    hindiName: z.string(),
    village: z.string(),
    hindiVillage: z.string(),
    district: z.string(),
    hindiDistrict: z.string(),
    /** The year since which they bring goods. */
    since: z.number().int().nullable(),
    /** What their page tells of them. */
    words: z.string(),
    hindiWords: z.string(),
    image: z.string().nullable(),
    /** Ten digits, for the shop alone. */
    mobile: z.string().nullable(),
    certificateScheme: z.enum(certificateSchemes).nullable(),
    certificateNumber: z.string().nullable(),
    /** The last day in India on which it holds: 2026-11-30. */
    certificateUntil: z.string().nullable(),
    /** Whether pages show it today. */
    isCertified: z.boolean(),
    /** bought: at a price when it comes. share: they get a part of what it is sold for. */
    terms: z.enum(['bought', 'share']),
    /** Their part, in hundredths of a percent. */
    shareBp: z.number().int().nullable(),
    /** In which they read what they get. */
    language: z.enum(['en', 'hi']),
    /** When they ended; null: they bring goods. */
    endedAt: z.string().nullable(),
    /** To be sent along with a change. */
    version: z.number().int(),
  })
  .meta({ id: 'Grower' })

export type DeskGrower = z.output<typeof grower>

const place = nameText.trim().min(1).max(60)
const hindi = (most: number) => nameText.trim().max(most).default('')
const text = z.string().normalize('NFC').trim().max(2000).default('')
const badShare = problem('bad_share')

const terms = z
  .object({
    name: nameText.trim().min(1).max(80),
    hindiName: hindi(80),
    village: place,
    hindiVillage: hindi(60),
    district: place,
    hindiDistrict: hindi(60),
    since: numeric(z.number().int().min(1900).max(2200)).nullish(),
    words: text,
    hindiWords: text,
    image: z
      .string()
      .max(2000)
      .regex(/^(\/images\/|https:\/\/)\S+$/, problem('bad_picture_address'))
      .nullish(),
    mobile: mobileInput.nullish(),
    certificateScheme: z.enum(certificateSchemes).nullish(),
    certificateNumber: nameText.trim().min(1).max(60).nullish(),
    certificateUntil: day.nullish(),
    terms: z.enum(['bought', 'share']).default('bought'),
    language: z.enum(['en', 'hi']).default('hi'),
    shareBp: numeric(z.number(badShare).int(badShare).min(1, badShare).max(10_000, badShare)).nullish(),
  })
  .superRefine((typed, refusals) => {
    const certificate = ['certificateScheme', 'certificateNumber', 'certificateUntil'] as const
    if (certificate.some((field) => typed[field]))
      for (const field of certificate) if (!typed[field]) refusals.addIssue(problemAt(field, 'missing', {}))
    if (typed.terms === 'share' && !typed.shareBp) refusals.addIssue(problemAt('shareBp', 'bad_share', {}))
  })

export type GrowerInput = z.output<typeof terms>

/** All growers as they are after the call: first who brings goods, by name. */
const list = responses(answerWith(z.array(grower)))

export const allGrowers = {
  method: 'GET',
  url: '/api/growers',
  schema: {
    operationId: 'allGrowers',
    summary: 'List all growers, with telephone and terms (admins)',
    tags: ['growers'],
    response: list,
  },
} as const

export const addGrower = {
  method: 'POST',
  url: '/api/growers',
  schema: {
    operationId: 'addGrower',
    summary: 'Add a grower; the address of their page is made of the name (admins)',
    tags: ['growers'],
    headers: repeatable,
    body: terms,
    response: list,
  },
} as const

const params = z.object({ id })
const version = z.number().int()

export const changeGrower = {
  method: 'POST',
  url: '/api/growers/:id',
  schema: {
    operationId: 'changeGrower',
    summary: 'Change a grower; 409 grower_changed (admins)',
    tags: ['growers'],
    params,
    body: terms.safeExtend({ version }),
    response: list,
  },
} as const

export const endGrower = {
  method: 'POST',
  url: '/api/growers/:id/end',
  schema: {
    operationId: 'endGrower',
    summary: 'Say that a grower brings nothing any more, or does again; 409 grower_changed (admins)',
    tags: ['growers'],
    params,
    body: z.object({ version, ended: z.boolean().default(true) }),
    response: list,
  },
} as const
