import { PhoneCall, TicketPercent } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import type { OrderFor } from '#app/desk/counter/new-order.tsx'
import { newOrderPath, offerPath, personPath, stallNewOrderPath } from '#app/desk/desk-paths.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { OfferMark } from '#app/desk/offers/offer-mark.tsx'
import { stateOf } from '#app/desk/offers/offer-words.ts'
import { paymentSaid } from '#app/desk/orders/payment-said.ts'
import { StatusMark } from '#app/desk/orders/status-mark.tsx'
import { usePlace } from '#app/desk/use-place.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { SuggestField } from '#app/desk/widgets/suggest-field.tsx'
import { useFound } from '#app/desk/widgets/use-found.ts'
import { homePath } from '#app/paths.ts'
import type { findPeople } from '#contract/counter.ts'
import type { User } from '#contract/customers.ts'
import type { DeskOffer, allOffers } from '#contract/offers.ts'
import type { Order, allOrders } from '#contract/orders.ts'
import { indianDay, longDate } from '#domain/time/rules.ts'

import { bestFirst, mobileIn, offersNamed } from './best-first.ts'
import type { Found } from './best-first.ts'

interface FindDialogProps {
  /** What was pasted before it opened. */
  text: string
  onClose: () => void
}

const most = 6

/**
 * Finds a caller, an order or an offer by whatever one has of them: a number, a name, a code, a reference, a
 * part of an id.
 */
export function FindDialog({ text: pasted, onClose }: FindDialogProps) {
  const [text, setText] = useState(pasted)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { isStall, rooms, has } = usePlace()
  const query = text.trim()
  const found = useFound(query, ask)
  const options = found.rows
  /** Asked for once, by the first search. */
  const offers = useRef<Promise<readonly DeskOffer[]> | null>(null)

  // On a touch screen as well: who opens it wants to type.
  useEffect(() => field.current?.focus(), [])

  async function ask(q: string): Promise<Found[] | null> {
    const asked = new URLSearchParams({ q })
    if (!isStall) offers.current ??= everyOffer()
    const [people, orders, given] = await Promise.all([
      // At the stall nobody's history is looked up.
      isStall ? null : call<typeof findPeople>('GET', `/api/counter/people?${asked}`),
      call<typeof allOrders>('GET', `/api/all-orders?${asked}&page=1&pageSize=${most}`),
      offers.current ?? [],
    ])
    if (isTurnedAway(orders)) {
      void navigate(homePath)
      return null
    }
    if (!orders.ok || (people && !people.ok)) return null
    const all = [
      ...bestFirst(q, { people: people?.body.data ?? [], orders: orders.body.data }),
      ...offersNamed(q, given),
    ]
    const mobile = all.length === 0 && has('counter') ? mobileIn(q) : null
    return mobile === null ? all : [{ is: 'new', mobile }]
  }

  async function take(chosen: Found | undefined) {
    const one = chosen ?? (await found.get(query))?.[0]
    if (!one) return
    onClose()
    if (one.is === 'new') {
      const begun: OrderFor = { caller: one.mobile }
      void navigate(isStall ? stallNewOrderPath : newOrderPath, { state: begun })
    } else if (one.is === 'offer') void navigate(offerPath(one.offer._id))
    else void navigate(one.is === 'person' ? personPath(one.person._id) : rooms.order(one.order._id))
  }

  const hasNothing = options !== null && options.every(({ is }) => is === 'new')
  return (
    <DeskDialog title="Find" width="form" keepsTyped={false} onClose={onClose}>
      <SuggestField
        label={isStall ? 'Order or telephone number' : 'Telephone number, name, order or reference'}
        hint={hasNothing ? 'Nothing is found.' : 'Enter opens the first, arrows choose another.'}
        field={field}
        text={text}
        onText={setText}
        options={options}
        best={0}
        keyOf={(one) => {
          if (one.is === 'new') return one.is
          if (one.is === 'offer') return one.offer._id
          return one.is === 'person' ? one.person._id : one.order._id
        }}
        renderOption={(one) => {
          if (one.is === 'new') return <NewOrderFor mobile={one.mobile} />
          if (one.is === 'offer') return <OfferFound offer={one.offer} />
          return one.is === 'person' ? <PersonFound person={one.person} /> : <OrderFound order={one.order} />
        }}
        onTake={(one) => void take(one)}
        onEmpty={() => undefined}
        problem={found.hasFailed ? 'No answer came. Please press Enter to try again.' : null}
      />
    </DeskDialog>
  )
}

/** None where no answer comes: what else is found is of more use. */
async function everyOffer(): Promise<readonly DeskOffer[]> {
  const answer = await call<typeof allOffers>('GET', '/api/offers').catch(() => null)
  return answer?.ok ? answer.body.data : []
}

function NewOrderFor({ mobile }: { mobile: string }) {
  return (
    <>
      <PhoneCall size={18} aria-hidden="true" className="text-ink-soft shrink-0" />
      <span className="figures font-semibold">
        New order for {mobile.slice(0, 5)} {mobile.slice(5)}
      </span>
    </>
  )
}

function PersonFound({ person: { name, mobile, email } }: { person: User }) {
  return (
    <>
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
      <span className="text-ink-soft figures text-end text-sm wrap-anywhere">{mobile || email}</span>
    </>
  )
}

function OfferFound({ offer }: { offer: DeskOffer }) {
  const [today] = useState(() => indianDay(new Date()))
  return (
    <>
      <TicketPercent size={18} aria-hidden="true" className="text-ink-soft shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold">{offer.name}</span>{' '}
        <span className="text-ink-soft text-sm">{offer.code}</span>
      </span>
      <OfferMark state={stateOf(offer, today)} />
    </>
  )
}

/** With what a caller asks first: where it is, and what is due. */
function OrderFound({ order }: { order: Order }) {
  const { orderNumber, user, status, payment, createdAt } = order
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
      <span className="figures font-semibold">#{orderNumber}</span>
      <StatusMark status={status} />
      <span className="min-w-0 flex-1 wrap-anywhere">{user.name}</span>
      <span className="text-ink-soft figures text-sm">
        {paymentSaid(payment)} · {longDate(createdAt)}
      </span>
    </span>
  )
}
