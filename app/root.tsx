import { use, useEffect } from 'react'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, data, useRouteLoaderData } from 'react-router'

import type { Route } from './+types/root.ts'
import { followOtherWindows } from './client/cart.ts'
import { knownCustomer, refreshCartCount } from './client/session.ts'
import favicon from './favicon.svg?url'
import figtree from './fonts/figtree-400-700.woff2?url'
import fraunces from './fonts/fraunces-600.woff2?url'
import { Arrival } from './frame/arrival.tsx'
import { Chatbot } from './frame/chatbot/chatbot.tsx'
import { ConnectionNote } from './frame/connection-note.tsx'
import { ErrorPage } from './frame/error-page.tsx'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import { TestGatewayBanner } from './frame/test-gateway-banner.tsx'
import { shopContext } from './pages.server/ctx.server.ts'
import { StyleText } from './style-text.ts'
import { BasketDrawing } from './ui/basket-icon.tsx'
import { ToastArea } from './ui/toast.tsx'

import styles from './styles/app.css?url'

/** What every page knows. The same for everyone: it stands in cached pages. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, testGateway } = context.get(shopContext)
  return data({ publicUrl, testGateway })
}

/** It never changes while the shop runs, so no navigation asks for it again. */
export function shouldRevalidate(): boolean {
  return false
}

export const links: Route.LinksFunction = () => [
  // Only where the code is being worked on: there a changed style shows without a new page.
  ...(import.meta.env.DEV ? [{ rel: 'stylesheet', href: styles }] : []),
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  const shop = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f8f4eb" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#161827" media="(prefers-color-scheme: dark)" />
        <Meta />
        {/* Names the file that the build lays down of it as well, which the budget weighs. */}
        {import.meta.env.PROD && (
          <style data-file={styles} dangerouslySetInnerHTML={{ __html: use(StyleText) }} />
        )}
        <Links />
      </head>
      <body className="flex flex-col">
        <a
          href="#content"
          className="bg-indigo text-on-indigo sr-only z-50 rounded-full font-semibold focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:px-5 focus:py-3"
        >
          Skip to content
        </a>
        <BasketDrawing />
        {shop?.testGateway && <TestGatewayBanner />}
        <Header />
        <main id="content" tabIndex={-1} className="flex-1 focus:outline-none">
          {children}
        </main>
        <Footer />
        <Chatbot />
        <ToastArea />
        <Arrival />
        <ConnectionNote />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  useEffect(() => {
    void knownCustomer()
    void refreshCartCount()
    return followOtherWindows()
  }, [])
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
