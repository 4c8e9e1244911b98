import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { useCustomer } from '#app/client/store.ts'
import type { myReceivables } from '#contract/receivables.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/checkout/accounts/en.ts'

import type { Account } from './kept-way.ts'

/** A way to pay without money at hand, in words, and why it cannot be had; '' where it can. */
export interface AccountRow {
  way: Account
  name: string
  says: string
  why: string
}

/** What somebody can pay from, none of a guest and of whom the shop does not trust so far. */
export function useAccounts(totalPaise: number): AccountRow[] {
  const personId = useCustomer(({ user }) => user?._id)
  const [known, setKnown] = useState<{ of: string; leftPaise: number } | null>(null)

  useEffect(() => {
    if (!personId) return
    let isWanted = true
    void call<typeof myReceivables>('GET', '/api/my-receivables')
      .catch(() => null)
      .then((answer) => {
        const khata = answer?.ok ? answer.body.data : null
        if (isWanted && khata) setKnown({ of: personId, leftPaise: toPaise(khata.left) })
      })
    return () => {
      isWanted = false
    }
  }, [personId])

  if (known?.of !== personId || !known) return []
  const left = formatPaise(known.leftPaise)
  const why = known.leftPaise < totalPaise ? words.onlyLeft(left) : ''
  return [{ way: 'receivable', name: words.khata, says: words.khataSays(left), why }]
}
