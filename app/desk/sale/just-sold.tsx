import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'

import { Bill } from '#app/desk/print/bill.tsx'
import { PrintPaper } from '#app/desk/print/print-paper.tsx'
import type { PaperSize } from '#app/desk/print/print-paper.tsx'
import { Slip } from '#app/desk/print/slip.tsx'
import { usePlace } from '#app/desk/use-place.ts'
import { Button } from '#app/ui/button.tsx'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { UndoSale } from './undo-sale.tsx'
import type { JustSold } from './use-sell.ts'

/** What was sold last: the change that goes back, and its bill, or a slip as long as there is none. */
export function JustSoldNote({ sold, onDone }: { sold: JustSold; onDone: () => void }) {
  const [printed, setPrinted] = useState<PaperSize | null>(null)
  const [isUndone, setIsUndone] = useState(false)
  const { rooms } = usePlace()
  const { bill, sale, lines, key, at } = sold
  const totalPaise = toPaise(Number(sale.amount))
  const givenPaise =
    sale.payment.way === 'cash' && sale.payment.given !== undefined
      ? toPaise(Number(sale.payment.given))
      : null
  const backPaise = givenPaise === null ? 0 : givenPaise - totalPaise

  if (isUndone)
    return (
      <section aria-label="Sold last" className="bg-leaf-tint rounded-card p-4">
        <p role="status" className="figures">
          <span className="font-semibold">Undone.</span>{' '}
          {bill && (
            <>
              <Link to={rooms.order(bill.orderId)} className="font-semibold underline">
                Order #{bill.orderNumber}
              </Link>{' '}
              is cancelled.{' '}
            </>
          )}
          The goods are on the shelf again, and {formatPaise(totalPaise)}{' '}
          {sale.payment.way === 'upi' ? 'by UPI' : 'in cash'} is out of your till. Give it back if you have
          it.
        </p>
      </section>
    )
  return (
    <section aria-label="Sold last" className="bg-leaf-tint rounded-card p-4">
      <p role="status" className="figures">
        {backPaise > 0 && <span className="font-display block text-4xl">{formatPaise(backPaise)} back</span>}
        <span className="font-semibold">
          {formatPaise(totalPaise)} {sale.payment.way === 'upi' ? 'by UPI' : 'in cash'}.
        </span>{' '}
        {bill ? (
          <>
            <Link to={rooms.order(bill.orderId)} className="font-semibold underline">
              Order #{bill.orderNumber}
            </Link>
            , bill {bill.number}.
          </>
        ) : (
          'It is kept on this device and sent when there is a connection.'
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={() => setPrinted('80mm')}>
          <Printer size={18} aria-hidden="true" />
          {bill ? 'Print the bill' : 'Print a slip'}
        </Button>
        {bill && (
          <Button look="quiet" size="small" onClick={() => setPrinted('A4')}>
            On A4
          </Button>
        )}
        {bill && (
          <UndoSale
            orderId={bill.orderId}
            onUndone={() => {
              setIsUndone(true)
              onDone()
            }}
          />
        )}
      </div>
      {printed && (
        <PrintPaper
          size={printed}
          onPrinted={() => {
            setPrinted(null)
            onDone()
          }}
        >
          {bill ? (
            <Bill bill={bill} />
          ) : (
            <Slip
              lines={lines}
              totalPaise={totalPaise}
              givenPaise={givenPaise}
              at={at}
              mark={key.slice(0, 4).toUpperCase()}
            />
          )}
        </PrintPaper>
      )}
    </section>
  )
}
