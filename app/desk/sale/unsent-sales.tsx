import { useState } from 'react'

import { lineWords } from '#app/desk/counter/amounts.ts'
import { OrderCard } from '#app/desk/orders/order-card.tsx'
import { AskDialog } from '#app/desk/widgets/ask-dialog.tsx'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { tryAgain } from '#words/desk/lines/en.ts'
import * as words from '#words/desk/sale/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

import { forgetUnsent, setRefusal } from './device.ts'
import type { UnsentSale } from './device.ts'
import type { SendingEnd } from './send-unsent.ts'

interface UnsentSalesProps {
  unsent: readonly (UnsentSale & { n: number })[]
  end: SendingEnd
  mayPutAway: boolean
  onChanged: () => void
}

/** What waits on this device, and what the shop has refused. */
export function UnsentSales({ unsent, end, mayPutAway, onChanged }: UnsentSalesProps) {
  const [leaving, setLeaving] = useState<(UnsentSale & { n: number }) | null>(null)
  if (unsent.length === 0) return null
  const waiting = unsent.filter(({ refusal }) => refusal === null)
  const refused = unsent.filter(({ refusal }) => refusal !== null)
  const sumPaise = unsent.reduce((sum, { sale }) => sum + toPaise(Number(sale.amount)), 0)

  return (
    <OrderCard title={words.notSentYet}>
      <p role="status" className="figures mt-1">
        {words.sales(unsent.length, formatPaise(sumPaise))} {waiting.length > 0 && words.sendingEnds[end]}
      </p>
      {refused.length > 0 && (
        <ul aria-label={words.refused} className="divide-line border-line mt-2 divide-y border-t">
          {refused.map((sale) => (
            <li key={sale.n} className="figures py-2 text-sm">
              <p className="font-semibold">
                {dateAndTime(new Date(sale.at).toISOString())},{' '}
                {formatPaise(toPaise(Number(sale.sale.amount)))}
              </p>
              <p>{sale.lines.map(lineWords).join(', ')}</p>
              <p className="text-terracotta-strong font-medium">{sale.refusal}</p>
              <p className="text-ink-soft">{words.correctIt(mayPutAway)}</p>
              <div className="mt-1 flex gap-2">
                <button
                  type="button"
                  className="desk-row-button"
                  onClick={() => void setRefusal(sale.n, null).then(onChanged)}
                >
                  {tryAgain}
                </button>
                {mayPutAway && (
                  <button type="button" className="desk-row-button" onClick={() => setLeaving(sale)}>
                    {words.putAway}
                  </button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <AskDialog
          question={words.putAwayAsk(formatPaise(toPaise(Number(leaving.sale.amount))))}
          yes={words.putItAway}
          no={words.keepIt}
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
