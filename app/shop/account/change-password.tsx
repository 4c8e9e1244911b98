import { useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { changePassword } from '#contract/customers.ts'

import { checkNewPassword } from './check-new-password.ts'
import { focusFirstError } from './form-errors.ts'
import type { FieldErrors } from './form-errors.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'

interface ChangePasswordProps {
  /** Tells password managers whose password this is. */
  email: string
  /** After a change, or when it turned out that nobody is signed in any more. */
  onChanged: () => void
}

export function ChangePassword({ email, onChanged }: ChangePasswordProps) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)
  const [changes, setChanges] = useState(0)

  function refuse(form: HTMLFormElement, message: string, wrong: FieldErrors) {
    setErrors(wrong)
    showToast('error', message)
    focusFirstError(form, wrong)
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const entered = new FormData(form)
    const text = (name: string) => String(entered.get(name) ?? '')
    const input = {
      currentPassword: text('currentPassword'),
      newPassword: text('newPassword'),
      confirmPassword: text('confirmPassword'),
    }

    const problem = checkNewPassword(input)
    if (problem) return refuse(form, problem.message, problem.fields)
    setErrors({})
    setBusy(true)
    try {
      const answer = await call<typeof changePassword>('POST', '/api/change-password', input)
      if (!answer.ok) {
        refuse(form, answer.body.message, answer.body.fields ?? {})
        if (isSessionOver(answer)) onChanged()
        return
      }
      showToast('success', answer.body.message)
      form.reset()
      setChanges(changes + 1)
      onChanged()
    } catch {
      showToast('error', 'Your password was not changed. Please check your connection and try again.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <section
      aria-labelledby="password"
      className="bg-paper-raised border-line rounded-card border px-5 py-4 pb-6"
    >
      <h2 id="password" className="text-2xl">
        Change your password
      </h2>
      <p className="text-ink-soft mt-1 mb-5 text-sm">
        This signs you out on all your other devices. You stay signed in here.
      </p>
      <form noValidate method="post" onSubmit={(event) => void send(event)} className="space-y-5">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        <NewPasswordField key={changes} label="New password" name="newPassword" error={errors.newPassword} />
        <PasswordField
          label="New password once more"
          name="confirmPassword"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        <SubmitButton isBusy={isBusy} busyLabel="Changing...">
          Change password
        </SubmitButton>
      </form>
    </section>
  )
}
