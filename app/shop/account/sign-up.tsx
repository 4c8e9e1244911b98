import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { loginPath, signUpPath } from '#app/paths.ts'
import { Field } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { signUp } from '#contract/customers.ts'

import { EmailField, PasswordField } from './account-fields.tsx'
import { AccountFrame } from './account-frame.tsx'
import { Agreement } from './agreement.tsx'
import { checkSignUp } from './check-sign-up.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PictureField } from './picture-field.tsx'
import { signInState } from './sign-in-state.ts'
import type { SignInState } from './sign-in-state.ts'
import { SubmitButton } from './submit-button.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useOnlyForGuests } from './use-only-for-guests.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export default function SignUp() {
  const [picture, setPicture] = useState('')
  /** Who looks at the password need not type it a second time. */
  const [isSeen, setSeen] = useState(false)
  const navigate = useNavigate()
  const { state } = useLocation()
  useOnlyForGuests(signInState(state).returnTo)

  const { errors, isBusy, onSubmit } = useAccountForm({
    check: (text) => checkSignUp(entered(text, isSeen)),
    async send(text) {
      const input = entered(text, isSeen)
      const answer = await call<typeof signUp>('POST', '/api/signup', { ...input, profilePic: picture })
      if (!answer.ok) return answer.body
      showToast('success', answer.body.message)
      const going: SignInState = { ...signInState(state), email: input.email.trim() }
      await navigate(loginPath, { state: going })
      return null
    },
    failure: 'Your account is not open yet. Please check your connection and try again.',
  })

  return (
    <AccountFrame title="Sign up" lead="It takes one minute.">
      <PageHead
        path={signUpPath}
        title="Sign up"
        description="Open an account at the village market: keep a cart, pay online and follow your orders."
      />
      <form noValidate method="post" onSubmit={onSubmit} className="space-y-5">
        <Field label="Name" name="name" autoComplete="name" error={errors.name} required />
        <EmailField error={errors.email} />
        <NewPasswordField label="Password" name="password" error={errors.password} onLook={setSeen} />
        {!isSeen && (
          <PasswordField
            label="Confirm password"
            name="confirmPassword"
            autoComplete="new-password"
            error={errors.confirmPassword}
          />
        )}
        <PictureField picture={picture} onChange={setPicture} error={errors.profilePic} />
        <SubmitButton isBusy={isBusy} busyLabel="Signing up...">
          Sign up
        </SubmitButton>
        <Agreement action="signing up" />
      </form>
      <p className="mt-6 text-center">
        Already have an account?{' '}
        <Link
          to={loginPath}
          state={state as unknown}
          className="text-leaf inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Login
        </Link>
      </p>
    </AccountFrame>
  )
}

function entered(text: (name: string) => string, isSeen: boolean) {
  return {
    name: text('name'),
    email: text('email'),
    password: text('password'),
    confirmPassword: text(isSeen ? 'password' : 'confirmPassword'),
  }
}
