import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { orderPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as labels from '#words/shop/order-labels/en.ts'
import * as words from '#words/shop/orders/list/en.ts'
import { longDate } from '#words/ui/dates/en.ts'

import type { MyOrder } from './my-order.ts'
import { OrderAgainButton } from './order-again-button.tsx'
import { OrderLines } from './order-lines.tsx'

export function OrderCard({ order }: { order: MyOrder }) {
  const { needsAddress } = order.delivery
  const see = needsAddress ? words.tellUsWhere : words.seeOrder
  return (
    <article className="bg-paper-raised border-line rounded-card border">
      <dl className="figures border-line flex flex-wrap gap-x-6 gap-y-3 border-b px-5 py-4 sm:grid sm:grid-cols-[1fr_auto_auto_auto]">
        <Fact name={words.orderId} className="w-full">
          <Link to={orderPath(order.id)} prefetch="intent" className="hover:underline">
            #{order.number} <span className="text-ink-soft text-sm font-normal">{order.id}</span>
          </Link>
        </Fact>
        <Fact name={words.placedOn}>{longDate(order.createdAt)}</Fact>
        <Fact name={words.total}>{formatPaise(order.totalPaise)}</Fact>
        <div>
          <dt className="text-ink-soft text-sm">{words.status}</dt>
          <dd>
            <span className="bg-leaf-tint inline-block rounded-full px-3 py-0.5 font-semibold">
              {labels.label(order.status)}
            </span>
          </dd>
        </div>
      </dl>
      <OrderLines lines={order.lines} canRate={order.status === orderStatusLabels.delivered} />
      <div className="figures border-line border-t px-5 py-3">
        <p className="flex justify-between gap-4">
          {words.delivery}
          <span>{order.shippingPaise > 0 ? formatPaise(order.shippingPaise) : words.free}</span>
        </p>
        <p className="flex justify-between gap-4">
          {words.payment} <span className="text-end">{order.payment}</span>
        </p>
      </div>
      <div className="border-line flex flex-wrap gap-3 border-t px-5 py-3">
        {needsAddress && <p className="w-full font-semibold">{words.whereUnknown}</p>}
        <ButtonLink
          to={orderPath(order.id)}
          look={needsAddress ? 'primary' : 'quiet'}
          size="small"
          aria-label={`${see}: ${order.lines.map(({ name }) => name).join(', ')}`}
        >
          {see}
        </ButtonLink>
        <OrderAgainButton order={order} />
      </div>
    </article>
  )
}

interface FactProps {
  name: string
  className?: string
  children: ReactNode
}

function Fact({ name, className = '', children }: FactProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
