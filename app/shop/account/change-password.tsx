import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { changePassword } from '#contract/customers.ts'
import * as texts from '#words/shop/account/page/en.ts'
import * as words from '#words/shop/account/shared/en.ts'

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
    failure: words.notChanged,
  })

  return (
    <section
      aria-labelledby="password"
      className="bg-paper-raised border-line rounded-card border px-5 py-4 pb-6"
    >
      <h2 id="password" className="text-2xl">
        {texts.changeYourPassword}
      </h2>
      <p className="text-ink-soft mt-1 mb-5 text-sm">{texts.signsOutOthers}</p>
      <form noValidate method="post" onSubmit={onSubmit} className="space-y-5">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={texts.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        <NewPasswordField
          key={changes}
          label={words.newPassword}
          name="newPassword"
          error={errors.newPassword}
        />
        <PasswordField
          label={words.newPasswordAgain}
          name="confirmPassword"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        <SubmitButton isBusy={isBusy} busyLabel={texts.changing}>
          {texts.changePassword}
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
