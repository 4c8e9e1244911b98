import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { Receivables, personReceivables } from '#contract/receivables.ts'

/** What a customer owes; null until it is known, and for who is not trusted to pay later. */
export function useKhata(personId: string | null) {
  const [known, setKnown] = useState<{ of: string; khata: Receivables | null } | null>(null)

  useEffect(() => {
    if (personId === null) return
    let isWanted = true
    const address = `/api/people/${encodeURIComponent(personId)}/receivables` as const
    void call<typeof personReceivables>('GET', address)
      .catch(() => null)
      .then((answer) => {
        if (isWanted && answer?.ok) setKnown({ of: personId, khata: answer.body.data })
      })
    return () => {
      isWanted = false
    }
  }, [personId])

  return {
    khata: known && known.of === personId ? known.khata : null,
    setKhata: (khata: Receivables) => personId !== null && setKnown({ of: personId, khata }),
  }
}
