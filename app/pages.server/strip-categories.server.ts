import type { ProductView } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** The stalls of the category strip, in the order of need: those that have goods, by the first of each. */
export function stripCategories({ categories }: Pick<Ctx, 'categories'>, firsts: readonly ProductView[]) {
  return categories
    .toSorted((one, other) => one.need - other.need)
    .flatMap(({ value, label, mark }) => {
      const first = firsts.find(({ category }) => category === value)
      if (!first) return []
      const [image] = first.images
      return [{ value, image, ...(!image && { mark: mark ?? firstLetter(label) }) }]
    })
}

function firstLetter(label: string): string {
  const [first] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(label)
  return first?.segment ?? ''
}
