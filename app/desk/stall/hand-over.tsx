import { useState } from 'react'

import { UpiReferenceField } from '#app/desk/orders/upi-reference-field.tsx'
import { KeepTyped } from '#app/desk/widgets/keep-typed.tsx'
import { UpiCode } from '#app/desk/widgets/upi-code.tsx'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import type { Order } from '#contract/orders.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/orders/en.ts'

import type { CardMoves } from './use-card-moves.ts'

/**
 * What hands an order over from its card: one press where it is paid or all that is due comes in cash; by UPI
 * its reference, and one more. Another sum is entered on the order's page.
 */
export function HandOver({ order, act }: { order: Order; act: CardMoves['act'] }) {
  const [isByUpi, setIsByUpi] = useState(false)
  const [reference, setReference] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const duePaise = toPaise(order.due ?? 0)
  const cashTaken = String(order.due ?? 0)

  async function deliver(more: { cashTaken?: string; upiReference?: string }) {
    setProblems((await act(order, { action: 'deliver', ...more })) ?? {})
  }

  if (duePaise === 0)
    return (
      <Button
        size="large"
        aria-label={words.deliveredOrder(order.orderNumber)}
        onClick={({ detail }) => detail < 2 && void deliver({})}
        className="mt-3 w-full"
      >
        {words.delivered}
      </Button>
    )
  if (isByUpi)
    return (
      <form
        noValidate
        className="mt-3 space-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          void deliver({ cashTaken, upiReference: reference })
        }}
      >
        <KeepTyped isTyped={reference !== ''} />
        <UpiCode totalPaise={duePaise} />
        <UpiReferenceField
          hint={words.cameByUpi(formatPaise(duePaise))}
          value={reference}
          problem={problems['upiReference']}
          onChange={setReference}
          isFocused
        />
        <div className="grid grid-cols-2 gap-2">
          <Button look="quiet" size="large" onClick={() => setIsByUpi(false)}>
            {words.back}
          </Button>
          <Button type="submit" size="large" aria-label={words.deliveredOrder(order.orderNumber)}>
            {words.delivered}
          </Button>
        </div>
      </form>
    )
  return (
    <div
      role="group"
      aria-label={words.deliveredPaid(order.orderNumber)}
      className="mt-3 grid grid-cols-2 gap-2"
    >
      <Button size="large" onClick={({ detail }) => detail < 2 && void deliver({ cashTaken })}>
        {words.cash} {formatPaise(duePaise)}
      </Button>
      <Button look="quiet" size="large" onClick={() => setIsByUpi(true)}>
        UPI
      </Button>
    </div>
  )
}
