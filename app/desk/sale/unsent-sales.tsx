import { useState } from 'react'

import { OrderCard } from '#app/desk/orders/order-card.tsx'
import { AskDialog } from '#app/desk/widgets/ask-dialog.tsx'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { forgetUnsent, setRefusal } from './device.ts'
import type { UnsentSale } from './device.ts'
import type { SendingEnd } from './send-unsent.ts'

interface UnsentSalesProps {
  unsent: readonly (UnsentSale & { n: number })[]
  end: SendingEnd
  mayPutAway: boolean
  onChanged: () => void
}

const endWords: Record<SendingEnd, string> = {
  sent: '',
  elsewhere: 'Another tab sends them.',
  no_line: 'They are sent when there is a connection.',
  signed_out: 'You were signed out. They are sent when you sign in again.',
  no_duty: 'You have no duty at the counter any more. Please ask the shopkeeper: they stay here until then.',
}

/** What waits on this device, and what the shop has refused. */
export function UnsentSales({ unsent, end, mayPutAway, onChanged }: UnsentSalesProps) {
  const [leaving, setLeaving] = useState<(UnsentSale & { n: number }) | null>(null)
  if (unsent.length === 0) return null
  const waiting = unsent.filter(({ refusal }) => refusal === null)
  const refused = unsent.filter(({ refusal }) => refusal !== null)
  const sumPaise = unsent.reduce((sum, { sale }) => sum + toPaise(Number(sale.amount)), 0)

  return (
    <OrderCard title="Not sent yet">
      <p role="status" className="figures mt-1">
        {unsent.length === 1 ? '1 sale' : `${unsent.length} sales`}, {formatPaise(sumPaise)}.{' '}
        {waiting.length > 0 && endWords[end]}
      </p>
      {refused.length > 0 && (
        <ul aria-label="Refused" className="divide-line border-line mt-2 divide-y border-t">
          {refused.map((sale) => (
            <li key={sale.n} className="figures py-2 text-sm">
              <p className="font-semibold">
                {dateAndTime(new Date(sale.at).toISOString())},{' '}
                {formatPaise(toPaise(Number(sale.sale.amount)))}
              </p>
              <p>
                {sale.lines.map(({ quantity, name, pack }) => `${quantity} × ${name} ${pack}`).join(', ')}
              </p>
              <p className="text-terracotta-strong font-medium">{sale.refusal}</p>
              <p className="text-ink-soft">
                The money is in the box and the goods are gone. Correct what is wrong and try again
                {mayPutAway && ', or write it down by hand and put it away'}.
              </p>
              <div className="mt-1 flex gap-2">
                <button
                  type="button"
                  className="desk-row-button"
                  onClick={() => void setRefusal(sale.n, null).then(onChanged)}
                >
                  Try again
                </button>
                {mayPutAway && (
                  <button type="button" className="desk-row-button" onClick={() => setLeaving(sale)}>
                    Put away
                  </button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <AskDialog
          question={`Put the sale of ${formatPaise(toPaise(Number(leaving.sale.amount)))} away? The shop will not know of it.`}
          yes="Put it away"
          no="Keep it"
          onYes={() => {
            setLeaving(null)
            void forgetUnsent(leaving).then(onChanged)
          }}
          onNo={() => setLeaving(null)}
        />
      )}
    </OrderCard>
  )
}
