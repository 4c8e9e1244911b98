import { useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { loginPath, signUpPath } from '#app/paths.ts'
import { Field } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { signUp } from '#contract/customers.ts'

import { AccountFrame } from './account-frame.tsx'
import { Agreement } from './agreement.tsx'
import { checkSignUp } from './check-sign-up.ts'
import { focusFirstError } from './form-errors.ts'
import type { FieldErrors } from './form-errors.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PictureField } from './picture-field.tsx'
import { SubmitButton } from './submit-button.tsx'

export default function SignUp() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [picture, setPicture] = useState('')
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()

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
      name: text('name'),
      email: text('email'),
      password: text('password'),
      confirmPassword: text('confirmPassword'),
    }

    const problem = checkSignUp(input)
    if (problem) return refuse(form, problem.message, problem.fields)
    setErrors({})
    setBusy(true)
    try {
      const answer = await call<typeof signUp>('POST', '/api/signup', { ...input, profilePic: picture })
      if (!answer.ok) return refuse(form, answer.body.message, answer.body.fields ?? {})
      showToast('success', answer.body.message)
      await navigate(loginPath)
    } catch {
      showToast('error', 'Your account is not open yet. Please check your connection and try again.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <AccountFrame title="Sign up" lead="It takes one minute.">
      <PageHead
        path={signUpPath}
        title="Sign up"
        description="Open an account at Haat, the village market: keep a cart, pay online and follow your orders."
      />
      <form noValidate method="post" onSubmit={(event) => void send(event)} className="space-y-5">
        <PictureField picture={picture} onChange={setPicture} error={errors.profilePic} />
        <Field label="Name" name="name" autoComplete="name" error={errors.name} required />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors.email}
          required
        />
        <NewPasswordField label="Password" name="password" error={errors.password} />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        <SubmitButton isBusy={isBusy} busyLabel="Signing up...">
          Sign up
        </SubmitButton>
        <Agreement action="signing up" />
      </form>
      <p className="mt-6 text-center">
        Already have an account?{' '}
        <Link
          to={loginPath}
          className="text-leaf inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Login
        </Link>
      </p>
    </AccountFrame>
  )
}
