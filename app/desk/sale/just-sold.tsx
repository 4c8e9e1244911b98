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
import * as words from '#words/desk/sale/en.ts'

import { UndoSale } from './undo-sale.tsx'
import type { JustSold } from './use-sell.ts'

/** What was sold last: the change that goes back, and its bill, or a slip as long as there is none. */
export function JustSoldNote({ sold, onDone }: { sold: JustSold; onDone: () => void }) {
  const [printed, setPrinted] = useState<PaperSize | null>(null)
  const [isUndone, setIsUndone] = useState(false)
  const { rooms } = usePlace()
  const { bill, sale, lines, key, at } = sold
  const totalPaise = toPaise(Number(sale.amount))
  const isUpi = sale.payment.way === 'upi'
  const isWrittenDown = sale.payment.way === 'receivable'
  const givenPaise =
    sale.payment.way === 'cash' && sale.payment.given !== undefined
      ? toPaise(Number(sale.payment.given))
      : null
  const backPaise = givenPaise === null ? 0 : givenPaise - totalPaise

  if (isUndone)
    return (
      <section aria-label={words.soldLast} className="bg-leaf-tint rounded-card p-4">
        <p role="status" className="figures">
          <span className="font-semibold">{words.undone}</span>{' '}
          {bill && (
            <>
              <Link to={rooms.order(bill.orderId)} className="font-semibold underline">
                {words.order(bill.orderNumber)}
              </Link>{' '}
              {words.isCancelled}{' '}
            </>
          )}
          {isWrittenDown
            ? words.offKhata(formatPaise(totalPaise))
            : words.outOfTill(formatPaise(totalPaise), isUpi)}
        </p>
      </section>
    )
  return (
    <section aria-label={words.soldLast} className="bg-leaf-tint rounded-card p-4">
      <p role="status" className="figures">
        {backPaise > 0 && (
          <span className="font-display block text-4xl">{words.back(formatPaise(backPaise))}</span>
        )}
        <span className="font-semibold">
          {isWrittenDown
            ? words.onKhata(formatPaise(totalPaise))
            : words.paidSo(formatPaise(totalPaise), isUpi)}
        </span>{' '}
        {bill ? (
          <>
            <Link to={rooms.order(bill.orderId)} className="font-semibold underline">
              {words.order(bill.orderNumber)}
            </Link>
            {words.withBill(bill.number)}
          </>
        ) : (
          words.keptHere
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={() => setPrinted('80mm')}>
          <Printer size={18} aria-hidden="true" />
          {bill ? words.printBill : words.printSlip}
        </Button>
        {bill && (
          <Button look="quiet" size="small" onClick={() => setPrinted('A4')}>
            {words.onA4}
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
