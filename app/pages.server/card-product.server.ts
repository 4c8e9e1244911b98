import { goodsName, otherName } from '#app/goods-name.ts'
import type { PackChip } from '#app/ui/pack-sheet.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { limitsOf } from '#domain/cart/rules.ts'
import type { SoldSize } from '#domain/cart/rules.ts'
import { packsOf } from '#domain/catalog/families.ts'
import type { SoldPack } from '#domain/catalog/families.ts'
import type { CardView } from '#domain/catalog/queries.ts'
import { gramsLabel, lowStock, pricePer } from '#domain/catalog/rules.ts'
import type { Pack } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { ratingsOf } from '#domain/reviews/queries.ts'
import * as words from '#words/ui/pack/en.ts'

/** The cards of these products, each with the packs of its family and its stars. */
export async function cardsOf(ctx: Ctx, products: readonly CardView[]): Promise<CardProduct[]> {
  const families = await packsOf(ctx, products)
  const ids = products.map(({ id }) => id)
  const ratings = await ratingsOf(ctx, ids)
  return products.map((product) => {
    const packs = families.get(product.familyKey ?? '')
    const rating = ratings.get(product.id)
    return {
      ...cardProduct(product),
      ...(packs && { packs: packs.map(packChip) }),
      // Nothing is sent where the page knows it: the specification's stars.
      ...(rating
        ? { rating: [rating.average, rating.count] as const }
        : !ctx.shop.fixedStars && { rating: null }),
    }
  })
}

/** What a card needs of a product, and no more: it travels with the page. */
export function cardProduct(product: CardView): CardProduct {
  const { isByWeight } = product
  const { least } = limitsOf(product)
  const isSoldOut = product.stock !== null && product.stock < least
  return {
    id: product.id,
    ...namesOf(product),
    category: product.category,
    image: product.images[0],
    listPricePaise: product.listPricePaise * (isByWeight ? least : 1),
    ...soldPack(product),
    isSoldOut,
    ...(product.stock && product.stock <= lowStock && !isSoldOut
      ? { fewLeft: words.amountLabel(product.stock, product) }
      : {}),
  }
}

/** Goods by weight stand on the page as their least: that is what a press adds, and what it costs. */
function soldPack(product: SoldSize & Pick<Pack, 'netUnit' | 'sellingPricePaise'>) {
  const { netQuantity, netUnit, sellingPricePaise, leastGrams } = product
  if (leastGrams === null) return { netQuantity, netUnit, sellingPricePaise }
  const limits = limitsOf(product)
  const [add, more] = [leastGrams, netQuantity].map((grams) => words.add(gramsLabel(grams)))
  return {
    netQuantity: leastGrams,
    netUnit,
    sellingPricePaise: sellingPricePaise * limits.least,
    step: { grams: netQuantity, ...limits, add: add!, more: more! },
  }
}

/** As the page says them: in its own language where there is a name in it. */
function namesOf({ name: productName, hindiName }: Pick<CardView, 'name' | 'hindiName'>) {
  const names = { productName, hindiName }
  return { name: goodsName(names), otherName: otherName(names) }
}

function packChip({ isCheapest, name, hindiName, id, isSoldOut, ...size }: SoldPack): PackChip {
  const pack = soldPack(size)
  const { paise, per } = pricePer(pack)
  return {
    id,
    isSoldOut,
    ...pack,
    name: goodsName({ productName: name, hindiName }),
    lines: [
      words.packLabel(pack),
      formatPaise(pack.sellingPricePaise),
      `${formatPaise(paise)}/${words.per(per)}`,
      ...(isCheapest ? [words.bestValue] : []),
      ...(isSoldOut ? [words.soldOut] : []),
    ],
  }
}
