import { Suspense } from 'react'
import { Await, data, useLocation } from 'react-router'

import { keptOnBack } from '#app/client/kept-on-back.ts'
import { LoadFailed } from '#app/frame/load-failed.tsx'
import { cacheTags, cardTag, productTag, shelfTag } from '#app/pages.server/cache-tags.server.ts'
import { cardProduct } from '#app/pages.server/card-product.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { productShown, recommendedWith } from '#domain/catalog/queries.ts'

import type { Route } from './+types/product.ts'
import { ProductDetail } from './product-detail.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

/** The first ones of its category beside itself: fewer than a shelf holds, so its tag covers them. */
const recommendations = 9

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const view = await run(async () => {
    const product = await productShown(ctx, params.id)
    const recommended = await recommendedWith(ctx, product, recommendations)
    const { images, brand, description } = product
    return {
      product: { ...cardProduct(product), images, brand, description, isGone: product.state === 'archived' },
      recommended: recommended.map(cardProduct),
    }
  })
  const { product, recommended } = view
  const tags = [productTag(product.id), shelfTag(product.category), ...recommended.map(cardTag)]
  return data({ view }, { headers: cacheTags(tags) })
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
        errorElement={<LoadFailed title="Product did not load" message="This product did not load." />}
      >
        {(view) => <ProductDetail view={view} />}
      </Await>
    </Suspense>
  )
}
