import { Suspense } from 'react'
import { Await, data } from 'react-router'

import { shopContext } from '#app/ctx.server.ts'
import { firstOfEachCategory, shelves } from '#domain/catalog/queries.ts'
import type { CategoryValue } from '#domain/catalog/rules.ts'

import { cacheTags, everyCategoryTag } from '../cache-tags.server.ts'
import { cardProduct } from '../card-product.server.ts'
import { notAwaited } from '../not-awaited.ts'
import { run } from '../run.server.ts'
import { LoadFailed } from '../shell/load-failed.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { Route } from './+types/home.ts'
import { HomeContent } from './home-content.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

const shelvesShown: CategoryValue[] = [
  'coffee',
  'pulses',
  'dry fruits',
  'dairy products',
  'fruits',
  'oils',
  'vegetables',
]
const productsOnShelf = 10

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const view = await run(async () => {
    const [firsts, shelf] = await Promise.all([
      firstOfEachCategory(ctx),
      shelves(ctx, shelvesShown, productsOnShelf),
    ])
    return {
      categories: firsts.map(({ category, images }) => ({ value: category, image: images[0] })),
      shelves: Object.fromEntries(
        Object.entries(shelf).map(([category, products]) => [category, products.map(cardProduct)]),
      ),
    }
  })
  return data({ view }, { headers: cacheTags([everyCategoryTag]) })
}

/** Not awaited, so that the page changes at once and its skeleton stands until the goods have come. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { view: notAwaited(serverLoader().then(({ view }) => view)) }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        path="/"
        title="Haat: the village market, open 24×7"
        description="Organic vegetables, fruits, dairy, oils, pulses and handmade goods from village producers, brought to your doorstep."
      />
      <Suspense fallback={<HomeSkeleton />}>
        <Await
          resolve={loaderData.view}
          errorElement={<LoadFailed message="Failed to load categories. Please try again later." />}
        >
          {(view) => <HomeContent view={view} />}
        </Await>
      </Suspense>
    </>
  )
}
