import { isRouteErrorResponse, useRouteError } from 'react-router'

import { isNoAnswer } from '#app/client/connection.ts'
import { late } from '#app/client/late.tsx'
import * as words from '#words/frame/connection/en.ts'

import { PageHead } from './head/page-head.tsx'

const ErrorContent = late(async () => (await import('./error-content.tsx')).ErrorContent)

/** Error boundary of every page, which exports it again: so the frame around it stays as it is. */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}

/** The content of an error boundary: a 404 page for what does not exist, a retry for everything else. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div className="shell">
      {/* Not late: a title that came with the document leaves it only with the component that took it over. */}
      <PageHead title={titleOf(error)} />
      <ErrorContent error={error} />
    </div>
  )
}

function titleOf(error: unknown): string {
  if (isNoAnswer(error)) return words.noConnectionTitle
  return isRouteErrorResponse(error) && error.status === 404 ? words.notFoundTitle : words.failed
}
