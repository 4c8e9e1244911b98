import { useState } from 'react'

import { usePlace } from '#app/desk/use-place.ts'
import { roles } from '#app/desk/widgets/table-roles.ts'
import type { Till } from '#contract/tills.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/till/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

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
          {till.trip === null ? till.person.name : words.tripOf(till.person.name)}
        </h2>
        <p className="text-sm font-semibold">{closed ? words.isClosed : words.isOpen}</p>
      </div>
      <p className="text-ink-soft figures text-sm wrap-anywhere">
        {till.trip !== null &&
          till.trip.length > 0 &&
          `${till.trip.map((number) => `#${number}`).join(', ')}. `}
        {words.since(dateAndTime(till.openedAt))}
      </p>
      <div className="@container">
        <table {...roles.table} className="figures mt-3 w-full text-sm">
          <thead {...roles.rowgroup}>
            <tr {...roles.row} className={`text-ink-soft border-line border-b text-start ${rowClass}`}>
              <th {...roles.columnheader} scope="col" className={`py-1.5 text-start ${nameClass}`}>
                <span className="sr-only">{words.what}</span>
              </th>
              <th {...roles.columnheader} scope="col" className={`py-1.5 font-semibold ${sumClass}`}>
                {words.cash}
              </th>
              <th {...roles.columnheader} scope="col" className={`py-1.5 font-semibold ${sumClass}`}>
                {words.upi}
              </th>
            </tr>
          </thead>
          <tbody {...roles.rowgroup}>
            <Row name={words.inMorning} cash={till.morning} />
            <Row name={words.orders} cash={cash.orders} upi={upi.orders} />
            <Row name={words.givenBack} cash={-cash.givenBack} upi={-upi.givenBack} />
            <Row name={words.receivables} cash={cash.receivables} upi={upi.receivables} isRare />
            <Row name={words.deposits} cash={-cash.deposits} isRare />
            <Row name={words.putIn} cash={cash.putIn} isRare />
            <Row name={words.takenOut} cash={-cash.takenOut} isRare />
            <Row name={words.differences} cash={cash.differences} upi={upi.differences} isRare />
            <Row name={words.corrections} cash={cash.corrected} upi={upi.corrected} isRare />
            <Row
              name={closed ? words.shouldHaveBeen : words.shouldBe}
              cash={till.expected}
              upi={upi.sum}
              className="border-line-strong border-t text-base font-semibold"
            />
            {closed && (
              <>
                <Row name={words.wasCounted} cash={closed.counted} className="font-semibold" />
                <Row
                  name={closed.note ? `${words.difference}: ${closed.note}` : words.difference}
                  cash={closed.difference}
                  className="font-semibold"
                />
                <Row name={words.stayed} cash={closed.left} />
                <Row name={words.handedOver} cash={closed.counted - closed.left} />
                <Row name={words.afterwards} cash={closed.afterwards} isRare />
              </>
            )}
          </tbody>
        </table>
      </div>
      {closed ? (
        <p className="text-ink-soft figures mt-2 text-sm">
          {words.closedBy(closed.by.name, dateAndTime(closed.at))}
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
              {words.putInIt}
            </button>
            <button type="button" className="desk-row-button" onClick={() => setAsked('taken_out')}>
              {words.takeOut}
            </button>
          </>
        )}
        {!isStall && (
          <button type="button" className="desk-row-button" onClick={() => setAsked('correction')}>
            {words.correct}
          </button>
        )}
      </div>
      <TillEntries till={till} />
      {asked && <MoneyDialog till={till} cause={asked} onDone={onDone} onClose={() => setAsked(null)} />}
    </section>
  )
}

/** With large letters a name stands above its sums. Roles: some browsers drop them from rows that are no
 * rows. */
const rowClass = '@max-[14rem]:flex @max-[14rem]:flex-wrap'
const nameClass = '@max-[14rem]:basis-full'
const sumClass = 'text-end whitespace-nowrap @max-[14rem]:flex-[1_0_40%]'

interface RowProps {
  name: string
  cash: number
  upi?: number
  /** Left out where nothing of it was. */
  isRare?: boolean
  className?: string
}

function Row({ name, cash, upi, isRare = false, className = 'font-normal' }: RowProps) {
  if (isRare && cash === 0 && (upi ?? 0) === 0) return null
  return (
    <tr {...roles.row} className={`${className} ${rowClass}`}>
      <th
        {...roles.rowheader}
        scope="row"
        className={`py-1.5 text-start [font-weight:inherit] wrap-anywhere ${nameClass}`}
      >
        {name}
      </th>
      <td {...roles.cell} className={`py-1.5 ${sumClass}`}>
        {rupees(cash)}
      </td>
      <td {...roles.cell} className={`py-1.5 ps-3 ${sumClass}`}>
        {upi === undefined ? '' : rupees(upi)}
      </td>
    </tr>
  )
}

function rupees(amount: number): string {
  return formatPaise(toPaise(amount))
}
