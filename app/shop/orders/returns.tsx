import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import { retried } from '#app/client/retried.ts'
import { contactPath, orderPath } from '#app/paths.ts'
import { announce } from '#app/ui/announcer.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { ReturnsOfOrder } from '#contract/returns.ts'
import * as words from '#words/shop/orders/returns/en.tsx'
import { dateAndTime } from '#words/ui/dates/en.ts'

import type { OneOrder } from './one-order.ts'
import type { ReturnDialog } from './return-dialog.tsx'
import { ReturnItem } from './return-item.tsx'
import { useReturns } from './use-returns.ts'

const fetchDialog = retried(async () => (await import('./return-dialog.tsx')).ReturnDialog)

interface ReturnsProps {
  order: OneOrder
  onOutdated: () => Promise<void>
}

/** What was sent back of an order and how that stands, and until when something can be. */
export function Returns({ order, onOutdated }: ReturnsProps) {
  const { loaded, reload, take } = useReturns(order)
  const heading = useRef<HTMLHeadingElement>(null)
  const isFocusDue = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const [Dialog, setDialog] = useState<typeof ReturnDialog | null>(null)

  function ask() {
    setAsking(true)
    void fetchDialog().then((fetched) => setDialog(() => fetched))
  }

  function takeAsked(answer: ReturnsOfOrder) {
    take(answer)
    announce(answer.message)
    isFocusDue.current = true
  }

  // Not before the dialog is closed: until then nothing beside it takes the focus.
  useEffect(() => {
    if (isAsking || !isFocusDue.current) return
    isFocusDue.current = false
    heading.current?.focus()
  }, [isAsking])

  if (loaded.state === 'loading') return <Skeleton className="h-44" />
  if (loaded.state === 'ready' && hasNothingToSay(order, loaded.returns)) return null
  const returns = loaded.state === 'ready' ? loaded.returns : null
  return (
    <section
      aria-labelledby="returns"
      className="bg-paper-raised border-line rounded-card border px-5 py-4 print:hidden"
    >
      <h2 id="returns" ref={heading} tabIndex={-1} className="text-2xl">
        {words.returns}
      </h2>
      {!returns && (
        <div role="alert">
          <p className="mt-2">{words.notLoaded}</p>
          <Button look="quiet" className="mt-3" onClick={() => void reload()}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      {returns?.replaces && (
        <p className="mt-2">
          {words.replaces(
            <Link
              to={orderPath(returns.replaces)}
              className="text-leaf font-semibold underline underline-offset-4"
            >
              {words.order(returns.replacesNumber)}
            </Link>,
          )}
        </p>
      )}
      {returns && returns.data.length > 0 && (
        <ul className="divide-line divide-y">
          {returns.data.map((one) => (
            <ReturnItem key={one._id} asked={one} />
          ))}
        </ul>
      )}
      {returns && <WhatIsLeft order={order} returns={returns} isWaiting={isAsking && !Dialog} onAsk={ask} />}
      {returns && Dialog && (
        <Dialog
          order={order}
          returns={returns}
          isOpen={isAsking}
          onAsking={setAsking}
          onAsked={takeAsked}
          onOutdated={async () => {
            await Promise.all([reload(), onOutdated()])
          }}
        />
      )}
    </section>
  )
}

interface WhatIsLeftProps {
  order: OneOrder
  returns: ReturnsOfOrder
  isWaiting: boolean
  onAsk: () => void
}

/** Until when the rest can be sent back. */
function WhatIsLeft({ order, returns, isWaiting, onAsk }: WhatIsLeftProps) {
  const { data, returnableUntil, returnable } = returns
  if (order.stands !== 'delivered' || !returnable.some((pieces) => pieces > 0)) return null
  if (!returnableUntil)
    return (
      <p className="mt-2">
        {words.daysOver}{' '}
        <Link to={contactPath} className="text-leaf font-semibold underline underline-offset-4">
          {words.writeToUs}
        </Link>
        {words.stop}
      </p>
    )
  return (
    <>
      <p className="mt-2">
        {words.canSendBack(
          data.length > 0,
          <time dateTime={returnableUntil} className="font-semibold">
            {dateAndTime(returnableUntil)}
          </time>,
        )}
      </p>
      <Button look="quiet" className="mt-3" aria-haspopup="dialog" onClick={onAsk}>
        {isWaiting ? words.oneMoment : words.returnGoods}
      </Button>
    </>
  )
}

/** Refunded as a whole without a return, for one. */
function hasNothingToSay({ stands }: OneOrder, { data, replaces }: ReturnsOfOrder): boolean {
  return data.length === 0 && !replaces && stands !== 'delivered'
}
