import { Suspense } from 'react'
import { Await, data, useLocation } from 'react-router'

import { keptOnBack } from '#app/client/kept-on-back.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { LoadFailed } from '#app/frame/load-failed.tsx'
import { publishResults } from '#app/frame/search-box/latest-results.ts'
import { cardsOf } from '#app/pages.server/card-product.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { stripCategories } from '#app/pages.server/strip-categories.server.ts'
import { CategoryStrip } from '#app/shop/goods/category-strip.tsx'
import { firstOfEachCategory } from '#domain/catalog/queries.ts'
import { isPastEnd, lastPage, listingPageSize, pageNumber } from '#domain/catalog/rules.ts'
import { searchProducts } from '#domain/search/queries.ts'

import type { Route } from './+types/search.ts'
import { Results } from './results.tsx'
import { SearchLoading } from './search-loading.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const parameters = new URL(request.url).searchParams
  const query = parameters.get('q') ?? ''
  const page = pageNumber(parameters.get('page'))
  const view = await run(async () => {
    const {
      products: found,
      nearShelves,
      ...answer
    } = await searchProducts(ctx, query, {
      page,
      pageSize: listingPageSize,
    })
    const products = page > lastPage ? [] : found
    // The stalls stand where no goods do.
    const firsts = products.length === 0 ? await firstOfEachCategory(ctx) : []
    return {
      query: query.trim(),
      ...answer,
      page,
      near: ctx.categories
        .filter(({ value }) => nearShelves.includes(value))
        .map(({ value, label }) => ({ value, label })),
      products: await cardsOf(ctx, products),
      categories: stripCategories(ctx, firsts),
    }
  })
  return data({ view }, { status: isPastEnd(page, view.total) ? 404 : 200 })
}

/** Race of answers: the latest request; a slower answer to an earlier one is not suggested from. */
let latestQuestion: Request | null = null

/** Not awaited, so that the page stands at once and its placeholders until the goods have come. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  latestQuestion = request
  return {
    view: keptOnBack(request, async () => {
      const { view } = await serverLoader()
      if (latestQuestion === request) publishResults(view)
      return view
    }),
  }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const query = new URLSearchParams(search).get('q')?.trim() ?? ''
  return (
    <div className="fills-window">
      <PageHead title={query ? `Search: ${query}` : 'Search'} />
      <div className="shell list-head">
        <div>
          <h1>{query ? `“${query}”` : 'What are you looking for?'}</h1>
          <p role="status">
            <Suspense key={search} fallback="Loading ...">
              <Await resolve={loaderData.view} errorElement={null}>
                {({ total, totalIsExact }) => `Search Results : ${totalIsExact ? total : '1,000+'}`}
              </Await>
            </Suspense>
          </p>
        </div>
      </div>
      <Suspense key={search} fallback={<SearchLoading />}>
        <Await resolve={loaderData.view} errorElement={<LoadFailed message="The search did not work." />}>
          {(view) => (
            <>
              <Results view={view} />
              {view.products.length === 0 && <CategoryStrip view={view} />}
            </>
          )}
        </Await>
      </Suspense>
    </div>
  )
}
