import type { ReactNode } from 'react'

import * as words from '#words/shop/checkout/buying/en.ts'

import type { Account, Way } from './kept-way.ts'
import type { AccountRow } from './use-accounts.ts'

interface PayRowsProps {
  way: Way
  onChange: (way: Way) => void
  isFetched: boolean
  /** Why a way cannot be had, in a sentence; '' where it can. */
  why: Record<Exclude<Way, Account>, string>
  /** What else they can pay from. */
  accounts: AccountRow[]
}

/** The ways to pay, each a row of its own; what cannot be had says why. */
export function PayRows({ way, onChange, isFetched, why, accounts }: PayRowsProps) {
  const rows: { way: Way; name: string; says: string; why: string }[] = [
    { way: 'upi', name: words.upi, says: words.upiSays, why: why.upi },
    { way: 'card', name: words.card, says: words.cardSays, why: why.card },
    { way: 'cash', name: words.cash, says: isFetched ? words.whenFetched : words.whenItComes, why: why.cash },
    ...accounts,
  ]
  return (
    <div role="radiogroup" aria-labelledby="how" className="mt-3 space-y-2">
      {rows.map((row) => (
        <Row
          key={row.way}
          isChosen={row.way === way}
          isOff={row.why !== ''}
          onChoose={() => onChange(row.way)}
        >
          <span className="block font-semibold">{row.name}</span>
          <span className="text-ink-soft block text-sm">{row.why || row.says}</span>
        </Row>
      ))}
    </div>
  )
}

interface RowProps {
  isChosen: boolean
  isOff: boolean
  onChoose: () => void
  children: ReactNode
}

function Row({ isChosen, isOff, onChoose, children }: RowProps) {
  const look = isOff
    ? 'border-line-strong border-dashed'
    : isChosen
      ? 'border-leaf bg-leaf-tint'
      : 'border-line-strong'
  return (
    <label className={`rounded-card flex min-h-16 items-center gap-3 border px-4 py-2 ${look}`}>
      <input
        type="radio"
        name="pay"
        checked={isChosen && !isOff}
        disabled={isOff}
        onChange={onChoose}
        className="accent-leaf size-5 shrink-0"
      />
      <span className="min-w-0">{children}</span>
    </label>
  )
}
