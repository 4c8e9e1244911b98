import { isRouteErrorResponse, useAsyncError, useRevalidator } from 'react-router'

import { isNoAnswer } from '#app/client/connection.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

import { noConnection } from './connection-note.tsx'
import { ErrorPage } from './error-page.tsx'
import { PageHead } from './head/page-head.tsx'

interface LoadFailedProps {
  message: string
  /** The page's title, where it would have come with what did not load. */
  title?: string
}

/** The error element of an `<Await>`: retried by a press, by itself, and when the connection is back. */
export function LoadFailed({ message, title }: LoadFailedProps) {
  const error = useAsyncError()
  const { revalidate, state } = useRevalidator()
  const isNotThere = isRouteErrorResponse(error) && error.status === 404
  useRetrying(() => void revalidate(), !isNotThere)

  if (isNotThere) return <ErrorPage error={error} />
  return (
    <div className="shell" role="alert">
      {title && <PageHead title={title} />}
      <EmptyState
        title={message}
        action={
          <Button aria-disabled={state !== 'idle' || undefined} onClick={() => void revalidate()}>
            {state === 'idle' ? 'Retry' : 'Trying again...'}
          </Button>
        }
      >
        <p>{isNoAnswer(error) ? noConnection : 'Please try again in a minute.'}</p>
      </EmptyState>
    </div>
  )
}
