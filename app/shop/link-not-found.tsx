import { isRouteErrorResponse, useRouteError } from 'react-router'

import { ErrorPage } from '#app/frame/error-page.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { homePath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Error boundary of pages that a link from the shop opens, which export it again. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return (
    <div className="shell">
      <PageHead title="Link not found" />
      <EmptyState
        as="h1"
        title="We cannot find this link"
        action={<ButtonLink to={homePath}>Go to the shop</ButtonLink>}
      >
        <p>Please check that it is whole, or ask the shop for it once more.</p>
      </EmptyState>
    </div>
  )
}
