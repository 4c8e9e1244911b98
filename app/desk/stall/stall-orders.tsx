import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'

import { useIsListBusy } from '#app/desk/list/room-list.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import type { ChosenRows } from '#app/desk/orders/chosen-rows.ts'
import type { BulkAction } from '#app/desk/orders/order-words.ts'
import { RefundedMark, StatusMark } from '#app/desk/orders/status-mark.tsx'
import { usePlace } from '#app/desk/use-place.ts'
import { orderedLang } from '#app/goods-name.ts'
import { Button } from '#app/ui/button.tsx'
import type { Order } from '#contract/orders.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import * as words from '#words/desk/orders/en.ts'
import { label, payment as paymentWords } from '#words/shop/order-labels/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

import { HandOver } from './hand-over.tsx'
import { useCardMoves } from './use-card-moves.ts'
import type { CardMoves, MovedCard } from './use-card-moves.ts'
import { WayThere } from './way-there.tsx'

interface StallOrdersProps {
  orders: Order[]
  chosen: ChosenRows
  /** Why an order was not moved, by its id. */
  refusals: ReadonlyMap<string, string>
}

/** Orders as cards for a phone in one hand: what is in the parcel, where it goes, and a large button. */
export function StallOrders({ orders, ...rest }: StallOrdersProps) {
  const isListBusy = useIsListBusy()
  const moves = useCardMoves(orders)
  return (
    <ul
      aria-label={words.orders}
      aria-busy={isListBusy}
      className="mt-1 grid items-start gap-3 transition-opacity aria-busy:opacity-55 md:grid-cols-2 xl:grid-cols-3"
    >
      {orders.map((order) => (
        <StallOrder key={order._id} order={order} moves={moves} {...rest} />
      ))}
    </ul>
  )
}

function StallOrder({
  order: listed,
  chosen,
  refusals,
  moves,
}: Omit<StallOrdersProps, 'orders'> & { order: Order; moves: CardMoves }) {
  const { rooms } = usePlace()
  const { search: listSearch } = useLocation()
  const state = useMemo(() => ({ listSearch }), [listSearch])
  const moved = moves.cards.get(listed._id)
  const order = moved ? { ...listed, status: moved.status, payment: moved.payment, due: moved.due } : listed
  const { payment } = order
  const { address } = order.delivery
  // Its street stays on the card that was handed over.
  const isOut = listed.status === orderStatusLabels.out_for_delivery
  const refusal = refusals.get(order._id)
  return (
    <li className="bg-paper-raised border-line rounded-card border p-4">
      <div className="flex items-start gap-1">
        <label className="-ms-3 -mt-2 flex size-11 shrink-0 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            aria-label={words.choose(order.orderNumber)}
            checked={chosen.ids.has(order._id)}
            onChange={({ currentTarget }) =>
              chosen.choose(order._id, { isChosen: currentTarget.checked, isRange: false })
            }
            className="accent-leaf size-5"
          />
        </label>
        <Link
          {...rowMark}
          to={rooms.order(order._id)}
          state={state}
          className="-my-2 min-w-0 flex-1 scroll-my-24 py-2 leading-snug wrap-anywhere hover:underline"
        >
          <span className="figures text-lg font-semibold">#{order.orderNumber}</span>{' '}
          <span className="font-semibold">{words.customer(order.user.name)}</span>
        </Link>
        <StatusMark status={order.status} />
      </div>
      <ul aria-label={words.products} className="mt-2 space-y-1">
        {order.productId.map(({ position, productName, pack, quantity, step }) => (
          <li key={position} className="flex gap-2 leading-snug">
            <span className="figures shrink-0 font-semibold">{step?.amount ?? `${quantity} ×`}</span>
            <span className="min-w-0 wrap-anywhere">
              <span lang={orderedLang}>{productName}</span>{' '}
              <span className="text-ink-soft figures whitespace-nowrap">{!step && pack}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft figures mt-2 text-sm wrap-anywhere">
        <RefundedMark order={order} />
        {!(isOut && address) && <span className="block">{placeWords(order)}</span>}
        <span className="block">{paymentWords(payment.way, payment.standing)}</span>
        <time dateTime={order.createdAt} className="block">
          {dateAndTime(order.createdAt)}
        </time>
      </p>
      {refusal && <p className="text-terracotta-strong mt-2 text-sm font-medium">{refusal}</p>}
      {isOut && address && <WayThere address={address} orderNumber={order.orderNumber} />}
      {moved && !moved.isUndone ? (
        <Moved order={order} card={moved} undo={moves.undoMove} />
      ) : (
        <Next order={order} act={moves.act} />
      )}
    </li>
  )
}

/** What was done from this card, which stays where it is: the next one does not slide under the finger. */
function Moved({ order, card, undo }: { order: Order; card: MovedCard; undo: CardMoves['undoMove'] }) {
  const { event, status } = card
  const { rooms } = usePlace()
  return (
    <div className="bg-paper-sunken mt-3 flex min-h-14 flex-wrap items-center justify-between gap-x-4 rounded-[10px] px-4">
      <p role="status" className="font-semibold">
        {label(status)}
      </p>
      {event === null ? (
        <Link to={rooms.order(order._id)} className="desk-row-button inline-flex items-center">
          {words.open}
        </Link>
      ) : (
        <button
          type="button"
          aria-label={words.undoOf(order.orderNumber)}
          onClick={({ detail }) => detail < 2 && void undo(order, event)}
          className="desk-row-button"
        >
          {words.undo}
        </button>
      )}
    </div>
  )
}

function Next({ order, act }: { order: Order; act: CardMoves['act'] }) {
  if (isHandedOver(order)) return <HandOver order={order} act={act} />
  const action = nextStep(order)
  if (!action) return null
  const told = words.actions[action]
  return (
    <Button
      size="large"
      aria-label={words.actOn(told, order.orderNumber)}
      // The second press of a double one would be on what has come to its place.
      onClick={({ detail }) => detail < 2 && void act(order, { action })}
      className="mt-3 w-full"
    >
      {told}
    </Button>
  )
}

/** On its way, or packed and fetched. */
function isHandedOver({ status, delivery, refundedAtGateway }: Order): boolean {
  const { out_for_delivery: out, packed } = orderStatusLabels
  return !refundedAtGateway && (status === out || (status === packed && delivery.collect))
}

/**
 * What goes on with one press; what is asked about first has a page: cash that is due, money that is gone.
 */
function nextStep({ status, delivery, refundedAtGateway }: Order): BulkAction | null {
  if (refundedAtGateway) return null
  const { placed, paid, packed } = orderStatusLabels
  if (status === placed || status === paid) return delivery.needsAddress ? null : 'pack'
  return status === packed && delivery.address ? 'dispatch' : null
}

function placeWords({ delivery: { address, collect, needsAddress } }: Order): string {
  if (collect) return words.fetched
  if (needsAddress) return words.needsAddress
  return address ? words.goesTo(`${address.town} ${address.pinCode}`) : words.nowhere
}
