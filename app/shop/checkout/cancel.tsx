import { X } from 'lucide-react'
import { useLocation } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { cartPath, pendingPaymentPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

import { ResultFrame } from './result-frame.tsx'
import { usePaymentEnd } from './use-payment-end.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

/** What the checkout leaves in the history for this page. */
export interface CancelState {
  /** The gateway knows no payment: the shopper closed the checkout, or the bank said no afterwards. */
  uncharged?: 'closed' | 'refused' | undefined
  /** The bank has yet to decide: the gateway's id of the payment's order. */
  openPayment?: string | undefined
}

export default function Cancel() {
  const { state } = useLocation() as { state: CancelState | null }
  // The server, which renders the page after a reload, knows no state of the history.
  const isHydrated = useHydrated()
  const { uncharged, openPayment = null } = (isHydrated && state) || {}
  usePaymentEnd({ id: openPayment, isLater: true })
  return (
    <ResultFrame
      title="Payment Failed"
      mark={<X size={48} strokeWidth={2.4} />}
      markClass="bg-terracotta-tint text-terracotta-strong"
      action={
        <>
          {openPayment !== null && (
            <ButtonLink to={pendingPaymentPath(openPayment)} size="large">
              See your payment
            </ButtonLink>
          )}
          <ButtonLink to={cartPath} size="large" look={openPayment === null ? 'primary' : 'quiet'}>
            Try Again
          </ButtonLink>
        </>
      }
    >
      <PageHead title="Payment Failed" />
      <p>Your payment was not completed.</p>
      {uncharged && (
        <p className="mt-2">{uncharged === 'closed' && 'You closed the payment. '}Nothing was charged.</p>
      )}
      {openPayment === null ? (
        <p className="mt-2 text-base">
          Your cart is as you left it.
          {!uncharged &&
            ' If money has left your account, your order shows in My Orders within a few minutes.'}
        </p>
      ) : (
        <p className="mt-2">
          <strong className="text-ink">We are asking your bank.</strong> Please wait before you pay again.
          Your cart is safe.
        </p>
      )}
    </ResultFrame>
  )
}
