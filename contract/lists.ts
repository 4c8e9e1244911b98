import { z } from 'zod'

import { lastPage, listingPageSize, pageNumber } from '#domain/catalog/rules.ts'

import { firstOf, searchWords } from './lenient.ts'
import { problem } from './problems.ts'

const pageSize = z.coerce.number().int().min(1).max(200).default(listingPageSize)

/** What is no page is the first one. One too far is refused: who turns pages would begin again for ever. */
const page = firstOf(
  z.preprocess(
    (sent: string) => pageNumber(sent),
    z.number().int().min(1).max(lastPage, problem('page_too_far')),
  ),
).optional()

/** Which page of a list; without `page` the whole list is answered. */
export const pageQuery = z.object({ page, pageSize })

/** What a page of a longer list says about the whole; the fields are there when a page was asked for. */
export const countedPage = {
  /** How many rows the whole list has, or all that `q` finds. */
  total: z.number().int().optional(),
  page: z.number().int().optional(),
  pageSize: z.number().int().optional(),
}

/**
 * A list that is narrowed by a search and goes on by cursors: begin with page 1, or with the cursor `last`,
 * and go on with each answer's `nextCursor` or `previousCursor`.
 */
export const listQuery = z.object({
  page,
  pageSize,
  /** Each of its first eight words must be found, in any case; % and _ are ordinary characters. */
  q: searchWords.optional(),
  /** Counts instead of `page`. `last` is the last page, which has as many rows as are left for it. */
  cursor: z.string().min(1).max(400).optional(),
})

/** What the answer of such a list says beside its rows. */
export const listFields = {
  ...countedPage,
  /** What to ask for as `cursor` to get the next page; null after the last one. */
  nextCursor: z.string().nullable().optional(),
  /** What to ask for as `cursor` to get the page before; null before the first one. */
  previousCursor: z.string().nullable().optional(),
}
