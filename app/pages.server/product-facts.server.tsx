import { renderToStaticMarkup } from 'react-dom/server'

import { ProductFacts } from '#app/shop/product/product-facts.tsx'
import type { ProductView } from '#domain/catalog/queries.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import type { ShopFacts } from '#domain/shop/rules.ts'
import * as words from '#words/shop/product/facts/en.ts'
import { packLabel } from '#words/ui/pack/en.ts'

/**
 * What the law wants to be read before goods are bought, and what else the shop says of them. As the text of
 * a document: nothing in it can be pressed, so the browser needs no script for it.
 */
export function factsText(product: ProductView, { name, phones, emails }: ShopFacts): string {
  const rows = [
    ...words.declared(product.declarations),
    { label: words.netQuantity, value: packLabel(product) },
    { label: words.mrp, value: words.withTaxes(formatPaise(product.listPricePaise)) },
    { label: words.consumerCare, value: [name, phones[0], emails[0]?.address].filter(Boolean).join(', ') },
  ]
  return renderToStaticMarkup(<ProductFacts rows={rows} />)
}

/** The mark that FSSAI wants near the name of food: a green dot, or a brown triangle, in its square. */
export function foodMark({ declarations: { diet } }: ProductView): string {
  if (!diet) return ''
  const isVeg = diet === 'veg'
  const colour = isVeg ? '#0b7a2b' : '#8a3b1c'
  const label = isVeg ? words.vegetarian : words.nonVegetarian
  return renderToStaticMarkup(
    <svg width="18" height="18" viewBox="0 0 18 18" role="img" aria-label={label} fill={colour}>
      <path d="M1 1h16v16H1z" fill="#fff" stroke={colour} strokeWidth="2" />
      {isVeg ? <circle cx="9" cy="9" r="4.5" /> : <path d="M9 4.5l5 9H4z" />}
    </svg>,
  )
}
