import { data, redirect } from 'react-router'

import { shopContext } from '#app/pages.server/ctx.server.ts'
import { categoriesNow } from '#app/ui/categories.ts'
import * as words from '#words/shop/listing/en.ts'

import type { Route } from './+types/category.ts'
import { categoryListing } from './category-address.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

/** `/category/{slug}` is another name of a category's listing, which has one address of its own. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const { categories } = context.get(shopContext)
  const path = categoryListing(params.slug, new URL(request.url).searchParams, categories)
  if (!path) throw data({ message: words.noSuchCategory }, { status: 404 })
  throw redirect(path, 301)
}

/** Within the shop nobody has to be asked for it, but for a category that is new since the document came. */
export function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  const path = categoryListing(params.slug, new URL(request.url).searchParams, categoriesNow())
  if (!path) return serverLoader()
  throw redirect(path, 301)
}

export default function Category() {
  return null
}
