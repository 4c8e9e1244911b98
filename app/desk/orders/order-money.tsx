import { useState } from 'react'

import { PayLinkDialog } from '#app/desk/counter/links.tsx'
import { usePlace } from '#app/desk/use-place.ts'
import { CopyButton } from '#app/desk/widgets/copy-button.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import { handWayOf } from '#domain/payments/rules.ts'
import { formatPaise, toPaise, toRupees } from '#domain/pricing/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { AskGateway } from './ask-gateway.tsx'
import { GiveMoneyBack } from './give-money-back.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderRefund } from './order-refund.tsx'
import { paymentSaid } from './payment-said.ts'
import { leftInHand } from './refund-sum.ts'
import { TakeCash } from './take-cash.tsx'
import { UndoTaken } from './taken-back.tsx'
import type { PressOptions } from './use-order-press.ts'
import { AskedRefunds } from './waiting-refund.tsx'

/** What was paid and given back, payment by payment and in cash, and what is still due. */
export function OrderMoney({ order, ...on }: PressOptions & { order: OrderDetail }) {
  /**
   * The payment of which money is given back; '' for what was paid by hand, 'delivery' for its delivery,
   * 'surplus' for goods that were taken out since.
   */
  const [asked, setAsked] = useState<string | null>(null)
  const [takesCash, setTakesCash] = useState(false)
  const [showsPayLink, setShowsPayLink] = useState(false)
  const { payments, refunds, cash, due, deliveryToGiveBack, surplusToGiveBack } = order
  const { isStall, has } = usePlace()
  const byHand = paidByHand(order)
  const isDelivery = asked === 'delivery'
  const isSurplus = asked === 'surplus'
  const payment =
    asked === '' || isDelivery || isSurplus
      ? byHand
      : payments.find(({ transactionId }) => transactionId === asked)
  return (
    <OrderCard title="Money">
      <p className="figures mt-1 text-sm">{paymentSaid(order.payment)}</p>
      {payments.length + cash.length > 0 && (
        <ul aria-label="Payments" className="divide-line border-line mt-3 divide-y border-y text-sm">
          {payments.map((one) => (
            <li key={one.transactionId} className="py-3">
              <Entry name={one.way} amount={one.amount} at={one.at} />
              <p className="text-ink-soft flex items-center wrap-anywhere">
                {one.transactionId}
                <CopyButton what="transaction" text={one.transactionId} />
              </p>
              {refunds.some(({ transactionId }) => transactionId === one.transactionId) && (
                <ul aria-label="Refunds" className="border-line-strong my-2 space-y-3 border-s-2 ps-3">
                  {refunds
                    .filter(({ transactionId }) => transactionId === one.transactionId)
                    .map((refund) => (
                      <li key={refund._id}>
                        <OrderRefund refund={refund} products={order.productId} />
                      </li>
                    ))}
                </ul>
              )}
              <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <p className="figures">
                  {one.left > 0
                    ? `${formatPaise(toPaise(one.left))} not given back`
                    : 'All of it was given back'}
                </p>
                {one.left > 0 && (
                  <button
                    type="button"
                    className="desk-row-button"
                    onClick={() => setAsked(one.transactionId)}
                  >
                    Give money back
                  </button>
                )}
              </div>
            </li>
          ))}
          {cash.map((one, place) => (
            <li key={place} className="py-3">
              <Entry
                name={`${one.way}, ${one.mistake ? 'entered by mistake' : entryWords(one)}`}
                amount={one.mistake ? one.amount : Math.abs(one.amount)}
                at={one.at}
                by={one.by?.name}
              />
              {one.reference && <p className="text-ink-soft wrap-anywhere">{one.reference}</p>}
              {one.note && <p className="wrap-anywhere whitespace-pre-line">“{one.note}”</p>}
              {one.ourNote && <p className="text-ink-soft wrap-anywhere">For us: {one.ourNote}</p>}
              <UndoTaken order={order} taken={one} {...on} />
            </li>
          ))}
        </ul>
      )}
      <AskedRefunds order={order} />
      {deliveryToGiveBack > 0 && !isStall && (
        <div className="bg-turmeric-tint text-ink mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-[10px] p-3 text-sm">
          <p className="figures min-w-0 flex-1 basis-48">
            It is fetched, and {formatPaise(toPaise(deliveryToGiveBack))} was paid for its delivery.
          </p>
          <button type="button" className="desk-row-button" onClick={() => setAsked('delivery')}>
            Give {formatPaise(toPaise(deliveryToGiveBack))} back
          </button>
        </div>
      )}
      {surplusToGiveBack > 0 && !isStall && (
        <div className="bg-turmeric-tint text-ink mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-[10px] p-3 text-sm">
          <p className="figures min-w-0 flex-1 basis-48">
            The order was changed, and {formatPaise(toPaise(surplusToGiveBack))} more was paid than it costs.
          </p>
          <button type="button" className="desk-row-button" onClick={() => setAsked('surplus')}>
            Give {formatPaise(toPaise(surplusToGiveBack))} back
          </button>
        </div>
      )}
      {byHand.left > 0 && !isStall && (
        <div className="mt-1 flex justify-end">
          <button type="button" className="desk-row-button" onClick={() => setAsked('')}>
            Give {byHand.way} back
          </button>
        </div>
      )}
      {due > 0 && (
        <p className="figures mt-3 flex justify-between gap-4 font-semibold">
          Still due <span>{formatPaise(toPaise(due))}</span>
        </p>
      )}
      {due > 0 && has('counter') && (
        <div className="mt-1 flex flex-wrap justify-end gap-x-4">
          <button type="button" className="desk-row-button" onClick={() => setShowsPayLink(true)}>
            Payment link
          </button>
          {order.status === orderStatusLabels.delivered && (
            <button type="button" className="desk-row-button" onClick={() => setTakesCash(true)}>
              Take the rest
            </button>
          )}
        </div>
      )}
      {order.atGateway && <AskGateway order={order} {...on} />}
      {showsPayLink && (
        <PayLinkDialog orderId={order._id} onPaid={on.onMoved} onClose={() => setShowsPayLink(false)} />
      )}
      {takesCash && <TakeCash order={order} {...on} onClose={() => setTakesCash(false)} />}
      {payment && (
        <GiveMoneyBack
          order={order}
          payment={payment}
          isDelivery={isDelivery}
          isSurplus={isSurplus}
          {...on}
          onClose={() => setAsked(null)}
        />
      )}
    </OrderCard>
  )
}

