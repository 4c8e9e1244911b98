import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { deliveryTo } from '#contract/addresses.ts'
import { toPaise } from '#domain/pricing/rules.ts'
import type { ShippingTo } from '#domain/pricing/rules.ts'

export type Costs = ReadonlyMap<string, ShippingTo>

/**
 * What delivery costs to the PIN code of an order that is typed. `latest` has it also after a wait, and
 * `again` asks anew, as after a refusal. `wait` is told of each question.
 */
export function useAreaCosts(pinCode: string | null, wait: (asked: Promise<unknown>) => void) {
  const [costs, setCosts] = useState<Costs>(new Map())
  const now = useRef(costs)

  function look(wanted: string | null) {
    if (wanted === null || now.current.has(wanted)) return
    wait(
      costTo(wanted).then((cost) => {
        if (cost) keep(new Map(now.current).set(wanted, cost))
      }),
    )
  }
  const lookAtFirst = useEffectEvent(look)
  useEffect(() => lookAtFirst(pinCode), [pinCode])

  function keep(known: Costs) {
    now.current = known
    setCosts(known)
  }

  return {
    costs,
    latest: () => now.current,
    again: () => {
      keep(new Map())
      look(pinCode)
    },
  }
}

/** null where it cannot be said: then it is counted with what it costs elsewhere. */
async function costTo(pinCode: string): Promise<ShippingTo | null> {
  const answer = await call<typeof deliveryTo>('GET', `/api/delivery?pinCode=${pinCode}`).catch(() => null)
  if (!answer?.ok) return null
  const { shipping, freeFrom, least } = answer.body.data.delivery
  const freeFromPaise = freeFrom === 'never' ? null : toPaise(freeFrom)
  return { shippingPaise: toPaise(shipping), freeFromPaise, leastPaise: toPaise(least) }
}
