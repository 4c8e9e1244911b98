import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { Outlet, useLocation } from 'react-router'

import { loadOfflineParts } from '#app/client/cart.ts'
import { cartCount } from '#app/client/customer-state.ts'
import { useCustomer } from '#app/client/store.ts'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { isGoodsPath } from '#app/paths.ts'
import { Announcer } from '#app/ui/announcer.tsx'
import { firstIdle } from '#app/ui/first-idle.ts'

import type { Route } from './+types/screens.ts'

/** Error boundary of every screen of the shop, within the frame, which stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

export default function Screens() {
  const { pathname } = useLocation()
  const hasGoods = useCustomer((state) => cartCount(state) > 0)
  useEffect(fetchOfflineParts, [])
  return (
    <>
      <Outlet />
      {hasGoods && isGoodsPath(pathname) && <LateCartBar />}
      <Announcer />
    </>
  )
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

const loadCartBar = () => import('./goods/cart-bar.tsx')

/** When idle: they are needed when nothing can be fetched any more. */
function fetchOfflineParts(): void {
  // Where they do not come, changes fail without a line, as any call does.
  const load = () => Promise.all([loadOfflineParts(), loadCartBar()]).catch(() => {})
  void firstIdle().then(load)
}
