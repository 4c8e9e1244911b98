import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { loginPath, signUpPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
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
import * as words from '#words/shop/account/shared/en.ts'
import * as texts from '#words/shop/account/sign-up/en.ts'

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
    failure: texts.failed,
  })

  return (
    <AccountFrame title={texts.signUp} lead={texts.lead}>
      <PageHead path={signUpPath} title={texts.signUp} description={texts.aboutPage} />
      <form noValidate method="post" onSubmit={onSubmit} className="space-y-5">
        <Field label={texts.name} name="name" autoComplete="name" error={errors.name} required />
        <EmailField error={errors.email} />
        <NewPasswordField label={words.password} name="password" error={errors.password} onLook={setSeen} />
        {!isSeen && (
          <PasswordField
            label={words.confirmPassword}
            name="confirmPassword"
            autoComplete="new-password"
            error={errors.confirmPassword}
          />
        )}
        <PictureField picture={picture} onChange={setPicture} error={errors.profilePic} />
        <SubmitButton isBusy={isBusy} busyLabel={texts.signingUp}>
          {texts.signUp}
        </SubmitButton>
        <ButtonLink to={`${loginPath}#number`} state={state as unknown} look="quiet" className="w-full">
          {texts.byNumber}
        </ButtonLink>
        <Agreement action={words.signingUp} />
      </form>
      <p className="mt-6 text-center">
        {texts.haveAccount}{' '}
        <Link
          to={loginPath}
          state={state as unknown}
          className="text-leaf inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {texts.login}
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
