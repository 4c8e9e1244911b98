import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { askSignInLink } from '#contract/my-account.ts'
import * as texts from '#words/shop/account/login/en.ts'
import * as words from '#words/shop/account/shared/en.ts'

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
      showToast('error', words.noConnection)
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
      <p>{texts.doNotWait}</p>
      <Button
        look="quiet"
        size="small"
        className="mt-3"
        aria-disabled={isBusy || undefined}
        onClick={() => void ask()}
      >
        {isBusy ? words.sending : texts.sendLinkToSignIn}
      </Button>
    </div>
  )
}
