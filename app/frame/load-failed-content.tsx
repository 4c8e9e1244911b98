import { useRevalidator } from 'react-router'

import { isNoAnswer } from '#app/client/connection.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

import { noConnection } from './connection-note.tsx'

/** What stands in the place of what did not load. */
export function LoadFailedContent({ message, error }: { message: string; error: unknown }) {
  const { revalidate, state } = useRevalidator()
  useRetrying(() => void revalidate())
  return (
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
  )
}
