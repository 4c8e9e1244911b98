import { PageHead } from '#app/frame/head/page-head.tsx'
import type { ProductFacts } from '#app/frame/head/structured-data.tsx'
import { categoryPath, listingPath } from '#app/paths.ts'
import { useCategoryLabel } from '#app/ui/categories.ts'
import { formatPaise, plainRupees } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/product/en.ts'
import { packLabel } from '#words/ui/pack/en.ts'

/** Everything that search engines and services that show links are told of a product's page. */
export function ProductHead({
  product,
}: {
  product: Omit<ProductFacts, 'categoryLabel'> & { category: string }
}) {
  const { id, name, brand, category, description, sellingPricePaise, isGone, path } = product
  const pack = packLabel(product)
  const shelf = categoryPath(category)
  const categoryLabel = useCategoryLabel(category)
  return (
    <>
      <PageHead
        title={`${name}, ${pack}`}
        // Without its canonical path it is `noindex`.
        path={isGone ? undefined : path}
        description={
          firstWords(description) || words.inShort(name, brand, pack, formatPaise(sellingPricePaise))
        }
        image={`/og/product/${encodeURIComponent(id)}.jpg`}
        product={{ ...product, categoryLabel }}
        crumbs={[
          { name: words.allProducts, path: listingPath() },
          { name: categoryLabel, path: shelf },
          { name, path },
        ]}
      />
      <meta property="product:price:amount" content={plainRupees(sellingPricePaise)} />
      <meta property="product:price:currency" content="INR" />
    </>
  )
}

/** As much of a description as search engines show, ended at a word. */
function firstWords(description: string): string {
  const text = description.replaceAll(/\s+/g, ' ').trim()
  return text.length <= 160 ? text : `${text.slice(0, 158).replace(/\s\S*$/, '')}…`
}
