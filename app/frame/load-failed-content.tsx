import { useRevalidator } from 'react-router'

import { isNoAnswer } from '#app/client/connection.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import * as words from '#words/frame/connection/en.ts'

/** Waves that come from nowhere. */
export const noLineMark = 'M5 19q19-15 38 0M12 27q12-9 24 0M19 35q5-4 10 0M24 41v.1M8 7l32 35'

/** What stands in the place of what did not load. */
export function LoadFailedContent({ message, error }: { message: string; error: unknown }) {
  const { revalidate, state } = useRevalidator()
  useRetrying(() => void revalidate())
  return (
    <EmptyState
      mark={noLineMark}
      title={message}
      action={
        <Button aria-disabled={state !== 'idle' || undefined} onClick={() => void revalidate()}>
          {state === 'idle' ? words.retry : words.tryingAgain}
        </Button>
      }
    >
      <p>{isNoAnswer(error) ? words.noConnection : words.tryInAMinute}</p>
    </EmptyState>
  )
}
