import { data } from 'react-router'

import { keptOnBack, useKeptOnBack } from '#app/client/kept-on-back.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { useShop } from '#app/frame/site.ts'
import { cacheTags, cardTags, everyShelfTag, offersTag } from '#app/pages.server/cache-tags.server.ts'
import { cardsOf } from '#app/pages.server/card-product.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { stripCategories } from '#app/pages.server/strip-categories.server.ts'
import { homePath } from '#app/paths.ts'
import { firstOfEachCategory, shelves as firstsOfShelves } from '#domain/catalog/queries.ts'
import { shelfLength } from '#domain/catalog/rules.ts'
import { offerOfHome } from '#domain/offers/queries.ts'
import * as words from '#words/shop/home/en.ts'

import type { Route } from './+types/home.ts'
import { HomeContent, loadHomeParts } from './home-content.tsx'
import type { HomeView } from './home-view.ts'
import { shelfCategories, shelves } from './shelves.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const { view, shown } = await run(async () => {
    const [firsts, goods, offer] = await Promise.all([
      firstOfEachCategory(ctx),
      firstsOfShelves(ctx, shelfCategories, shelfLength),
      offerOfHome(ctx),
    ])
    const shown = Object.values(goods).flat()
    const cards = Map.groupBy(await cardsOf(ctx, shown), ({ category }) => category)
    const view: HomeView = {
      firstOffer: offer ? (offer.code ?? '') : null,
      categories: stripCategories(ctx, firsts),
      goods: Object.fromEntries(
        shelfCategories.map((category) => [
          category,
          (cards.get(category) ?? []).slice(0, shelves[category].kind.size),
        ]),
      ),
    }
    return { view, shown: [...firsts, ...shown] }
  })
  return data({ view }, { headers: cacheTags([everyShelfTag, offersTag, ...cardTags(shown)]) })
}

/** The goods are not awaited: the page changes at once, and placeholders stand until they have come. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const view = keptOnBack(request, () => serverLoader().then(({ view }) => view))
  await loadHomeParts()
  return { view }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const view = useKeptOnBack(loaderData.view)
  const { name } = useShop()
  return (
    <>
      <PageHead path={homePath} title={words.title(name)} description={words.description} />
      <HomeContent view={view} />
    </>
  )
}
