import { Link } from 'react-router'

import { productPath } from '#app/paths.ts'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { formatPaise } from '#domain/pricing/rules.ts'

import type { MyOrder } from './my-order.ts'
import { OrderAgainButton } from './order-again-button.tsx'

/** Only ever shown in the browser, whose clock and zone do not matter: orders are told in Indian time. */
const orderedOn = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

export function OrderCard({ order }: { order: MyOrder }) {
  return (
    <article className="bg-paper-raised border-line rounded-card border">
      <dl className="figures border-line grid grid-cols-2 gap-x-6 gap-y-3 border-b px-5 py-4 sm:grid-cols-[1fr_auto_auto_auto]">
        <Fact name="Order ID" value={order.id} className="max-sm:col-span-2" />
        <Fact name="Placed on" value={orderedOn.format(new Date(order.createdAt))} />
        <Fact name="Total" value={formatPaise(order.totalPaise)} />
        <div>
          <dt className="text-ink-soft text-sm">Status</dt>
          <dd>
            <span className="bg-leaf-tint inline-block rounded-full px-3 py-0.5 font-semibold">
              {order.status}
            </span>
          </dd>
        </div>
      </dl>
      <ul aria-label="Products" className="divide-line divide-y px-5">
        {order.lines.map((line) => (
          <li key={line.productId} className="flex items-center gap-4 py-3">
            <ProductPicture
              url={line.image}
              alt=""
              category={line.category}
              sizes="3.5rem"
              className="w-14 shrink-0 rounded-[10px]"
            />
            <Link to={productPath(line.productId)} className="min-w-0 flex-1 font-semibold hover:underline">
              {line.name}
            </Link>
            <p className="figures text-end">
              {formatPaise(line.sellingPricePaise * line.quantity)}
              <span className="text-ink-soft block text-sm">
                {line.quantity} × {formatPaise(line.sellingPricePaise)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="figures border-line flex justify-between gap-4 border-t px-5 py-3">
        Delivery
        <span>{order.shippingPaise > 0 ? formatPaise(order.shippingPaise) : 'Free'}</span>
      </p>
      <div className="border-line border-t px-5 py-3">
        <OrderAgainButton order={order} />
      </div>
    </article>
  )
}

function Fact({ name, value, className = '' }: { name: string; value: string; className?: string }) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  )
}
