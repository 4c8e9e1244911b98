import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { refreshCustomer } from '#app/client/session.ts'
import { accountPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { confirmEmail } from '#contract/my-account.ts'

import { LinkPage } from './link-page.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'
import * as words from '#words/shop/account/links/en.ts'

/** Where the link of a mail to a new e-mail leads. */
export default function ConfirmEmail() {
  const navigate = useNavigate()

  async function send(token: string) {
    const answer = await call<typeof confirmEmail>('POST', '/api/confirm-email', { token })
    if (!answer.ok) return answer.body
    showToast('success', answer.body.message)
    await refreshCustomer()
    // The link is used, and leaves the history.
    await navigate(accountPath, { replace: true })
    return null
  }

  return (
    <LinkPage
      title={words.newEmail}
      lead={words.fromThenOn}
      press={words.thisEmail}
      send={send}
      again={
        <ButtonLink to={accountPath} className="w-full">
          {words.toAccount}
        </ButtonLink>
      }
    />
  )
}
