import { discard } from '#words/desk/widgets/en.ts'

import { AskDialog } from './ask-dialog.tsx'
import { useLeaving } from './use-leaving.ts'

interface Words {
  question: string
  yes: string
  no: string
}

/**
 * Stands in a form: while something is typed in it, the way off the page is asked about, by Back, a link or
 * the window. `words`: what is asked where it is no text that would be lost.
 */
export function KeepTyped({ isTyped, words = discard }: { isTyped: boolean; words?: Words }) {
  // The router has one blocker at a time, so only a form with typed text has one.
  return isTyped && <Question words={words} />
}

function Question({ words }: { words: Words }) {
  const { blocker, allow } = useLeaving(true, { isOfPage: true })
  if (blocker.state !== 'blocked') return null
  return (
    <AskDialog
      {...words}
      onNo={blocker.reset}
      onYes={() => {
        allow()
        blocker.proceed()
      }}
    />
  )
}
