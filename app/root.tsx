import './one-file.client.ts'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, data, redirectDocument } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'

import * as words from '#words/frame/connection/en.ts'
import { locale } from '#words/language/en.ts'

import type { Route } from './+types/root.ts'
import { goingTo, untilAnswered } from './client/connection.ts'
import { pressWaiting } from './client/taps.ts'
import favicon from './favicon.svg?url'
import figtree from './fonts/figtree-400-700.woff2?url'
import fraunces from './fonts/fraunces-600.woff2?url'
import type { Site } from './frame/site.ts'
import { categoryNames } from './pages.server/category-names.server.ts'
import { shopContext } from './pages.server/ctx.server.ts'
import { deskSettingsPath, deskShelvesPath, homePath, isDeskPath } from './paths.ts'
import { categoriesNow, keepCategories } from './ui/categories.ts'

/** The same for everyone: it stands in cached pages. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, testGateway, shop, categories } = context.get(shopContext)
  return data({
    site: { publicUrl, testGateway, shop } satisfies Site,
    categories: categoryNames(categories),
  })
}

/** Asked for again where an address names a category that is new, and behind the rooms that change it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isKnown = (name: string) => categoriesNow().some(({ value }) => value === name)
  const changing = [deskShelvesPath, deskSettingsPath]
  return changing.includes(currentUrl.pathname) || !nextUrl.searchParams.getAll('category').every(isKnown)
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  crossByDocument,
  ({ request }, next) => goingTo(pathOf(request), next),
]

/** Shop and desk have documents, styles and scripts of their own: every way between them is a full load. */
async function crossByDocument(
  { request }: Parameters<Route.ClientMiddlewareFunction>[0],
  next: Parameters<Route.ClientMiddlewareFunction>[1],
): Promise<void> {
  const path = pathOf(request)
  if (isDeskPath(path) !== isDeskPath(window.location.pathname)) {
    // A document that is asked for without a connection ends on the browser's own page.
    if (!navigator.onLine) await untilAnswered(() => fetch(path, { method: 'HEAD' }))
    throw redirectDocument(path)
  }
  await next()
}

function pathOf({ url }: Request): string {
  const { pathname, search, hash } = new URL(url)
  return pathname + search + hash
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** The bare document. What stands in it comes from the layout of the shop or of the desk. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f8f4eb" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#161827" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body data-waits="">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData: { categories } }: Route.ComponentProps) {
  useEffect(() => pressWaiting(document.body), [])
  useEffect(() => keepCategories(categories), [categories])
  return <Outlet />
}

/** Where a layout itself has failed: bare words in a bare document. */
export function ErrorBoundary() {
  return (
    <main>
      <title>{words.failed}</title>
      <h1>{words.failed}</h1>
      <p>{words.failedHint}</p>
      <a href={homePath}>{words.toHome}</a>
    </main>
  )
}
