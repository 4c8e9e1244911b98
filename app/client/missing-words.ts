import type { joinCart } from '#contract/cart.ts'

/** What could not be had of a list that was joined into the cart. */
export type MissingLine =
  (typeof joinCart)['schema']['response'][200]['_zod']['output']['data']['missing'][number]

/** Of more products than these, only so many are named. */
const mostNames = 3

/** What is missing of a list, without a stop at its end: `Peach is sold out, only 2 of Guava left`. */
export function missingWords(missing: readonly MissingLine[]): string {
  const namesOf = (...whys: MissingLine['why'][]) =>
    missing.filter(({ why }) => whys.includes(why)).map(({ productName }) => productName ?? 'one product')
  const [soldOut, unknown, full] = [namesOf('sold_out'), namesOf('gone', 'unknown'), namesOf('cart_full')]
  const short = missing.filter(({ why }) => why === 'too_few')
  const shortUnnamed = short.length - mostNames
  return [
    soldOut.length > 0 && `${listed(soldOut)} sold out`,
    unknown.length > 0 && `${listed(unknown)} no longer sold`,
    ...short
      .slice(0, mostNames)
      .map(({ productName, available }) => `only ${available} of ${productName} left`),
    shortUnnamed > 0 && `too few of ${shortUnnamed} more`,
    full.length > 0 && `your cart is full: ${listed(full)} not in it`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Names with their verb: `Peach is`, `Peach and Plum are`, `Peach, Plum, Guava and 57 more are`. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length === 1) return `${last} is`
  if (names.length > mostNames + 1)
    return `${names.slice(0, mostNames).join(', ')} and ${names.length - mostNames} more are`
  return `${names.slice(0, -1).join(', ')} and ${last} are`
}
