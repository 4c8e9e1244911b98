import { useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { refreshCustomer } from '#app/client/session.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { forgotPasswordPath, homePath, signUpPath } from '#app/paths.ts'
import { Field } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { signIn } from '#contract/customers.ts'

import { AccountFrame } from './account-frame.tsx'
import { Agreement } from './agreement.tsx'
import { checkRequired, focusFirstError } from './form-errors.ts'
import type { FieldErrors } from './form-errors.ts'
import { PasswordField } from './password-field.tsx'
import { fulfilPendingAdd, safePath } from './pending-add.ts'
import { SubmitButton } from './submit-button.tsx'

const required = { email: 'Please enter your e-mail address.', password: 'Please enter your password.' }

export default function Login() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const { state } = useLocation() as { state: { returnTo?: unknown } | null }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const entered = new FormData(form)
    const email = String(entered.get('email'))
    const password = String(entered.get('password'))

    const missing = checkRequired({ email, password }, required)
    setErrors(missing)
    if (Object.keys(missing).length > 0) {
      showToast('error', 'Please enter your e-mail address and password.')
      return focusFirstError(form, missing)
    }

    setBusy(true)
    try {
      const answer = await call<typeof signIn>('POST', '/api/signin', { email, password })
      if (!answer.ok) return refuse(form, answer.body)
      await refreshCustomer()
      showToast('success', answer.body.message)
      const wanted = await fulfilPendingAdd()
      // Where they came from for the sign-in is newer than where they once wanted something.
      const target = state?.returnTo === undefined ? (wanted ?? homePath) : safePath(state.returnTo)
      if (isStillHere()) await navigate(target)
    } catch {
      showToast('error', 'Login failed. Please try again.')
    } finally {
      setBusy(false)
    }
  }

  function refuse(
    form: HTMLFormElement,
    { message, fields }: { message: string; fields?: FieldErrors | undefined },
  ) {
    showToast('error', message)
    const wrong = fields ?? { password: message }
    setErrors(wrong)
    focusFirstError(form, wrong)
  }

  return (
    <AccountFrame title="Login" lead="Sign in to see your cart">
      <PageHead title="Login" />
      <form noValidate method="post" onSubmit={(event) => void send(event)} className="space-y-5">
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors.email}
          required
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <p className="text-end">
          <Link to={forgotPasswordPath} className={linkClass}>
            Forgot password?
          </Link>
        </p>
        <SubmitButton isBusy={isBusy} busyLabel="Logging in...">
          Login
        </SubmitButton>
        <Agreement action="logging in" />
      </form>
      <p className="mt-6 text-center">
        New here?{' '}
        <Link to={signUpPath} className={linkClass}>
          Sign up
        </Link>
      </p>
    </AccountFrame>
  )
}

const linkClass = 'text-leaf inline-flex min-h-11 items-center font-semibold underline underline-offset-4'
