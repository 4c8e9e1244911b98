import { isRouteErrorResponse, useAsyncError } from 'react-router'

import { late } from '#app/client/late.tsx'

import { ErrorPage } from './error-page.tsx'
import { PageHead } from './head/page-head.tsx'

const LoadFailedContent = late(async () => (await import('./load-failed-content.tsx')).LoadFailedContent)

interface LoadFailedProps {
  message: string
  /** The page's title, where it would have come with what did not load. */
  title?: string
}

/** The error element of an `<Await>`: retried by a press, by itself, and when the connection is back. */
export function LoadFailed({ message, title }: LoadFailedProps) {
  const error = useAsyncError()
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorPage error={error} />
  return (
    <div className="shell" role="alert">
      {title && <PageHead title={title} />}
      <LoadFailedContent message={message} error={error} />
    </div>
  )
}
