import { useEffect } from 'react'
import { Outlet } from 'react-router'

import { loadOfflineParts } from '#app/client/cart.ts'
import { firstIdle } from '#app/client/first-idle.ts'
import { late } from '#app/client/late.tsx'
import { fetchWhenIdle } from '#app/client/prefetch.ts'
import { retried } from '#app/client/retried.ts'
import { Frame } from '#app/frame/frame.tsx'
import { StyleSheet } from '#app/frame/style-sheet.tsx'
import { Announcer } from '#app/ui/announcer.tsx'

import type { Route } from './+types/layout.ts'
import { nextParts } from './next-parts.ts'

import styleText from './shop.css?inline'
import styleFile from './shop.css?url'

const inHeader = {
  Place: late(async () => (await import('./place-and-language.tsx')).PlaceAndLanguage),
}
const CartBar = late(async () => (await import('./goods/cart-bar.tsx')).CartBar)
const fetchOfflineParts = retried(loadOfflineParts)
const fetchWorkersPart = retried(async () => (await import('#app/client/register-worker.ts')).registerWorker)

/** A link only in development, where a changed style shows without a new page. */
export const links: Route.LinksFunction = () =>
  import.meta.env.DEV ? [{ rel: 'stylesheet', href: styleFile }] : []

/** The storefront: its styles, and the frame around its screens. Each of these has its error boundary. */
export default function ShopLayout() {
  useEffect(() => {
    void fetchWhenIdle(nextParts)
    void firstIdle()
      .then(fetchWorkersPart)
      .then((registerWorker) => registerWorker())
    // They are needed when nothing can be fetched, as without a connection or after a new build.
    void firstIdle().then(fetchOfflineParts)
  }, [])
  return (
    <>
      {import.meta.env.PROD && <StyleSheet file={styleFile} text={import.meta.env.SSR ? styleText : ''} />}
      <Frame tools={inHeader}>
        <Outlet />
        <CartBar />
        <Announcer />
      </Frame>
    </>
  )
}
