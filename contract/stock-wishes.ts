import { z } from 'zod'

import { done, responses } from './envelope.ts'
import { problem } from './problems.ts'
import { id } from './products.ts'

const email = z
  .string(problem('bad_email'))
  .trim()
  .toLowerCase()
  .max(200, problem('bad_email'))
  .pipe(z.email(problem('bad_email')))

export const addStockWish = {
  method: 'POST',
  url: '/api/stock-wishes',
  schema: {
    operationId: 'addStockWish',
    summary:
      'Ask to be told by mail when a product that is sold out can be had again, for anybody; once each',
    tags: ['products'],
    body: z.object({ productId: id, email }),
    response: responses(done),
  },
} as const
