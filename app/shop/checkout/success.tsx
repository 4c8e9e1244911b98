import { Check } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { keptGuest } from '#app/client/guest-key.ts'
import { late } from '#app/client/late.tsx'
import { loadCart } from '#app/client/session.ts'
import { useCustomer } from '#app/client/store.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { homePath, isCartPath, orderPath, ordersPath } from '#app/paths.ts'
import { statusLinkPath } from '#app/shop/orders/guest-paths.ts'
import type { MyOrder } from '#app/shop/orders/my-order.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Order } from '#contract/orders.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/checkout/success/en.tsx'
import { promiseWords } from '#words/shop/days/en.ts'

import { Bill } from './bill.tsx'
import { guestHasBought } from './guest-has-bought.ts'
import type { SuccessState } from './outcome-state.ts'
import { ResultFrame } from './result-frame.tsx'
import { useGuestOrder } from './use-guest-orders.ts'
import { usePaidOrder } from './use-paid-order.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export default function Success() {
  const { state } = useLocation() as { state: SuccessState | null }
  // The server, which renders the page after a reload, knows no state of the history.
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  // Nor is it for whoever comes back to it after a sign-out.
  const isGuest = useCustomer(({ user }) => user === null)
  const isKnown = useCustomer(({ session }) => session === 'known') || state === null
  const isOwn = isGuest ? state?.isGuest && keptGuest() !== null : !state?.isGuest
  const { orderId = null, cashPaise, goesTo, slot: chosen } = (isHydrated && isOwn && state) || {}
  const isInCash = cashPaise !== undefined
  // By the address alone nobody has paid: then the page says nothing of a payment.
  const isEnd = isHydrated && state !== null && isOwn
  const title = !isEnd ? words.yourOrders : isInCash ? words.placed : words.paid
  const [order, setOrder] = usePaidOrder(isGuest ? null : orderId)
  const guestOrder = useGuestOrder(isGuest ? orderId : null)
  // Money that came late has the next one.
  const slot = order ? order.delivery.slot : chosen
  const bought = state?.cartKey
  useEffect(() => {
    void guestHasBought(bought).then(loadCart)
  }, [bought])
  const leaveCart = useEffectEvent(() => {
    // Back would lead to the cart that was just bought.
    if (isEnd && isCartPath(window.location.pathname))
      void navigate(isGuest || orderId === null ? homePath : orderPath(orderId), { replace: true })
  })
  useEffect(() => {
    const goes = () => leaveCart()
    window.addEventListener('popstate', goes)
    return () => window.removeEventListener('popstate', goes)
  }, [])
  if (isHydrated && !isEnd && isKnown) return <NoOrder />
  return (
    <ResultFrame
      title={title}
      mark={<Check size={48} strokeWidth={2.4} />}
      markClass="bg-leaf-tint text-leaf-strong"
      action={
        <>
          <ButtonLink
            to={guestOrder ? statusLinkPath(guestOrder.token) : ordersPath}
            // The page of a link says in its own head that no other site is told its address.
            reloadDocument={guestOrder !== null}
            prefetch={guestOrder ? 'none' : 'intent'}
            size="large"
          >
            {words.seeOrder}
          </ButtonLink>
          <ButtonLink to={homePath} look="quiet" size="large">
            {words.continueShopping}
          </ButtonLink>
        </>
      }
      below={
        orderId !== null && (
          <>
            {isGuest && <GuestAfter order={guestOrder} />}
            {!isGuest && order && <Bill order={order} cashPaise={cashPaise} />}
            {(order || guestOrder) && <BySms className="mx-6 mb-8 text-start text-base sm:mx-12" />}
          </>
        )
      }
    >
      <PageHead title={title} />
      {isEnd && <p>{isInCash ? words.thanksForOrder : words.thanksForPurchase}</p>}
      {isGuest && orderId !== null && (
        // Its room is there before the number: the ways on below do not move under a finger.
        <p className="mt-2 min-h-7">
          {guestOrder && words.orderNumber}
          <strong className="text-ink">{guestOrder && `#${guestOrder.number}`}</strong>
        </p>
      )}
      {goesTo && <p className="mt-2 wrap-anywhere">{goesTo}</p>}
      {orderId !== null && !isGuest && (
        <p className="mt-2">
          {order && words.orderNumber}
          <strong className="text-ink wrap-anywhere">
            <Link to={orderPath(orderId)} className="underline underline-offset-4">
              {order ? `#${order.number}` : words.yourOrder}
            </Link>
          </strong>
        </p>
      )}
      {cashPaise !== undefined && cashPaise > 0 && (
        <p className="mt-2">
          {words.haveReady(<strong className="text-ink">{formatPaise(cashPaise)}</strong>)}
        </p>
      )}
      {order && <Destination order={order} onGiven={setOrder} />}
      {slot && <SlotLines slot={slot} className="figures mt-2" />}
      {!(orderId !== null && isGuest) && (
        <p className="mt-2 text-base">{isEnd ? whatComesNext(order) : words.inMyOrders}</p>
      )}
    </ResultFrame>
  )
}

