import { isRouteErrorResponse, useRouteError } from 'react-router'

import { CallUs } from '#app/frame/call-us.tsx'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { homePath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import * as words from '#words/shop/link-not-found/en.ts'

/** Error boundary of pages that a link from the shop opens, which export it again. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return (
    <div className="shell">
      <PageHead title={words.title} />
      <EmptyState
        as="h1"
        title={words.notFound}
        action={<ButtonLink to={homePath}>{words.toShop}</ButtonLink>}
      >
        <p>{words.askAgain}</p>
        <CallUs />
      </EmptyState>
    </div>
  )
}
