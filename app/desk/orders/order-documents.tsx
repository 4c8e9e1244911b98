import { FileText } from 'lucide-react'

import { PrintBill } from '#app/desk/print/print-bill.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { OrderCard } from './order-card.tsx'

/** The order's invoice and its credit notes, as files; who sold it at the stall prints the bill alone. */
export function OrderDocuments({ order: { _id, status, documents } }: { order: OrderDetail }) {
  const hasBill = documents.length > 0 || status === orderStatusLabels.delivered
  return (
    <OrderCard title="Invoice">
      {!hasBill && (
        <p className="text-ink-soft mt-1 text-sm">
          {status === orderStatusLabels.cancelled
            ? 'There is none: the order did not go out.'
            : 'It is written when the order goes out.'}
        </p>
      )}
      <ul className="divide-line mt-1 divide-y text-sm">
        {documents.map(({ title, number, amount, at, pdf }) => (
          <li key={number} className="py-1">
            <p className="figures flex justify-between gap-4 font-semibold">
              <a
                href={pdf}
                download
                className="text-leaf inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
              >
                <FileText size={18} aria-hidden="true" className="shrink-0" />
                {`${title} ${number} (PDF)`}
              </a>
              <span className="pt-3">{formatPaise(toPaise(amount))}</span>
            </p>
            <p className="text-ink-soft figures pb-1">
              <time dateTime={at}>{dateAndTime(at)}</time>
            </p>
          </li>
        ))}
      </ul>
      {hasBill && <PrintBill orderId={_id} />}
    </OrderCard>
  )
}
