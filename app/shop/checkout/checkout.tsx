import { useEffect } from 'react'

import { late } from '#app/client/late.tsx'
import { useCustomer } from '#app/client/store.ts'
import { CallUs } from '#app/frame/call-us.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { homePath, ordersPath } from '#app/paths.ts'
import { useCart } from '#app/shop/cart/use-cart.ts'
import { BasketIcon } from '#app/ui/basket-icon.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import * as words from '#words/shop/checkout/en.ts'

import { GuestCheckout, MemberCheckout } from './late-parts.ts'

const LostOrder = late(async () => (await import('./lost-order.tsx')).LostOrder)
const GoodsInstead = late(async () => (await import('#app/shop/goods/goods-instead.tsx')).GoodsInstead)

export { ErrorBoundary } from '#app/frame/error-page.tsx'

/** One page to pay. What is bought and by whom is asked for after the document, as in the cart. */
export default function Checkout() {
  const cart = useCart()
  const user = useCustomer((state) => state.user)
  const { state, lines } = cart
  // What is known stays, also where nothing newer can be had.
  const isKnown = state !== 'loading' && lines.length > 0
  useEffect(() => {
    if (user !== undefined) void (user ? MemberCheckout : GuestCheckout).load()
  }, [user])

  return (
    <div className="shell fills-window short:pt-2 pt-8">
      <PageHead title={words.title} />
      <h1 className="short:text-2xl text-4xl sm:text-5xl">{words.title}</h1>
      {state === 'loading' && <Loading />}
      {state === 'failed' && !isKnown && (
        <div role="alert">
          <EmptyState
            title={words.notLoaded}
            action={<Button onClick={() => void cart.reload()}>{words.tryAgain}</Button>}
          >
            <p>{words.checkConnection}</p>
            <CallUs />
          </EmptyState>
        </div>
      )}
      {state === 'ready' && lines.length === 0 && (
        <>
          <LostOrder />
          <EmptyState
            mark={<BasketIcon />}
            title={words.empty}
            action={
              <>
                <ButtonLink to={homePath}>{words.continueShopping}</ButtonLink>
                <ButtonLink to={ordersPath} look="quiet">
                  {words.myOrders}
                </ButtonLink>
              </>
            }
          >
            <p>{words.emptyHint}</p>
          </EmptyState>
          <GoodsInstead />
        </>
      )}
      {isKnown &&
        (user ? <MemberCheckout key={user._id} cart={cart} user={user} /> : <GuestCheckout cart={cart} />)}
    </div>
  )
}

function Loading() {
  return (
    <div className="mt-6 max-w-3xl space-y-6">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="h-28" />
      <Skeleton className="h-72" />
      <Skeleton className="h-64" />
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
    </div>
  )
}
