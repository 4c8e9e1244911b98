import { Check, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

import { RoomHead } from '#app/desk/list/room-head.tsx'
import { shortId } from '#app/desk/orders/order-words.ts'
import { deskOrderPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { DeskFront } from '#contract/shop.ts'

import { stepWords, whyOf } from './first-steps.ts'
import type { Step } from './first-steps.ts'
import { useFront } from './use-front.ts'
import { countWords, waitingLines } from './waiting.ts'

/** The panel's first page: what is missing before the shop opens, and what waits for a hand. */
export default function Front() {
  const front = useFront()
  const isReady = front.steps.every(({ isDone }) => isDone)
  return (
    <>
      <RoomHead title="Overview" />
      {!isReady && <FirstSteps front={front} />}
      <WaitingList waiting={front.waiting} />
    </>
  )
}

function FirstSteps({ front }: { front: DeskFront }) {
  const done = front.steps.filter(({ isDone }) => isDone).length
  const first = front.steps.find(({ isDone }) => !isDone)?.step
  return (
    <section aria-labelledby="first-steps" className={sectionClass}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="first-steps" className="text-xl">
          First steps
        </h2>
        <p className="text-ink-soft text-sm">
          {done} of {front.steps.length} done
        </p>
      </div>
      <ol className="divide-line mt-2 divide-y">
        {front.steps.map(({ step, isDone }, place) => (
          <li key={step} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span
              aria-hidden="true"
              className={`flex size-8 shrink-0 items-center justify-center self-start rounded-full text-sm font-bold ${isDone ? 'bg-leaf text-on-leaf' : 'border-line-strong border'}`}
            >
              {isDone ? <Check size={18} /> : place + 1}
            </span>
            <div className="min-w-0 flex-1 basis-56">
              <h3
                className={`font-text text-base font-semibold tracking-normal ${isDone ? 'text-ink-soft' : ''}`}
              >
                {stepWords[step].title}
                {isDone && <span className="font-normal">: done</span>}
              </h3>
              {!isDone && <p className="text-ink-soft mt-0.5 text-sm">{whyOf(step, front)}</p>}
            </div>
            <StepLink step={step} isDone={isDone} isFirst={step === first} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepLink({ step, isDone, isFirst }: { step: Step; isDone: boolean; isFirst: boolean }) {
  const { to, link, title } = stepWords[step]
  if (isDone)
    return (
      <Link
        to={to}
        aria-label={`Look again: ${title}`}
        className="text-ink-soft inline-flex min-h-11 items-center text-sm font-semibold hover:underline"
      >
        Look again
      </Link>
    )
  return (
    <ButtonLink to={to} size="small" look={isFirst ? 'primary' : 'quiet'} prefetch="none">
      {link}
    </ButtonLink>
  )
}

function WaitingList({ waiting }: { waiting: DeskFront['waiting'] }) {
  const lines = waitingLines(waiting)
  const { refundsRefused, refusedRefunds } = waiting
  return (
    <section aria-labelledby="waiting" className={sectionClass}>
      <h2 id="waiting" className="text-xl">
        Waiting for a hand
      </h2>
      {lines.length === 0 && refundsRefused === 0 ? (
        <p className="text-ink-soft mt-2">Nothing waits right now.</p>
      ) : (
        <ul className="divide-line mt-1 divide-y">
          {lines.map(({ count, what, to }) => (
            <li key={to}>
              <Link to={to} className={`hover:bg-paper-sunken ${lineClass}`}>
                <Count count={count} /> <span className="flex-1">{what}</span>
                <ChevronRight size={18} aria-hidden="true" className="text-ink-soft" />
              </Link>
            </li>
          ))}
          {refundsRefused > 0 && (
            <li className={lineClass}>
              <Count count={refundsRefused} />
              <span className="flex-1">
                {refundsRefused === 1 ? 'refund was refused' : 'refunds were refused'}: the money is still to
                be given back.{' '}
                {refusedRefunds.map((id) => (
                  <Link key={id} to={deskOrderPath(id)} className="me-3 font-semibold underline">
                    Order {shortId(id)}
                  </Link>
                ))}
              </span>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

function Count({ count }: { count: number }) {
  return <strong className="figures min-w-9 text-end text-lg">{countWords(count)}</strong>
}

const sectionClass = 'bg-paper-raised border-line rounded-card mt-4 max-w-3xl border px-5 py-4'
const lineClass = 'flex min-h-12 items-center gap-3 rounded-[10px] py-1'
