import type { joinCart } from '#contract/cart.ts'

/** What could not be had of a list that was joined into the cart. */
export type MissingLine =
  (typeof joinCart)['schema']['response'][200]['_zod']['output']['data']['missing'][number]

/** What is missing of a list, without a stop at its end: `Peach is sold out, only 2 of Guava left`. */
export function missingWords(missing: readonly MissingLine[]): string {
  const namesOf = (why: MissingLine['why']) =>
    missing.filter((line) => line.why === why).map(({ productName }) => productName ?? 'one product')
  const [soldOut, unknown, full] = [namesOf('sold_out'), namesOf('unknown'), namesOf('cart_full')]
  const short = missing.filter(({ why }) => why === 'too_few')
  return [
    soldOut.length > 0 && `${listed(soldOut)} sold out`,
    unknown.length > 0 && `${listed(unknown)} no longer sold`,
    ...short.map(({ productName, available }) => `only ${available} of ${productName} left`),
    full.length > 0 && `your cart is full: ${listed(full)} not in it`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Names with their verb: `Peach is`, `Peach and Plum are`. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length === 1) return `${last} is`
  return `${names.slice(0, -1).join(', ')} and ${last} are`
}
