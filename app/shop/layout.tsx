import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { Outlet, useLocation } from 'react-router'

import { loadOfflineParts } from '#app/client/cart.ts'
import { cartCount } from '#app/client/customer-state.ts'
import { fetchWhenIdle, registerWorker } from '#app/client/line.ts'
import { useCustomer } from '#app/client/store.ts'
import { Frame } from '#app/frame/frame.tsx'
import { StyleSheet } from '#app/frame/style-sheet.tsx'
import { isGoodsPath } from '#app/paths.ts'
import { Announcer } from '#app/ui/announcer.tsx'
import { firstIdle } from '#app/ui/first-idle.ts'

import type { Route } from './+types/layout.ts'
import { nextParts } from './next-parts.ts'

import styleText from './shop.css?inline'
import styleFile from './shop.css?url'

/** A link only in development, where a changed style shows without a new page. */
export const links: Route.LinksFunction = () =>
  import.meta.env.DEV ? [{ rel: 'stylesheet', href: styleFile }] : []

/** The storefront: its styles, and the frame around its screens. Each of these has its error boundary. */
export default function ShopLayout() {
  useEffect(() => {
    fetchWhenIdle(nextParts)
    registerWorker()
    fetchOfflineParts()
  }, [])
  return (
    <>
      {import.meta.env.PROD && <StyleSheet file={styleFile} text={import.meta.env.SSR ? styleText : ''} />}
      <Frame>
        <Outlet />
        <GoodsBar />
        <Announcer />
      </Frame>
    </>
  )
}

function GoodsBar() {
  const { pathname } = useLocation()
  const hasGoods = useCustomer((state) => cartCount(state) > 0)
  return hasGoods && isGoodsPath(pathname) && <LateCartBar />
}

/** Its script comes with the first thing that is in the cart. */
function LateCartBar() {
  const [Bar, setBar] = useState<ComponentType>()
  useEffect(() => {
    loadCartBar().then(
      ({ CartBar }) => setBar(() => CartBar),
      // Without a line there is no bar; the next page tries again.
      () => {},
    )
  }, [])
  return Bar && <Bar />
}

function loadCartBar() {
  return import('./goods/cart-bar.tsx')
}

/** When idle: they are needed when nothing can be fetched, as without a line or after a new build. */
function fetchOfflineParts(): void {
  // Where they do not come, changes fail without a line, as any call does.
  const load = () => Promise.all([loadOfflineParts(), loadCartBar()]).catch(() => {})
  void firstIdle().then(load)
}
