import { Suspense } from 'react'
import { Await, data, useLocation } from 'react-router'

import { keptOnBack } from '#app/client/kept-on-back.ts'
import { LoadFailed } from '#app/frame/load-failed.tsx'
import { boxText } from '#app/pages.server/box.server.tsx'
import {
  cacheTags,
  cardTags,
  familyTags,
  goesWithTag,
  productTag,
  shelfTag,
} from '#app/pages.server/cache-tags.server.ts'
import { cardsOf } from '#app/pages.server/card-product.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { fromText } from '#app/pages.server/growers.server.tsx'
import { factsText, foodMark } from '#app/pages.server/product-facts.server.tsx'
import { productReviews } from '#app/pages.server/product-reviews.server.tsx'
import { run } from '#app/pages.server/run.server.ts'
import { seasonText } from '#app/pages.server/seasons.server.tsx'
import { goesWith } from '#domain/catalog/goes-with.ts'
import { goodsOf, productShown, recommendedWith } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import { canonicalProductPath } from '#domain/catalog/rules.ts'
import { shortRupees } from '#domain/pricing/rules.ts'
import { lowerPriceUntil } from '#domain/products/price-days.ts'
import { language, prefix } from '#words/language/en.ts'
import * as words from '#words/shop/product/en.ts'
import { declared, depositOn } from '#words/shop/product/facts/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'

import type { Route } from './+types/product.ts'
import { ProductDetail } from './product-detail.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

/** The first ones of its category beside itself: fewer than a shelf holds, so its tag covers them. */
const recommendations = 9

/** Of the twelve that the night counts, so many are shown. */
const mostTogether = 6

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const { view, tags } = await run(async () => {
    const product = await productShown(ctx, params.id)
    const recommended = await recommendedWith(ctx, product, recommendations)
    const together = await goesWith(ctx, [goodsOf(product)])
    const { id, category, images, brand, family, declarations, depositPaise, state } = product
    const priceUntil = await lowerPriceUntil(ctx, product)
    const season = await seasonText(ctx, product)
    const from = await fromText(ctx, id)
    const box = await boxText(ctx, product)
    const [card, ...cards] = await cardsOf(ctx, [product, ...recommended])
    return {
      view: {
        product: {
          ...card!,
          images,
          brand,
          family,
          ...descriptionOf(product),
          path: prefix + canonicalProductPath(product),
          mark: foodMark(product) + from.html,
          facts: box.html + season.html + factsText(product, ctx.shop),
          ...(await productReviews(ctx, id)),
          declared: declared(declarations),
          depositWords: depositPaise ? depositOn(shortRupees(depositPaise)) : '',
          isGone: state === 'archived',
          priceUntil,
          priceUntilWords: priceUntil ? words.priceUntil(shortDay(priceUntil)) : '',
        },
        recommended: cards,
        goesWith: (await cardsOf(ctx, together)).filter(({ isSoldOut }) => !isSoldOut).slice(0, mostTogether),
      },
      tags: [
        productTag(id),
        ...season.tags,
        ...box.tags,
        ...from.tags,
        ...familyTags(product),
        shelfTag(category),
        goesWithTag(goodsOf(product)),
        // Also of what cannot be had: it is shown when it is back.
        ...cardTags([...recommended, ...together]),
      ],
    }
  })
  return data({ view }, { headers: cacheTags(tags) })
}

/** In the language of the page; where nobody has written it in Hindi, in English and said to be that. */
function descriptionOf({ description, hindiDescription }: ProductView) {
  if (language === 'en') return { description }
  if (hindiDescription) return { description: hindiDescription }
  return { description, ...(description && { descriptionLang: 'en' as const }) }
}

/** Not awaited, so that the page changes at once and its skeleton stands until the product has come. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return { view: keptOnBack(request, () => serverLoader().then(({ view }) => view)) }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <Suspense key={pathname} fallback={<ProductSkeleton />}>
      <Await
        resolve={loaderData.view}
        errorElement={<LoadFailed title={words.failed} message={words.failedText} />}
      >
        {(view) => <ProductDetail view={view} />}
      </Await>
    </Suspense>
  )
}
