import { shopSettings } from '#db/schema/index.ts'
import type { OrderTerms } from '#db/schema/orders.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { shippingTo } from '#domain/pricing/rules.ts'
import type { AreaShipping } from '#domain/pricing/rules.ts'

import { specTerms } from './rules.ts'

/** What an order keeps of the settings. */
export const termColumns = {
  shippingPaise: shopSettings.shippingPaise,
  freeFromPaise: shopSettings.freeFromPaise,
  returnDays: shopSettings.returnDays,
}

/** What the shop says at this very moment for a place, of which it knows the area; null: it is in none. */
export async function termsNow({ db }: Pick<Ctx, 'db'>, area: AreaShipping | null): Promise<OrderTerms> {
  const [terms] = await db.select(termColumns).from(shopSettings)
  if (!terms) throw new Error('The row of shop_settings is gone')
  return termsTo(terms, area)
}

/** What an order for that place keeps. */
export function termsTo(shop: Omit<OrderTerms, 'leastPaise'>, area: AreaShipping | null): OrderTerms {
  return { ...shippingTo(shop, area), returnDays: shop.returnDays }
}

/** What was agreed for an order; the specification's where it is from before a shop could say otherwise. */
export function termsOf({ terms }: { terms: OrderTerms | null }): OrderTerms {
  if (terms) return terms
  const { shippingPaise, freeFromPaise, leastPaise, returnDays } = specTerms
  return { shippingPaise, freeFromPaise, leastPaise, returnDays }
}
