import { useEffect } from 'react'

import { late } from '#app/client/late.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { emptyCart } from '#app/pages.server/empty-cart.server.ts'
import { cartPath, homePath, loginPath } from '#app/paths.ts'
import { BasketIcon } from '#app/ui/basket-icon.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showToast } from '#app/ui/toast.tsx'
import * as words from '#words/shop/cart/en.ts'

import type { Route } from './+types/cart.ts'
import { CartContent } from './cart-content.tsx'
import { useCart } from './use-cart.ts'

/** Fetched with the page, which is there before a line drops. */
const KeptLines = late(async () => (await import('./late-parts.ts')).KeptLines)
const CartBelow = late(async () => (await import('./late-parts.ts')).CartBelow)
const EmptyBelow = late(async () => (await import('./late-parts.ts')).EmptyBelow)

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return emptyCart(context.get(shopContext))
}

/** Within the shop nothing is asked for before the cart is known. */
export function clientLoader() {
  return null
}

/**
 * The cart belongs to a person, or to a guest's browser: its lines are asked for after the document. One
 * that is empty as far as the server knows comes with it, out of sight, and a script in the document shows
 * it where this browser keeps nothing either (server/pages/empty-cart.ts).
 */
export default function Cart({ loaderData: known }: Route.ComponentProps) {
  const cart = useCart()
  const { state, lines } = cart
  const retry = () => void cart.reload()
  const isLoading = state === 'loading'
  const isReady = state === 'ready'
  const hasLines = lines.length > 0
  const empty = isLoading ? known : isReady && !hasLines && cart

  return (
    <div className="shell fills-window short:pt-2 pt-8">
      <PageHead title={words.title} />
      <h1 className="short:text-2xl text-4xl sm:text-5xl">{words.title}</h1>
      {isLoading && <Loading />}
      <div hidden={isLoading} suppressHydrationWarning>
        {state === 'failed' &&
          (cart.isGuest && cart.count > 0 ? <Kept onRetry={retry} /> : <Failed onRetry={retry} />)}
        {empty && <Empty isGuest={empty.isGuest} />}
        {isReady && hasLines && <CartContent cart={cart} />}
        {!isLoading && <CartBelow lines={lines} isReady={isReady} />}
        {empty && <EmptyBelow goods={known?.goods} />}
      </div>
      <script data-empty-cart="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    </div>
  )
}

/** Told as every failure is, by a toast, and in place for one who comes to it later. */
function Failed({ onRetry }: { onRetry: () => void }) {
  useEffect(() => showToast('error', words.error, words.notLoaded), [])
  return (
    <EmptyState title={words.error} action={<Button onClick={onRetry}>{words.tryAgain}</Button>}>
      <p>{words.notLoaded}</p>
    </EmptyState>
  )
}

/** A guest's cart without a connection: the browser has it, at the prices of then. */
function Kept({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState title={words.noConnection} action={<Button onClick={onRetry}>{words.tryAgain}</Button>}>
      <KeptLines />
    </EmptyState>
  )
}

function Empty({ isGuest }: { isGuest: boolean }) {
  return (
    <>
      <p role="status" className="text-ink-soft mt-2 text-lg">
        {words.waiting}
      </p>
      <EmptyState
        mark={<BasketIcon />}
        title={words.empty}
        action={
          <>
            <ButtonLink to={homePath}>{words.continueShopping}</ButtonLink>
            {isGuest && (
              // Of its own: a file more would weigh four times as much.
              <ButtonLink to={loginPath} state={{ returnTo: cartPath }} look="quiet">
                {words.signInToSee}
              </ButtonLink>
            )}
          </>
        }
      >
        <p>{words.emptyHint}</p>
      </EmptyState>
    </>
  )
}

function Loading() {
  return (
    <div className="mt-8 max-w-3xl space-y-4">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
    </div>
  )
}
