import { z } from 'zod'

import { amounts, weeksOfYear } from '#domain/catalog/seasons/rules.ts'

import { answerWith, responses } from './envelope.ts'
import { firstOf, numeric } from './lenient.ts'
import { nameText } from './names.ts'
import { id } from './products.ts'

/** When a product comes from the fields. */
const season = z
  .object({
    /** Where it grows; empty for the state of the shop. */
    region: z.string(),
    /** How much of it comes, from January to December. */
    months: z.array(z.enum(amounts)),
    /** The usual weeks of the first and the last of it: four a month, from 1 to 48. null: not said. */
    firstWeek: z.number().int().nullable(),
    lastWeek: z.number().int().nullable(),
  })
  .meta({ id: 'Season' })

export type Season = z.output<typeof season>

export const seasonOf = {
  method: 'GET',
  url: '/api/season',
  schema: {
    operationId: 'seasonOf',
    summary: 'When a product comes from the fields; null where nobody has said it (admins)',
    tags: ['products'],
    querystring: z.object({ productId: firstOf(id) }),
    response: responses(answerWith(season.nullable())),
  },
} as const

const week = numeric(z.number().int().min(1).max(weeksOfYear)).nullable().default(null)

export const saveSeason = {
  method: 'POST',
  url: '/api/season',
  schema: {
    operationId: 'saveSeason',
    summary:
      'Say when a product comes from the fields, for all its packs; twelve months of none take it away (admins)',
    tags: ['products'],
    body: z.object({
      productId: id,
      region: nameText.trim().max(60).default(''),
      months: z.array(z.enum(amounts)).length(12),
      firstWeek: week,
      lastWeek: week,
    }),
    response: responses(answerWith(season.nullable())),
  },
} as const