/** What was taken in cash and to the shop's own UPI id, and what of it is left, in rupees. */
function entryWords({ amount, way }: OrderDetail['cash'][number]): string {
  if (handWayOf(way) === 'receivable') return amount > 0 ? 'written down' : 'taken off'
  return amount > 0 ? 'taken' : 'given back'
}

function paidByHand(order: OrderDetail): { way: string; amount: number; left: number } {
  const { cashPaise, upiPaise, receivablePaise } = leftInHand(order)
  const isTaken = ({ amount, mistake }: OrderDetail['cash'][number]) => amount > 0 && !mistake
  const taken = order.cash.filter(isTaken).map(({ amount }) => toPaise(amount))
  const ways = [upiPaise > 0 && 'UPI', cashPaise > 0 && 'cash', receivablePaise > 0 && 'khata'].filter(
    Boolean,
  )
  return {
    way: ways.join(' and ') || 'cash',
    amount: toRupees(taken.reduce((sum, paise) => sum + paise, 0)),
    left: toRupees(cashPaise + upiPaise + receivablePaise),
  }
}

interface EntryProps {
  name: string
  /** In rupees. */
  amount: number
  at: string
  by?: string | undefined
}

function Entry({ name, amount, at, by }: EntryProps) {
  return (
    <>
      <p className="figures flex justify-between gap-4 font-semibold">
        {name} <span>{formatPaise(toPaise(amount))}</span>
      </p>
      <p className="text-ink-soft figures">
        <time dateTime={at}>{dateAndTime(at)}</time>
        {by && `, ${by}`}
      </p>
    </>
  )
}
