import { X } from 'lucide-react'
import { useLocation } from 'react-router'

import { CallUs } from '#app/frame/call-us.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { cartPath, pendingPaymentPath } from '#app/paths.ts'
import { SignInLink } from '#app/shop/account/sign-in-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as words from '#words/shop/checkout/cancel/en.ts'
import * as outcome from '#words/shop/checkout/outcome/en.ts'

import type { CancelState } from './outcome-state.ts'
import { ResultFrame } from './result-frame.tsx'
import { usePaymentEnd } from './use-payment-end.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export default function Cancel() {
  const { state } = useLocation() as { state: CancelState | null }
  // The server, which renders the page after a reload, knows no state of the history.
  const isHydrated = useHydrated()
  const { uncharged, reason, openPayment = null } = (isHydrated && state) || {}
  const standing = usePaymentEnd({ id: openPayment, isLater: true })
  const isOwn = openPayment !== null && standing !== 'missing'
  return (
    <ResultFrame
      title={words.title}
      mark={<X size={48} strokeWidth={2.4} />}
      markClass="bg-terracotta-tint text-terracotta-strong"
      action={
        <>
          {isOwn && standing === 'guest' && (
            <SignInLink toSee={words.yourPayment} returnTo={pendingPaymentPath(openPayment)} size="large" />
          )}
          {isOwn && standing !== 'guest' && (
            <ButtonLink to={pendingPaymentPath(openPayment)} size="large">
              {words.seePayment}
            </ButtonLink>
          )}
          <ButtonLink to={cartPath} size="large" look={isOwn ? 'quiet' : 'primary'}>
            {words.tryAgain}
          </ButtonLink>
        </>
      }
    >
      <PageHead title={words.title} />
      <p>{words.notCompleted}</p>
      {(reason ?? uncharged) && (
        <p className="mt-2">
          {[
            reason,
            uncharged === 'closed' && words.youClosed,
            // What was charged for an earlier one, the bank has yet to say.
            uncharged && (openPayment === null ? outcome.nothingCharged : outcome.thisChargedNothing),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {openPayment !== null ? (
        <OpenPayment standing={standing} />
      ) : (
        !reason && (
          <p className="mt-2 text-base">
            {words.cartStays}
            {!uncharged && ` ${words.orderShows}`}
          </p>
        )
      )}
      <CallUs />
    </ResultFrame>
  )
}

/** What is known of a payment that may still come. */
function OpenPayment({ standing }: { standing: ReturnType<typeof usePaymentEnd> }) {
  if (standing === 'guest')
    return (
      <p role="status" className="mt-2">
        <strong className="text-ink">{words.signedOut}</strong> {words.signIn}
      </p>
    )
  if (standing === 'missing')
    return (
      <p role="status" className="mt-2">
        {words.notYours}
      </p>
    )
  return (
    <p className="mt-2">
      <strong className="text-ink">{words.askingBank}</strong> {words.wait}
    </p>
  )
}
