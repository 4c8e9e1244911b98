import { useLocation } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'

import { AccountFrame } from './account-frame.tsx'
import { AskResetLink } from './ask-reset-link.tsx'
import { NewPassword } from './new-password.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

const title = 'Choose a new password'

/** Asks for a link for a new password; `?new#token` is that link. */
export default function ResetPassword() {
  const isLink = new URLSearchParams(useLocation().search).has('new')
  return (
    <AccountFrame
      title={title}
      lead={isLink ? 'You are signed out on all your devices then.' : 'We send you a link by e-mail.'}
    >
      <PageHead title={title} />
      {isLink ? <NewPassword /> : <AskResetLink />}
    </AccountFrame>
  )
}
