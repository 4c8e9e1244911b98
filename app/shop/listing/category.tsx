import { data, redirect } from 'react-router'

import type { Route } from './+types/category.ts'
import { categoryListing } from './category-address.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

/** `/category/{slug}` is another name of a category's listing, which has one address of its own. */
export function loader({ params, request }: Route.LoaderArgs) {
  return toListing(params.slug, request.url)
}

/** Within the shop nobody has to be asked for it. */
export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return toListing(params.slug, request.url)
}

function toListing(slug: string, url: string): never {
  const path = categoryListing(slug, new URL(url).searchParams)
  if (!path) throw data({ message: 'There is no such category.' }, { status: 404 })
  throw redirect(path, 301)
}

export default function Category() {
  return null
}
