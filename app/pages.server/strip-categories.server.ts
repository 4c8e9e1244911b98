import type { ProductView } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { categoryName } from './category-names.server.ts'

/** The stalls of the category strip, in the order of need: those that have goods, by the first of each. */
export function stripCategories({ categories }: Pick<Ctx, 'categories'>, firsts: readonly ProductView[]) {
  return categories
    .toSorted((one, other) => one.need - other.need)
    .flatMap((shelf) => {
      const { value, mark } = shelf
      const first = firsts.find(({ category }) => category === value)
      if (!first) return []
      const [image] = first.images
      return [{ value, image, ...(!image && { mark: mark ?? firstLetter(categoryName(shelf)) }) }]
    })
}

function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(name)
  return first?.segment ?? ''
}
