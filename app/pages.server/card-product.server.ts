import type { PackChip } from '#app/ui/pack-sheet.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { packsOf } from '#domain/catalog/families.ts'
import type { CardView } from '#domain/catalog/queries.ts'
import { lowStock, packLabel, pricePer } from '#domain/catalog/rules.ts'
import type { Pack } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { formatPaise } from '#domain/pricing/rules.ts'

/** The cards of these products, each with the packs of its family. */
export async function cardsOf(ctx: Ctx, products: readonly CardView[]): Promise<CardProduct[]> {
  const families = await packsOf(ctx, products)
  return products.map((product) => {
    const packs = families.get(product.familyKey ?? '')
    return packs ? { ...cardProduct(product), packs: packs.map(packChip) } : cardProduct(product)
  })
}

/** What a card needs of a product, and no more: it travels with the page. */
export function cardProduct(product: CardView): CardProduct {
  return {
    id: product.id,
    name: product.name,
    hindiName: product.hindiName,
    category: product.category,
    image: product.images[0],
    listPricePaise: product.listPricePaise,
    sellingPricePaise: product.sellingPricePaise,
    netQuantity: product.netQuantity,
    netUnit: product.netUnit,
    isSoldOut: product.stock === 0,
    ...(product.stock && product.stock <= lowStock ? { fewLeft: product.stock } : {}),
  }
}

function packChip({ isCheapest, ...pack }: Pack): PackChip {
  const { paise, per } = pricePer(pack)
  return {
    ...pack,
    lines: [
      packLabel(pack),
      formatPaise(pack.sellingPricePaise),
      `${formatPaise(paise)}/${per}`,
      ...(isCheapest ? ['Best value'] : []),
      ...(pack.isSoldOut ? ['Sold out'] : []),
    ],
  }
}
