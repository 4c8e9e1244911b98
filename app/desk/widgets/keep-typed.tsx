import { AskDialog } from './ask-dialog.tsx'
import { useLeaving } from './use-leaving.ts'

/** What is asked before typed text is lost. */
export const discardQuestion = {
  question: 'Discard what you have typed?',
  yes: 'Discard',
  no: 'Keep editing',
} as const

/**
 * Stands in a form: while something is typed in it, the way off the page is asked about, by Back, a link or
 * the window.
 */
export function KeepTyped({ isTyped }: { isTyped: boolean }) {
  // The router has one blocker at a time, so only a form with typed text has one.
  return isTyped && <Question />
}

function Question() {
  const { blocker, allow } = useLeaving(true, { isOfPage: true })
  if (blocker.state !== 'blocked') return null
  return (
    <AskDialog
      {...discardQuestion}
      onNo={blocker.reset}
      onYes={() => {
        allow()
        blocker.proceed()
      }}
    />
  )
}
