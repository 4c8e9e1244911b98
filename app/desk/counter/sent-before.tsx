import { useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { SentOrder, sentOrder } from '#contract/counter.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/counter/en.ts'

/**
 * What is said of an order that was sent and has no answer: that it may have been taken, and the order itself
 * where it is there.
 */
export function SentBefore({ sentKey, onNext }: { sentKey: string; onNext: (taken: SentOrder) => void }) {
  /** Undefined while nobody knows. */
  const [found, setFound] = useState<SentOrder | null>()
  const { rooms } = usePlace()
  const isStillHere = useStillHere()

  async function ask() {
    try {
      const answer = await call<typeof sentOrder>('GET', `/api/counter/orders/sent/${sentKey}`)
      if (answer.ok && isStillHere()) setFound(answer.body.data)
    } catch {
      // It is asked again.
    }
  }
  // Also where nothing is there: what was sent may still be on its way.
  useRetrying(() => void ask(), !found)

  return (
    <div role="status" className="bg-terracotta-tint rounded-card px-4 py-3">
      <p className="font-semibold">{words.maybeTaken}</p>
      {found ? (
        <>
          <p className="figures mt-0.5">
            {words.isThere(found.orderNumber, formatPaise(toPaise(found.totalPrice)))}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Link to={rooms.order(found.orderId)} className="btn btn-quiet btn-small">
              {words.openOrder(found.orderNumber)}
            </Link>
            <Button look="quiet" size="small" onClick={() => onNext(found)}>
              {words.nextOrder}
            </Button>
          </div>
        </>
      ) : (
        <p className="mt-0.5">
          {words.wasSent} {found === null ? words.notThereYet : words.isAsked}
        </p>
      )}
    </div>
  )
}
