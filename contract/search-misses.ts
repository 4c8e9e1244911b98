import { z } from 'zod'

import { answerWith, done, responses } from './envelope.ts'
import { searchWords } from './lenient.ts'
import { alias } from './product-fields.ts'
import { product } from './product-shown.ts'
import { id } from './products.ts'

/** A word as the list of what was not found has it. */
const word = alias.toLowerCase()

export const tellMiss = {
  method: 'POST',
  url: '/api/search-misses',
  schema: {
    operationId: 'tellMiss',
    summary: 'Tell that a search found nothing; what does find something is not counted',
    tags: ['products'],
    /** The search as it was typed. */
    body: z.object({ q: searchWords }),
    response: responses(done),
  },
} as const

export const seeMiss = {
  method: 'GET',
  url: '/api/search-misses/seen',
  schema: {
    operationId: 'seeMiss',
    summary: 'The same by an address, for pages in a browser without scripts',
    tags: ['products'],
    querystring: z.object({ q: searchWords.default('') }),
    response: responses(done),
  },
} as const

export const makeAlias = {
  method: 'POST',
  url: '/api/make-alias',
  schema: {
    operationId: 'makeAlias',
    summary:
      'Have people find a product by one more word (admins); 409 changed_meanwhile comes with the current product',
    tags: ['products'],
    body: z.object({
      word,
      productId: id,
      /** The product as it was shown. */
      loaded: z.object({ updatedAt: z.iso.datetime() }),
    }),
    response: responses(answerWith(product)),
  },
} as const

export const takeAliasBack = {
  method: 'POST',
  url: '/api/take-alias-back',
  schema: {
    operationId: 'takeAliasBack',
    summary: 'Undo of make-alias: the word is listed again as not found (admins)',
    tags: ['products'],
    body: z.object({ word, productId: id }),
    response: responses(answerWith(product)),
  },
} as const

export const setWordAway = {
  method: 'POST',
  url: '/api/set-word-away',
  schema: {
    operationId: 'setWordAway',
    summary: 'Take a word off the list of what was not found, or put it back (admins)',
    tags: ['products'],
    body: z.object({ word, isAway: z.boolean() }),
    response: responses(done),
  },
} as const
