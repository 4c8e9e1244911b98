import type { OrderDetail } from '#contract/order-desk.ts'
import { partOf } from '#domain/orders/parts/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

interface OrderRefundProps {
  refund: OrderDetail['refunds'][number]
  /** Of the order, whose numbers the refund's lines name. */
  products: OrderDetail['productId']
}

/** What was given back of a payment: who decided it, why, for what, and how it stands. */
export function OrderRefund({ refund, products }: OrderRefundProps) {
  const { amount, standing, at, by, lines, note, why, refusal, transactionId } = refund
  const sum = formatPaise(toPaise(amount))
  return (
    <>
      <p className="figures flex justify-between gap-4 font-semibold">
        {standings[standing]} <span>{sum}</span>
      </p>
      <p className="text-ink-soft figures wrap-anywhere">
        <time dateTime={at}>{dateAndTime(at)}</time>
        {by && `, ${by.name}`}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{note ? `“${note}”` : why}</p>
      {lines.length > 0 && (
        <p className="text-ink-soft wrap-anywhere">
          {lines
            .map(({ position, quantity }) => {
              const product = products.find((line) => line.position === position)
              return product ? partOf(product, quantity) : ''
            })
            .join(', ')}
        </p>
      )}
      {standing === 'refused' && (
        <p className="text-terracotta-strong mt-1 font-medium wrap-anywhere">
          {sum} of {transactionId} could not be given back: “{refusal}” Please give it back at the payment
          gateway, or to the customer in another way.
        </p>
      )}
    </>
  )
}

const standings = { 'on its way': 'On its way back', 'given back': 'Given back', refused: 'Refund refused' }
