import { useState } from 'react'
import type { ReactNode } from 'react'

import { PageHead } from '#app/frame/head/page-head.tsx'
import * as texts from '#words/shop/account/links/en.ts'
import * as words from '#words/shop/account/shared/en.ts'

import { AccountFrame } from './account-frame.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAccountForm } from './use-account-form.ts'

interface LinkPageProps {
  title: string
  lead: string
  press: string
  /** Uses the link; answers what the server refused. */
  send: (token: string, text: (name: string) => string) => Promise<{ message: string } | null>
  /** What the link asks for besides the press. */
  children?: ReactNode
  /** Where a new link is asked for. */
  again: ReactNode
}

/**
 * The page of a link that was sent by mail and works once: for a press, because programs that look through
 * mails open links by themselves. Its token stands behind the #, which a browser sends to nobody.
 */
export function LinkPage({ title, lead, press, send, children, again }: LinkPageProps) {
  const [refusal, setRefusal] = useState('')

  const { isBusy, onSubmit } = useAccountForm({
    check: () => null,
    async send(text) {
      const refused = await send(window.location.hash.slice(1) || 'none', text)
      setRefusal(refused?.message ?? '')
      return refused
    },
    failure: words.noConnection,
  })

  return (
    <AccountFrame title={title} lead={lead}>
      <PageHead title={title} />
      <form noValidate method="post" onSubmit={onSubmit} className="space-y-5">
        {refusal ? (
          <>
            <p role="alert" className="text-terracotta-strong font-medium">
              {refusal}
            </p>
            {again}
          </>
        ) : (
          <>
            {children}
            <SubmitButton isBusy={isBusy} busyLabel={texts.oneMoment}>
              {press}
            </SubmitButton>
          </>
        )}
      </form>
    </AccountFrame>
  )
}
