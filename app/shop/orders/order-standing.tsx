import { useEffect, useRef, useState } from 'react'

import { firstIdle } from '#app/client/first-idle.ts'
import { retried } from '#app/client/retried.ts'
import { announce } from '#app/ui/announcer.tsx'
import { Button } from '#app/ui/button.tsx'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import * as words from '#words/shop/orders/one/en.ts'

import type { CancelDialog } from './cancel-dialog.tsx'
import { ChangeButton } from './change-button.tsx'
import type { OneOrder } from './one-order.ts'
import { OrderAgainButton } from './order-again-button.tsx'
import { OrderHistory } from './order-history.tsx'
import { standingWords } from './order-words.ts'
import type { Cancelling } from './use-cancelling.ts'

const fetchDialog = retried(async () => (await import('./cancel-dialog.tsx')).CancelDialog)

interface OrderStandingProps extends Pick<Cancelling, 'onCancelled' | 'onOutdated'> {
  order: OneOrder
}

/** How the order stands, what comes next, what its owner can do with it now, and what became of it. */
export function OrderStanding({ order, ...given }: OrderStandingProps) {
  const { title, next } = standingWords(order)
  const heading = useRef<HTMLHeadingElement>(null)
  const told = useRef(title + next)
  const [isAsking, setAsking] = useState(false)
  const [Dialog, setDialog] = useState<typeof CancelDialog | null>(null)
  const { canCancel } = order

  useEffect(() => {
    if (canCancel)
      void firstIdle()
        .then(fetchDialog)
        .then((loaded) => setDialog(() => loaded))
  }, [canCancel])

  useEffect(() => {
    if (told.current === title + next) return
    told.current = title + next
    announce(title + words.stop + next)
    // The button that had the focus may have gone.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [title, next])

  function ask() {
    setAsking(true)
    // Where its script has failed, it is tried again at once.
    void fetchDialog()
  }

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
          {order.canChange && (
            <ChangeButton
              key={order.version}
              order={order}
              onChanged={given.onCancelled}
              onOutdated={given.onOutdated}
            />
          )}
          {canCancel && (
            <Button look="quiet" size="small" aria-haspopup="dialog" onClick={ask}>
              {isAsking && !Dialog ? words.oneMoment : words.cancelOrder}
            </Button>
          )}
        </div>
      </div>
      <OrderHistory order={order} />
      {canCancel && Dialog && <Dialog {...given} order={order} isOpen={isAsking} onAsking={setAsking} />}
    </section>
  )
}
