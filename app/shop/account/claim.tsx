import { data, useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { loginPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { claimAccount } from '#contract/counter.ts'
import { claimedBy } from '#domain/counter/queries.ts'

import type { Route } from './+types/claim.ts'
import { EmailField, PasswordField } from './account-fields.tsx'
import { AccountFrame } from './account-frame.tsx'
import { Agreement } from './agreement.tsx'
import { checkSignUp } from './check-sign-up.ts'
import { NewPasswordField } from './new-password-field.tsx'
import type { SignInState } from './sign-in-state.ts'
import { SubmitButton } from './submit-button.tsx'
import { useAccountForm } from './use-account-form.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'
import * as texts from '#words/shop/account/claim/en.ts'
import * as words from '#words/shop/account/shared/en.ts'

/** Nobody signs in: whoever has the link is the person. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const person = await run(() => claimedBy(context.get(shopContext), params.token))
  return data({ person }, { status: person ? 200 : 410 })
}

/** The address is the key to the account: no other site is told of it. */
export function headers() {
  return { 'Referrer-Policy': 'strict-origin' }
}

/** By the link that the shopkeeper gave: an account without an e-mail gets one, and a password. */
export default function Claim({ loaderData: { person }, params: { token } }: Route.ComponentProps) {
  if (!person)
    return (
      <AccountFrame title={texts.isOver} lead={texts.whyOver}>
        <PageHead title={texts.title} />
        <ButtonLink to={loginPath} className="w-full">
          {words.login}
        </ButtonLink>
      </AccountFrame>
    )
  return (
    <AccountFrame
      title={texts.welcome(person.firstName)}
      lead={person.email === null ? texts.chooseBoth : texts.signInWith(person.email)}
    >
      <PageHead title={texts.title} />
      <ClaimForm token={token} known={person.email} />
    </AccountFrame>
  )
}

/** @param known a helper's e-mail, which is not asked for */
function ClaimForm({ token, known }: { token: string; known: string | null }) {
  const navigate = useNavigate()
  const { errors, isBusy, onSubmit } = useAccountForm({
    check: (text) =>
      checkSignUp({ ...entered(text), name: 'known', ...(known !== null && { email: known }) }),
    async send(text) {
      const input = { ...entered(text), ...(known !== null && { email: known }) }
      const address = `/api/claims/${encodeURIComponent(token)}` as const
      const answer = await call<typeof claimAccount>('POST', address, input)
      if (!answer.ok) return answer.body
      showToast('success', answer.body.message)
      // The link is used, and leaves the history.
      const state: SignInState = { email: input.email.trim() }
      await navigate(loginPath, { replace: true, state })
      return null
    },
    failure: texts.failed,
  })
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="space-y-5">
      {known === null && <EmailField error={errors.email} />}
      <NewPasswordField label={words.password} name="password" error={errors.password} />
      <PasswordField
        label={words.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <SubmitButton isBusy={isBusy} busyLabel={words.saving}>
        {texts.takeOver}
      </SubmitButton>
      <Agreement action={words.goingOn} />
    </form>
  )
}

function entered(text: (name: string) => string) {
  return { email: text('email'), password: text('password'), confirmPassword: text('confirmPassword') }
}
