import { data } from 'react-router'

import { keptOnBack, useKeptOnBack } from '#app/client/kept-on-back.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { useShop } from '#app/frame/site.ts'
import {
  cacheTags,
  cardTags,
  everyShelfTag,
  monthTag,
  offersTag,
  seasonsTag,
} from '#app/pages.server/cache-tags.server.ts'
import { cardsOf } from '#app/pages.server/card-product.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { stripCategories } from '#app/pages.server/strip-categories.server.ts'
import { homePath } from '#app/paths.ts'
import { firstOfEachCategory, shelves as firstsOfShelves } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import { shelfLength } from '#domain/catalog/rules.ts'
import { goodsInSeason } from '#domain/catalog/seasons/queries.ts'
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
    const [firsts, goods, offer, inSeason] = await Promise.all([
      firstOfEachCategory(ctx),
      firstsOfShelves(ctx, shelfCategories, shelfLength),
      offerOfHome(ctx),
      goodsInSeason(ctx),
    ])
    const shown = [...Object.values(goods).flat(), ...inSeason]
    // What stands in two rows is sent once.
    const cards = new Map((await cardsOf(ctx, shown)).map((card) => [card.id, card]))
    const rowOf = (row: readonly ProductView[], size: number) =>
      row.flatMap(({ id }) => cards.get(id) ?? []).slice(0, size)
    const view: HomeView = {
      firstOffer: offer ? (offer.code ?? '') : null,
      categories: stripCategories(ctx, firsts),
      goods: {
        ...Object.fromEntries(
          shelfCategories.map((category) => [
            category,
            rowOf(goods[category] ?? [], shelves[category].kind.size),
          ]),
        ),
        season: rowOf(
          inSeason.filter(({ stock }) => stock !== 0),
          shelves.season.kind.size,
        ),
      },
    }
    return { view, shown: [...firsts, ...shown] }
  })
  const tags = [everyShelfTag, offersTag, seasonsTag, monthTag, ...cardTags(shown)]
  return data({ view }, { headers: cacheTags(tags) })
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
