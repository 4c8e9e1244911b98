import { ProductPicture } from '#app/ui/product-picture.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { wishes } from '#words/ui/missing/en.ts'

/** What was bought, at the prices of that moment, and what it came to. Money of the wire is in rupees. */
export function OrderLines({ order }: { order: OrderDetail }) {
  return (
    <>
      <ul aria-label="Products" className="divide-line border-line mt-2 divide-y border-y">
        {order.productId.map((product) => (
          <li key={product.position} className="flex items-center gap-3 py-2.5 text-sm">
            <ProductPicture
              url={product.productImage[0]}
              alt=""
              category={product.category}
              sizes="2.75rem"
              className="w-11 shrink-0 rounded-[8px]"
            />
            <p className="min-w-0 flex-1 leading-snug wrap-anywhere">
              <span className="font-semibold">{product.productName}</span>{' '}
              <span className="figures whitespace-nowrap">{product.step?.amount ?? product.pack}</span>
              <span className="text-ink-soft block">{product.brandName}</span>
              {product.ifMissing && product.ifMissing !== 'refund' && (
                <span className="text-ink-soft block">If missing: {wishes[product.ifMissing]}</span>
              )}
            </p>
            <p className="figures text-end leading-snug">
              {formatPaise(toPaise(product.sellingPrice) * product.quantity)}
              <span className="text-ink-soft block">
                {product.step?.price ?? `${product.quantity} × ${formatPaise(toPaise(product.sellingPrice))}`}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <dl className="figures mt-3 space-y-1 text-sm">
        <Sum name="Subtotal" value={formatPaise(toPaise(order.subtotal))} />
        <Sum name="Delivery" value={order.shipping > 0 ? formatPaise(toPaise(order.shipping)) : 'Free'} />
        {order.discount > 0 && (
          <Sum
            name={order.totalPrice === 0 ? 'Replacement' : 'Discount'}
            value={formatPaise(-toPaise(order.discount))}
          />
        )}
        {order.savings.map(({ name, code, amount }) => (
          <Sum
            key={`${name} ${code}`}
            name={`Offer: ${name}${code && ` (${code})`}`}
            value={formatPaise(toPaise(amount))}
            isPart
          />
        ))}
        {order.deposit > 0 && <Sum name="Deposit on bottles" value={formatPaise(toPaise(order.deposit))} />}
        <Sum name="Total" value={formatPaise(toPaise(order.totalPrice))} isWhole />
      </dl>
    </>
  )
}

interface SumProps {
  name: string
  value: string
  isWhole?: boolean
  /** It is counted in the sums above. */
  isPart?: boolean
}

function Sum({ name, value, isWhole = false, isPart = false }: SumProps) {
  return (
    <div
      className={`flex justify-between gap-4 ${isWhole ? 'border-line border-t pt-2 text-base font-semibold' : ''} ${isPart ? 'text-ink-soft ps-4' : ''}`}
    >
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
