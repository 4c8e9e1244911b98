import { Link } from 'react-router'

import { productPath } from '#app/paths.ts'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import type { Order } from '#contract/orders.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

/** Only ever shown in the browser, whose clock and zone do not matter: orders are told in Indian time. */
const orderedOn = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

export function OrderCard({ order }: { order: Order }) {
  return (
    <article className="bg-paper-raised border-line rounded-card border">
      <dl className="figures border-line grid grid-cols-2 gap-x-6 gap-y-3 border-b px-5 py-4 sm:grid-cols-[1fr_auto_auto_auto]">
        <Fact name="Order ID" value={order._id} className="max-sm:col-span-2" />
        <Fact name="Placed on" value={orderedOn.format(new Date(order.createdAt))} />
        <Fact name="Total" value={formatPaise(toPaise(order.totalPrice))} />
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
        {order.productId.map((product) => (
          <li key={product._id} className="flex items-center gap-4 py-3">
            <ProductPicture
              url={product.productImage[0]}
              alt=""
              category={product.category}
              sizes="3.5rem"
              className="w-14 shrink-0 rounded-[10px]"
            />
            <Link to={productPath(product._id)} className="min-w-0 flex-1 font-semibold hover:underline">
              {product.productName}
            </Link>
            <p className="figures text-end">
              {formatPaise(toPaise(product.sellingPrice) * product.quantity)}
              <span className="text-ink-soft block text-sm">
                {product.quantity} × {formatPaise(toPaise(product.sellingPrice))}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="figures border-line flex justify-between gap-4 border-t px-5 py-3">
        Shipping
        <span>{order.shipping > 0 ? formatPaise(toPaise(order.shipping)) : 'Free'}</span>
      </p>
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
