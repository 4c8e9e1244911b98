import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { late } from '#app/client/late.tsx'
import { refreshCustomer } from '#app/client/session.ts'
import { homePath, loginPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { signInByLink } from '#contract/my-account.ts'

import { LinkPage } from './link-page.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'
import * as texts from '#words/shop/account/links/en.ts'
import * as words from '#words/shop/account/shared/en.ts'

const FiguresField = late(async () => (await import('./second-factor/figures-field.tsx')).FiguresField)

/** Where the link of a mail for one sign-in leads. */
export default function SignInByLink() {
  const navigate = useNavigate()
  /** The account has a second factor: its figures are asked for, and the link stays good. */
  const [figures, setFigures] = useState<{ error: string | undefined } | null>(null)

  async function send(token: string, text: (name: string) => string) {
    const figures = text('figures') || undefined
    const answer = await call<typeof signInByLink>('POST', '/api/sign-in-by-link', { token, figures })
    if (!answer.ok) {
      const { code, message } = answer.body
      if (code !== 'second_factor_needed' && code !== 'second_factor_wrong') return answer.body
      setFigures({ error: code === 'second_factor_wrong' ? message : undefined })
      return null
    }
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
    >
      {figures && (
        <div>
          <FiguresField takesCode isAskedFor error={figures.error} />
        </div>
      )}
    </LinkPage>
  )
}
