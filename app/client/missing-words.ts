import type { joinCart } from '#contract/cart.ts'
import { amountLabel } from '#domain/catalog/rules.ts'
import * as words from '#words/client/missing/en.ts'

/** What could not be had of a list that was joined into the cart. */
export type MissingLine =
  (typeof joinCart)['schema']['response'][200]['_zod']['output']['data']['missing'][number]

/** Of more products than these, only so many are named. */
const mostNames = 3

/** What is missing of a list, without a stop at its end: `Peach is sold out, only 2 of Guava left`. */
export function missingWords(missing: readonly MissingLine[]): string {
  const namesOf = (...whys: MissingLine['why'][]) =>
    missing.filter(({ why }) => whys.includes(why)).map(({ productName }) => productName)
  const told = (names: (string | null)[], tell: typeof words.areSoldOut) => {
    const more = names.length > mostNames + 1 ? names.length - mostNames : 0
    return names.length > 0 && tell(names.slice(0, names.length - more), more)
  }
  const short = missing.filter(({ why }) => why === 'too_few')
  const shortUnnamed = short.length - mostNames
  return [
    told(namesOf('sold_out'), words.areSoldOut),
    told(namesOf('gone', 'unknown'), words.areGone),
    ...short
      .slice(0, mostNames)
      .map(({ productName, available, step }) =>
        words.onlyLeft(amountLabel(available, { step }), productName),
      ),
    shortUnnamed > 0 && words.tooFewOfMore(shortUnnamed),
    told(namesOf('cart_full'), words.cartIsFull),
  ]
    .filter(Boolean)
    .join(', ')
}
