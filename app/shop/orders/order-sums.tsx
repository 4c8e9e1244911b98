import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/orders/one/en.ts'

import type { OneOrder } from './one-order.ts'

/** What the order costs. */
export function OrderSums({ order }: { order: OneOrder }) {
  // Of goods that replace others nothing is paid; else the shop has taken something off.
  const givenPaise = order.subtotalPaise + order.shippingPaise + order.depositPaise - order.totalPaise
  return (
    <dl className="figures border-line space-y-1 border-t px-5 py-4">
      <Row name={words.subtotal} paise={order.subtotalPaise} />
      <div className={rowClass}>
        <dt>{words.delivery}</dt>
        <dd>{order.shippingPaise > 0 ? formatPaise(order.shippingPaise) : words.free}</dd>
      </div>
      {order.depositPaise > 0 && <Row name={words.deposit} paise={order.depositPaise} />}
      {givenPaise > 0 && (
        <Row name={order.totalPaise === 0 ? words.replacement : words.discount} paise={-givenPaise} />
      )}
      <Row name={words.total} paise={order.totalPaise} className="pt-2 text-lg font-bold" />
    </dl>
  )
}

function Row({ name, paise, className = '' }: { name: string; paise: number; className?: string }) {
  return (
    <div className={`${rowClass} ${className}`}>
      <dt>{name}</dt>
      <dd>{formatPaise(paise)}</dd>
    </div>
  )
}

const rowClass = 'flex flex-wrap items-baseline justify-between gap-x-4'
