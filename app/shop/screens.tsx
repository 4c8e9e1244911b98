import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { Outlet, useLocation } from 'react-router'

import { loadOfflineQueue } from '#app/client/cart.ts'
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
  useEffect(fetchOfflineQueue, [])
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
    import('./goods/cart-bar.tsx').then(
      ({ CartBar }) => setBar(() => CartBar),
      // Without a line there is no bar; the next page tries again.
      () => {},
    )
  }, [])
  return Bar && <Bar />
}

/** When idle: it is needed when nothing can be fetched any more. */
function fetchOfflineQueue(): void {
  // Where it does not come, changes fail without a line, as any call does.
  const load = () => void loadOfflineQueue().catch(() => {})
  void firstIdle().then(load)
}
