import { Check } from 'lucide-react'
import { Link } from 'react-router'

import { ButtonLink } from '#app/ui/button.tsx'
import type { DeskFront } from '#contract/shop.ts'
import * as words from '#words/desk/front/steps/en.ts'

import { cardClass } from './card.ts'
import { stepWords, whyOf } from './first-steps.ts'
import type { Step } from './first-steps.ts'

/** What a new shop needs before it opens, and where each of it is done. */
export function FirstStepsList({ front }: { front: DeskFront }) {
  const done = front.steps.filter(({ isDone }) => isDone).length
  const first = front.steps.find(({ isDone }) => !isDone)?.step
  return (
    <section aria-labelledby="first-steps" className={`${cardClass} max-w-3xl`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="first-steps" className="text-xl">
          {words.firstSteps}
        </h2>
        <p className="text-ink-soft text-sm">{words.done(done, front.steps.length)}</p>
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
                {isDone && <span className="font-normal">{words.isDone}</span>}
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
        aria-label={`${words.lookAgain}: ${title}`}
        className="text-ink-soft inline-flex min-h-11 items-center text-sm font-semibold hover:underline"
      >
        {words.lookAgain}
      </Link>
    )
  return (
    <ButtonLink to={to} size="small" look={isFirst ? 'primary' : 'quiet'} prefetch="none">
      {link}
    </ButtonLink>
  )
}
