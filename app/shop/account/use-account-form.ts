import { useState } from 'react'
import type { FormEvent } from 'react'

import { showToast } from '#app/ui/toast.tsx'

import { focusFirstError } from './form-errors.ts'
import type { FieldErrors } from './form-errors.ts'

/** Why a form was refused: the toast's message, and what is wrong with which field. */
interface Refusal {
  message: string
  fields?: FieldErrors | undefined
}

interface AccountForm {
  /** What is wrong before anything is sent. */
  check: (text: (name: string) => string) => Refusal | null
  /** Answers what the server refused. */
  send: (text: (name: string) => string, form: HTMLFormElement) => Promise<Refusal | null>
  /** Said when the connection broke. */
  failure: string
}

/**
 * State of a form that is sent by a call: one at a time, with what is wrong beside its field. The fields keep
 * their own values, which are read when it is sent: what was typed before the scripts came counts, too.
 */
export function useAccountForm({ check, send, failure }: AccountForm) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)

  async function submit(form: HTMLFormElement) {
    const entered = new FormData(form)
    const text = (name: string) => String(entered.get(name) ?? '')
    const refuse = ({ message, fields = {} }: Refusal) => {
      setErrors(fields)
      showToast('error', message)
      focusFirstError(form, fields)
    }
    const wrong = check(text)
    if (wrong) return refuse(wrong)
    setErrors({})
    setBusy(true)
    try {
      const refusal = await send(text, form)
      if (refusal) refuse(refusal)
    } catch {
      showToast('error', failure)
    } finally {
      setBusy(false)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy) void submit(event.currentTarget)
  }

  return { errors, isBusy, onSubmit }
}
