import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { call } from '#app/client/call.ts'
import { loginPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { askPasswordReset } from '#contract/customers.ts'
import * as words from '#words/shop/account/shared/en.ts'

import { EmailField } from './account-fields.tsx'
import { checkRequired } from './form-errors.ts'
import { signInState } from './sign-in-state.ts'
import { SubmitButton } from './submit-button.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Asks for a link for a new password. What is said then is the same for every address. */
export function AskResetLink() {
  const { email } = signInState(useLocation().state)
  const [said, setSaid] = useState('')
  const emailField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (emailField.current && email) emailField.current.value ||= email
  }, [email])

  const { errors, isBusy, onSubmit } = useAccountForm({
    check(text) {
      const fields = checkRequired({ email: text('email') }, { email: words.enterEmail })
      return fields['email'] ? { message: words.enterEmail, fields } : null
    },
    async send(text) {
      const asked = { email: text('email') }
      const reply = await call<typeof askPasswordReset>('POST', '/api/ask-password-reset', asked)
      if (!reply.ok) return reply.body
      setSaid(reply.body.message)
      return null
    },
    failure: words.noConnection,
  })

  return (
    <>
      {said ? (
        <p ref={takeFocus} tabIndex={-1} className="mb-5">
          {said}
        </p>
      ) : (
        <form noValidate method="post" onSubmit={onSubmit} className="mb-5 space-y-5">
          <EmailField ref={emailField} error={errors.email} />
          <SubmitButton isBusy={isBusy} busyLabel={words.sending}>
            {words.sendLink}
          </SubmitButton>
        </form>
      )}
      <ButtonLink to={loginPath} look="quiet" className="w-full">
        {words.backToLogin}
      </ButtonLink>
    </>
  )
}

/** The form, which had the focus, has gone. */
function takeFocus(answer: HTMLElement | null): void {
  answer?.focus()
}
