import { isBigStep } from '#domain/pricing/big-step.ts'
import { formatPaise } from '#domain/pricing/rules.ts'

import { AskDialog } from './ask-dialog.tsx'

/** A price that changes. */
export interface PriceStep {
  /** Of what: 'Tomato 500 g, selling price'. */
  name: string
  beforePaise: number
  afterPaise: number
}

/** Those that fall or rise by more than half: somebody may have mistyped them. */
export function bigSteps(steps: readonly PriceStep[]): PriceStep[] {
  return steps.filter(({ beforePaise, afterPaise }) => isBigStep(beforePaise, afterPaise))
}

/** So many are named. */
const mostNamed = 8

interface AskBigStepsProps {
  /** All of them, or the first of `total`. */
  steps: readonly PriceStep[]
  total?: number
  /** The answer that agrees. */
  yes?: string
  onYes: () => void
  onNo: () => void
}

/**
 * Asks once about all prices that change by more than half. The server takes what a person has confirmed, and
 * what another client sends: the question is for who types.
 */
export function AskBigSteps({ steps, total = steps.length, yes = 'Save', onYes, onNo }: AskBigStepsProps) {
  const left = total - Math.min(steps.length, mostNamed)
  const prices = total === 1 ? '1 price changes' : `${total.toLocaleString('en-IN')} prices change`
  return (
    <AskDialog question={`${prices} by more than half:`} no="Look again" {...{ yes, onYes, onNo }}>
      <ul className="divide-line border-line mt-3 max-h-[50vh] divide-y overflow-y-auto border-y text-sm">
        {steps.slice(0, mostNamed).map(({ name, beforePaise, afterPaise }) => (
          <li key={name} className="py-1.5">
            <span className="block wrap-anywhere">{name}</span>
            <span className="figures">
              <span className="sr-only">was </span>
              {formatPaise(beforePaise)} <span aria-hidden="true">→</span>
              <span className="sr-only">, will be</span> <strong>{formatPaise(afterPaise)}</strong>
            </span>
          </li>
        ))}
        {left > 0 && <li className="text-ink-soft py-1.5">and {left.toLocaleString('en-IN')} more</li>}
      </ul>
    </AskDialog>
  )
}
