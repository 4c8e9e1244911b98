import { X } from 'lucide-react'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { cartPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'

import { ResultFrame } from './result-frame.tsx'

export default function Cancel() {
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
      <p className="mt-2 text-base">
        Your cart is kept. Should money have left your account after all, the order appears under My Orders by
        itself within a few minutes.
      </p>
    </ResultFrame>
  )
}
