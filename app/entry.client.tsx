import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError: (error) => isOfLatePart(error) || reportError(error) },
  )
})

/**
 * React's report that a part was drawn anew, because the page changed before its script had come: what
 * `late` (app/ui/late.tsx) is made for. The number is the message's in production.
 */
function isOfLatePart(error: unknown): boolean {
  return error instanceof Error && /error #422|before it finished hydrating/.test(error.message)
}
