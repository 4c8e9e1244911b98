import { useState } from 'react'
import { Link, useLocation } from 'react-router'

import { OrderCard } from '#app/desk/orders/order-card.tsx'
import { deskOrderPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'
import type { Return, ReturnsOfOrder } from '#contract/returns.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { DecideReturn } from './decide-return.tsx'
import { ReturnMark } from './return-mark.tsx'
import { ReturnPictures } from './return-pictures.tsx'
import { outcomeWords, returnedThings, wishWords } from './return-words.ts'

interface OrderReturnsProps {
  order: OrderDetail
  returns: ReturnsOfOrder
  /** The order and its returns are to be asked for again. */
  onMoved: () => void
}

/** What the customer wants to send back of an order, and what became of it. */
export function OrderReturns({
  order,
  returns: { data, replaces, replacesNumber },
  onMoved,
}: OrderReturnsProps) {
  const from: { answers?: string } | null = useLocation().state
  // The list of returns leads to the answer itself.
  const [asked, setAsked] = useState(
    () => data.find(({ _id, status }) => _id === from?.answers && status === 'asked')?._id ?? null,
  )
  const decided = data.find(({ _id }) => _id === asked)
  if (data.length === 0 && !replaces) return null
  return (
    <OrderCard title="Returns">
      {replaces && (
        <p className="mt-2 text-sm">
          These goods replace what came back of <OrderLink id={replaces} number={replacesNumber} />.
        </p>
      )}
      {data.length > 0 && (
        <ul aria-label="Returns of this order" className="divide-line mt-2 divide-y text-sm">
          {data.map((one) => (
            <li key={one._id} className="py-3">
              <OneReturn asked={one} />
              {one.status === 'asked' && (
                <Button size="small" className="mt-3" onClick={() => setAsked(one._id)}>
                  Answer the return
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {decided && (
        <DecideReturn order={order} asked={decided} onMoved={onMoved} onClose={() => setAsked(null)} />
      )}
    </OrderCard>
  )
}

function OneReturn({ asked }: { asked: Return }) {
  const { status, wish, reason, answer, createdAt, decidedAt, pictures, replacement, replacementNumber } =
    asked
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{returnedThings(asked)}</span>
        <ReturnMark status={status} />
      </p>
      <p className="text-ink-soft figures">
        <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>, wish: {wishWords[wish]}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">“{reason}”</p>
      {pictures.length > 0 && <ReturnPictures pictures={pictures} />}
      {status !== 'asked' && (
        <div className="border-line-strong mt-2 border-s-2 ps-3">
          <p className="figures font-semibold">
            {outcomeWords(asked)}
            {replacement && (
              <>
                : <OrderLink id={replacement} number={replacementNumber} />
              </>
            )}
          </p>
          <p className="text-ink-soft figures">
            <time dateTime={decidedAt}>{dateAndTime(decidedAt)}</time>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">“{answer}”</p>
        </div>
      )}
    </>
  )
}

function OrderLink({ id, number }: { id: string; number: number | null }) {
  return (
    <Link to={deskOrderPath(id)} title={id} className="font-semibold whitespace-nowrap underline">
      order #{number}
    </Link>
  )
}
