import type { CardProduct } from '#app/ui/product-card.tsx'
import type { ProductView } from '#domain/catalog/queries.ts'
import { lowStock } from '#domain/catalog/rules.ts'

/** What a card needs of a product, and no more: it travels with the page. */
export function cardProduct(product: ProductView): CardProduct {
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
