import { Suspense } from 'react'
import { Await, data, useLocation } from 'react-router'

import { KeptOnBack, keptOnBack } from '#app/client/kept-on-back.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { LoadFailed } from '#app/frame/load-failed.tsx'
import {
  cacheTags,
  cardTags,
  categoryTag,
  everyCategoryTag,
  everyStockTag,
  stockTag,
} from '#app/pages.server/cache-tags.server.ts'
import { cardsOf } from '#app/pages.server/card-product.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { ChoiceChips } from '#app/shop/lists/choice-chips.tsx'
import { FiltersButton, ListControls } from '#app/shop/lists/list-controls.tsx'
import { listPath } from '#app/shop/lists/list-path.ts'
import { isAskedFor } from '#app/shop/lists/sort-products.ts'
import { totalWords } from '#app/shop/lists/total-words.ts'
import { useChoice } from '#app/shop/lists/use-choice.ts'
import { useOffered } from '#app/shop/lists/use-offered.ts'
import { useCategories } from '#app/ui/categories.ts'
import { ProductGridComing } from '#app/ui/product-grid-coming.tsx'
import type { Listing as Listed } from '#domain/catalog/conditions.ts'
import { choiceOf, chosenIn, isKept } from '#domain/catalog/filters/rules.ts'
import { listProducts, listingSummary, offeredIn, withoutEach } from '#domain/catalog/listing.ts'
import { isPastEnd, listingPageSize } from '#domain/catalog/rules.ts'
import * as words from '#words/shop/listing/en.ts'

import type { Route } from './+types/listing.ts'
import { Results } from './results.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'
import { categoryLabel } from '#words/ui/category/en.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const { page, ...listing } = choiceOf(new URL(request.url).searchParams, ctx.categories)
  const { view, shown } = await run(async () => {
    const [{ products: rows, ...summary }, offered] = await Promise.all([
      listProducts(ctx, listing, { page, pageSize: listingPageSize }),
      offeredIn(ctx, listing),
    ])
    const isFiltered = chosenIn(listing).length > 0
    const without =
      summary.total === 0 && isFiltered
        ? await withoutEach(listing, async (wider) => {
            const { total, totalIsExact } = await listingSummary(ctx, wider)
            return { total, totalIsExact }
          })
        : []
    return {
      view: { ...summary, sort: listing.sort, page, without, offered, products: await cardsOf(ctx, rows) },
      shown: rows,
    }
  })
  if (isPastEnd(page, view.total)) return data({ view }, { status: 404 })
  if (!isKept(listing)) return data({ view })
  // What is said of all shelves changes with any of them.
  const wider = view.without.some(({ name }) => name === 'categories')
    ? listTags({ ...listing, categories: [] })
    : []
  return data({ view }, { headers: cacheTags([...listTags(listing), ...wider, ...cardTags(shown)]) })
}

/** What the list says beside its cards. */
function listTags({ categories, stock }: Listed): string[] {
  const lists = categories.length > 0 ? categories.map(categoryTag) : [everyCategoryTag]
  if (!stock) return lists
  return [...lists, ...(categories.length > 0 ? categories.map(stockTag) : [everyStockTag])]
}

/** Not awaited, so that the choice shows at once and skeletons stand until the goods have come. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return { view: keptOnBack(request, () => serverLoader().then(({ view }) => view)) }
}

export const shouldRevalidate = isAskedFor

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { shown, choose } = useChoice(listPath)
  const offered = useOffered(loaderData.view)
  const all = useCategories()
  const names = shown.categories.map((value) => categoryLabel(all, value)).join(', ')
  const title = names || words.allProducts
  const { sort: _sort, ...listed } = choiceOf(new URLSearchParams(search), all)
  const { categories, page } = listed
  const goods = listPath(listed)
  const isEmpty = 'total' in loaderData.view && loaderData.view.total === 0

  /** Says how many goods there are, once it is known. */
  function count(say: (total: string) => string, loading: string, failed = loading) {
    return (
      <Suspense key={goods} fallback={loading}>
        <Await resolve={loaderData.view} errorElement={<>{failed}</>}>
          {(view) => <KeptOnBack view={view}>{(listed) => say(totalWords(listed))}</KeptOnBack>}
        </Await>
      </Suspense>
    )
  }

  return (
    <div className="shell fills-window">
      <PageHead
        title={title}
        // Empty shelves are not indexed. Search engines read the document, where the goods have come.
        path={isEmpty ? undefined : listPath({ categories, page })}
        crumbs={[{ name: title, path: listPath({ categories }) }]}
        description={words.description(title)}
      />
      <div className="list-head">
        <div>
          <h1>{title}</h1>
          <p role="status" className="figures">
            {count(words.results, words.loading, '')}
          </p>
        </div>
        <ChoiceChips choice={shown} pathOf={listPath} />
        <FiltersButton choice={shown} />
      </div>
      <div className="gap-x-10 lg:grid lg:grid-cols-[15.5rem_1fr]">
        <ListControls
          choice={shown}
          onChoose={choose}
          pathOf={listPath}
          offered={offered}
          ownOrder={words.recommended}
          show={count(words.show, words.showProducts)}
        />
        {/* Not by the order: where the goods that are here can be brought into it, they need no skeleton. */}
        <Suspense key={goods} fallback={<ProductGridComing />}>
          <Await resolve={loaderData.view} errorElement={<LoadFailed message={words.notLoaded} />}>
            {(view) => <Results view={view} choice={shown} />}
          </Await>
        </Suspense>
      </div>
    </div>
  )
}
