import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { refreshCustomer } from '#app/client/session.ts'
import { loginPath, resetPasswordPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { resetPassword } from '#contract/customers.ts'
import * as texts from '#words/shop/account/reset/en.ts'
import * as words from '#words/shop/account/shared/en.ts'

import { PasswordField } from './account-fields.tsx'
import { checkResetPassword } from './check-new-password.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAccountForm } from './use-account-form.ts'

/**
 * Sets a new password by a link. Its token stands behind the #, which a browser sends to nobody: neither
 * logs nor Referer have it.
 */
export function NewPassword() {
  const navigate = useNavigate()
  const [isOver, setIsOver] = useState(false)

  const { errors, isBusy, onSubmit } = useAccountForm({
    check: (text) => checkResetPassword(entered(text)),
    async send(text) {
      const token = window.location.hash.slice(1) || 'none'
      const answer = await call<typeof resetPassword>('POST', '/api/reset-password', {
        token,
        ...entered(text),
      })
      if (!answer.ok) {
        setIsOver(answer.body.code === 'reset_link_over')
        return answer.body
      }
      showToast('success', answer.body.message)
      // All sessions have ended, this browser's too.
      await refreshCustomer()
      // The link is used, and leaves the history.
      await navigate(loginPath, { replace: true })
      return null
    },
    failure: words.notChanged,
  })

  return (
    <form noValidate method="post" onSubmit={onSubmit} className="space-y-5">
      <NewPasswordField label={words.newPassword} name="password" error={errors.password} />
      <PasswordField
        label={words.newPasswordAgain}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      {isOver ? (
        <>
          <p role="alert" className="text-terracotta-strong text-sm font-medium">
            {texts.linkIsOver}
          </p>
          <ButtonLink to={resetPasswordPath} className="w-full">
            {texts.askAgain}
          </ButtonLink>
        </>
      ) : (
        <SubmitButton isBusy={isBusy} busyLabel={words.saving}>
          {texts.savePassword}
        </SubmitButton>
      )}
    </form>
  )
}

function entered(text: (name: string) => string) {
  return { password: text('password'), confirmPassword: text('confirmPassword') }
}
