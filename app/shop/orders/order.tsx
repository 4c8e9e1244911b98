import { isRouteErrorResponse, Link } from 'react-router'

import { late } from '#app/client/late.tsx'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { knownGuest } from '#app/pages.server/known-guest.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { orderPath, ordersPath } from '#app/paths.ts'
import { SignInFirst } from '#app/shop/account/sign-in-first.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'
import { ownOrder } from '#domain/fulfilment/order-detail.ts'
import * as words from '#words/shop/orders/one/en.ts'
import { longDate } from '#words/ui/dates/en.ts'

import type { Route } from './+types/order.ts'
import type { OneOrder } from './one-order.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderStanding } from './order-standing.tsx'
import { OrderSums } from './order-sums.tsx'
import { ReturnsLate } from './returns-late.tsx'
import { useOneOrder } from './use-one-order.ts'

const OrderFirst = late(async () => (await import('./order-first.tsx')).OrderFirst)

/** What one comes here for second: its script comes when the page is idle. */
const OrderAside = late(async () => (await import('./order-aside.tsx')).OrderAside)

/** Somebody else's order is answered like one that does not exist. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { isGuest } = knownGuest({ context })
  if (!isGuest) await run(() => ownOrder(context.get(shopContext), params.id))
  return { isGuest }
}

/** Within the shop it is the browser that knows who is here, and the call that knows whose order it is. */
export function clientLoader() {
  return { isGuest: false }
}

/** One of one's orders: asked for after the page, because it belongs to a person. */
export default function Order({ loaderData, params }: Route.ComponentProps) {
  return <OrderById key={params.id} id={params.id} isGuest={loaderData.isGuest} />
}

function OrderById({ id, isGuest }: { id: string; isGuest: boolean }) {
  const { loaded, reload, take } = useOneOrder(id, isGuest)
  if (loaded.state === 'guest')
    return <SignInFirst title={words.title} toSee={words.toSee} returnTo={orderPath(id)} />
  if (loaded.state === 'missing') return <NotOwn />
  return (
    <div className="shell min-h-[70dvh] max-w-5xl! pt-4">
      <PageHead title={words.title} />
      <Link
        to={ordersPath}
        className="text-leaf inline-flex min-h-11 items-center font-semibold underline underline-offset-4 print:hidden"
      >
        {words.myOrders}
      </Link>
      <h1 className="mt-2 text-4xl sm:text-5xl">{words.title}</h1>
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'failed' && (
        <div role="alert">
          <EmptyState
            title={words.notLoaded}
            action={<Button onClick={() => void reload()}>{words.tryAgain}</Button>}
          >
            <p>{words.checkConnection}</p>
          </EmptyState>
        </div>
      )}
      {loaded.state === 'ready' && <Content order={loaded.order} onCancelled={take} onOutdated={reload} />}
    </div>
  )
}

interface ContentProps {
  order: OneOrder
  onCancelled: (order: OrderDetail) => void
  onOutdated: () => Promise<void>
}

function Content({ order, onCancelled, onOutdated }: ContentProps) {
  return (
    <>
      <dl className="figures mt-3 flex flex-wrap gap-x-8 gap-y-2">
        <div className="min-w-0">
          <dt className="text-ink-soft text-sm">{words.order}</dt>
          <dd className="font-semibold">#{order.number}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{words.placedOn}</dt>
          <dd className="font-semibold">{longDate(order.createdAt)}</dd>
        </div>
      </dl>
      <div className="mt-6 flex flex-col gap-x-8 gap-y-5 lg:grid lg:grid-cols-[1fr_24rem] lg:items-start">
        <div className="space-y-5">
          <OrderFirst order={order} onGiven={onOutdated} />
          <OrderStanding order={order} onCancelled={onCancelled} onOutdated={onOutdated} />
          <ReturnsLate order={order} onOutdated={onOutdated} />
          <section aria-labelledby="bought" className="bg-paper-raised border-line rounded-card border pt-4">
            <h2 id="bought" className="px-5 text-2xl">
              {words.bought}
            </h2>
            <OrderLines lines={order.lines} canRate={order.stands === 'delivered'} />
            <OrderSums order={order} />
          </section>
        </div>
        <OrderAside order={order} onChanged={onCancelled} />
      </div>
    </>
  )
}

/** For somebody else's order and for one that does not exist. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <NotOwn /> : <ErrorPage error={error} />
}

function NotOwn() {
  return (
    <div className="shell">
      <PageHead title={words.notFoundTitle} />
      <EmptyState
        as="h1"
        title={words.notFound}
        action={<ButtonLink to={ordersPath}>{words.myOrders}</ButtonLink>}
      >
        <p>{words.whyNotFound}</p>
      </EmptyState>
    </div>
  )
}

function Loading() {
  return (
    <div className="mt-6 space-y-5">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="h-44" />
      <Skeleton className="h-96" />
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
    </div>
  )
}
