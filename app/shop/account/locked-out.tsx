import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { askSignInLink } from '#contract/my-account.ts'

/** After too many tries, which may be those of strangers: a link by mail signs in once. */
export function LockedOut({ email }: { email: string }) {
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function ask() {
    if (isBusy) return
    setBusy(true)
    try {
      const answer = await call<typeof askSignInLink>('POST', '/api/ask-sign-in-link', { email })
      if (answer.ok) setSaid(answer.body.message)
      else showToast('error', answer.body.message)
    } catch {
      showToast('error', 'No connection. Please try again.')
    } finally {
      setBusy(false)
    }
  }

  if (said)
    return (
      <p ref={(element) => element?.focus()} tabIndex={-1} className="bg-leaf-tint rounded-card px-4 py-3">
        {said}
      </p>
    )
  return (
    <div className="bg-turmeric-tint rounded-card px-4 py-3">
      <p>Do you not want to wait? We can send you a link that signs you in once.</p>
      <Button
        look="quiet"
        size="small"
        className="mt-3"
        aria-disabled={isBusy || undefined}
        onClick={() => void ask()}
      >
        {isBusy ? 'Sending...' : 'Send me a link to sign in'}
      </Button>
    </div>
  )
}
