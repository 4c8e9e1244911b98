import { useState } from 'react'

import { usePlace } from '#app/desk/use-place.ts'
import type { Till } from '#contract/tills.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { CloseTill } from './close-till.tsx'
import { MoneyDialog } from './money-dialog.tsx'
import type { MoneyCause } from './money-dialog.tsx'
import { TakenBackList } from './taken-back-list.tsx'
import { TillEntries } from './till-entries.tsx'

/** One till: in the morning, in and out, what should be there and was counted; UPI beside the cash. */
export function TillCard({ till, onDone }: { till: Till; onDone: () => void }) {
  const { isStall } = usePlace()
  const [asked, setAsked] = useState<MoneyCause | null>(null)
  const { cash, upi, closed } = till
  const headline = `till-${till._id}`
  return (
    <section
      aria-labelledby={headline}
      className="bg-paper-raised border-line rounded-card border p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headline} className="text-lg">
          {till.trip === null ? till.person.name : `Trip of ${till.person.name}`}
        </h2>
        <p className="text-sm font-semibold">{closed ? 'Closed' : 'Open'}</p>
      </div>
      <p className="text-ink-soft figures text-sm wrap-anywhere">
        {till.trip !== null &&
          till.trip.length > 0 &&
          `${till.trip.map((number) => `#${number}`).join(', ')}. `}
        Since {dateAndTime(till.openedAt)}
      </p>
      <table className="figures mt-3 w-full text-sm">
        <thead>
          <tr className="text-ink-soft border-line border-b text-start">
            <th scope="col" className="py-1.5 text-start font-normal">
              <span className="sr-only">What</span>
            </th>
            <th scope="col" className="py-1.5 text-end font-semibold">
              Cash
            </th>
            <th scope="col" className="py-1.5 text-end font-semibold">
              UPI
            </th>
          </tr>
        </thead>
        <tbody>
          <Row name="In the morning" cash={till.morning} />
          <Row name="Taken for orders" cash={cash.orders} upi={upi.orders} />
          <Row name="Given back" cash={-cash.givenBack} upi={-upi.givenBack} />
          <Row name="Khata payments" cash={cash.receivables} upi={upi.receivables} isRare />
          <Row name="Deposits given back" cash={-cash.deposits} isRare />
          <Row name="Put in" cash={cash.putIn} isRare />
          <Row name="Taken out" cash={-cash.takenOut} isRare />
          <Row name="Differences of sales" cash={cash.differences} upi={upi.differences} isRare />
          <Row name="Counter-entries" cash={cash.corrected} upi={upi.corrected} isRare />
          <tr className="border-line-strong border-t text-base font-semibold">
            <th scope="row" className="py-2 text-start">
              {closed ? 'Should have been there' : 'Should be there'}
            </th>
            <td className="py-2 text-end">{rupees(till.expected)}</td>
            <td className="py-2 ps-3 text-end">{rupees(upi.sum)}</td>
          </tr>
          {closed && (
            <>
              <Row name="Counted" cash={closed.counted} isStrong />
              <Row
                name={closed.note ? `Difference: ${closed.note}` : 'Difference'}
                cash={closed.difference}
                isStrong
              />
              <Row name="Stayed in the box" cash={closed.left} />
              <Row name="Handed over" cash={closed.counted - closed.left} />
              <Row name="Counter-entries afterwards" cash={closed.afterwards} isRare />
            </>
          )}
        </tbody>
      </table>
      {closed ? (
        <p className="text-ink-soft figures mt-2 text-sm">
          Closed by {closed.by.name}, {dateAndTime(closed.at)}. It only takes counter-entries.
        </p>
      ) : (
        <>
          <TakenBackList takenBack={till.takenBack} />
          <CloseTill till={till} onDone={onDone} />
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
        {!closed && (
          <>
            <button type="button" className="desk-row-button" onClick={() => setAsked('put_in')}>
              Put in
            </button>
            <button type="button" className="desk-row-button" onClick={() => setAsked('taken_out')}>
              Take out
            </button>
          </>
        )}
        {!isStall && (
          <button type="button" className="desk-row-button" onClick={() => setAsked('correction')}>
            Counter-entry
          </button>
        )}
      </div>
      <TillEntries till={till} />
      {asked && <MoneyDialog till={till} cause={asked} onDone={onDone} onClose={() => setAsked(null)} />}
    </section>
  )
}

interface RowProps {
  name: string
  cash: number
  upi?: number
  /** Left out where nothing of it was. */
  isRare?: boolean
  isStrong?: boolean
}

function Row({ name, cash, upi, isRare = false, isStrong = false }: RowProps) {
  if (isRare && cash === 0 && (upi ?? 0) === 0) return null
  return (
    <tr className={isStrong ? 'font-semibold' : ''}>
      <th scope="row" className={`py-1.5 text-start wrap-anywhere ${isStrong ? '' : 'font-normal'}`}>
        {name}
      </th>
      <td className="py-1.5 text-end whitespace-nowrap">{rupees(cash)}</td>
      <td className="py-1.5 ps-3 text-end whitespace-nowrap">{upi === undefined ? '' : rupees(upi)}</td>
    </tr>
  )
}

function rupees(amount: number): string {
  return formatPaise(toPaise(amount))
}
