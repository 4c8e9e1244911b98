import { Outlet } from 'react-router'

import { ErrorPage } from '#app/frame/error-page.tsx'

import type { Route } from './+types/screens.ts'
import { CartAnnouncer } from './goods/cart-announcer.tsx'

/** Error boundary of every screen of the shop, within the frame, which stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

export default function Screens() {
  return (
    <>
      <Outlet />
      <CartAnnouncer />
    </>
  )
}
