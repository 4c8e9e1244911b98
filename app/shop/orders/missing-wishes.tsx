import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { MissingSelect } from '#app/ui/missing-select.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'
import type { setIfMissing } from '#contract/order-edits.ts'
import type { MissingWish } from '#domain/orders/rules.ts'
import * as words from '#words/ui/missing/en.ts'

import type { OneOrder } from './one-order.ts'

interface MissingWishesProps {
  order: OneOrder
  onChanged: (order: OrderDetail) => void
}

/** What is wanted where goods of an order are missing, line by line, until somebody packs it. */
export function MissingWishes({ order, onChanged }: MissingWishesProps) {
  const [isBusy, setBusy] = useState(false)
  if (order.stands !== 'placed' && order.stands !== 'paid') return null

  async function choose(position: number, ifMissing: MissingWish) {
    setBusy(true)
    const path = `/api/orders/${order.id}/if-missing` as const
    const answer = await call<typeof setIfMissing>('POST', path, { position, ifMissing }).catch(() => null)
    setBusy(false)
    if (answer?.ok) onChanged(answer.body.data)
    else showToast('error', answer ? answer.body.message : words.noAnswer)
  }

  return (
    <section
      aria-labelledby="missing"
      className="bg-paper-raised border-line rounded-card border px-5 py-4 print:hidden"
    >
      <h2 id="missing" className="text-2xl">
        {words.ifMissing}
      </h2>
      <p className="text-ink-soft mt-1 text-sm">{words.keptUntilPacking}</p>
      {order.lines.map(({ position, name, pack, ifMissing = 'refund' }) => (
        <MissingSelect
          key={position}
          label={`${name} ${pack}`}
          wish={ifMissing}
          isBusy={isBusy}
          onChange={(wish) => void choose(position, wish)}
          className="mt-3"
        />
      ))}
    </section>
  )
}
