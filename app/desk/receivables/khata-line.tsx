import { useState } from 'react'

import { Button } from '#app/ui/button.tsx'
import type { Receivables } from '#contract/receivables.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/receivables/en.ts'

import { TakeKhata } from './take-khata.tsx'

interface KhataLineProps {
  personId: string
  khata: Receivables
  onTaken: (khata: Receivables) => void
}

/** What the customer at the stall owes, and a press by which they pay of it. */
export function KhataLine({ personId, khata, onTaken }: KhataLineProps) {
  const [takes, setTakes] = useState(false)
  const owedPaise = toPaise(khata.balance)
  return (
    <div className="figures mt-1 flex flex-wrap items-center justify-between gap-2 text-sm">
      <p>{words.owes(formatPaise(owedPaise), formatPaise(toPaise(khata.left)))}</p>
      {owedPaise > 0 && (
        <Button look="quiet" size="small" onClick={() => setTakes(true)}>
          {words.takePayment}
        </Button>
      )}
      {takes && (
        <TakeKhata
          address={`/api/people/${encodeURIComponent(personId)}/receivables`}
          owedPaise={owedPaise}
          onTaken={onTaken}
          onClose={() => setTakes(false)}
        />
      )}
    </div>
  )
}
