import { Suspense } from 'react'
import { Await, data, useLocation } from 'react-router'

import { KeptOnBack, keptOnBack } from '#app/client/kept-on-back.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { LoadFailed } from '#app/frame/load-failed.tsx'
import { publishResults } from '#app/frame/search-box/latest-results.ts'
import { cardsOf } from '#app/pages.server/card-product.server.ts'
import { categoryName } from '#app/pages.server/category-names.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { stripCategories } from '#app/pages.server/strip-categories.server.ts'
import { ChoiceChips } from '#app/shop/lists/choice-chips.tsx'
import { FiltersButton, ListControls } from '#app/shop/lists/list-controls.tsx'
import { foundPath } from '#app/shop/lists/list-path.ts'
import { isAskedFor } from '#app/shop/lists/sort-products.ts'
import { totalWords } from '#app/shop/lists/total-words.ts'
import { useChoice } from '#app/shop/lists/use-choice.ts'
import { useOffered } from '#app/shop/lists/use-offered.ts'
import { useCategories } from '#app/ui/categories.ts'
import { ProductGridComing } from '#app/ui/product-grid-coming.tsx'
import { narrowing, ordering } from '#domain/catalog/conditions.ts'
import type { Listing } from '#domain/catalog/conditions.ts'
import { choiceOf } from '#domain/catalog/filters/rules.ts'
import type { ListChoice } from '#domain/catalog/filters/rules.ts'
import { listProducts, offeredIn, withoutEach } from '#domain/catalog/listing.ts'
import { firstOfEachCategory } from '#domain/catalog/queries.ts'
import { isPastEnd, lastPage, listingPageSize } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { goodsOnEach, searchProducts } from '#domain/search/queries.ts'
import * as words from '#words/shop/search/en.ts'
import { saidLabel } from '#words/shop/search/said/en.ts'

import type { Route } from './+types/search.ts'
import { Results } from './results.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const parameters = new URL(request.url).searchParams
  const query = parameters.get('q') ?? ''
  const { page, ...listed } = choiceOf(parameters, ctx.categories)
  const view = await run(async () => {
    const find = (wanted: Listing, asked = { page, pageSize: listingPageSize }) =>
      searchProducts(ctx, query, {
        ...asked,
        narrow: narrowing(wanted),
        order: wanted.sort && ordering(wanted.sort),
      })
    const { products: found, nearShelves, read, ...answer } = await find(listed)
    const products = page > lastPage ? [] : found
    // The stalls stand where no goods do.
    const firsts = products.length === 0 ? await firstOfEachCategory(ctx) : []
    const isNarrowed = narrowing(listed) !== undefined
    return {
      query: query.trim(),
      ...answer,
      sort: listed.sort,
      page,
      said: read.said.map(({ said, rest }) => ({ label: saidLabel(said), rest })),
      shelves: await goodsOnEach(
        ctx,
        read.shelves.map((shelf) => ({ ...shelf, label: categoryName(shelf) })),
      ),
      others: query.trim() && answer.total === 0 ? await othersOf(ctx, nearShelves) : [],
      offered: await offeredIn(ctx, listed),
      near: ctx.categories
        .filter(({ value }) => nearShelves.includes(value))
        .map((category) => ({ value: category.value, label: categoryName(category) })),
      without:
        answer.total === 0 && isNarrowed
          ? await withoutEach(listed, async (wider) => {
              const { total, totalIsExact } = await find(wider, one)
              return { total, totalIsExact }
            })
          : [],
      products: await cardsOf(ctx, products),
      categories: stripCategories(ctx, firsts),
    }
  })
  return data({ view }, { status: isPastEnd(page, view.total) ? 404 : 200 })
}

/** A row of goods for who found nothing: of the shelves that are near, or of all, by what is sold. */
async function othersOf(ctx: Ctx, categories: string[]) {
  const { products } = await listProducts(ctx, { categories, stock: 'in' }, { page: 1, pageSize: inRow })
  return cardsOf(ctx, products)
}

const inRow = 12

/** Enough to know how many there are. */
const one = { page: 1, pageSize: 1 }

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

export const shouldRevalidate = isAskedFor

export default function Search({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const query = new URLSearchParams(search).get('q')?.trim() ?? ''
  const pathOf = (choice: Partial<ListChoice>) => foundPath(query, choice)
  const { shown, choose } = useChoice(pathOf)
  const offered = useOffered(loaderData.view)
  const { sort: _sort, ...listed } = choiceOf(new URLSearchParams(search), useCategories())
  const goods = pathOf(listed)

  /** Says how many goods there are, once it is known. With `null` a search that fails would end the page. */
  function count(say: (total: string) => string, loading: string, failed = loading) {
    return (
      <Suspense key={goods} fallback={loading}>
        <Await resolve={loaderData.view} errorElement={<>{failed}</>}>
          {(view) => <KeptOnBack view={view}>{(found) => say(totalWords(found))}</KeptOnBack>}
        </Await>
      </Suspense>
    )
  }

  /** What is chosen, and once it is known what the words say beside the goods. */
  function chips(said: readonly { label: string; rest: string }[] = []) {
    const links = said.map(({ label, rest }) => ({ label, to: foundPath(rest, { ...shown, page: 1 }) }))
    return <ChoiceChips choice={shown} pathOf={pathOf} said={links} />
  }

  return (
    <div className="fills-window">
      <PageHead title={query ? words.titleOf(query) : words.title} />
      <div className="shell">
        <div className="list-head">
          <div>
            <h1>{query ? `“${query}”` : words.ask}</h1>
            <p role="status" className="figures">
              {count(words.results, words.loading, '')}
            </p>
          </div>
          {query && (
            <>
              <Suspense key={query} fallback={chips()}>
                <Await resolve={loaderData.view} errorElement={chips()}>
                  {({ said }) => chips(said)}
                </Await>
              </Suspense>
              <FiltersButton choice={shown} />
            </>
          )}
        </div>
        <div className={query ? 'gap-x-10 lg:grid lg:grid-cols-[15.5rem_1fr]' : ''}>
          {query && (
            <ListControls
              choice={shown}
              onChoose={choose}
              pathOf={pathOf}
              offered={offered}
              ownOrder={words.relevance}
              words={query}
              show={count(words.show, words.showProducts)}
            />
          )}
          {/* Not by the order: where the goods that are here can be brought into it, they need no skeleton. */}
          <Suspense key={goods} fallback={<ProductGridComing />}>
            <Await resolve={loaderData.view} errorElement={<LoadFailed message={words.failed} />}>
              {(view) => <Results view={view} choice={shown} pathOf={pathOf} />}
            </Await>
          </Suspense>
        </div>
      </div>
    </div>
  )
}