/** For who comes by the address alone. */
function NoOrder() {
  return (
    <div className="shell fills-window">
      <PageHead title={words.nothingToShow} />
      <EmptyState
        as="h1"
        mark={parcelMark}
        title={words.nothingToShowHere}
        action={
          <>
            <ButtonLink to={ordersPath}>{words.seeOrder}</ButtonLink>
            <ButtonLink to={homePath} look="quiet">
              {words.continueShopping}
            </ButtonLink>
          </>
        }
      >
        <p>{words.inMyOrders}</p>
      </EmptyState>
      <GoodsInstead />
    </div>
  )
}

function whatComesNext(order: MyOrder | null): string {
  if (order?.delivery.needsAddress) return words.packedWhenKnown
  return order?.delivery.collect ? words.packedNow : words.packedAndBrought
}

/** Drawn by `EmptyState`. */
const parcelMark = 'M7 15l17-9 17 9v19l-17 9-17-9zM7 15l17 9 17-9M24 24v19M15.500 10.500l17 9v6'

const GoodsInstead = late(async () => (await import('#app/shop/goods/goods-instead.tsx')).GoodsInstead)

const SlotLines = late(async () => (await import('#app/shop/slots/slot-lines.tsx')).SlotLines)

const BySms = late(async () => (await import('#app/shop/orders/by-sms.tsx')).BySms)

const GuestAfter = late(async () => (await import('./guest-after.tsx')).GuestAfter)

const OrderPlace = late(async () => (await import('#app/shop/addresses/order-place.tsx')).OrderPlace)

/** Where it goes, and what comes next. Asked before anything else where nobody has said it yet. */
function Destination({ order, onGiven }: { order: MyOrder; onGiven: (order: Order) => void }) {
  const { address, collect, needsAddress, promisedOn, slot } = order.delivery
  const said = useRef<HTMLParagraphElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    // The button that had the focus has gone with the question.
    if (wasAsked.current) said.current?.focus()
    wasAsked.current = needsAddress
  }, [needsAddress])
  if (needsAddress)
    return (
      <>
        <OrderPlace orderId={order.id} shippingPaise={order.shippingPaise} onGiven={onGiven} />
        <p className="mt-3 text-base">
          {words.orCancel((text) => (
            <Link to={orderPath(order.id)} className="underline underline-offset-4">
              {text}
            </Link>
          ))}
        </p>
      </>
    )
  return (
    <p ref={said} role="status" tabIndex={-1} className="mt-2 wrap-anywhere">
      {collect && !slot && words.youFetchIt}
      {collect && order.shippingPaise > 0 && ` ${words.deliveryBack(formatPaise(order.shippingPaise))}`}
      {address &&
        words
          .weBringIt(
            `${address.name}, ${address.line1}, ${address.town} ${address.pinCode}`,
            slot ? '' : promiseWords(promisedOn),
          )
          .trim()}
    </p>
  )
}
