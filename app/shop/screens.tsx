import { Outlet } from 'react-router'

import { ErrorPage } from '#app/frame/error-page.tsx'

import type { Route } from './+types/screens.ts'

/** Error boundary of every screen of the shop, within the frame, which stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

export default function Screens() {
  return <Outlet />
}
