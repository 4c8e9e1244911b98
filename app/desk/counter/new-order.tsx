import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { knownCustomer } from '#app/client/session.ts'
import { sellPath, stallSellPath } from '#app/desk/desk-paths.ts'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { usePlace } from '#app/desk/use-place.ts'
import { EarlyField } from '#app/desk/widgets/early-field.tsx'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/counter/en.ts'

import type { Route } from './+types/new-order.ts'
import { emptyDraft, keepOrder, keptOrder, personIn } from './draft.ts'
import type { Draft, Person, Taken } from './draft.ts'
import { OrderForm } from './order-form.tsx'
import { OrderTaken } from './order-taken.tsx'

/** Whom an order begins for, in the state of its address: a person, or what is known of somebody new. */
export interface OrderFor {
  person?: Person
  caller?: string
}

/** In the browser alone: it keeps what was typed, for the person who is here. */
export async function clientLoader(): Promise<{ personId: string; kept: Draft }> {
  const { user } = await knownCustomer()
  const personId = user?._id ?? ''
  return { personId, kept: keptOrder(personId) }
}

/** What is typed is newer than what was kept. */
export function shouldRevalidate(): boolean {
  return false
}

export function HydrateFallback() {
  return (
    <>
      <RoomHead title={words.title} />
      <EarlyField label={words.nameOrNumber} />
    </>
  )
}

/** An order that somebody gives by telephone or at the stall, made for the keyboard. */
export default function NewOrder({ loaderData: { personId, kept } }: Route.ComponentProps) {
  const [draft, setDraft] = useState(kept)
  /** The same for what goes on after a wait. */
  const latest = useRef(kept)
  const navigate = useNavigate()
  const { isStall } = usePlace()

  function change(changes: Partial<Draft>) {
    const { taken } = latest.current
    // Whoever the next one is for, the one before is told of in a line from then on.
    const folded = changes.person && taken ? { taken: null, last: taken } : {}
    latest.current = { ...latest.current, ...changes, ...folded }
    keepOrder(personId, latest.current)
    setDraft(latest.current)
  }

  const { state } = useLocation()
  const beginFor = useEffectEvent(({ person, caller }: OrderFor) => {
    const { person: other, lines, sent } = latest.current
    if (person && other?._id === person._id) return
    if ((other && lines.length > 0) || sent) showToast('warning', words.notTakenYet(other?.name))
    else
      change({
        ...emptyDraft,
        last: latest.current.last,
        lines,
        ...(person ? personIn(person) : { caller: caller ?? '' }),
      })
    // Once: a page that is loaded again goes on with what is kept.
    if (caller !== undefined) void navigate({}, { replace: true, state: null })
  })
  useEffect(() => {
    if (state) beginFor(state as OrderFor)
  }, [state])

  return (
    <>
      <RoomHead title={words.title}>
        <Link to={isStall ? stallSellPath : sellPath} className="btn btn-quiet btn-small">
          {words.sell}
        </Link>
      </RoomHead>
      {draft.taken && (
        <OrderTaken
          key={draft.taken.orderId}
          taken={draft.taken}
          onNext={() => change({ taken: null, last: draft.taken })}
        />
      )}
      {draft.last && !draft.taken && <LastOrder {...draft.last} />}
      <OrderForm
        // An empty one after each order, whose first field has the focus.
        key={draft.taken?.orderId ?? draft.last?.orderId}
        draft={draft}
        latest={() => latest.current}
        change={change}
        onTurnedAway={() => void navigate(homePath)}
      />
    </>
  )
}

/** For who has pressed Enter once more than they meant, and has not said the number yet. */
function LastOrder({ orderId, orderNumber, person, totalPaise }: Taken) {
  const { rooms } = usePlace()
  return (
    <p className="text-ink-soft figures mt-1 text-sm wrap-anywhere">
      {words.lastOrder}{' '}
      <Link
        to={rooms.order(orderId)}
        className="text-leaf-strong font-semibold hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        #{orderNumber}
      </Link>
      , {person.name}, {formatPaise(totalPaise)}.
    </p>
  )
}
