import { useState } from 'react'
import type { FormEvent } from 'react'

import { useCustomer } from '#app/client/store.ts'
import { SubmitButton } from '#app/shop/account/submit-button.tsx'
import { Field } from '#app/ui/field.tsx'
import * as texts from '#words/shop/wishes/en.ts'

interface WishFormProps {
  /** What for, and what becomes of it. */
  words: string
  label: string
  /** Answers what the shop says, and whether it has written it down. Throws where no answer comes. */
  ask: (contact: string) => Promise<{ ok: boolean; message: string }>
}

/** Asks how somebody is told of what they wait for. */
export function WishForm({ words, label, ask }: WishFormProps) {
  const email = useCustomer(({ user }) => user?.email ?? '')
  const [error, setError] = useState('')
  /** What the shop says when it has written it down. */
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(contact: string) {
    setBusy(true)
    try {
      const { ok, message } = await ask(contact)
      setError(ok ? '' : message)
      if (ok) setTold(message)
    } catch {
      setError(texts.notSaved)
    } finally {
      setBusy(false)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const contact = new FormData(event.currentTarget).get('contact')
    if (!isBusy) void send(typeof contact === 'string' ? contact : '')
  }

  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <p>{words}</p>
      <Field
        label={label}
        name="contact"
        autoComplete="email"
        defaultValue={email}
        maxLength={200}
        error={error}
      />
      <SubmitButton isBusy={isBusy} busyLabel={texts.sending}>
        {texts.tellMe}
      </SubmitButton>
      <p role="status" className="font-semibold">
        {told}
      </p>
    </form>
  )
}
