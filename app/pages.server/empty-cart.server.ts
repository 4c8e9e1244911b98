import { setTimeout as sleep } from 'node:timers/promises'

import { sixGoods } from '#app/shop/goods/six-goods.ts'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { hasAnyLine } from '#domain/cart/queries.ts'
import { firstOfEachCategory } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { cardProduct } from './card-product.server.ts'

interface EmptyCart {
  isGuest: boolean
  /** What stands below it. */
  goods: CardProduct[]
}

/** The page waits so long for it, in milliseconds: it can do without. */
const patience = 500

/**
 * What the cart's page shows of an empty cart; null for one that has lines, or where nobody can say in
 * time. A guest's is empty as far as the shop knows: its lines are in the browser.
 */
export function emptyCart(ctx: Ctx): Promise<EmptyCart | null> {
  return Promise.race([emptyAsKnown(ctx), sleep(patience, null, { ref: false })])
}

async function emptyAsKnown(ctx: Ctx): Promise<EmptyCart | null> {
  try {
    const isGuest = !ctx.actor || ctx.actor.isGuest === true
    if (!isGuest && (await hasAnyLine(ctx))) return null
    const goods = sixGoods(await firstOfEachCategory(ctx)).map(cardProduct)
    // Without stars, as those that the page asks for itself.
    return { isGuest, goods: goods.map((card) => ({ ...card, rating: null })) }
  } catch (error) {
    // The page asks for lines and goods itself, and says what it cannot have.
    ctx.log.warn({ err: error }, 'The page of a cart came without goods')
    return null
  }
}
