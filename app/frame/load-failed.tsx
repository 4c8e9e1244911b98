import { useEffect, useEffectEvent } from 'react'
import { isRouteErrorResponse, useAsyncError, useRevalidator } from 'react-router'

import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

import { ErrorPage } from './error-page.tsx'
import { PageHead } from './head/page-head.tsx'

interface LoadFailedProps {
  message: string
  /** The page's title, where it would have come with what did not load. */
  title?: string
}

/** The error element of an `<Await>`: retried by a press, or when the browser is online again. */
export function LoadFailed({ message, title }: LoadFailedProps) {
  const error = useAsyncError()
  const { revalidate, state } = useRevalidator()
  const retry = useEffectEvent(() => void revalidate())
  const isNotThere = isRouteErrorResponse(error) && error.status === 404

  useEffect(() => {
    if (isNotThere) return
    const again = () => retry()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isNotThere])

  if (isNotThere) return <ErrorPage error={error} />
  return (
    <div className="shell" role="alert">
      {title && <PageHead title={title} />}
      <EmptyState
        title={message}
        action={
          <Button aria-disabled={state !== 'idle' || undefined} onClick={() => void revalidate()}>
            {state === 'idle' ? 'Try again' : 'Trying again...'}
          </Button>
        }
      >
        <p>Please check your connection.</p>
      </EmptyState>
    </div>
  )
}
