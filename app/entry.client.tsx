import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError: (error) => isOfLatePart(error) || reportError(causeOf(error)) },
  )
})

/**
 * React's report that a part was drawn anew, because the page changed before its script had come: what
 * `late` (app/ui/late.tsx) is made for. The number is the message's in production.
 */
function isOfLatePart(error: unknown): boolean {
  return error instanceof Error && /error #422|before it finished hydrating/.test(error.message)
}

/** What a component has thrown; React's own message about it says only that it went on. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error
}
