import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { OrderChange, PlannedChange, planOrderChange } from '#contract/order-edits.ts'
import * as words from '#words/client/planned-change/en.ts'

import { call } from './call.ts'

/** Debounce while somebody types, in milliseconds. */
const pauseMs = 200

interface Planned {
  /** For what it was asked. */
  asked: string
  plan: PlannedChange | null
  /** Why it cannot be done so, or that no answer came. */
  problem: string | null
  code: string
  fields: Record<string, string>
}

/**
 * What a change would make of an order, asked of the server as it is typed. `plan` is null until the answer
 * to what is wanted now is here; `shown` is the last one meanwhile.
 */
export function usePlannedChange(orderId: string, wanted: OrderChange) {
  const [planned, setPlanned] = useState<Planned | null>(null)
  const [shown, setShown] = useState<PlannedChange | null>(null)
  const asked = JSON.stringify(wanted)
  const latest = useRef('')

  async function ask(what: string) {
    latest.current = what
    const answer = await planOf(orderId, what)
    if (latest.current !== what) return
    setPlanned({ asked: what, ...answer })
    if (answer.plan) setShown(answer.plan)
  }

  const askLater = useEffectEvent((what: string) => void ask(what))
  useEffect(() => {
    const timer = window.setTimeout(() => askLater(asked), pauseMs)
    return () => window.clearTimeout(timer)
  }, [asked])

  const now = planned?.asked === asked ? planned : null
  return {
    plan: now?.plan ?? null,
    shown,
    problem: now?.problem ?? null,
    code: now?.code ?? '',
    fields: now?.fields ?? {},
    again: () => void ask(asked),
  }
}

async function planOf(orderId: string, what: string): Promise<Omit<Planned, 'asked'>> {
  try {
    const wanted = JSON.parse(what) as OrderChange
    const answer = await call<typeof planOrderChange>('POST', `/api/orders/${orderId}/plan-change`, wanted)
    if (answer.ok) return { plan: answer.body.data, problem: null, code: '', fields: {} }
    const { code, message, fields = {} } = answer.body
    return { plan: null, problem: fields['lines'] ?? message, code, fields }
  } catch {
    return { plan: null, problem: words.noAnswer, code: '', fields: {} }
  }
}
