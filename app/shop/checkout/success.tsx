import { Check } from 'lucide-react'
import { useEffect } from 'react'

import { loadCart } from '#app/client/session.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { homePath, ordersPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'

import { ResultFrame } from './result-frame.tsx'

export default function Success() {
  useEffect(() => {
    void loadCart()
  }, [])
  return (
    <ResultFrame
      title="Payment Successful"
      mark={<Check size={48} strokeWidth={2.4} />}
      markClass="bg-leaf-tint text-leaf-strong"
      action={
        <>
          <ButtonLink to={ordersPath} size="large">
            See Order
          </ButtonLink>
          <ButtonLink to={homePath} look="quiet" size="large">
            Continue shopping
          </ButtonLink>
        </>
      }
    >
      <PageHead title="Payment Successful" />
      <p>Thank you for your purchase.</p>
    </ResultFrame>
  )
}
