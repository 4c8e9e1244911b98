import { useEffect, useRef } from 'react'

import { announce } from '#app/ui/announcer.tsx'
import { Button } from '#app/ui/button.tsx'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'

import { CancelDialog } from './cancel-dialog.tsx'
import type { OneOrder } from './one-order.ts'
import { OrderAgainButton } from './order-again-button.tsx'
import { cancelWords, standingWords } from './order-words.ts'
import { useCancelling } from './use-cancelling.ts'

interface OrderStandingProps {
  order: OneOrder
  onCancelled: (order: OneOrder) => void
  onOutdated: () => Promise<void>
}

/** How the order stands, what comes next, and what its owner can do with it now. */
export function OrderStanding({ order, onCancelled, onOutdated }: OrderStandingProps) {
  const { title, next } = standingWords(order)
  const heading = useRef<HTMLHeadingElement>(null)
  const told = useRef(title + next)
  const cancelling = useCancelling({ orderId: order.id, onCancelled, onOutdated })

  useEffect(() => {
    if (told.current === title + next) return
    told.current = title + next
    announce(`${title}. ${next}`)
    // The button that had the focus may have gone.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [title, next])

  return (
    <section
      aria-labelledby="standing"
      className="bg-paper-raised border-line rounded-card shadow-lift overflow-hidden border"
    >
      <BlockPrintBorder className="text-terracotta" />
      <div className="px-5 py-5">
        <h2 id="standing" ref={heading} tabIndex={-1} className="text-3xl">
          {title}
        </h2>
        <p className="mt-2 text-lg">{next}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <OrderAgainButton order={order} />
          {order.canCancel && (
            <Button look="quiet" aria-haspopup="dialog" onClick={cancelling.open}>
              Cancel order
            </Button>
          )}
        </div>
      </div>
      {cancelling.isOpen && order.canCancel && (
        <CancelDialog consequences={cancelWords(order)} cancelling={cancelling} />
      )}
    </section>
  )
}
