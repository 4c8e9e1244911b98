import { X } from 'lucide-react'
import { useLocation } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { cartPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

import { ResultFrame } from './result-frame.tsx'

export default function Cancel() {
  const { state } = useLocation() as { state: { isUncharged?: unknown } | null }
  // The server, which renders the page after a reload, knows no state of the history.
  const isUncharged = useHydrated() && state?.isUncharged === true
  return (
    <ResultFrame
      title="Payment Failed"
      mark={<X size={48} strokeWidth={2.4} />}
      markClass="bg-terracotta-tint text-terracotta-strong"
      action={
        <ButtonLink to={cartPath} size="large">
          Try Again
        </ButtonLink>
      }
    >
      <PageHead title="Payment Failed" />
      <p>Your payment was not completed.</p>
      {isUncharged && <p className="mt-2">You closed the payment. Nothing was charged.</p>}
      <p className="mt-2 text-base">
        Your cart is as you left it. If money has left your account, your order shows in My Orders within a
        few minutes.
      </p>
    </ResultFrame>
  )
}
