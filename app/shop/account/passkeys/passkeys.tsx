import { useEffect, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { useCustomer } from '#app/client/store.ts'
import { useSite } from '#app/frame/site.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type {
  addPasskey,
  beginPasskey,
  deletePasskey,
  myPasskeys,
  PasskeyOnWire,
} from '#contract/passkeys.ts'
import * as words from '#words/shop/account/passkeys/en.ts'
import { longDate } from '#words/ui/dates/en.ts'

import { ProofField, checkProof, proofOf } from '../proof-field.tsx'
import { FiguresField } from '../second-factor/figures-field.tsx'
import { deviceName } from '../session-words.ts'
import { SubmitButton } from '../submit-button.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { hasPasskeys, makePasskey } from './credentials.ts'
import { hasName } from './has-name.ts'

/** One's passkeys: to add one of this device, and to delete any. */
export function Passkeys({ onOver }: { onOver: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { publicUrl } = useSite()!
  const [passkeys, setPasskeys] = useState<readonly PasskeyOnWire[] | null>(null)
  const [isAdding, setAdding] = useState(false)

  useEffect(() => void load(setPasskeys), [])

  function changeTo(next: readonly PasskeyOnWire[]) {
    setPasskeys(next)
    setAdding(false)
    // What had the focus is gone.
    heading.current?.focus()
  }

  async function remove(passkeyId: string) {
    const answer = await call<typeof deletePasskey>('POST', '/api/delete-passkey', { passkeyId }).catch(
      () => null,
    )
    if (answer?.ok) changeTo(answer.body.data)
    else if (answer && isSessionOver(answer)) onOver()
    showToast(answer?.ok ? 'success' : 'error', answer?.body.message ?? words.failed)
  }

  const canAdd = hasPasskeys() && hasName(publicUrl)
  if (!passkeys || (passkeys.length === 0 && !canAdd)) return null
  return (
    <section
      aria-labelledby="passkeys"
      className="bg-paper-raised border-line rounded-card border px-5 py-4 pb-6"
    >
      <h2 id="passkeys" ref={heading} tabIndex={-1} className="text-2xl">
        {words.title}
      </h2>
      <p className="text-ink-soft mt-1 text-sm">{words.about}</p>
      {passkeys.length > 0 && (
        <ul aria-label={words.title} className="divide-line mt-2 divide-y">
          {passkeys.map((passkey) => (
            <li key={passkey._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-semibold wrap-anywhere">{deviceName(passkey)}</p>
                <p className="text-ink-soft text-sm">{words.addedOn(longDate(passkey.createdAt))}</p>
              </div>
              <Button
                look="quiet"
                size="small"
                aria-label={words.removeOf(deviceName(passkey))}
                onClick={() => void remove(passkey._id)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canAdd && !isAdding && (
        <Button look="quiet" size="small" className="mt-3" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      )}
      {isAdding && <AddForm onOver={onOver} onAdded={changeTo} onCancel={() => setAdding(false)} />}
    </section>
  )
}

/** Where they do not come, the part stays away. */
async function load(onLoaded: (passkeys: readonly PasskeyOnWire[]) => void): Promise<void> {
  const answer = await call<typeof myPasskeys>('GET', '/api/passkeys').catch(() => null)
  if (answer?.ok) onLoaded(answer.body.data)
}

interface AddFormProps {
  onOver: () => void
  onAdded: (passkeys: readonly PasskeyOnWire[]) => void
  onCancel: () => void
}

function AddForm({ onOver, onAdded, onCancel }: AddFormProps) {
  const user = useCustomer(({ user }) => user)
  /** The account has a second factor. */
  const [needsFigures, setNeedsFigures] = useState(false)
  const { errors, isBusy, onSubmit } = useAccountForm({
    check(text) {
      const fields = checkProof(text, user?.email !== '')
      const message = Object.values(fields)[0]
      return message ? { message, fields } : null
    },
    async send(text) {
      const proof = { ...proofOf(text), figures: text('figures') }
      const begun = await call<typeof beginPasskey>('POST', '/api/begin-passkey', proof)
      if (!begun.ok) {
        if (isSessionOver(begun)) onOver()
        if (begun.body.fields?.['figures']) setNeedsFigures(true)
        return begun.body
      }
      const credential = await makePasskey(begun.body.data)
      if (!credential) return { message: words.notMade }
      const added = await call<typeof addPasskey>('POST', '/api/add-passkey', { credential })
      if (!added.ok) {
        if (isSessionOver(added)) onOver()
        return added.body
      }
      showToast('success', added.body.message)
      onAdded(added.body.data)
      return null
    },
    failure: words.failed,
  })
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="mt-4 space-y-5">
      <ProofField errors={errors} />
      {needsFigures && <FiguresField takesCode isAskedFor error={errors.figures} />}
      <SubmitButton isBusy={isBusy} busyLabel={words.oneMoment}>
        {words.goOn}
      </SubmitButton>
      <Button look="quiet" className="w-full" onClick={onCancel}>
        {words.cancel}
      </Button>
    </form>
  )
}
