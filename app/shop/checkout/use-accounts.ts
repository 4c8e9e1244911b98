import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { useCustomer } from '#app/client/store.ts'
import { untilAnsweredBy } from '#app/client/until-known.ts'
import type { myReceivables } from '#contract/receivables.ts'
import type { myWallet } from '#contract/wallets.ts'
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

/** What somebody can pay from: a wallet with money in it, a khata. None of a guest. */
export function useAccounts(totalPaise: number): AccountRow[] {
  const personId = useCustomer(({ user }) => user?._id)
  const [known, setKnown] = useState<{ of: string; khata: number | null; wallet: number } | null>(null)

  useEffect(() => {
    if (!personId) return
    const leaving = new AbortController()
    void Promise.all([
      untilAnsweredBy(() => call<typeof myReceivables>('GET', '/api/my-receivables'), leaving.signal),
      untilAnsweredBy(() => call<typeof myWallet>('GET', '/api/my-wallet'), leaving.signal),
    ]).then(([owed, kept]) => {
      const left = owed?.ok ? owed.body.data?.left : undefined
      const balance = kept?.ok ? kept.body.data.balance : 0
      if (leaving.signal.aborted) return
      const khata = left === undefined ? null : toPaise(left)
      setKnown({ of: personId, khata, wallet: toPaise(balance) })
    })
    return () => leaving.abort()
  }, [personId])

  if (!known || known.of !== personId) return []
  const { khata, wallet } = known
  const rows: AccountRow[] = []
  if (wallet > 0) {
    const says = words.walletSays(formatPaise(wallet))
    rows.push({ way: 'wallet', name: words.wallet, says, why: wallet < totalPaise ? says : '' })
  }
  if (khata !== null) {
    const left = formatPaise(khata)
    const why = khata < totalPaise ? words.onlyLeft(left) : ''
    rows.push({ way: 'receivable', name: words.khata, says: words.khataSays(left), why })
  }
  return rows
}
