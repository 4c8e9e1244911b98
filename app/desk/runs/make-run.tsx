import { useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { Button } from '#app/ui/button.tsx'
import type { ToBring, makeRun } from '#contract/runs.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { isToDecide } from '#domain/runs/rules.ts'
import * as words from '#words/desk/runs/en.ts'
import { language } from '#words/language/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'
import { slotTime } from '#words/ui/hours/en.ts'

import { useRunPress } from './use-run-press.ts'

interface Group {
  name: string
  /** What comes first stands first. */
  time: string
  orders: ToBring[]
}

/** The packed orders of each time or day, to be chosen for a run. */
export function MakeRun({ toBring, onMade }: { toBring: ToBring[]; onMade: () => void }) {
  return (
    <section aria-labelledby="to-bring" className="mt-6">
      <h2 id="to-bring" className="text-lg">
        {words.toBring}
      </h2>
      {groupsOf(toBring).map((group) => (
        <OneGroup key={group.name} group={group} onMade={onMade} />
      ))}
    </section>
  )
}

function OneGroup({ group: { name, orders }, onMade }: { group: Group; onMade: () => void }) {
  // What the shopkeeper has to decide about does not go along by itself.
  const [left, setLeft] = useState(() => new Set(orders.filter(isLeftOut).map(({ orderId }) => orderId)))
  const { isBusy, press } = useRunPress()
  const chosen = orders.filter(({ orderId }) => !left.has(orderId))

  function choose(orderIds: string[], isChosen: boolean) {
    const now = new Set(left)
    for (const id of orderIds) {
      if (isChosen) now.delete(id)
      else now.add(id)
    }
    setLeft(now)
  }

  function make() {
    const orderIds = chosen.map(({ orderId }) => orderId)
    void press(
      `make ${orderIds.join(' ')}`,
      (key) => call<typeof makeRun>('POST', '/api/runs', { orderIds, language }, key),
      onMade,
    )
  }

  return (
    <div className="bg-paper-raised border-line rounded-card mt-3 border p-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          aria-label={words.chooseAll(name)}
          checked={chosen.length === orders.length}
          onChange={({ currentTarget }) =>
            choose(
              orders.map(({ orderId }) => orderId),
              currentTarget.checked,
            )
          }
          className="accent-leaf size-5 shrink-0"
        />
        <h3 className="min-w-0 font-semibold wrap-anywhere">{name}</h3>
      </label>
      <ul className="divide-line mt-1 divide-y">
        {orders.map((order) => (
          <li key={order.orderId} className="flex items-start gap-3">
            <label className="flex min-h-11 cursor-pointer items-center">
              <input
                type="checkbox"
                aria-label={words.choose(order.orderNumber)}
                checked={!left.has(order.orderId)}
                onChange={({ currentTarget }) => choose([order.orderId], currentTarget.checked)}
                className="accent-leaf size-5 shrink-0"
              />
            </label>
            <OrderLine order={order} />
          </li>
        ))}
      </ul>
      <Button
        className="mt-3 w-full sm:w-auto"
        aria-disabled={isBusy || chosen.length === 0 || undefined}
        onClick={() => chosen.length > 0 && make()}
      >
        {isBusy ? words.making : words.make(chosen.length)}
      </Button>
    </div>
  )
}

function OrderLine({ order }: { order: ToBring }) {
  const { rooms } = usePlace()
  const { orderId, orderNumber, address, due, said, timesMissed } = order
  return (
    <div className="min-w-0 flex-1 py-2 wrap-anywhere">
      <p>
        <Link to={rooms.order(orderId)} className="figures font-semibold hover:underline">
          #{orderNumber}
        </Link>{' '}
        {address.name}
      </p>
      <p className="text-ink-soft figures text-sm">
        {address.line1}, {address.town} {address.pinCode},{' '}
        {due > 0 ? words.due(formatPaise(toPaise(due))) : words.isPaid}
      </p>
      {said && said.outcome !== 'delivered' && (
        <p className="text-terracotta-strong text-sm font-medium">
          {said.outcome === 'returned' ? words.notWanted(said.note) : words.missed(timesMissed)}
        </p>
      )}
    </div>
  )
}

function isLeftOut({ said, timesMissed }: ToBring): boolean {
  return isToDecide({ said: said?.outcome ?? null, timesMissed })
}

function groupsOf(toBring: ToBring[]): Group[] {
  const groups = new Map<string, Group>()
  for (const order of toBring) {
    const { slot, promisedOn } = order
    const name = slot
      ? `${slotTime(slot)}, ${slot.zone.name}`
      : promisedOn === null
        ? words.withoutDay
        : shortDay(promisedOn)
    const group = groups.get(name) ?? { name, time: slot?.from ?? promisedOn ?? '9', orders: [] }
    group.orders.push(order)
    groups.set(name, group)
  }
  return [...groups.values()].toSorted((a, b) => a.time.localeCompare(b.time))
}
