import { Download } from 'lucide-react'
import { useNavigate, useNavigation } from 'react-router'

import { adminOnly } from '#app/desk/admin-only.server.ts'
import { booksOfPath, bookFilePath, monthDocumentsPath } from '#app/desk/desk-paths.ts'
import { cardClass, fileLinkClass } from '#app/desk/front/card.ts'
import { ListFailed } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { monthView } from '#domain/books/month-view.ts'
import type { MonthView } from '#domain/books/month-view.ts'
import { bookNames, books, documentsAFile, monthWords } from '#domain/books/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'

import type { Route } from './+types/books.ts'
import { whatBooksSay } from './book-words.ts'

/** @throws a redirect home for everybody but admins */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  adminOnly(ctx)
  return run(() => monthView(ctx, new URL(request.url).searchParams.get('month')))
}

/** Without an answer the page stays and says so, as every room does. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error
    return null
  }
}

/** What the accountant is given of a month. */
export default function Books({ loaderData: view }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <RoomHead title="Books" />
      {view ? (
        <div className={`mt-3 grid grid-cols-1 gap-4 ${state === 'loading' ? 'opacity-55' : ''}`}>
          <Month view={view} />
          <Files view={view} />
          <AllDocuments view={view} />
        </div>
      ) : (
        <ListFailed message="The books did not answer." />
      )}
    </>
  )
}

/** Which month, and what it comes to. */
function Month({ view }: { view: MonthView }) {
  const navigate = useNavigate()
  const { month, months, invoices, creditNotes, b2bCount, money, depositsPaise } = view
  return (
    <section aria-labelledby="month" className={cardClass}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="month" className="text-xl">
          {monthWords(month)}
        </h2>
        <label className="flex items-center gap-2 text-sm">
          Month
          <select
            value={month}
            onChange={({ currentTarget }) =>
              void navigate(booksOfPath(currentTarget.value), { preventScrollReset: true })
            }
            className="border-line-strong bg-paper-raised h-10 min-w-0 rounded-[10px] border px-2 pointer-coarse:h-11"
          >
            {months.map((one) => (
              <option key={one} value={one}>
                {monthWords(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <dl className="figures mt-3 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        <Figure
          name={invoices.count === 1 ? '1 invoice' : `${invoices.count} invoices`}
          value={formatPaise(invoices.totalPaise)}
          more={`${formatPaise(invoices.taxPaise)} of it tax. ${b2bCount} with a GSTIN.`}
        />
        <Figure
          name={creditNotes.count === 1 ? '1 credit note' : `${creditNotes.count} credit notes`}
          value={formatPaise(creditNotes.totalPaise)}
          more={`${formatPaise(creditNotes.taxPaise)} of it tax.`}
        />
        <Figure name="Cash" value={formatPaise(money.cash)} more="Less what was given back." />
        <Figure name="UPI by hand" value={formatPaise(money.upi)} more="Less what was given back." />
        {depositsPaise > 0 && (
          <Figure
            name="Deposits owed"
            value={formatPaise(depositsPaise)}
            more="For bottles and crates that are not back."
          />
        )}
      </dl>
    </section>
  )
}

function Figure({ name, value, more }: { name: string; value: string; more: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-display text-2xl">{value}</dd>
      <dd className="text-ink-soft text-sm">{more}</dd>
    </div>
  )
}

/** Each book as CSV and as PDF. */
function Files({ view: { month } }: { view: MonthView }) {
  return (
    <section aria-labelledby="files" className={cardClass}>
      <h2 id="files" className="text-xl">
        For the accountant
      </h2>
      <ul className="divide-line mt-1 divide-y">
        {bookNames.map((book) => (
          <li key={book} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="text-base font-semibold">{books[book]}</h3>
              <p className="text-ink-soft text-sm">{whatBooksSay[book]}</p>
            </div>
            <div className="flex gap-4">
              {(['csv', 'pdf'] as const).map((form) => (
                <a
                  key={form}
                  href={bookFilePath(month, book, form)}
                  download
                  aria-label={`${books[book]} as ${form.toUpperCase()}`}
                  className={fileLinkClass}
                >
                  <Download size={16} aria-hidden="true" />
                  {form.toUpperCase()}
                </a>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Invoices and credit notes as they were given to customers, many in one file. */
function AllDocuments({ view: { month, invoices, creditNotes } }: { view: MonthView }) {
  const count = invoices.count + creditNotes.count
  const parts = Array.from({ length: Math.ceil(count / documentsAFile) }, (_, place) => place + 1)
  return (
    <section aria-labelledby="documents" className={cardClass}>
      <h2 id="documents" className="text-xl">
        All invoices and credit notes
      </h2>
      {count === 0 ? (
        <p className="text-ink-soft mt-1 text-sm">None was written in this month.</p>
      ) : (
        <>
          <p className="text-ink-soft mt-1 text-sm">
            To be printed or kept, in the order in which they were written. A full file takes about ten
            seconds.
          </p>
          <div className="flex flex-wrap gap-x-4">
            {parts.map((part) => (
              <a key={part} href={monthDocumentsPath(month, part)} download className={fileLinkClass}>
                <Download size={16} aria-hidden="true" />
                {(part - 1) * documentsAFile + 1} to {Math.min(count, part * documentsAFile)} as PDF
              </a>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
