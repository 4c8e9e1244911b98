import { shopSettings } from '#db/schema/index.ts'
import type { OrderTerms } from '#db/schema/orders.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { specTerms } from './rules.ts'

/** What an order keeps of the settings. */
export const termColumns = {
  shippingPaise: shopSettings.shippingPaise,
  freeFromPaise: shopSettings.freeFromPaise,
  returnDays: shopSettings.returnDays,
}

/** What the shop says at this very moment, for an order that is placed now. */
export async function termsNow({ db }: Pick<Ctx, 'db'>): Promise<OrderTerms> {
  const [terms] = await db.select(termColumns).from(shopSettings)
  if (!terms) throw new Error('The row of shop_settings is gone')
  return terms
}

/** What was agreed for an order; the specification's where it is from before a shop could say otherwise. */
export function termsOf({ terms }: { terms: OrderTerms | null }): OrderTerms {
  if (terms) return terms
  const { shippingPaise, freeFromPaise, returnDays } = specTerms
  return { shippingPaise, freeFromPaise, returnDays }
}
