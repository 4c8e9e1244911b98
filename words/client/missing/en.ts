// What could not be had of goods that were put into the cart together. No stop at the end.

/** Names of goods, or null for one without a name; and how many more there are. */
type Names = readonly (string | null)[]

export const areSoldOut = (names: Names, more: number) => `${listed(names, more)} sold out`
export const areGone = (names: Names, more: number) => `${listed(names, more)} no longer sold`
export const onlyLeft = (stock: string, goods: string | null) => `only ${stock} of ${goods} left`
export const tooFewOfMore = (count: number) => `too few of ${count} more`
export const cartIsFull = (names: Names, more: number) =>
  `your cart is full: ${listed(names, more)} not in it`

/** Names with their verb: `Peach is`, `Peach and Plum are`, `Peach, Plum, Guava and 57 more are`. */
function listed(names: Names, more: number): string {
  const all = [...names.map((name) => name ?? 'one product'), ...(more > 0 ? [`${more} more`] : [])]
  const last = all.pop()
  return all.length === 0 ? `${last} is` : `${all.join(', ')} and ${last} are`
}
