import { ArrowLeft, Printer } from 'lucide-react'
import { Link, data } from 'react-router'

import { adminOnly } from '#app/desk/admin-only.server.ts'
import { isStallPath } from '#app/desk/desk-paths.ts'
import type { PrintedSheet } from '#app/desk/desk-paths.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { NothingFound } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { stallOnly } from '#app/desk/stall-only.server.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ordersToPrint } from '#domain/orders/orders-to-print.ts'
import * as words from '#words/desk/print/en.ts'

import type { Route } from './+types/print.ts'
import { DeliverySheet } from './delivery-sheet.tsx'
import { goodsToPick } from './goods-to-pick.ts'
import { PackList } from './pack-list.tsx'
import { PickList } from './pick-list.tsx'
import { sheetOrder } from './sheet-order.server.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

/** `Sheet`: for one order; null: one for all of them. */
const sheets: Record<PrintedSheet, { title: string; Sheet: typeof PackList | null }> = {
  'pick-list': { title: words.pickList, Sheet: null },
  'pack-list': { title: words.packList, Sheet: PackList },
  'delivery-sheet': { title: words.deliverySheet, Sheet: DeliverySheet },
}

/** More than a page of the list holds, and no more than an answer can. */
const most = 200

/** @throws a redirect for everybody but admins and those who pack at the stall; 404 for another sheet */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  if (isStallPath(new URL(request.url).pathname)) stallOnly(ctx, request)
  else adminOnly(ctx)
  const sheet = params.sheet.toLowerCase()
  if (!isSheet(sheet)) throw data(null, { status: 404 })
  const ids = new URL(request.url).searchParams.getAll('order').slice(0, most)
  const orders = await run(() => ordersToPrint(ctx, ids))
  const fetchedAt = ctx.shop.addressLines.join(', ')
  return {
    sheet,
    orders: orders.map((order) => sheetOrder(order, fetchedAt)),
    missing: new Set(ids).size - orders.length,
  }
}

/** Orders as they are to be printed, on paper: in black, whatever the colours of the panel. */
export default function Print({ loaderData: { sheet, orders, missing } }: Route.ComponentProps) {
  const { title, Sheet } = sheets[sheet]
  const { rooms } = usePlace()
  const print = () => window.print()
  return (
    <>
      <Link
        to={rooms.orders}
        className="text-ink-soft hover:text-ink -ms-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-semibold"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {words.allOrders}
      </Link>
      <RoomHead title={title}>
        {orders.length > 0 && (
          <Button size="small" onClick={print}>
            <Printer size={18} aria-hidden="true" />
            {words.print}
          </Button>
        )}
        <RoomKeys of="page" more={[{ key: 'p', does: words.print, act: print }]} />
      </RoomHead>
      <p className="figures text-ink-soft mt-1 mb-3 text-sm">{words.count(orders.length, missing)}</p>
      {orders.length === 0 ? (
        <NothingFound title={words.nothing}>
          <p>{words.nothingHint}</p>
        </NothingFound>
      ) : (
        <div className="sheets">
          {Sheet ? (
            orders.map((order) => <Sheet key={order.id} order={order} />)
          ) : (
            <PickList goods={goodsToPick(orders)} />
          )}
        </div>
      )}
    </>
  )
}

function isSheet(text: string): text is PrintedSheet {
  return Object.hasOwn(sheets, text)
}
