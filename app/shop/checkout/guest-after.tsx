import { useRef, useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { claimPath, statusLinkPath } from '#app/shop/orders/guest-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { GuestOrder, guestClaim } from '#contract/guests.ts'
import * as words from '#words/shop/checkout/guest-after/en.tsx'

/** What a guest has after ordering: the link of the order, and an account with one press. */
export function GuestAfter({ order }: { order: GuestOrder | null }) {
  const [isBusy, setBusy] = useState(false)
  const isInFlight = useRef(false)

  async function makeAccount() {
    if (isInFlight.current) return
    isInFlight.current = true
    setBusy(true)
    try {
      const answer = await call<typeof guestClaim>('POST', '/api/guest/account', {})
      // A document of its own, whose head says that no other site is told its address.
      if (answer.ok) window.location.assign(claimPath(answer.body.data.token))
      else showToast('error', answer.body.message)
    } catch {
      showToast('error', words.noConnection)
    } finally {
      isInFlight.current = false
      setBusy(false)
    }
  }

  return (
    <div className="bg-turmeric-tint rounded-card text-ink mx-6 mb-8 px-5 py-4 text-start text-base sm:mx-12">
      <p>
        {words.packedNow}{' '}
        {order &&
          words.pageOfOrder((text) => (
            <Link
              to={statusLinkPath(order.token)}
              reloadDocument
              className="font-semibold underline underline-offset-4"
            >
              {text}
            </Link>
          ))}
      </p>
      <Button
        look="quiet"
        className="mt-3"
        aria-disabled={isBusy || undefined}
        onClick={() => void makeAccount()}
      >
        {isBusy ? words.oneMoment : words.makeAccount}
      </Button>
    </div>
  )
}
