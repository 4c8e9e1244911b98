import { useLocation } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'

import { AccountFrame } from './account-frame.tsx'
import { AskResetLink } from './ask-reset-link.tsx'
import { NewPassword } from './new-password.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'
import * as words from '#words/shop/account/reset/en.ts'

/** Asks for a link for a new password; `?new#token` is that link. */
export default function ResetPassword() {
  const isLink = new URLSearchParams(useLocation().search).has('new')
  return (
    <AccountFrame title={words.title} lead={isLink ? words.signedOut : words.weSendLink}>
      <PageHead title={words.title} />
      {isLink ? <NewPassword /> : <AskResetLink />}
    </AccountFrame>
  )
}
