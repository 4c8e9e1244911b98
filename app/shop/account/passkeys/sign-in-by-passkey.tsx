import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { refreshCustomer } from '#app/client/session.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { passkeyChallenge, signInByPasskey } from '#contract/passkeys.ts'
import * as words from '#words/shop/account/passkeys/en.ts'

import { askForPasskey, hasPasskeys } from './credentials.ts'

/** Signs in by a passkey of the device, or of a telephone beside it. */
export function SignInByPasskey({ onSignedIn }: { onSignedIn: () => void }) {
  const [isBusy, setBusy] = useState(false)

  async function signIn() {
    if (isBusy) return
    setBusy(true)
    try {
      const refused = await tryToSignIn()
      if (refused) showToast('error', refused)
      else onSignedIn()
    } catch {
      showToast('error', words.failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button look="quiet" className="w-full" aria-disabled={isBusy || undefined} onClick={() => void signIn()}>
      {isBusy ? words.oneMoment : words.signIn}
    </Button>
  )
}

/** Answers why not. */
async function tryToSignIn(): Promise<string | null> {
  if (!hasPasskeys()) return words.notHere
  const asked = await call<typeof passkeyChallenge>('POST', '/api/passkey-challenge')
  if (!asked.ok) return asked.body.message
  const credential = await askForPasskey(asked.body.data)
  if (!credential) return words.notMade
  const answer = await call<typeof signInByPasskey>('POST', '/api/sign-in-by-passkey', { credential })
  if (!answer.ok) return answer.body.message
  showToast('success', answer.body.message, await refreshCustomer())
  return null
}
