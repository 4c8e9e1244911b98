import { isGuestKept } from '#app/client/guest-key.ts'
import { late } from '#app/client/late.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { knownGuest } from '#app/pages.server/known-guest.server.ts'
import { listingPath, ordersPath } from '#app/paths.ts'
import { SignInLink } from '#app/shop/account/sign-in-link.tsx'
import { OpenPaymentNote } from '#app/shop/checkout/open-payment-note.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

import type { Route } from './+types/orders.ts'
import { OrderCard } from './order-card.tsx'
import { useMyOrders } from './use-my-orders.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'
import * as words from '#words/shop/orders/list/en.ts'

/** Drawn by `EmptyState`. */
const parcelMark = 'M7 15l17-9 17 9v19l-17 9-17-9zM7 15l17 9 17-9M24 24v19M15.500 10.500l17 9v6'

/** For whoever has bought here without an account. */
const GuestOrders = late(async () => (await import('./guest-orders.tsx')).GuestOrders)

const GoodsInstead = late(async () => (await import('#app/shop/goods/goods-instead.tsx')).GoodsInstead)

export const loader = knownGuest

/** Within the shop it is the browser that knows who is here. */
export function clientLoader() {
  return { isGuest: false }
}

/** One's orders: asked for after the page, because they belong to a person. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const { state, orders, openPayment, reload } = useMyOrders(loaderData.isGuest)
  const hasOrdered = useHydrated() && isGuestKept()
  return (
    <div className="shell fills-window max-w-4xl! pt-8">
      <PageHead title={words.title} />
      <h1 className="text-4xl sm:text-5xl">{words.title}</h1>
      {state === 'loading' && <Loading />}
      {state === 'guest' && hasOrdered && <GuestOrders />}
      {state === 'guest' && !hasOrdered && (
        <EmptyState
          title={words.notSignedIn}
          action={<SignInLink toSee={words.toSee} returnTo={ordersPath} />}
        >
          <p>{words.pleaseSignIn}</p>
        </EmptyState>
      )}
      {state === 'failed' && (
        <div role="alert">
          <EmptyState
            title={words.notLoaded}
            action={<Button onClick={() => void reload()}>{words.tryAgain}</Button>}
          >
            <p>{words.checkConnection}</p>
          </EmptyState>
        </div>
      )}
      {openPayment && <OpenPaymentNote id={openPayment} />}
      {state === 'ready' && orders.length === 0 && !openPayment && (
        <EmptyState
          mark={parcelMark}
          title={words.none}
          action={<ButtonLink to={listingPath()}>{words.shopNow}</ButtonLink>}
        >
          <p>{words.noneHint}</p>
        </EmptyState>
      )}
      {((state === 'guest' && !hasOrdered) || (state === 'ready' && orders.length === 0 && !openPayment)) && (
        <GoodsInstead />
      )}
      {state === 'ready' && orders.length > 0 && (
        <ul aria-label={words.orders} className="mt-8 space-y-5">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Loading() {
  return (
    <div className="mt-8 space-y-5">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
    </div>
  )
}
