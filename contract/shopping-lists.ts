import { z } from 'zod'

import { netUnits } from '#domain/catalog/rules.ts'
import { mostListLetters } from '#domain/lists/rules.ts'

import { answerWith, responses } from './envelope.ts'
import { problem } from './problems.ts'
import { rupees } from './product-fields.ts'
import { step } from './product-shown.ts'

/** A good that a line of a list may mean, in the pack that is proposed for it. */
const listGood = z
  .object({
    /** Of the pack. */
    _id: z.string(),
    productName: z.string(),
    hindiName: z.string(),
    category: z.string(),
    /** '' without one. */
    productImage: z.string(),
    netQuantity: z.number().int(),
    netUnit: z.enum(netUnits),
    sellingPrice: rupees,
    /** null: it is not counted. */
    stock: z.number().int().nullable(),
    step: step.optional(),
    /** So many of the pack. */
    count: z.number().int(),
    /** The packs as a sentence has them: '3 × 500 g = 1.5 kg'. */
    label: z.string(),
    /** Whether this is more than was asked for, because a pack is not divided. */
    isMore: z.boolean(),
    /**
     * False where the packs are not what was asked for: too few are left, or it is sold by another
     * measure.
     */
    isSure: z.boolean(),
  })
  .meta({ id: 'ListGood' })

export const readList = {
  method: 'POST',
  url: '/api/read-list',
  schema: {
    operationId: 'readList',
    summary:
      'Read a shopping list of at most 60 lines and 4,000 letters, as it is typed, pasted or spoken; for anybody. It changes nothing',
    tags: ['products'],
    body: z.object({
      list: z
        .string()
        .max(mostListLetters, problem('list_too_long'))
        .refine((text) => text.trim() !== '', problem('missing')),
    }),
    response: responses(
      answerWith(
        z.object({
          lines: z.array(
            z.object({
              /** As it was typed. */
              typed: z.string(),
              /** The words of the goods in it. */
              words: z.string(),
              /** How much of it, as it was understood: '1.2 kg', '2 packs'; null where nothing was said. */
              quantity: z.string().nullable(),
              /** Whether nothing else can be meant. Otherwise a person has to choose. */
              isSure: z.boolean(),
              /** The best first, five at most; none where nothing is found. */
              goods: z.array(listGood),
            }),
          ),
        }),
      ),
    ),
  },
} as const

export type ListGood = z.output<typeof listGood>
export type ReadListLine = z.output<(typeof readList.schema.response)[200]>['data']['lines'][number]
