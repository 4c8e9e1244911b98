import { Link } from 'react-router'

import type { OrderToPack } from '#contract/packing.ts'
import * as words from '#words/desk/packing/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'
import { pointName, slotTime } from '#words/ui/hours/en.ts'

/** Orders to pack, what goes first before the rest, with who has one. */
export function ToPackList({ orders }: { orders: readonly OrderToPack[] }) {
  if (orders.length === 0) return <p className="text-ink-soft mt-3">{words.nothing}</p>
  return (
    <ul className="mt-3 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {orders.map((order) => (
        <li
          key={order._id}
          className="bg-paper-raised border-line rounded-card flex flex-wrap items-center gap-x-4 gap-y-2 border p-4"
        >
          <div className="min-w-0 flex-1 basis-40 leading-snug wrap-anywhere">
            <span className="figures text-lg font-semibold">{words.order(order.orderNumber)}</span>{' '}
            <span className="font-semibold">{order.name}</span>
            <span className="text-ink-soft figures block text-sm">
              {words.lines(order.lines, order.pieces)}
            </span>
            <span className="text-ink-soft figures block text-sm">{whenOf(order)}</span>
            {order.packer && (
              <span className="bg-turmeric-tint mt-1 inline-block rounded-[6px] px-2 text-sm font-semibold">
                {order.packer.isOwn ? words.youPack : words.packs(order.packer.name)}
              </span>
            )}
          </div>
          <Link
            to={{ search: `?order=${encodeURIComponent(order._id)}` }}
            aria-label={words.beginOf(order.orderNumber)}
            className={
              order.packer && !order.packer.isOwn ? 'btn btn-quiet btn-small' : 'btn btn-primary btn-small'
            }
          >
            {order.packer?.isOwn ? words.goOn : words.begin}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function whenOf({
  slot,
  promisedOn,
  collect,
}: Pick<OrderToPack, 'slot' | 'promisedOn' | 'collect'>): string {
  if (slot) return slot.zone.kind === 'point' ? `${slotTime(slot)}, ${pointName(slot.zone)}` : slotTime(slot)
  if (collect) return words.fetched
  return promisedOn ? words.promised(shortDay(promisedOn)) : ''
}
