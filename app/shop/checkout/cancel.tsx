import { X } from 'lucide-react'
import { useLocation } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { cartPath, pendingPaymentPath } from '#app/paths.ts'
import { SignInLink } from '#app/shop/account/sign-in-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

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
      title="Payment Failed"
      mark={<X size={48} strokeWidth={2.4} />}
      markClass="bg-terracotta-tint text-terracotta-strong"
      action={
        <>
          {isOwn && standing === 'guest' && (
            <SignInLink toSee="your payment" returnTo={pendingPaymentPath(openPayment)} size="large" />
          )}
          {isOwn && standing !== 'guest' && (
            <ButtonLink to={pendingPaymentPath(openPayment)} size="large">
              See your payment
            </ButtonLink>
          )}
          <ButtonLink to={cartPath} size="large" look={isOwn ? 'quiet' : 'primary'}>
            Try Again
          </ButtonLink>
        </>
      }
    >
      <PageHead title="Payment Failed" />
      <p>Your payment was not completed.</p>
      {(reason ?? uncharged) && (
        <p className="mt-2">
          {[
            reason,
            uncharged === 'closed' && 'You closed the payment.',
            // What was charged for an earlier one, the bank has yet to say.
            uncharged && (openPayment === null ? 'Nothing was charged.' : 'This try charged nothing.'),
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
            Your cart is as you left it.
            {!uncharged &&
              ' If money has left your account, your order shows in My Orders within a few minutes.'}
          </p>
        )
      )}
    </ResultFrame>
  )
}

/** What is known of a payment that may still come. */
function OpenPayment({ standing }: { standing: ReturnType<typeof usePaymentEnd> }) {
  if (standing === 'guest')
    return (
      <p role="status" className="mt-2">
        <strong className="text-ink">You were signed out.</strong> Sign in to see your payment.
      </p>
    )
  if (standing === 'missing')
    return (
      <p role="status" className="mt-2">
        This payment belongs to another account.
      </p>
    )
  return (
    <p className="mt-2">
      <strong className="text-ink">We are asking your bank.</strong> Please wait before you pay again. Your
      cart is safe.
    </p>
  )
}
