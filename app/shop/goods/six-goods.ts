const count = 6

/** What many households need comes first; the other shelves follow in their order. */
const first = ['vegetables', 'fruits', 'dairy products', 'pulses', 'oils', 'grains and flours']

/** Of the first goods of each shelf six that can be had, for a page that has nothing to show. */
export function sixGoods<Goods extends { category: string; stock: number | null }>(
  firsts: readonly Goods[],
): Goods[] {
  const rank = ({ category }: Goods) => (first.includes(category) ? first.indexOf(category) : first.length)
  return firsts
    .filter(({ stock }) => stock !== 0)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, count)
}
