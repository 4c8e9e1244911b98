import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'

import { loadOfflineQueue } from '#app/client/cart.ts'
import { cartCount } from '#app/client/customer-state.ts'
import { firstIdle } from '#app/client/first-idle.ts'
import { late } from '#app/client/late.tsx'
import { retried } from '#app/client/retried.ts'
import { useCustomer } from '#app/client/store.ts'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { isGoodsPath } from '#app/paths.ts'
import { Announcer } from '#app/ui/announcer.tsx'

import type { Route } from './+types/screens.ts'

const CartBar = late(async () => (await import('./goods/cart-bar.tsx')).CartBar)
const fetchOfflineQueue = retried(loadOfflineQueue)

/** Error boundary of every screen of the shop, within the frame, which stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

export default function Screens() {
  const { pathname } = useLocation()
  const hasGoods = useCustomer((state) => cartCount(state) > 0)
  // When idle: it is needed when nothing can be fetched any more.
  useEffect(() => void firstIdle().then(fetchOfflineQueue), [])
  return (
    <>
      <Outlet />
      {hasGoods && isGoodsPath(pathname) && <CartBar />}
      <Announcer />
    </>
  )
}
