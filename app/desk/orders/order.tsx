import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, redirect, useLocation, useNavigate, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { late } from '#app/client/late.tsx'
import { deskReturnsPath, isStallPath } from '#app/desk/desk-paths.ts'
import { ListFailed, NothingFound } from '#app/desk/list/list-states.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { OrderReturns } from '#app/desk/returns/order-returns.tsx'
import { usePlace } from '#app/desk/use-place.ts'
import { CopyButton } from '#app/desk/widgets/copy-button.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { homePath, stallPath } from '#app/paths.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { OrderDetail, getOrder } from '#contract/order-desk.ts'
import type { ReturnsOfOrder, returnsOfOrder } from '#contract/returns.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import type { Route } from './+types/order.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderDestination } from './order-destination.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNote } from './order-note.tsx'
import { RefundedMark, StatusMark } from './status-mark.tsx'
import { WaitingRefund } from './waiting-refund.tsx'

const EmptiesCard = late(async () => (await import('#app/desk/deposits/empties-card.tsx')).EmptiesCard)
const OrderHistory = late(async () => (await import('./order-history.tsx')).OrderHistory)

type OrderPage =
  /** Without returns at the stall, which are the shopkeeper's. */
  | { kind: 'full'; order: OrderDetail; returns: ReturnsOfOrder | null }
  | { kind: 'missing' | 'failed'; message: string }

/** @throws a redirect home for somebody who may not be here any more */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<OrderPage> {
  const isStall = isStallPath(new URL(request.url).pathname)
  const address = `/api/orders/${encodeURIComponent(params.id)}` as const
  const [answer, returns] = await Promise.all([
    call<typeof getOrder>('GET', address),
    isStall ? null : call<typeof returnsOfOrder>('GET', `${address}/returns`),
  ]).catch(() => [null, undefined])
  if (!answer || returns === undefined) return { kind: 'failed', message: 'The order did not load.' }
  if (isTurnedAway(answer)) throw redirect(homePath)
  if (!answer.ok) return { kind: answer.status === 404 ? 'missing' : 'failed', message: answer.body.message }
  if (returns && !returns.ok) return { kind: 'failed', message: returns.body.message }
  return { kind: 'full', order: answer.body.data, returns: returns && returns.body }
}

export function HydrateFallback() {
  return (
    <>
      <PageHead title="Order" />
      <h1 className="sr-only">Order</h1>
      <p role="status" className="sr-only">
        Loading...
      </p>
      <Skeleton className="h-11 w-32 rounded-[10px]!" />
      <Skeleton className="mt-2 h-9 max-w-sm rounded-[10px]!" />
      <Skeleton className="mt-4 h-11 max-w-xs rounded-[10px]!" />
      <div className={columns}>
        <Skeleton className="rounded-card! h-80" />
        <Skeleton className="rounded-card! h-60" />
      </div>
    </>
  )
}

/** One order, with all that became of it and all that can be done with it. */
export default function OrderRoom({ loaderData: page }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { state } = useLocation()
  /** The order as an answer had it after the page was loaded. */
  const [answered, setAnswered] = useState<{ page: OrderPage; order: OrderDetail } | null>(null)
  const { rooms, has } = usePlace()
  const { list, listName } = listBefore(state, has('packs') ? rooms.orders : null)

  const back = (
    <Link
      to={list}
      className="text-ink-soft hover:text-ink -ms-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-semibold"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      {listName}
    </Link>
  )
  if (page.kind !== 'full')
    return (
      <>
        <PageHead title="Order" />
        <h1 className="sr-only">Order</h1>
        {back}
        {page.kind === 'failed' ? (
          <ListFailed message={page.message} />
        ) : (
          <NothingFound title="We cannot find this order">
            <p>Please check its address, or look for it in all orders.</p>
          </NothingFound>
        )}
      </>
    )

  const order = answered?.page === page ? answered.order : page.order
  const on = {
    onOrder: (next: OrderDetail) => setAnswered({ page, order: next }),
    onMoved: () => void revalidate(),
  }
  return (
    <>
      <PageHead title={`Order #${order.orderNumber}`} />
      {back}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="figures text-2xl">Order #{order.orderNumber}</h1>
        <span role="status">
          <StatusMark status={order.status} /> <RefundedMark order={order} />
        </span>
      </div>
      <p className="text-ink-soft figures mt-1 flex flex-wrap items-center gap-x-3 text-sm">
        <time dateTime={order.createdAt}>{dateAndTime(order.createdAt)}</time>
        <span className="flex items-center">
          {order._id}
          <CopyButton what="order ID" text={order._id} />
        </span>
      </p>
      <WaitingRefund
        order={order}
        {...on}
        onOrder={(next) => {
          on.onOrder(next)
          // A return is answered with it.
          on.onMoved()
        }}
      />
      <OrderActions order={order} {...on} onLeave={() => void navigate(list)} />
      <div className={columns}>
        {/* What comes late stands in a gap of its own. */}
        <div className="flex min-w-0 flex-col gap-4">
          <OrderCard title="Products">
            <OrderLines order={order} />
            <OrderNote order={order} {...on} />
          </OrderCard>
          {page.returns && <OrderReturns order={order} returns={page.returns} onMoved={on.onMoved} />}
          <OrderMoney order={order} {...on} />
          {order.deposit > 0 && (
            <EmptiesCard key={order.status} of={{ order: order._id }} onMoved={on.onMoved} />
          )}
          <OrderDocuments order={order} />
        </div>
        <div className="min-w-0 space-y-4">
          <OrderCard title="Customer">
            <OrderCustomer order={order} />
          </OrderCard>
          <OrderCard title="Where it goes">
            <OrderDestination order={order} {...on} />
          </OrderCard>
          <OrderCard title="History">
            <OrderHistory {...order} />
          </OrderCard>
        </div>
      </div>
    </>
  )
}

const columns = 'mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]'

/** The list that one came from and the place in it, for the way back; without one all orders. */
function listBefore(state: unknown, orders: string | null): { list: string; listName: string } {
  const { listSearch = '', returnsSearch } = (state ?? {}) as Partial<Record<string, string>>
  if (returnsSearch !== undefined) return { list: deskReturnsPath + returnsSearch, listName: 'Returns' }
  if (orders === null) return { list: stallPath, listName: 'Stall' }
  return { list: orders + listSearch, listName: 'All orders' }
}
