import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { late } from '#app/client/late.tsx'
import { refreshCustomer } from '#app/client/session.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { useSite } from '#app/frame/site.ts'
import {
  checkoutPath,
  forgotPasswordPath,
  isDeskPath,
  orderPath,
  ordersPath,
  pendingPaymentPath,
  resetPasswordPath,
  signUpPath,
} from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { signIn } from '#contract/customers.ts'

import { EmailField, PasswordField } from './account-fields.tsx'
import { AccountFrame } from './account-frame.tsx'
import { Agreement } from './agreement.tsx'
import { checkRequired } from './form-errors.ts'
import { LockedOut } from './locked-out.tsx'
import { hasName } from './passkeys/has-name.ts'
import { signInState } from './sign-in-state.ts'
import { SubmitButton } from './submit-button.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useOnlyForGuests } from './use-only-for-guests.ts'
import { useWaitingGoods } from './use-waiting-goods.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'
import * as texts from '#words/shop/account/login/en.ts'
import * as words from '#words/shop/account/shared/en.ts'

/** The same page with a number instead of an e-mail, which has a script of its own. */
const numberHash = '#number'
const ByNumber = late(async () => (await import('./number/sign-in-by-number.tsx')).SignInByNumber)

/** Nobody tells: the router renders anew where the address changes. */
const never = () => () => {}

/** For few people: who has a passkey, and who is asked for figures. */
const SignInByPasskey = late(async () => (await import('./passkeys/sign-in-by-passkey.tsx')).SignInByPasskey)
const FiguresField = late(async () => (await import('./second-factor/figures-field.tsx')).FiguresField)

/** Where a refusal stands that names no field. */
const fieldOf: Record<string, string> = { second_factor_wrong: 'figures' }

const required = { email: words.enterEmail, password: words.enterPassword }

export default function Login() {
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const { state, search, hash } = useLocation()
  const to = new URLSearchParams(search).get('to')
  const { returnTo, email } = signInState(state, to)
  // A reload keeps the state of its entry, of which the document knows nothing.
  const aim = useHydrated() ? returnTo : signInState(null, to).returnTo
  const emailField = useRef<HTMLInputElement>(null)
  /** For who goes on to a new password. */
  const [typed, setTyped] = useState('')
  /** The e-mail that too many tries were made for. */
  const [lockedOut, setLockedOut] = useState('')
  /** The password was right, and the figures of an app are asked for beside it. */
  const [needsFigures, setNeedsFigures] = useState(false)
  const mayHavePasskeys = hasName(useSite()!.publicUrl)
  const goods = useWaitingGoods()
  useOnlyForGuests(returnTo)
  // The server knows no hash, so the document has the e-mail.
  const isByNumber = useSyncExternalStore(
    never,
    () => hash === numberHash,
    () => false,
  )

  useEffect(() => {
    // After the document, whose form is the same for everyone; and never over what somebody has typed.
    if (emailField.current && email) emailField.current.value ||= email
  }, [email])

  const { errors, isBusy, onSubmit } = useAccountForm({
    check(text) {
      const missing = checkRequired({ email: text('email'), password: text('password') }, required)
      if (Object.keys(missing).length > 0) return { message: texts.enterBoth, fields: missing }
      if (!needsFigures || text('figures')) return null
      return { message: texts.enterFigures, fields: { figures: texts.enterFigures } }
    },
    async send(text) {
      const entered = { email: text('email'), password: text('password'), figures: text('figures') }
      const answer = await call<typeof signIn>('POST', '/api/signin', entered)
      if (!answer.ok) {
        const { code, message, fields = { [fieldOf[code] ?? 'password']: message } } = answer.body
        setLockedOut(code === 'too_many_attempts' ? entered.email : '')
        if (code !== 'second_factor_needed') return { message, fields }
        setNeedsFigures(true)
        return null
      }
      const missing = await refreshCustomer()
      showToast('success', answer.body.message, missing)
      if (isStillHere()) await navigate(returnTo)
      return null
    },
    failure: texts.failed,
  })

  if (isByNumber) return <ByNumber returnTo={returnTo} />
  return (
    <AccountFrame title={texts.login} lead={texts.signInTo(aimOf(aim, goods))}>
      <PageHead title={texts.login} />
      <form noValidate method="post" onSubmit={onSubmit} className="space-y-5">
        <EmailField
          ref={emailField}
          error={errors.email}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        {needsFigures && (
          <div>
            <FiguresField takesCode isAskedFor error={errors.figures} />
          </div>
        )}
        {lockedOut && <LockedOut key={lockedOut} email={lockedOut} />}
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <Link to={resetPasswordPath} state={{ email: typed || email }} className={linkClass}>
            {texts.linkForPassword}
          </Link>
          <Link to={forgotPasswordPath} className={linkClass}>
            {texts.forgotPassword}
          </Link>
        </p>
        <SubmitButton isBusy={isBusy} busyLabel={texts.loggingIn}>
          {texts.login}
        </SubmitButton>
        {/* A late part has no box of its own, and so no distance. */}
        {mayHavePasskeys && (
          <div>
            <SignInByPasskey onSignedIn={() => void navigate(returnTo)} />
          </div>
        )}
        <ButtonLink to={numberHash} state={{ returnTo }} look="quiet" className="w-full">
          {texts.byNumber}
        </ButtonLink>
        <ButtonLink to={signUpPath} state={{ returnTo }} look="quiet" className="w-full">
          {texts.newHere}
        </ButtonLink>
        <Agreement action={words.loggingIn} />
      </form>
    </AccountFrame>
  )
}

const linkClass = 'text-leaf inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** What waits behind the sign-in. `goods`: those of the cart, in words. */
function aimOf(returnTo: string, goods: string): string {
  if (returnTo.startsWith(pendingPaymentPath(''))) return texts.seePayment
  if (returnTo.startsWith(orderPath(''))) return texts.seeOrder
  if (isDeskPath(returnTo)) return texts.seeWork
  if (returnTo.endsWith('#review')) return texts.rateGoods
  if (returnTo.includes('?by-itself=')) return texts.letCome
  if (returnTo === ordersPath) return texts.seeOrders
  if (goods) return texts.buy(goods)
  return returnTo === checkoutPath ? texts.pay : texts.seeCart
}
