import { ArrowRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'

import { deskPath } from '#app/paths.ts'
import type { DeskFront } from '#contract/shop.ts'
import * as words from '#words/desk/front/steps/en.ts'

import { isFirstRun, nextStep, stepWords } from './first-steps.ts'

/** In every room while the shop is set up: the way back to the steps, and on to the next one. */
export function NextStepBar({ front }: { front: DeskFront }) {
  const place = useLocation()
  const next = nextStep(front, place)
  if (!isFirstRun(front) || next === undefined || place.pathname === deskPath) return null
  const done = front.steps.filter(({ isDone }) => isDone).length
  return (
    <nav
      aria-label={words.firstSteps}
      className="bg-turmeric-tint rounded-card mb-3 flex flex-wrap items-center justify-between gap-x-4 px-4 py-1 text-sm"
    >
      <Link to={deskPath} className="inline-flex min-h-11 items-center font-semibold hover:underline">
        {words.firstSteps}: {words.done(done, front.steps.length)}
      </Link>
      <Link
        to={stepWords[next].to}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold hover:underline"
      >
        {words.next(stepWords[next].title)}
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </nav>
  )
}
