import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { changePassword } from '#contract/customers.ts'

import { PasswordField } from './account-fields.tsx'
import { checkNewPassword } from './check-new-password.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAccountForm } from './use-account-form.ts'

interface ChangePasswordProps {
  /** Tells password managers whose password this is. */
  email: string
  /** After a change, or when it turned out that nobody is signed in any more. */
  onChanged: () => void
}

export function ChangePassword({ email, onChanged }: ChangePasswordProps) {
  const [changes, setChanges] = useState(0)

  const { errors, isBusy, onSubmit } = useAccountForm({
    check: (text) => checkNewPassword(entered(text)),
    async send(text, form) {
      const answer = await call<typeof changePassword>('POST', '/api/change-password', entered(text))
      if (answer.ok) {
        showToast('success', answer.body.message)
        form.reset()
        setChanges(changes + 1)
      }
      if (answer.ok || isSessionOver(answer)) onChanged()
      return answer.ok ? null : answer.body
    },
    failure: 'Your password was not changed. Please check your connection and try again.',
  })

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
      <form noValidate method="post" onSubmit={onSubmit} className="space-y-5">
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

function entered(text: (name: string) => string) {
  return {
    currentPassword: text('currentPassword'),
    newPassword: text('newPassword'),
    confirmPassword: text('confirmPassword'),
  }
}
