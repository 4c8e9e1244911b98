import { isRouteErrorResponse, useAsyncError, useRevalidator } from 'react-router'

import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

import { ErrorPage } from './error-page.tsx'

/** Stands where the content of a page would, when a request for it failed on the way. */
export function LoadFailed({ message }: { message: string }) {
  const error = useAsyncError()
  const { revalidate } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorPage error={error} />
  return (
    <div className="shell" role="alert">
      <EmptyState title={message} action={<Button onClick={() => void revalidate()}>Try again</Button>}>
        <p>Please check your connection.</p>
      </EmptyState>
    </div>
  )
}
