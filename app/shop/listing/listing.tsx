import { Suspense } from 'react'
import { Await, data, useLocation } from 'react-router'

import { keptOnBack } from '#app/client/kept-on-back.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { LoadFailed } from '#app/frame/load-failed.tsx'
import { cacheTags, cardTags, categoryTag, everyCategoryTag } from '#app/pages.server/cache-tags.server.ts'
import { cardsOf } from '#app/pages.server/card-product.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { choiceOf, listingPath } from '#app/paths.ts'
import { useCategories } from '#app/ui/categories.ts'
import { ProductGridComing } from '#app/ui/product-grid-coming.tsx'
import { listProducts, listingSummary } from '#domain/catalog/queries.ts'
import { categoryLabel, isPastEnd, lastPage, listingPageSize } from '#domain/catalog/rules.ts'

import type { Route } from './+types/listing.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { FiltersButton, ListingControls } from './listing-controls.tsx'
import { Results } from './results.tsx'
import { useChoice } from './use-choice.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const { categories, sort, page } = choiceOf(new URL(request.url).searchParams, ctx.categories)
  const { view, shown } = await run(async () => {
    const request = { page, pageSize: listingPageSize }
    const [summary, rows] = await Promise.all([
      listingSummary(ctx, categories),
      page > lastPage ? [] : listProducts(ctx, { categories, sort }, request),
    ])
    return { view: { ...summary, page, products: await cardsOf(ctx, rows) }, shown: rows }
  })
  if (isPastEnd(page, view.total)) return data({ view }, { status: 404 })
  const lists = categories.length > 0 ? categories.map(categoryTag) : [everyCategoryTag]
  return data({ view }, { headers: cacheTags([...lists, ...cardTags(shown)]) })
}

/** Not awaited, so that the choice shows at once and skeletons stand until the goods have come. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return { view: keptOnBack(request, () => serverLoader().then(({ view }) => view)) }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { shown, choose } = useChoice()
  const all = useCategories()
  const names = shown.categories.map((value) => categoryLabel(all, value)).join(', ')
  const title = names || 'All products'
  const { categories, page } = choiceOf(new URLSearchParams(search), all)
  const goods = listingPath({ categories, page })

  /** Says how many goods there are, once it is known. */
  function count(say: (total: number) => string, loading: string, failed = loading) {
    return (
      <Suspense key={goods} fallback={loading}>
        <Await resolve={loaderData.view} errorElement={<>{failed}</>}>
          {({ total }) => say(total)}
        </Await>
      </Suspense>
    )
  }

  return (
    <div className="shell fills-window">
      <PageHead
        title={title}
        path={listingPath({ categories, page })}
        crumbs={[{ name: title, path: listingPath({ categories }) }]}
        description={`${names || 'All products'}: organic and handmade, with pack sizes and prices per kilo or litre.`}
      />
      <div className="list-head">
        <div>
          <h1>{title}</h1>
          <p role="status">{count((total) => `Search Results: ${total}`, 'Loading products...', '')}</p>
        </div>
        <ChoiceChips choice={shown} onChoose={choose} />
        <FiltersButton choice={shown} />
      </div>
      <div className="gap-x-10 lg:grid lg:grid-cols-[15.5rem_1fr]">
        <ListingControls
          choice={shown}
          onChoose={choose}
          show={count((total) => `Show ${total}`, 'Show products')}
        />
        {/* Another order of the same goods needs no skeleton: those that are here are in it already. */}
        <Suspense key={goods} fallback={<ProductGridComing />}>
          <Await resolve={loaderData.view} errorElement={<LoadFailed message="The products did not load." />}>
            {(view) => <Results view={view} choice={shown} onChoose={choose} />}
          </Await>
        </Suspense>
      </div>
    </div>
  )
}
