import { z } from 'zod'

import { answerWith, repeatable, responses } from './envelope.ts'
import { nameText } from './names.ts'
import { problem } from './problems.ts'

/** A category as the desk sees it. */
const category = z
  .object({
    /** What products, calls and addresses carry; it stays when the label changes. */
    value: z.string(),
    label: z.string(),
    /** Empty for none. */
    hindiLabel: z.string(),
    /** One or two letters, where there is no picture to show; empty for the first letter of the label. */
    mark: z.string(),
    /** True for the twelve that every shop has: their label stays, and they are not deleted. */
    fixed: z.boolean(),
    /** How many products stand in it. */
    goods: z.number().int(),
    /** To be sent along with a change. */
    version: z.number().int(),
  })
  .meta({ id: 'Category' })

const longest = 40
const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' })

function oneLine(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}

/** Blanks count as not given; null: not given. */
function optionalWords(words: z.ZodString) {
  return words.nullish().transform((given) => given || null)
}

/** The same of what is changed: what is not given stays, blanks and null take it away. */
function stayingWords(words: z.ZodString) {
  return words.nullish().transform((given) => (given === undefined ? undefined : given || null))
}

const hindiLabel = nameText.overwrite(oneLine).max(longest)
const mark = nameText
  .trim()
  .max(12, problem('bad_mark'))
  .refine((typed) => [...letters.segment(typed)].length <= 2, problem('bad_mark'))

const words = {
  // Its value is made of it: '-' stands for no category at all (`noCategory`), and '..' leads nowhere.
  label: nameText
    .overwrite(oneLine)
    .min(1)
    .max(longest)
    .refine((typed) => /[\p{L}\p{N}]/u.test(typed), problem('no_letter')),
  hindiLabel: optionalWords(hindiLabel),
  mark: optionalWords(mark),
}

/** Of words that are changed, those that are left out stay. */
const changedWords = {
  ...words,
  hindiLabel: stayingWords(hindiLabel),
  mark: stayingWords(mark),
}

/** Which one; an unknown one is not found. */
const value = z.string().min(1).max(100)

/** All categories as they are after the call, in the order of the desk. */
const list = responses(answerWith(z.array(category)))

export const allCategories = {
  method: 'GET',
  url: '/api/all-categories',
  schema: {
    operationId: 'allCategories',
    summary: 'List all categories in the order of the home page, with how many products each has (admins)',
    tags: ['categories'],
    response: list,
  },
} as const

export const addCategory = {
  method: 'POST',
  url: '/api/add-category',
  schema: {
    operationId: 'addCategory',
    summary: 'Add a category after all others; its value is made of the label (admins)',
    tags: ['categories'],
    headers: repeatable,
    body: z.object(words),
    response: list,
  },
} as const

export const changeCategory = {
  method: 'POST',
  url: '/api/change-category',
  schema: {
    operationId: 'changeCategory',
    summary: 'Change what a category is called, never its value; 409 category_changed (admins)',
    tags: ['categories'],
    body: z.object({
      value,
      ...changedWords,
      /** Of the words that were shown; left out, nobody is asked whether they changed since. */
      version: z.number().int().optional(),
    }),
    response: list,
  },
} as const

export const moveCategory = {
  method: 'POST',
  url: '/api/move-category',
  schema: {
    operationId: 'moveCategory',
    summary: 'Put a category at another place among all, from 1 (admins)',
    tags: ['categories'],
    body: z.object({ value, place: z.number().int().min(1).max(1000) }),
    response: list,
  },
} as const

export const deleteCategory = {
  method: 'POST',
  url: '/api/delete-category',
  schema: {
    operationId: 'deleteCategory',
    summary:
      'Delete a category that no product stands in; 409 category_has_goods, category_has_offer (admins)',
    tags: ['categories'],
    body: z.object({ value }),
    response: list,
  },
} as const

export type DeskCategory = z.output<typeof category>
