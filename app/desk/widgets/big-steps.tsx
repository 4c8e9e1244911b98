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

/** Whether a price falls or rises by more than half. Of ₹0.00 it is set for the first time. Both in paise. */
function isBigStep(beforePaise: number, afterPaise: number): boolean {
  return beforePaise > 0 && Math.abs(afterPaise - beforePaise) * 2 > beforePaise
}

/** So many are named. */
const mostNamed = 8

interface AskBigStepsProps {
  steps: readonly PriceStep[]
  onYes: () => void
  onNo: () => void
}

/**
 * Asks once about all prices that change by more than half. The server takes what a person has confirmed, and
 * what another client sends: the question is for who types.
 */
export function AskBigSteps({ steps, onYes, onNo }: AskBigStepsProps) {
  const left = steps.length - mostNamed
  const prices = steps.length === 1 ? '1 price changes' : `${steps.length} prices change`
  return (
    <AskDialog question={`${prices} by more than half:`} yes="Save" no="Look again" {...{ onYes, onNo }}>
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
        {left > 0 && <li className="text-ink-soft py-1.5">and {left} more</li>}
      </ul>
    </AskDialog>
  )
}
