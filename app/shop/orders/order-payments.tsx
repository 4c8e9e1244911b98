import type { ReactNode } from 'react'

import { formatPaise } from '#domain/pricing/rules.ts'
import { language } from '#words/language/en.ts'
import * as labels from '#words/shop/order-labels/en.ts'
import * as words from '#words/shop/orders/aside/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

import type { OneOrder, OrderRefund } from './one-order.ts'
import { refundReasonWords, refundStandingWords, refundsThatCount } from './order-words.ts'
import { PayNow } from './pay-now.tsx'

/** What was paid and how, what came back of it, and what is due. */
export function OrderPayments({ order }: { order: OneOrder }) {
  const { payments, cash, documents, duePaise, totalPaise } = order
  return (
    <section
      aria-labelledby="payment"
      className="bg-paper-raised border-line rounded-card figures border px-5 py-4"
    >
      <h2 id="payment" className="text-2xl">
        {words.payment}
      </h2>
      <ul className="divide-line divide-y">
        {payments.map(({ transactionId, way, amountPaise, at }) => (
          <Money key={transactionId} name={words.paidBy(labels.label(way))} paise={amountPaise} at={at}>
            <p className="text-ink-soft text-sm wrap-anywhere">{words.transaction(transactionId)}</p>
          </Money>
        ))}
        {cash.map(({ amountPaise, way, at }) => (
          <Money
            key={at + amountPaise}
            name={handWords(amountPaise < 0, way)}
            paise={way === 'Khata' ? amountPaise : Math.abs(amountPaise)}
            at={at}
          />
        ))}
        {refundsThatCount(order).map((refund) => (
          <Refund key={refund.id} refund={refund} />
        ))}
        {duePaise > 0 && <Money name={words.toPayInCash} paise={duePaise} />}
      </ul>
      {duePaise > 0 && <PayNow order={order} />}
      {totalPaise === 0 && <p className="mt-3">{words.nothingToPay}</p>}
      {totalPaise > 0 && duePaise === 0 && payments.length + cash.length === 0 && (
        <p className="mt-3">{words.nothingPaid}</p>
      )}
      {documents.map(({ title, number, pdf }) => (
        <p key={number} className="print:hidden">
          <a
            href={inOwnLanguage(pdf)}
            download
            className="text-leaf inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {words.paper(labels.label(title), number)}
          </a>
        </p>
      ))}
    </section>
  )
}

/** A link to a file names its language in no header. */
function inOwnLanguage(pdf: string): string {
  if (language === 'en') return pdf
  return `${pdf}${pdf.includes('?') ? '&' : '?'}language=${language}`
}

/** Of money that changed hands without the gateway. */
function handWords(isBack: boolean, way: string): string {
  if (way === 'Khata') return labels.label(way)
  if (isBack) return way === 'UPI' ? words.backByUpi : words.backInCash
  return way === 'UPI' ? words.paidByUpi : words.paidInCash
}

function Refund({ refund }: { refund: OrderRefund }) {
  const { standing, amountPaise, at, givenBackAt, things, reason, note } = refund
  return (
    <Money name={refundStandingWords[standing]} paise={amountPaise} at={givenBackAt ?? at}>
      {things.length > 0 && <p className="text-sm">{words.forGoods(things.join(', '))}</p>}
      {note ? (
        <p className="text-sm wrap-anywhere whitespace-pre-line">“{labels.note(note)}”</p>
      ) : (
        <p className="text-ink-soft text-sm">{refundReasonWords[reason]}</p>
      )}
    </Money>
  )
}

interface MoneyProps {
  name: string
  paise: number
  /** When it changed hands. */
  at?: string
  children?: ReactNode
}

function Money({ name, paise, at, children }: MoneyProps) {
  return (
    <li className="py-3">
      <p className={`${rowClass} font-semibold`}>
        <span className="min-w-0">{name}</span> <span>{formatPaise(paise)}</span>
      </p>
      {at && (
        <p className="text-ink-soft text-sm">
          <time dateTime={at}>{dateAndTime(at)}</time>
        </p>
      )}
      {children}
    </li>
  )
}

const rowClass = 'flex flex-wrap items-baseline justify-between gap-x-4'
