import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { refreshCustomer } from '#app/client/session.ts'
import { homePath, loginPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { signInByLink } from '#contract/my-account.ts'

import { LinkPage } from './link-page.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'
import * as texts from '#words/shop/account/links/en.ts'
import * as words from '#words/shop/account/shared/en.ts'

/** Where the link of a mail for one sign-in leads. */
export default function SignInByLink() {
  const navigate = useNavigate()

  async function send(token: string) {
    const answer = await call<typeof signInByLink>('POST', '/api/sign-in-by-link', { token })
    if (!answer.ok) return answer.body
    const missing = await refreshCustomer()
    showToast('success', answer.body.message, missing)
    // The link is used, and leaves the history.
    await navigate(homePath, { replace: true })
    return null
  }

  return (
    <LinkPage
      title={texts.signIn}
      lead={texts.signsInOnce}
      press={texts.signIn}
      send={send}
      again={
        <ButtonLink to={loginPath} className="w-full">
          {words.backToLogin}
        </ButtonLink>
      }
    />
  )
}
