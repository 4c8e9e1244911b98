import { Suspense } from 'react'
import { Await, data, useLocation } from 'react-router'

import { keptOnBack } from '#app/client/kept-on-back.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { LoadFailed } from '#app/frame/load-failed.tsx'
import { cacheTags, cardTag, categoryTag, everyCategoryTag } from '#app/pages.server/cache-tags.server.ts'
import { cardProduct } from '#app/pages.server/card-product.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { choiceOf, listingPath } from '#app/paths.ts'
import { listProducts, listingSummary } from '#domain/catalog/queries.ts'
import { categoryLabel, isPastEnd, lastPage, listingPageSize } from '#domain/catalog/rules.ts'

import type { Route } from './+types/listing.ts'
import { ListingControls } from './listing-controls.tsx'
import { Loading } from './loading.tsx'
import { Results } from './results.tsx'
import { useChoice } from './use-choice.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const { categories, sort, page } = choiceOf(new URL(request.url).searchParams)
  const view = await run(async () => {
    const request = { page, pageSize: listingPageSize }
    const [summary, rows] = await Promise.all([
      listingSummary(ctx, categories),
      page > lastPage ? [] : listProducts(ctx, { categories, sort }, request),
    ])
    return { ...summary, page, products: rows.map(cardProduct) }
  })
  if (isPastEnd(page, view.total)) return data({ view }, { status: 404 })
  const lists = categories.length > 0 ? categories.map(categoryTag) : [everyCategoryTag]
  return data({ view }, { headers: cacheTags([...lists, ...view.products.map(cardTag)]) })
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
  const names = shown.categories.map(categoryLabel).join(', ')
  const title = names || 'All products'
  const { categories, page } = choiceOf(new URLSearchParams(search))

  return (
    <div className="shell pt-8">
      <PageHead
        title={title}
        path={listingPath({ categories, page })}
        crumbs={[{ name: title, path: listingPath({ categories }) }]}
        description={`${names || 'All products'} at Haat: organic and handmade, with pack sizes and prices per kilo or litre.`}
      />
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <div className="mt-6 gap-x-10 lg:grid lg:grid-cols-[15.5rem_1fr]">
        <ListingControls choice={shown} onChoose={choose} />
        {/* Another order of the same goods needs no skeleton: those that are here are in it already. */}
        <Suspense key={listingPath({ categories, page })} fallback={<Loading />}>
          <Await resolve={loaderData.view} errorElement={<LoadFailed message="The products did not load." />}>
            {(view) => <Results view={view} choice={shown} onChoose={choose} />}
          </Await>
        </Suspense>
      </div>
    </div>
  )
}
