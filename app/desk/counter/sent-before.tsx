import { useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { SentOrder, sentOrder } from '#contract/counter.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

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
      <p className="font-semibold">This may have been taken already.</p>
      {found ? (
        <>
          <p className="figures mt-0.5">
            The order is there: it is #{found.orderNumber}, {formatPaise(toPaise(found.totalPrice))}. Do not
            take it a second time.
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Link to={rooms.order(found.orderId)} className="btn btn-quiet btn-small">
              Open order #{found.orderNumber}
            </Link>
            <Button look="quiet" size="small" onClick={() => onNext(found)}>
              Next order
            </Button>
          </div>
        </>
      ) : (
        <p className="mt-0.5">
          It was sent, and no answer came.{' '}
          {found === null
            ? 'The shop has no such order yet. You can send it again: it is taken only once.'
            : 'The shop is asked whether the order is there.'}
        </p>
      )}
    </div>
  )
}
