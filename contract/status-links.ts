import { z } from 'zod'

import { figuresAsked } from '#domain/counter/rules.ts'

import { sentLink } from './counter.ts'
import { answerWith, responses } from './envelope.ts'
import { problem } from './problems.ts'
import { id } from './products.ts'

export const statusLink = {
  method: 'POST',
  url: '/api/orders/:id/status-link',
  schema: {
    operationId: 'statusLink',
    summary:
      'Answer the link that tells how far an order is without signing in: the same each time, or a new one that ends the one before (duty counter)',
    tags: ['counter'],
    params: z.object({ id }),
    body: z.object({ anew: z.boolean().optional() }).nullish(),
    response: responses(answerWith(sentLink)),
  },
} as const

export const openStatusLink = {
  method: 'POST',
  url: '/api/status-links/:token/open',
  schema: {
    operationId: 'openStatusLink',
    summary:
      'Open an order by its link and the last four digits of its customer’s number: for an hour the calls of this order take the cookie of the answer for its customer; needs no sign-in',
    tags: ['counter'],
    params: z.object({ token: z.string().min(1).max(64) }),
    body: z.object({
      /** Blanks are taken, too. */
      figures: z
        .string()
        .max(20)
        .transform((typed) => typed.replaceAll(/\D/g, ''))
        .refine((figures) => figures.length === figuresAsked, problem('bad_figures')),
    }),
    response: responses(answerWith(z.object({ orderId: z.string() }))),
  },
} as const
