import type { ReactNode } from 'react'

import { dateAndTime } from '#app/desk/indian-time.ts'
import { CopyButton } from '#app/desk/widgets/copy-button.tsx'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import type { Order } from '#contract/orders.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { StatusMark } from './status-mark.tsx'

/** A whole order, beside the list. Money of the wire is in rupees. */
export function OrderPanel({ order, onClose }: { order: Order; onClose: () => void }) {
  return (
    <DeskDialog title="Order" width="side" onClose={onClose}>
      <dl className="figures grid grid-cols-[auto_1fr] items-center gap-x-5 text-sm *:min-h-8 [&>dt]:flex [&>dt]:items-center">
        <Fact name="Order ID">
          {order._id}
          <CopyButton what="order ID" text={order._id} />
        </Fact>
        <Fact name="Status">
          <StatusMark status={order.status} />
        </Fact>
        <Fact name="Date">
          <time dateTime={order.createdAt}>{dateAndTime(order.createdAt)}</time>
        </Fact>
        <Fact name="Customer">{order.user.name}</Fact>
        <Fact name="E-mail">{order.user.email}</Fact>
        <Fact name="Payment">
          {order.payment.way}, {order.payment.standing}
        </Fact>
        {order.payment.refused?.map(({ transactionId, amount, why }, at) => (
          <Fact key={at} name="Refund refused">
            <p className="py-1 leading-snug">
              {formatPaise(toPaise(amount))} of {transactionId} could not be given back: “{why}” Please give
              it back at the payment gateway, or to the customer in another way.
            </p>
          </Fact>
        ))}
        <Fact name="Transaction">
          {order.transactionId || '–'}
          {order.transactionId && <CopyButton what="transaction" text={order.transactionId} />}
        </Fact>
      </dl>
      <h3 className="mt-6 text-lg">Products</h3>
      <ul aria-label="Products" className="divide-line border-line mt-2 divide-y border-y">
        {order.productId.map((product) => (
          <li key={product._id} className="flex items-center gap-3 py-2.5 text-sm">
            <ProductPicture
              url={product.productImage[0]}
              alt=""
              category={product.category}
              sizes="2.75rem"
              className="w-11 shrink-0 rounded-[8px]"
            />
            <p className="min-w-0 flex-1 leading-snug wrap-anywhere">
              <span className="font-semibold">{product.productName}</span>
              <span className="text-ink-soft block">{product.brandName}</span>
            </p>
            <p className="figures text-end leading-snug">
              {formatPaise(toPaise(product.sellingPrice) * product.quantity)}
              <span className="text-ink-soft block">
                {product.quantity} × {formatPaise(toPaise(product.sellingPrice))}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <dl className="figures mt-3 space-y-1 text-sm">
        <Sum name="Subtotal" value={formatPaise(toPaise(order.subtotal))} />
        <Sum name="Delivery" value={order.shipping > 0 ? formatPaise(toPaise(order.shipping)) : 'Free'} />
        <Sum name="Total" value={formatPaise(toPaise(order.totalPrice))} isWhole />
      </dl>
    </DeskDialog>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="flex min-w-0 items-center font-medium wrap-anywhere">{children}</dd>
    </>
  )
}

function Sum({ name, value, isWhole = false }: { name: string; value: string; isWhole?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 ${isWhole ? 'border-line border-t pt-2 text-base font-semibold' : ''}`}
    >
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
