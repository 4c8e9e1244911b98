import { Outlet } from 'react-router'

import { ErrorPage } from '#app/frame/error-page.tsx'

import type { Route } from './+types/screens.ts'

/** The error boundary of every screen of the shop; it stands within the frame, which outlives what fails in it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

export default function Screens() {
  return <Outlet />
}
