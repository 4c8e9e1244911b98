import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { Button } from '#app/ui/button.tsx'
import type { payLink } from '#contract/counter.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { prefix } from '#words/language/en.ts'
import * as words from '#words/shop/orders/aside/en.ts'

import type { OneOrder } from './one-order.ts'

/** Leads to the page on which what is due is paid online. */
export function PayNow({ order: { id, duePaise } }: { order: Pick<OneOrder, 'id' | 'duePaise'> }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const navigate = useNavigate()

  async function pay() {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      const answer = await call<typeof payLink>('POST', `/api/orders/${id}/pay-link`)
      if (answer.ok) await navigate(prefix + new URL(answer.body.data.url).pathname)
      else setProblem(answer.body.message)
    } catch {
      setProblem(words.noAnswer)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="mb-3 print:hidden">
      <Button look="quiet" size="small" aria-disabled={isBusy || undefined} onClick={() => void pay()}>
        {words.payOnline(formatPaise(duePaise))}
      </Button>
      {problem && (
        <p role="alert" className="text-terracotta-strong mt-2 font-medium">
          {problem}
        </p>
      )}
    </div>
  )
}
